// How a match changes while it is played: always into another one.

import { doubleOf } from '../game/tiles.js';
import { orderAt, roundAt } from './reckoning.js';
import { withPresence } from './seating.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./reckoning.js').Played} Played */

/**
 * A round of which something else is known. From then on it also knows who plays it.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {Partial<Played>} change
 * @returns {KeptMatch}
 */
export function withRound(match, number, change) {
  const known = Math.max(number, match.rounds.length);
  const rounds = Array.from({ length: known }, (_, index) => roundAt(match, index + 1));
  return { ...match, rounds: rounds.with(number - 1, { ...rounds[number - 1], ...change }) };
}

/**
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @param {number | null} points
 */
export function withPoints(match, number, seat, points) {
  return withHand(match, number, seat, points, []);
}

/**
 * A tile more, or one fewer, in what a seat was left with.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @param {string} tile
 */
export function withTile(match, number, seat, tile) {
  const hand = roundAt(match, number).tiles[seat];
  const next = hand.includes(tile) ? hand.filter((each) => each !== tile) : [...hand, tile];
  return withHand(match, number, seat, null, next);
}

/**
 * What a seat was left with: so many points, or these tiles.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @param {number | null} points
 * @param {string[]} hand
 */
export function withHand(match, number, seat, points, hand) {
  const round = roundAt(match, number);
  return withRound(match, number, {
    points: round.points.with(seat, points),
    tiles: round.tiles.with(seat, hand),
    out: round.out === seat ? null : round.out,
  });
}

/**
 * Who went out, or that nobody did (`null`): the round was blocked.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number | null} seat
 */
export function withOut(match, number, seat) {
  if (seat === null) return withRound(match, number, { out: null, blocked: true });
  const missing = !orderAt(match, number).includes(seat);
  const there = missing ? withPresence(match, number, seat, true) : match;
  return withRound(withHand(there, number, seat, null, []), number, { out: seat, blocked: false });
}

/**
 * The double that was laid as the engine; nobody can have been left with it.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number | null} engine
 */
export function withEngine(match, number, engine) {
  const laid = engine === null ? null : doubleOf(engine);
  const tiles = roundAt(match, number).tiles.map((hand) => hand.filter((tile) => tile !== laid));
  return withRound(match, number, { engine, tiles });
}
