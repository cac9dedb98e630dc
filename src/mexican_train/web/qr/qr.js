// QR codes: a text as dark and light squares that every phone reads. Pure, and without a server.

import { codewordsOf } from './codewords.js';
import { alignmentsOf, sizeFor } from './sizes.js';

/** @typedef {import('./sizes.js').Level} Level */
/** @typedef {import('./sizes.js').Size} Size */
/** The squares row by row: whether each is dark. @typedef {boolean[][]} Squares */

const LEVELS = { L: 0b01, M: 0b00 };

/** Which squares each mask turns over. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/**
 * The code of a text; null if it is too long for any.
 * @param {string} text
 * @param {Level} [level]
 * @returns {Squares | null}
 */
export function qrCode(text, level = 'M') {
  const bytes = new TextEncoder().encode(text);
  const size = sizeFor(bytes.length, level);
  if (!size) return null;
  const frame = frameOf(size);
  const laid = lay(codewordsOf(bytes, size), frame);
  const drawn = MASKS.map((mask, number) => masked(laid, frame, mask, formatOf(level, number)));
  const ugly = drawn.map(uglinessOf);
  return drawn[ugly.indexOf(Math.min(...ugly))];
}

// ---------------------------------------------------------------- what is there before the text

/**
 * The marks by which a code is found and straightened; null where there is room for the text, and
 * false where the format will stand.
 * @param {Size} size
 * @returns {(boolean | null)[][]}
 */
function frameOf({ version, side }) {
  /** @type {(boolean | null)[][]} */
  const frame = Array.from({ length: side }, () => Array(side).fill(null));
  for (let at = 0; at < side; at += 1) frame[6][at] = frame[at][6] = at % 2 === 0;
  const marks = alignmentsOf(version);
  for (const y of marks) {
    for (const x of marks) if (!inCorner(y, x, side)) rings(frame, y, x, 2, [0, 2]);
  }
  for (const [y, x] of [[3, 3], [3, side - 4], [side - 4, 3]]) rings(frame, y, x, 4, [0, 1, 3]);
  for (const [y, x] of formatPlaces(side).flat()) frame[y][x] = false;
  frame[side - 8][8] = true;
  if (version >= 7) {
    const bits = checked(version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const [one, other] = [side - 11 + (at % 3), Math.floor(at / 3)];
      frame[one][other] = frame[other][one] = Boolean((bits >> at) & 1);
    }
  }
  return frame;
}

/** @type {(y: number, x: number, side: number) => boolean} */
function inCorner(y, x, side) {
  const [top, left] = [y === 6, x === 6];
  return (top && left) || (top && x === side - 7) || (left && y === side - 7);
}

/**
 * Rings around a middle, those at some distances dark.
 * @param {(boolean | null)[][]} frame
 * @param {number} y
 * @param {number} x
 * @param {number} reach
 * @param {number[]} dark
 */
function rings(frame, y, x, reach, dark) {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (frame[y + dy]?.[x + dx] === undefined) continue;
      frame[y + dy][x + dx] = dark.includes(Math.max(Math.abs(dy), Math.abs(dx)));
    }
  }
}

/** Where the 15 bits of the format stand, twice; the lowest first. @param {number} side */
function formatPlaces(side) {
  const down = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [y, 8]);
  const left = [7, 5, 4, 3, 2, 1, 0].map((x) => [8, x]);
  const right = Array.from({ length: 8 }, (_, at) => [8, side - 1 - at]);
  const below = Array.from({ length: 7 }, (_, at) => [side - 7 + at, 8]);
  return [[...down, ...left], [...right, ...below]];
}

/**
 * A number with bits behind it that check it.
 * @param {number} number
 * @param {number} bits
 * @param {number} generator
 */
function checked(number, bits, generator) {
  let rest = number;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (number << bits) | rest;
}

/** @param {Level} level @param {number} mask */
function formatOf(level, mask) {
  return checked((LEVELS[level] << 3) | mask, 10, 0x537) ^ 0x5412;
}

// ---------------------------------------------------------------- the text

/**
 * The codewords bit by bit, up and down in columns of two from the right.
 * @param {number[]} codewords
 * @param {(boolean | null)[][]} frame
 * @returns {Squares}
 */
function lay(codewords, frame) {
  const side = frame.length;
  const laid = frame.map((row) => row.map(Boolean));
  let bit = 0;
  let up = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1; // the column of the timing
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (frame[y][x] !== null) continue;
        laid[y][x] = Boolean(((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
        bit += 1;
      }
    }
    up = !up;
  }
  return laid;
}

/**
 * A code with one mask over its text, and the format that says which.
 * @param {Squares} laid
 * @param {(boolean | null)[][]} frame
 * @param {(row: number, column: number) => boolean} mask
 * @param {number} format
 */
function masked(laid, frame, mask, format) {
  const drawn = laid.map((row, y) =>
    row.map((dark, x) => (frame[y][x] === null ? dark !== mask(y, x) : dark)),
  );
  for (const places of formatPlaces(laid.length)) {
    places.forEach(([y, x], at) => {
      drawn[y][x] = Boolean((format >> at) & 1);
    });
  }
  return drawn;
}

// ---------------------------------------------------------------- which mask is read best

/** What may confuse a reader, as the standard counts it. @param {Squares} squares */
function uglinessOf(squares) {
  const columns = squares.map((_, x) => squares.map((row) => row[x]));
  const lines = [...squares, ...columns].map((line) => line.map(Number).join(''));
  const dark = squares.flat().filter(Boolean).length / squares.length ** 2;
  return (
    lines.map(uglinessOfLine).reduce((sum, each) => sum + each, 0) +
    3 * squareBlocks(squares) +
    10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
  );
}

/** Long runs of one kind, and what looks like a corner. @param {string} line */
function uglinessOfLine(line) {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const corners = [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * corners;
}

/** How many squares of two by two are of one kind. @param {Squares} squares */
function squareBlocks(squares) {
  let found = 0;
  for (let y = 1; y < squares.length; y += 1) {
    for (let x = 1; x < squares.length; x += 1) {
      const kind = squares[y][x];
      if (squares[y - 1][x] === kind && squares[y][x - 1] === kind && squares[y - 1][x - 1] === kind) {
        found += 1;
      }
    }
  }
  return found;
}
