// SHA-256, written out: what browsers bring along for it is missing where a page is not secure, as
// on a phone that opens http://192.168…

const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of what follows the point in the roots of the first primes. */
const [START, CONSTANTS] = (() => {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < ROUNDS; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  const bits = (/** @type {number} */ root) => Math.floor((root % 1) * 2 ** 32);
  return [primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))), primes.map(cubic)];

  /** The third root needs more figures than `Math.cbrt` has, so it is found in whole numbers. */
  function cubic(/** @type {number} */ prime) {
    const wanted = BigInt(prime) << 96n;
    let root = BigInt(Math.floor(Math.cbrt(prime) * 2 ** 32));
    while ((root + 1n) ** 3n <= wanted) root += 1n;
    while (root ** 3n > wanted) root -= 1n;
    return Number(root & 0xffffffffn);
  }
})();

/**
 * The SHA-256 of some bytes, as 32 bytes.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const state = Uint32Array.from(START);
  const padded = pad(bytes);
  const words = new Uint32Array(ROUNDS);
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(at + 4 * i);
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** The bytes, a one, zeros, and how many bits they were. */
function pad(/** @type {Uint8Array} */ bytes) {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/**
 * Works one block into the state.
 * @param {Uint32Array} state
 * @param {Uint32Array} words of which the first 16 are the block
 */
function mix(state, words) {
  for (let i = 16; i < ROUNDS; i += 1) {
    const [near, far] = [words[i - 2], words[i - 15]];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16] + one + words[i - 7] + two;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[i] + words[i];
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

/**
 * @param {number} word
 * @param {number} by
 */
function turn(word, by) {
  return (word >>> by) | (word << (32 - by));
}
