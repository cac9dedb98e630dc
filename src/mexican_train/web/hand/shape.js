// How large the tiles of a hand are, so that all of them are in sight: pure arithmetic.

const GAP = 6;
const ROW = 44; // what one taps is never lower
const CAPTION = 18;
const DIVIDER = 26;
const CROWDED = 76;
const WIDTHS = [116, 104, 94, 86, 78, 70, 62, 54, 46];

/**
 * @typedef {object} Space
 * @property {number} width what the hand may take, in pixels
 * @property {number} height
 * @property {number} most how wide a tile may be
 * @property {boolean} beside whether train and extras lie beside each other
 */

/**
 * @typedef {object} Shape
 * @property {number} piece the width of a tile; it is half as high
 * @property {number[]} columns how many tiles are in a row of the train, and of the extras
 * @property {boolean} crowded whether there is not room for all of them
 */

/**
 * The largest tiles with which everything fits, if it does at all.
 * @param {number} train how many tiles there are
 * @param {number} extras
 * @param {Space} space
 * @returns {Shape}
 */
export function shapeOf(train, extras, space) {
  const widths = WIDTHS.filter((width) => width <= space.most);
  const lay = space.beside ? beside : stacked;
  const shapes = widths.map((width) => lay(train, extras, width, space));
  // Where one has to scroll anyway, tiles need not be small.
  const fits = shapes.find(({ crowded }) => !crowded);
  return fits ?? shapes.find(({ piece }) => piece <= CROWDED) ?? shapes[0];
}

/** @type {(train: number, extras: number, piece: number, space: Space) => Shape} */
function beside(train, extras, piece, { width, height }) {
  const room = width - (train ? DIVIDER : 0);
  const rows = rowsWithin(train, extras, Math.floor((room + GAP) / (piece + GAP)));
  const columns = [train, extras].map((count) => Math.max(1, Math.ceil(count / rows)));
  const tall = tallOf(rows, piece) + (train ? CAPTION : 0);
  return { piece, columns, crowded: tall > height };
}

/**
 * As many as are at least that wide share the width.
 * @type {(train: number, extras: number, least: number, space: Space) => Shape}
 */
function stacked(train, extras, least, { width, height }) {
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const piece = Math.floor((width + GAP) / columns) - GAP;
  const rows = Math.ceil(train / columns) + Math.max(1, Math.ceil(extras / columns));
  const tall = tallOf(rows, piece) + (train ? 2 * CAPTION : 0);
  return { piece, columns: [columns, columns], crowded: tall > height };
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
