// What tiles cost, and who is where by their points: the fewest come first.

import { pipsOf } from './tiles.js';

/** @typedef {import('./lengths.js').Rules} Rules */

/**
 * What a tile left in a hand costs.
 * @param {string} tile the lower end first
 * @param {Rules} rules
 */
export function pointsOf(tile, { blank_points, double_blank_points }) {
  const [low, high] = pipsOf(tile);
  return high === 0 ? double_blank_points : high + (low || blank_points);
}

/** What several tiles cost together. @param {string[]} tiles @param {Rules} rules */
export function pointsOfAll(tiles, rules) {
  return tiles.reduce((sum, tile) => sum + pointsOf(tile, rules), 0);
}

/**
 * What blanks cost in hands that are counted: a blank end, and the double blank; null where no hand
 * has one.
 * @param {readonly (readonly string[])[]} hands
 * @param {readonly (readonly number[])[]} worth the points of each tile
 */
export function blanksIn(hands, worth) {
  /** @type {{one: number | null, double: number | null}} */
  const found = { one: null, double: null };
  hands.forEach((hand, seat) =>
    hand.forEach((tile, index) => {
      const [low, high] = pipsOf(tile);
      const points = worth[seat][index];
      if (high === 0) found.double = points;
      else if (low === 0) found.one = points - high;
    }),
  );
  return found;
}

/**
 * Those with the fewest points.
 * @param {number[]} points
 * @returns {Set<number>}
 */
export function bestOf(points) {
  const least = Math.min(...points);
  return new Set(points.flatMap((each, seat) => (each === least ? [seat] : [])));
}

/**
 * The seats in the order of their points, each with its place; equal points share one.
 * @param {number[]} totals
 * @returns {{seat: number, place: number, points: number}[]}
 */
export function rankingOf(totals) {
  return totals
    .map((points, seat) => ({ seat, points, place: 1 + totals.filter((t) => t < points).length }))
    .sort((one, other) => one.points - other.points);
}

/**
 * Who has won a match: the fewest points do; a match of one round is won by who went out.
 * @param {Rules} rules
 * @param {number[]} totals
 * @param {number | null} out who went out in its first round
 */
export function winnersBy(rules, totals, out) {
  return rules.rounds === 'one' && out !== null ? [out] : [...bestOf(totals)];
}
