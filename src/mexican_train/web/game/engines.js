// Which double is the engine of a round.

import { doublesOf } from './sets.js';

/** @typedef {import('./lengths.js').Rules} Rules */

/**
 * The engine of a round (from 1) where it is set aside, one lower each round; null where it is a
 * double that somebody holds.
 * @param {Rules | Dealing} rules
 * @param {number} number
 * @returns {number | null}
 */
export function engineSetAside({ engine, max_pip }, number) {
  return engine === 'descending' ? max_pip - ((number - 1) % (max_pip + 1)) : null;
}

/**
 * The doubles that have been engines, as far as that matters to the next round: once all have been,
 * it starts over.
 * @param {number} maxPip
 * @param {(number | null)[]} engines of the rounds so far, where they are known
 */
export function usedEngines(maxPip, engines) {
  /** @type {Set<number>} */
  const used = new Set();
  for (const engine of engines) {
    if (engine !== null) used.add(engine);
    if (used.size > maxPip) used.clear();
  }
  return [...used];
}

/**
 * The doubles that may become the engine, the highest first.
 * @param {Rules} rules
 * @param {number[]} used those that have been it in this match
 */
export function enginesLeft({ engine, max_pip }, used) {
  const every = doublesOf(max_pip);
  if (engine !== 'highest-unused-held') return every;
  const unused = every.filter((pip) => !used.includes(pip));
  const left = unused.length ? unused : every; // after the last it starts over
  return left.length === 1 ? left : left.filter((pip) => pip !== 0);
}

/**
 * The engines that rounds have still to come, as far as one can know them.
 * @param {Rules} rules
 * @param {number} from the first of these rounds
 * @param {number} to the last
 * @param {number[]} used those that have been it before
 */
export function enginesToCome(rules, from, to, used) {
  if (rules.engine === 'highest-held') return [];
  if (rules.engine !== 'descending') {
    return doublesOf(rules.max_pip).filter((pip) => !used.includes(pip));
  }
  const rounds = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return rounds.map((number) => Number(engineSetAside(rules, number)));
}
