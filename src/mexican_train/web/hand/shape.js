// How large the tiles of a hand are, so that all of them are in sight: pure arithmetic.

const GAP = 6;
const ROW = 44; // what one taps is never lower
const CAPTION = 18;
const DIVIDER = 26;
const CROWDED = 76;
const WIDTHS = [132, 116, 104, 94, 86, 78, 70, 62, 54, 46];
/** A tray grows before tiles get smaller than that. */
const SMALL = 62;

/** @typedef {Omit<HandShape, 'crowded'> & {tall: number}} Laid how tiles would lie, and how high */

/**
 * The largest tiles with which everything fits, if it does at all: in a tray as it usually is, so
 * that the yard stays as it is, or else in one that has grown.
 * @param {number} train how many tiles there are
 * @param {number} extras
 * @param {HandSpace} space
 * @returns {HandShape}
 */
export function shapeOf(train, extras, space) {
  const widths = WIDTHS.filter((width) => width <= space.most);
  const lay = space.beside ? beside : stacked;
  const shapes = widths.map((width) => lay(train, extras, width, space));
  const usual = shapes.find(({ tall, piece }) => tall <= space.usual && piece >= SMALL);
  const fits = usual ?? shapes.find(({ tall }) => tall <= space.height);
  // Where one has to scroll anyway, tiles need not be small.
  const { piece, columns } = fits ?? shapes.find((each) => each.piece <= CROWDED) ?? shapes[0];
  return { piece, columns, crowded: !fits };
}

/** @type {(train: number, extras: number, piece: number, space: HandSpace) => Laid} */
function beside(train, extras, piece, { width }) {
  const room = width - (train ? DIVIDER : 0);
  const rows = rowsWithin(train, extras, Math.floor((room + GAP) / (piece + GAP)));
  const columns = [train, extras].map((count) => Math.max(1, Math.ceil(count / rows)));
  return { piece, columns, tall: tallOf(rows, piece) + (train ? CAPTION : 0) };
}

/**
 * As many as are at least that wide share the width.
 * @type {(train: number, extras: number, least: number, space: HandSpace) => Laid}
 */
function stacked(train, extras, least, { width, most }) {
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const piece = Math.min(most, Math.floor((width + GAP) / columns) - GAP);
  const rows = Math.ceil(train / columns) + Math.max(1, Math.ceil(extras / columns));
  const tall = tallOf(rows, piece) + (train ? 2 * CAPTION : 0);
  return { piece, columns: [columns, columns], tall };
}

/** @type {(rows: number, piece: number) => number} */
function tallOf(rows, piece) {
  return rows * (Math.max(ROW, piece / 2) + GAP) - GAP;
}

/**
 * In how few rows both parts fit beside each other.
 * @param {number} train
 * @param {number} extras
 * @param {number} across how many tiles there is room for in a row
 */
function rowsWithin(train, extras, across) {
  let rows = 1;
  const wide = () => Math.ceil(train / rows) + Math.ceil(extras / rows);
  while (wide() > Math.max(across, 2)) rows++;
  return rows;
}
