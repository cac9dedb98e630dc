// What the standard of QR codes says of their forty sizes: how much each holds, and what lies where.

/** How many codewords repair each block, by size from 1 on; for the levels L and M. */
const REPAIRING = {
  L: [
    ...[7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30],
    ...[30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  ],
  M: [
    ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28],
    ...[28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  ],
};
/** Into how many blocks the codewords go. */
const BLOCKS = {
  L: [
    ...[1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13],
    ...[14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  ],
  M: [
    ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23],
    ...[25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  ],
};
const LARGEST = 40;

/** @typedef {'L' | 'M'} Level how much of a code may be dirty: 7 or 15 per cent */
/** @typedef {{version: number, side: number, blocks: number, repairing: number, data: number}} Size */

/**
 * The smallest size that holds so many bytes; null if none does.
 * @param {number} bytes
 * @param {Level} level
 * @returns {Size | null}
 */
export function sizeFor(bytes, level) {
  for (let version = 1; version <= LARGEST; version += 1) {
    const size = sizeOf(version, level);
    const counted = version < 10 ? 1 : 2; // how many bytes say how many there are
    // Four bits say that bytes follow, so all is shifted by half a byte, and one is lost.
    if (bytes + counted + 1 <= size.data) return size;
  }
  return null;
}

/**
 * @param {number} version
 * @param {Level} level
 * @returns {Size}
 */
function sizeOf(version, level) {
  const [blocks, repairing] = [BLOCKS[level][version - 1], REPAIRING[level][version - 1]];
  const codewords = Math.floor(freeModules(version) / 8);
  return { version, side: 4 * version + 17, blocks, repairing, data: codewords - blocks * repairing };
}

/** How many modules are left for codewords. @param {number} version */
function freeModules(version) {
  const side = 4 * version + 17;
  const corners = 3 * 64;
  const formats = 31; // and one module that is always dark
  const timing = 2 * (side - 16);
  const marks = alignmentsOf(version).length;
  // Each mark is 5 by 5, three places of the grid are taken by the corners, and marks in the row
  // and the column of the timing share five modules with it.
  const aligning = marks ? (marks * marks - 3) * 25 - 2 * (marks - 2) * 5 : 0;
  const versions = version >= 7 ? 36 : 0;
  return side * side - corners - formats - timing - aligning - versions;
}

/** Where the middles of the alignment marks lie, in rows and columns alike. @param {number} version */
export function alignmentsOf(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}
