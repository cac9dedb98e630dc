// Deals a round again from its seed, as docs/fair-deals.md says (algorithm 1), and compares. Nothing
// here asks the server: whoever does not trust it can check what it dealt.

import { sha256 } from './sha256.js';

const LABEL = new TextEncoder().encode('mexican-train/deal/1');
const SEED = /^[0-9a-f]{64}$/i;
const RANGE = 2 ** 32;

/**
 * One exchange of the shuffle: the number that was drawn, its remainder when divided by how many
 * tiles are left, and the tile that this puts in its final place.
 * @typedef {{place: number, word: number, pick: number, tile: string, other: string}} Swap
 */

/**
 * A hand as it was dealt and as the seed deals it.
 * @typedef {{dealt: string[], found: string[], same: boolean}} Compared
 */

/**
 * What came out: `promised` is what the record says was published, `noted` what this device noted
 * while the round ran, `found` the fingerprint of the seed.
 * @typedef {object} Check
 * @property {string} seed
 * @property {string} promised
 * @property {string | null} noted
 * @property {string} found
 * @property {boolean} kept
 * @property {string | null} aside the engine that was set aside before
 * @property {string[]} tiles
 * @property {Swap[]} swaps
 * @property {string[]} order
 * @property {Compared[]} hands
 * @property {Compared} boneyard
 * @property {boolean} fair whether all of it agrees
 */

/**
 * Checks the deal of a record; null where it brings no seed, or one that is none.
 * @param {RoundRecord} record
 * @param {Dealing} dealing
 * @param {string | null} [noted]
 * @returns {Check | null}
 */
export function checkDeal(record, dealing, noted = null) {
  const { seed, commitment, deal, players, round } = record;
  if (!seed || !commitment || !SEED.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const promised = commitment.toLowerCase();
  const found = hexOf(sha256(bytes));
  const aside = asideIn(dealing, round);
  const tiles = tilesOf(dealing.max_pip).filter((tile) => tile !== aside);
  const { order, swaps } = shuffled(tiles, bytes);
  const { hand } = dealing;
  const hands = deal.hands.map((dealt, seat) =>
    compared([...dealt].sort(byEnds), order.slice(seat * hand, (seat + 1) * hand).sort(byEnds)),
  );
  const boneyard = compared(deal.boneyard, order.slice(players * hand));
  const kept = promised === found && (noted === null || noted === found);
  const fair = kept && hands.every(({ same }) => same) && boneyard.same;
  const compares = { promised, noted, found, kept, hands, boneyard, fair };
  return { seed, aside, tiles, swaps, order, ...compares };
}

/**
 * The engine that is left out of the shuffle: from the highest double down, one lower each round.
 * @param {Dealing} dealing
 * @param {number} round
 */
function asideIn({ engine, max_pip }, round) {
  if (engine !== 'descending') return null;
  const pip = max_pip - ((round - 1) % (max_pip + 1));
  return `${pip}-${pip}`;
}

/** All tiles of a set, as they lie before the shuffle. */
function tilesOf(/** @type {number} */ most) {
  const pips = Array.from({ length: most + 1 }, (_, pip) => pip);
  return pips.flatMap((low) => pips.slice(low).map((high) => `${low}-${high}`));
}

/**
 * @param {string[]} tiles
 * @param {Uint8Array} seed
 */
function shuffled(tiles, seed) {
  const order = [...tiles];
  const words = wordsFrom(seed);
  /** @type {Swap[]} */
  const swaps = [];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const choices = place + 1;
    // Numbers at the top end would make some places more likely than others.
    const limit = RANGE - (RANGE % choices);
    let word = words.next().value;
    while (word >= limit) word = words.next().value;
    const pick = word % choices;
    [order[place], order[pick]] = [order[pick], order[place]];
    swaps.push({ place, word, pick, tile: order[place], other: order[pick] });
  }
  return { order, swaps };
}

/**
 * Numbers of 32 bits without end: SHA-256 of the label, the seed and a counter.
 * @param {Uint8Array} seed
 * @returns {Generator<number, never>}
 */
function* wordsFrom(seed) {
  const text = new Uint8Array(LABEL.length + seed.length + 8);
  text.set(LABEL);
  text.set(seed, LABEL.length);
  const counter = new DataView(text.buffer, LABEL.length + seed.length);
  for (let block = 0n; ; block += 1n) {
    counter.setBigUint64(0, block);
    const digest = new DataView(sha256(text).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/**
 * @param {string[]} dealt
 * @param {string[]} found
 * @returns {Compared}
 */
function compared(dealt, found) {
  return { dealt, found, same: dealt.join() === found.join() };
}

/**
 * @param {string} one
 * @param {string} other
 */
function byEnds(one, other) {
  const [low, high] = one.split('-').map(Number);
  const [lower, higher] = other.split('-').map(Number);
  return low - lower || high - higher;
}

/** Bytes in hexadecimal digits. */
export function hexOf(/** @type {Uint8Array} */ bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
