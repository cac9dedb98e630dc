// Sets of tiles: all tiles from the double blank to the highest double.

import { lying, pipsOf } from './tiles.js';

/** The highest number of the largest set. */
export const MOST_PIPS = 18;

/** All numbers of a set: blank, 1, 2, … @param {number} maxPip */
export function pipsUpTo(maxPip) {
  return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
}

/** All numbers of a set in the order in which people choose one: the highest first. @param {number} maxPip */
export function numbersOf(maxPip) {
  return pipsUpTo(maxPip).reverse();
}

/** The doubles of a set by their numbers, the highest first. @param {number} maxPip */
export function doublesOf(maxPip) {
  return numbersOf(maxPip);
}

/** All tiles of a set, in their order. @param {number} maxPip */
export function fullSet(maxPip) {
  const pips = pipsUpTo(maxPip);
  return pips.flatMap((low) => pips.slice(low).map((high) => lying(low, high)));
}

/**
 * All tiles of a set, as rows: those whose higher end is blank, 1, 2, …
 * @param {number} maxPip
 * @returns {string[][]}
 */
export function rowsOf(maxPip) {
  return pipsUpTo(maxPip).map((high) => pipsUpTo(high).map((low) => lying(low, high)));
}

/** How many tiles a set has. @param {number} maxPip */
export function setSize(maxPip) {
  return ((maxPip + 1) * (maxPip + 2)) / 2;
}

/**
 * The order of tiles: by the lower number, then by the higher.
 * @param {string} one
 * @param {string} other
 */
export function byPips(one, other) {
  const [low, high] = pipsOf(one);
  const [lower, higher] = pipsOf(other);
  return low - lower || high - higher;
}
