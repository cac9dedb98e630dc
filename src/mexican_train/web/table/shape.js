// How large the tiles of a hand are, so that all of them are in sight: pure arithmetic.

export const GAP = 6;
const ROW = 44; // what one taps is never lower
const CAPTION = 22;
const DIVIDER = 26;
const WIDTHS = [116, 104, 94, 86, 78, 70, 62, 54];

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
 */

/**
 * The largest tiles with which everything fits; the smallest ones if nothing does.
 * @param {number} train how many tiles there are
 * @param {number} extras
 * @param {Space} space
 * @returns {Shape}
 */
export function shapeOf(train, extras, space) {
  const { width, height, most, beside } = space;
  const parts = train ? 2 : 1;
  const caption = train ? CAPTION : 0;
  const small = WIDTHS.filter((each) => each <= most);
  for (const least of small) {
    const row = (/** @type {number} */ piece) => Math.max(ROW, piece / 2) + GAP;
    if (beside) {
      const across = Math.floor((width + GAP - (parts - 1) * DIVIDER) / (least + GAP));
      const rows = rowsWithin(train, extras, across);
      if (rows * row(least) - GAP + caption <= height || least === small.at(-1)) {
        const columns = [train, extras].map((count) => Math.max(1, Math.ceil(count / rows)));
        return { piece: least, columns };
      }
    } else {
      // As many as are at least that wide share the width.
      const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
      const piece = Math.floor((width + GAP) / columns) - GAP;
      const rows = Math.ceil(train / columns) + Math.ceil(extras / columns);
      const tall = rows * row(piece) - GAP + parts * caption;
      if (tall <= height || least === small.at(-1)) return { piece, columns: [columns, columns] };
    }
  }
  return { piece: ROW, columns: [1, 1] };
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
