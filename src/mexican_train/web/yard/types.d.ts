// How a yard is measured and what is shown of it, for the type checker.

/** The ground a yard has, in pixels; `scale` is that of the letters. */
interface Ground {
  width: number;
  height: number;
  scale?: number;
}

/** Where plates stand: above the beginning of their tracks, or beside it. */
type Plates = 'above' | 'beside';

/** How much room a yard has: without a turntable, with one, and so that all is larger. */
type Build = 'narrow' | 'wide' | 'grand';

/** A way to lay out the yard. */
interface YardShape {
  plates: Plates;
  build: Build;
  columns: number;
  /** How wide the ground of the turntable is; 0 without one. */
  hub: number;
  /** How wide a plate is that stands beside its track. */
  plate: number;
  /** How much of a lane is above its track. */
  above: number;
  /** How many wagons of a train should be in sight. */
  fair: number;
}

/** The sizes of everything in a yard, in pixels. */
interface YardSizes extends Omit<YardShape, 'fair'> {
  rows: number;
  /** Whether there is room for one more lane, and so for engine and boneyard. */
  cell: boolean;
  /** How high the ground above all lanes is, for engine and boneyard. */
  top: number;
  /** How high a lane is. */
  lane: number;
  /** How wide a lane is. */
  across: number;
  aisle: number;
  /** How long a track is. */
  track: number;
  /** How wide a tile is; it is twice as long. */
  tile: number;
  /** How many runs a train may have, there and back. */
  runs: number;
  /** How high one run is. */
  run: number;
  /** How much room a track needs to turn. */
  bend: number;
  /** How long the place for one more wagon is. */
  place: number;
  /** How high it is. */
  high: number;
  /** How long it is where a word must fit into it. */
  word: number;
  /** Whether the locomotive always stands behind that place. */
  roomy: boolean;
  /** True where a plate beside its track may be high enough for a name of two lines. */
  tall: boolean;
  loco: number;
  /** How much room the number of folded wagons takes. */
  fold: number;
  /** How wide each of them is in the strip behind that number; 0 where there is no strip. */
  slice: number;
  /** How many of them the strip shows at most. */
  slices: number;
  /** How high the numbers are that stand over what others laid. */
  badge: number;
  /** Whether all lanes are in sight at once. */
  fits: boolean;
}

/** What is shown of a round, and what one can do there. */
interface YardScene {
  view: View;
  /** Of the ground the yard has, in pixels. */
  size: { width: number; height: number };
  /** The trains that are shown, where these are not all of them. */
  trains?: Train[];
  /** What others did lately. */
  news?: News[];
  /** The wagon that is laid, but the table has not said so yet. */
  sent?: string | null;
  /** The wagon that was laid where another would have been better. */
  blamed?: string | null;
  /** The tile that looks for its place. */
  chosen?: string | null;
  /** The trains on which it may be laid. */
  places?: Train[];
  /** False where the boneyard is shown elsewhere. */
  boneyard?: boolean;
  /** Lays the chosen tile. */
  lay?: (train: Train) => void;
  /** Shows the whole of a train. */
  look?: (train: Train) => void;
}
