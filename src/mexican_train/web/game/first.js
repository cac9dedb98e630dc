// Who begins a round, and what one has to ask to know it.

/** @typedef {import('./lengths.js').Rules} Rules */

/** Nobody has a double in hand. */
export const NOBODY = -1;

/** Whether one has to ask who laid the engine. @param {Rules} rules */
export function asksForLayer({ engine, first }) {
  const matters = first === 'engine-player' || first === 'left-of-engine-player';
  return matters && engine !== 'descending';
}

/** Whether one has to ask who holds the highest double. @param {Rules} rules */
export function asksForHolder({ first }) {
  return first === 'highest-double-holder';
}

/** @typedef {'oldest' | 'next' | 'second' | 'laid' | 'left' | 'holder'} Why */

/**
 * Who begins a round (from 1), and why; null as long as nobody has said who laid the engine, or
 * who holds the highest double.
 * @param {Rules} rules
 * @param {number} players
 * @param {number} number
 * @param {{layer: number | null, holder: number | null}} known
 * @returns {{seat: number, why: Why} | null}
 */
export function firstOf(rules, players, number, { layer, holder }) {
  const turn = (number - 1) % players;
  /** @type {{seat: number, why: Why}} */
  const inTurn = { seat: turn, why: number === 1 ? 'oldest' : 'next' };
  if (asksForHolder(rules)) {
    if (holder === null) return null;
    return holder === NOBODY ? inTurn : { seat: holder, why: 'holder' };
  }
  const left = rules.first === 'left-of-engine-player';
  if (asksForLayer(rules)) {
    if (layer === null) return null;
    return left ? { seat: (layer + 1) % players, why: 'left' } : { seat: layer, why: 'laid' };
  }
  return left ? { seat: (turn + 1) % players, why: number === 1 ? 'second' : 'next' } : inTurn;
}
