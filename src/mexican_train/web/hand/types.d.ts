// How a hand is laid out, for the type checker.

/** What a hand may take, in pixels. */
interface HandSpace {
  width: number;
  /** How high it may be in a tray that has not grown. */
  usual: number;
  /** How high it may be at most. */
  height: number;
  /** How wide a tile may be. */
  most: number;
  /** Whether train and extras lie beside each other. */
  beside: boolean;
}

interface HandShape {
  /** The width of a tile; it is half as high. */
  piece: number;
  /** How many tiles are in a row of the train, and of the extras. */
  columns: number[];
  /** Whether there is not room for all of them. */
  crowded: boolean;
}
