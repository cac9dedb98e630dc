// Deals a round again from its seed and what devices added, as docs/fair-deals.md says (algorithms 1
// and 2), and compares. Nothing here asks the server: whoever does not trust it can check what it
// dealt.

import { engineSetAside } from './engines.js';
import { bytesOf, hexOf } from './hex.js';
import { judged } from './notes.js';
import { byPips, fullSet } from './sets.js';
import { sha256 } from './sha256.js';
import { doubleOf } from './tiles.js';

const LABEL = new TextEncoder().encode('mexican-train/deal/1');
const MIX_LABEL = new TextEncoder().encode('mexican-train/deal/2');
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
 * before the round ran, `found` the fingerprint of the seed; `mix` is what devices added, `mixed` the
 * seed that came of it.
 * @typedef {object} Check
 * @property {string} seed
 * @property {string} promised
 * @property {string | null} noted
 * @property {string} found
 * @property {boolean} kept whether the seed is the one that was promised
 * @property {(MixedShare | null)[] | null} mix
 * @property {string | null} mixed
 * @property {ReturnType<typeof judged>} verdict what this device's notes say
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
 * @param {DealNote | null} [note] what this device noted
 * @returns {Check | null}
 */
export function checkDeal(record, dealing, note = null) {
  const { seed, commitment, deal, players, round } = record;
  const mix = record.mix?.some(Boolean) ? record.mix : null;
  if (!seed || !commitment || !SEED.test(seed) || (mix && !mix.every(isShare))) return null;
  const bytes = bytesOf(seed);
  const dealer = mix ? mixedSeed(bytes, mix) : bytes;
  const promised = commitment.toLowerCase();
  const found = hexOf(sha256(bytes));
  // The engine that is set aside is left out of the shuffle.
  const engine = engineSetAside(dealing, round);
  const aside = engine === null ? null : doubleOf(engine);
  const tiles = fullSet(dealing.max_pip).filter((tile) => tile !== aside);
  const { order, swaps } = shuffled(tiles, dealer);
  const { hand } = dealing;
  const hands = deal.hands.map((dealt, seat) =>
    compared([...dealt].sort(byPips), order.slice(seat * hand, (seat + 1) * hand).sort(byPips)),
  );
  const boneyard = compared(deal.boneyard, order.slice(players * hand));
  const noted = note?.promise ?? null;
  const kept = promised === found && (noted === null || noted === found);
  const verdict = judged(note, record);
  const fair = kept && verdict.kept && hands.every(({ same }) => same) && boneyard.same;
  const compares = { promised, noted, found, kept, verdict, hands, boneyard, fair };
  const mixed = mix && hexOf(dealer);
  return { seed, mix, mixed, aside, tiles, swaps, order, ...compares };
}

/**
 * The table's seed with what the devices of all seats added, by algorithm 2: numbers that were not
 * shown in time are replaced by their fingerprints.
 * @param {Uint8Array} seed
 * @param {(MixedShare | null)[]} mix
 */
function mixedSeed(seed, mix) {
  const parts = mix.flatMap((share, seat) =>
    share ? [seat, share.nonce ? 1 : 0, ...bytesOf(share.nonce ?? share.commitment)] : [],
  );
  return sha256(Uint8Array.from([...MIX_LABEL, ...seed, ...parts]));
}

/** Whether what a seat added is written as it must be. @param {MixedShare | null} share */
function isShare(share) {
  return !share || (SEED.test(share.commitment) && (!share.nonce || SEED.test(share.nonce)));
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
