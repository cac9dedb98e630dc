// What one's presence at a table is made of, for the type checker.

/** What happened, as it is written and as it is read out. */
interface LogLine {
  seat: number | null;
  text: string;
  said: string;
}

/** What was asked of a strong player and, once it is there, the answer. */
interface AskedHint {
  id: string;
  version?: number;
  action?: string;
  reason?: string;
  arguments?: Record<string, any>;
}

/** How one has arranged one's hand: what is meant for one's own train, in order, and the others. */
interface Arrangement {
  train: string[];
  extras: string[];
}

type HandPart = keyof Arrangement;

/** Where a tile is to lie. */
interface HandSpot {
  tile: string;
  part: HandPart;
  place: number;
}

/** What one of the others did since one's own last move. */
interface News {
  seat: number;
  /** Which of these it is, from 1. */
  number: number;
  /** The wagons that were laid. */
  laid: { train: Train; tile: string }[];
  drew: boolean;
  passed: boolean;
}
