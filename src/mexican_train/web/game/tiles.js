// Tiles as they are written: two numbers with a stroke between them. In a hand the lower one comes
// first, `5-12`; on a train the one towards the engine, `12-5`.

/**
 * The two numbers of a tile, as it lies.
 * @param {string} tile
 * @returns {[number, number]}
 */
export function pipsOf(tile) {
  const [one, other] = tile.split('-').map(Number);
  return [one, other];
}

/** A tile that lies so. @param {number} one @param {number} other */
export function lying(one, other) {
  return `${one}-${other}`;
}

/** A tile as a hand writes it: the lower number first. @param {number} one @param {number} other */
export function tileOf(one, other) {
  return lying(Math.min(one, other), Math.max(one, other));
}

/** @param {number} pip */
export function doubleOf(pip) {
  return lying(pip, pip);
}

/** @param {string} tile */
export function isDouble(tile) {
  const [one, other] = pipsOf(tile);
  return one === other;
}

/** Whether a tile has this number. @param {string} tile @param {number} pip */
export function hasPip(tile, pip) {
  return pipsOf(tile).includes(pip);
}

/** However a tile lies, as a hand writes it. @param {string} tile */
export function lowFirst(tile) {
  return tileOf(...pipsOf(tile));
}

/** @param {string} tile */
export function highFirst(tile) {
  return turnedAround(lowFirst(tile));
}

/** The same tile, lying the other way. @param {string} tile */
export function turnedAround(tile) {
  const [one, other] = pipsOf(tile);
  return lying(other, one);
}
