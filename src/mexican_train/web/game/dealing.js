// How many tiles each is dealt, and for how many players rules are.

import { engineSetAside } from './engines.js';
import { setSize } from './sets.js';

/** @typedef {import('./lengths.js').Rules} Rules */

/** So many can play. */
export const TABLES = [2, 3, 4, 5, 6, 7, 8];
export const FEWEST_PLAYERS = TABLES[0];

/** The most players: rules say what each number of them is dealt. @param {Rules} rules */
export function mostPlayers({ hand }) {
  return hand.length + FEWEST_PLAYERS - 1;
}

/** How many tiles each of so many players is dealt. @param {Rules} rules @param {number} players */
export function handSize({ hand }, players) {
  return hand[players - FEWEST_PLAYERS];
}

/**
 * Hands of 2, 3, … players, none larger than leaves a tile to draw.
 * @param {Rules} rules
 * @param {number[]} hand
 */
export function dealable(rules, hand) {
  return hand.map((size, index) => Math.min(size, mostTiles(rules, index + FEWEST_PLAYERS)));
}

/**
 * The largest hand that so many players can be dealt: the server refuses larger ones.
 * @param {Rules} rules
 * @param {number} players
 */
export function mostTiles(rules, players) {
  const aside = engineSetAside(rules, 1) === null ? 0 : 1;
  return Math.floor((setSize(rules.max_pip) - aside - 1) / players);
}
