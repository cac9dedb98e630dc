// A match as it is kept, and what follows from it.

import { engineSetAside, usedEngines } from '../game/engines.js';
import { lengthOf } from '../game/lengths.js';
import { pointsOfAll } from '../game/points.js';

/** @typedef {{name: string, colour: string}} Person */

/**
 * What is known of a round. `order` are those who play it, as they sit; `layer` laid the engine,
 * `holder` had the highest double in hand. A hand is either `points` or `tiles`, from which its
 * points follow.
 * @typedef {object} Played
 * @property {number[]} order
 * @property {number | null} engine
 * @property {number | null} layer
 * @property {number | null} holder
 * @property {number | null} out
 * @property {boolean} blocked
 * @property {(number | null)[]} points
 * @property {string[][]} tiles
 */

/**
 * What a missed round counts: nothing, as much as those who played it had on average, or so many
 * points.
 * @typedef {'none' | 'mean' | number} Missed
 */

/**
 * `players` is everyone who ever took part, and never in another order: rounds name people by their
 * place in it, their seat. `order` is how all of them sit, `away` are those who do not play just
 * now. `sheet` and `house` say where the rules come from, `rules` is all of them, so that a match never
 * has to ask for them.
 * @typedef {object} KeptMatch
 * @property {number} form of what is kept, see `forms.js`
 * @property {string} id
 * @property {string} name
 * @property {number} at when it was last changed
 * @property {Person[]} players
 * @property {number[]} order
 * @property {number[]} away
 * @property {Missed} missed
 * @property {string} sheet
 * @property {Record<string, any>} house
 * @property {import('../game/lengths.js').Rules} rules
 * @property {Played[]} rounds
 * @property {number | null} [ended] after how many rounds it was ended before its time
 */

/** How many rounds the match has. @param {KeptMatch} match */
export function roundsOf({ rules, ended }) {
  return ended ?? lengthOf(rules);
}

/** Those who play the next round, as they sit. @param {KeptMatch} match */
export function tableOf({ order, away }) {
  return order.filter((seat) => !away.includes(seat));
}

/**
 * @param {KeptMatch} match
 * @param {number} number from 1
 * @returns {Played}
 */
export function roundAt(match, number) {
  const { players, rounds } = match;
  const known = rounds[number - 1];
  const nothing = { engine: null, layer: null, holder: null, out: null, blocked: false };
  return {
    ...(known ?? { ...nothing, order: tableOf(match) }),
    // Who came later has no place yet in the rounds before.
    points: players.map((_, seat) => known?.points[seat] ?? null),
    tiles: players.map((_, seat) => known?.tiles[seat] ?? []),
  };
}

/**
 * Those who play a round, as they sit.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function orderAt(match, number) {
  return roundAt(match, number).order;
}

/**
 * The engine of a round, if it is known.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function engineAt(match, number) {
  return engineSetAside(match.rules, number) ?? roundAt(match, number).engine;
}

/**
 * The doubles that were engines before a round.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function usedBefore(match, number) {
  const engines = Array.from({ length: number - 1 }, (_, index) => engineAt(match, index + 1));
  return usedEngines(match.rules.max_pip, engines);
}

/**
 * What a seat has in a round; null as long as nobody has said.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @returns {number | null}
 */
export function pointsAt(match, number, seat) {
  const { out, points, tiles } = roundAt(match, number);
  if (out === seat) return 0;
  if (!tiles[seat].length) return points[seat];
  return pointsOfAll(tiles[seat], match.rules);
}

/**
 * Whether the points of everyone who played a round are known.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function isWhole(match, number) {
  return whoLacks(match, number).length === 0;
}

/**
 * Those whose points of a round nobody has said yet.
 * @param {KeptMatch} match
 * @param {number} number
 */
export function whoLacks(match, number) {
  return orderAt(match, number).filter((seat) => pointsAt(match, number, seat) === null);
}

/** The numbers of the rounds that are counted; only these add up. @param {KeptMatch} match */
export function doneRounds(match) {
  const numbers = Array.from({ length: roundsOf(match) }, (_, index) => index + 1);
  return numbers.filter((number) => isWhole(match, number));
}

/**
 * The round to play or to count now; one more than there are when all are done.
 * @param {KeptMatch} match
 */
export function currentRound(match) {
  let number = 1;
  while (number <= roundsOf(match) && isWhole(match, number)) number += 1;
  return number;
}

/** @param {KeptMatch} match */
export function isOver(match) {
  return currentRound(match) > roundsOf(match);
}

/**
 * Whether somebody missed a round that is counted.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 */
export function hasMissed(match, number, seat) {
  if (orderAt(match, number).includes(seat) || pointsAt(match, number, seat) !== null) return false;
  return isWhole(match, number);
}

/**
 * What a round counts for somebody: their points, or what a missed round counts; null as long as it
 * counts nothing.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @returns {number | null}
 */
export function countedAt(match, number, seat) {
  const { missed } = match;
  if (!hasMissed(match, number, seat) || missed === 'none') return pointsAt(match, number, seat);
  if (missed !== 'mean') return missed;
  const played = orderAt(match, number).map((each) => pointsAt(match, number, each) ?? 0);
  return Math.round(played.reduce((sum, points) => sum + points, 0) / played.length);
}

/** What each round that is done counts for everyone, one after another. @param {KeptMatch} match */
export function scoresOf(match) {
  return doneRounds(match).map((number) =>
    match.players.map((_, seat) => countedAt(match, number, seat) ?? 0),
  );
}

/** What everyone has, by the rounds that are done. @param {KeptMatch} match */
export function totalsOf(match) {
  const scores = scoresOf(match);
  return match.players.map((_, seat) => scores.reduce((sum, each) => sum + each[seat], 0));
}

/**
 * Who has a tile in a round, other than this seat; undefined if nobody does.
 * @param {Played} round
 * @param {string} tile
 * @param {number} seat
 */
export function otherHolder({ tiles }, tile, seat) {
  const found = tiles.findIndex((hand, each) => each !== seat && hand.includes(tile));
  return found < 0 ? undefined : found;
}
