// How many points a hand can have been left with: more is a typing error, or looks like one.

import { handSize } from '../game/dealing.js';
import { pointsOf, pointsOfAll } from '../game/points.js';
import { fullSet } from '../game/sets.js';
import { doubleOf } from '../game/tiles.js';
import { engineAt, orderAt, pointsAt } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/**
 * The most there can be: all tiles of the set that are not the engine, nor in another hand.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 */
export function mostPoints(match, number, seat) {
  const { rules, players } = match;
  const engine = engineAt(match, number);
  const laid = engine === null ? 0 : pointsOf(doubleOf(engine), rules);
  const others = players.reduce(
    (sum, _, each) => sum + (each === seat ? 0 : (pointsAt(match, number, each) ?? 0)),
    0,
  );
  return Math.max(0, pointsOfAll(fullSet(rules.max_pip), rules) - laid - others);
}

/**
 * The heaviest hand that is dealt, and of how many tiles: only who drew much has more. Null where
 * the rules do not say how many tiles there are for so many people.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function heaviestHand(match, number) {
  const { rules } = match;
  const tiles = handSize(rules, orderAt(match, number).length);
  if (!tiles) return null;
  const costs = fullSet(rules.max_pip).map((tile) => pointsOf(tile, rules));
  const heaviest = costs.sort((one, two) => two - one).slice(0, tiles);
  return { tiles, points: heaviest.reduce((sum, cost) => sum + cost, 0) };
}
