// What the server tells, for the type checker; docs/protocol.md explains each field.

/** A seat, or the Mexican train. */
type Train = number | 'M';

interface Player {
  name: string;
  colour: string;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  taken: boolean;
}

/** What one seat, or a spectator, may know of a table. */
interface View {
  table: string;
  seat: number | null;
  version: number;
  phase: 'lobby' | 'playing' | 'round_over' | 'match_over';
  host: number;
  players: Player[];
  sheet: string;
  rules: Record<string, unknown>;
  rounds: number;
  clock: number | null;
  hints: boolean;
  chat: 'all' | 'phrases' | 'off';
  public: boolean;
  paused: boolean;
  deadline: number | null;
  match: number;
  ready: number[];
  agreed: number[];
  round: number;
  engine: number;
  engine_player: number | null;
  first: number;
  turn: number | null;
  hand: string[];
  hands: string[][] | null;
  counts: number[];
  boneyard: number;
  trains: string[][];
  mexican: string[];
  markers: number[];
  open_double: Train | null;
  open_doubles: Train[];
  follow_up: Train | null;
  drawn: boolean;
  series: boolean;
  blocked: boolean;
  legal: string[];
  calls: string[];
  scores: number[][];
  totals: number[];
  winners: number[];
  round_winners: number[];
  worth: number[][] | null;
  commitment: string | null;
  next_commitment: string | null;
  seed: string | null;
}

/** Something that happened at a table; the fields depend on the type. */
interface Happening {
  type: string;
  seat?: number;
  [field: string]: any;
}

/** A sheet of rules as `GET /api/sheets` tells of it. */
interface Sheet {
  name: string;
  title: string;
  language: string;
  about: string;
  players: [number, number];
  rules: Record<string, any>;
  variants: string[];
}

/** All there is to choose from, as `GET /api/sheets` tells it. */
interface Told {
  sheets: Sheet[];
  variants: Record<string, Record<string, any>>;
  fields: Record<string, any>;
  seats: [number, number];
  clock: [number, number];
  chat: string[];
  bots: string[];
  colours: string[];
  phrases: string[];
}

/** What anyone may know of a table, as `GET /api/tables/{table}` tells it. */
interface About {
  table: string;
  phase: View['phase'];
  sheet: string;
  rounds: number;
  free: number;
  invite?: string;
  players: Player[] | null;
}

/** A refusal that can be put into words. */
interface Problem {
  code: string;
  message?: string;
}
