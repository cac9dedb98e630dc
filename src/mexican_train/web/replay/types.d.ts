// Records and their steps as the server tells them, for the type checker; docs/protocol.md and
// docs/formats.md explain each field.

/** A finished round. */
interface RoundRecord {
  format: string;
  sheet: string;
  rules?: Record<string, unknown>;
  players: number;
  round: number;
  deal: { hands: string[][]; boneyard: string[] };
  actions: string[];
  scores: number[];
  winners: number[];
  blocked: boolean;
  legal?: string[][];
  seed?: string;
  commitment?: string;
}

/** What of the rules one needs to deal again. */
interface Dealing {
  max_pip: number;
  hand: number;
  engine: string;
}

/** What was done, what happened, and how the table looked after it, all hands open. */
interface Step {
  action: string | null;
  seat: number | null;
  events: Happening[];
  view: View & { hands: string[][] };
}

/** A round to be watched; what nobody knows of it is null. */
interface Watched {
  players: { name: string; colour: string; bot: string | null }[] | null;
  rounds: number[] | null;
  record: RoundRecord;
  dealing: Dealing;
  steps: Step[];
}
