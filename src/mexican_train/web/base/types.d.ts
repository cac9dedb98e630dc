// What pages and the whole know of each other, and what this device keeps, for the type checker.

/** A page: what it shows, and what the rest needs to know of it. */
interface Page {
  draw: () => any;
  /** Called after each drawing. */
  drawn?: () => void;
  /** What had the focus there is gone: finds it another place, if there is one. */
  refocus?: () => boolean;
  title?: () => string;
  /** Whether the page itself shows this address, over what it shows, or closes what did. */
  takes?: (path: string, fragment: string) => boolean;
  close?: () => void;
}

/** What pages may ask of the whole. */
interface App {
  /** To another address of the page. */
  go: (path: string) => void;
  /** Another page at the same address. */
  show: (page: Page) => void;
}

/** What somebody came with to a page. */
interface Coming {
  /** What the address says of the page, such as the table. */
  parts: string[];
  /** What it says behind the #. */
  fragment: string;
}

/** How a page is opened. */
type Opens = (app: App, coming: Coming) => Page | Promise<Page>;

/** How the page looks, moves and sounds on this device. */
interface Settings {
  theme: 'device' | 'light' | 'dark' | 'felt' | 'night' | 'contrast';
  sound: boolean;
  /** Whether things move where the device has nothing against it. */
  motion: boolean;
  /** Whether short tips come by themselves in a first match. */
  tips: boolean;
  /** Where tiles have numerals instead of pips: where they are small, always, or never. */
  numerals: 'small' | 'always' | 'never';
}

/** How one had arranged one's hand in a round. */
interface KeptHand {
  round: string;
  train: string[];
  extras: string[];
}

/** What was noted of a table when it was last seen; `points` are one's own. */
interface SeenTable {
  sheet: string;
  names: string[];
  phase: View['phase'];
  round: number;
  rounds: number;
  points: number;
  /** Whether the table waits for one. */
  mine?: boolean;
}

/**
 * What is kept of a table: what opens it, how one arranged one's hand, what was noted of its
 * deals and of itself, and when it was last used.
 */
interface TableSecrets {
  token?: string;
  invite?: string;
  /** The id that a seat was asked for with, until the answer is here. */
  sitting?: string;
  /** The token that a seat given during a match will open; `sent` once the table has noted it. */
  asking?: { token: string; sent: boolean };
  /** Whether the person at this device only watches. */
  watching?: boolean;
  /** The token that the seat is to have, until the table says that it has. */
  renewing?: string;
  hand?: KeptHand;
  notes?: DealNotes;
  seen?: SeenTable;
  /** The deal that is played there, where others play it too. */
  challenge?: TableDeal;
  at: number;
}

/** A deal that others play too; `id` is the same whoever sent it. */
interface DealAbout {
  id: string;
  code: string;
  day: string | null;
  sheet: string;
}

/** The same, as its table knows it; `practice` where it was played before. */
interface TableDeal {
  id: string;
  code: string;
  day: string | null;
  practice: boolean;
}

/** What a round of such a deal came to; `record` is null where only the points are kept. */
interface DealResult {
  points: number;
  scores: number[];
  /** One's own. */
  seat: number;
  players: { name: string; colour: string; bot: string | null }[];
  record: RoundRecord | null;
}

/** What is kept of such a deal on this device. */
interface KeptDeal extends DealAbout {
  /** When it was begun, in milliseconds, and on which day here. */
  at: number;
  on: string;
  /** Where it was begun; empty where that table is gone. */
  table: string;
  /** Of the first round, once it is over. */
  result: DealResult | null;
  par: Par | null;
  /** What was played after it; `points` once that is over. */
  practice: { table: string; points: number | null } | null;
  /** The code of one's own result, where it was sent. */
  sent?: string;
  /** The name under which one's result is in a server's table. */
  listed?: string;
}

/** What a review found of one round in one's own seat, in points; below zero is good. */
interface NotedReview {
  gaveAway: number;
  luck: number;
  slips: number;
  mistakes: number;
}

/** A match that was played on this device: what stays of it when its table is gone. */
interface KeptGame {
  table: string;
  match: number;
  /** When its last round was over, in milliseconds. */
  at: number;
  /** Whether it was played to its end. */
  over: boolean;
  sheet: string;
  /** House rules: where it differed from its sheet. */
  rules: Record<string, any>;
  /** `bot` is the level of a bot. */
  players: { name: string; colour: string; bot: string | null }[];
  /** One's own. */
  seat: number;
  scores: number[][];
  totals: number[];
  winners: number[];
  /** The engine of each round; null where one was away. */
  engines: (number | null)[];
  /** What was found of rounds, by their numbers. */
  reviews: Record<string, NotedReview>;
}

/**
 * A position in which one move is clearly best, as its seat sees it; docs/review.md says how they are
 * chosen. `moves` are all that are legal, the best first: what each costs more, and the error of that.
 */
interface Puzzle {
  sheet: string;
  players: number;
  round: number;
  seat: number;
  engine: number;
  hand: string[];
  counts: number[];
  boneyard: number;
  trains: string[][];
  mexican: string[];
  markers: number[];
  open_doubles: Train[];
  follow_up: Train | null;
  drawn: boolean;
  series: boolean;
  moves: [action: string, gap: number, error: number][];
  reason: string;
  arguments: Record<string, number | string>;
  /** The bots that miss it. */
  missed: string[];
  grade: 'easy' | 'medium' | 'hard';
}
