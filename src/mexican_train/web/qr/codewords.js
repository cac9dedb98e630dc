// A text as the codewords of a QR code: its bytes, and those that repair them when some are lost.

/** @typedef {import('./sizes.js').Size} Size */

const BYTES = 0b0100;
const FILLING = [0xec, 0x11];

/**
 * All codewords in the order in which they are laid.
 * @param {Uint8Array} bytes
 * @param {Size} size
 */
export function codewordsOf(bytes, size) {
  const blocks = inBlocks(dataOf(bytes, size), size);
  const repairs = blocks.map((block) => repairOf(block, generatorOf(size.repairing)));
  return [...woven(blocks), ...woven(repairs)];
}

/**
 * The bytes with what says that they are bytes and how many, filled up to what the size holds.
 * @param {Uint8Array} bytes
 * @param {Size} size
 */
function dataOf(bytes, { version, data }) {
  const counted = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  const whole = [...counted, ...bytes, 0];
  // Half a byte stands before everything, and the end is half a byte of nothing.
  const shifted = whole.map((byte, at) => (((at ? whole[at - 1] : BYTES) & 15) << 4) | (byte >> 4));
  const filling = Array.from({ length: data - shifted.length }, (_, at) => FILLING[at % 2]);
  return [...shifted, ...filling];
}

/**
 * The blocks, of which the last ones are longer by one where they do not come out even.
 * @param {number[]} data
 * @param {Size} size
 */
function inBlocks(data, { blocks }) {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let from = 0;
  return Array.from({ length: blocks }, (_, at) => {
    const to = from + short + (at >= blocks - longer ? 1 : 0);
    const block = data.slice(from, to);
    from = to;
    return block;
  });
}

/** The first of each, then the second of each, and so on. @param {number[][]} blocks */
function woven(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.map((block) => block[at]))
    .flat()
    .filter((codeword) => codeword !== undefined);
}

// ---------------------------------------------------------------- repairing, by Reed and Solomon

/** The product of two elements of the field of 256 that QR codes use. @type {(a: number, b: number) => number} */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The polynomial whose roots are the first powers of two, without its leading one. @param {number} degree */
function generatorOf(degree) {
  const found = [...Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      found[at] = times(found[at], root) ^ (found[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return found;
}

/**
 * What is left when a block is divided by the generator.
 * @param {number[]} block
 * @param {number[]} generator
 */
function repairOf(block, generator) {
  let left = Array(generator.length).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ left[0];
    left = [...left.slice(1), 0].map((each, at) => each ^ times(generator[at], factor));
  }
  return left;
}
