// What the rules say where one keeps the score: what tiles there are and what they cost, which
// double is the engine and who begins. The tests hold it against the rules themselves.

import { lengthOf } from '../home/choice.js';

/** @typedef {Record<string, any>} Rules the fields of a sheet */

/** Nobody has a double in hand. */
export const NOBODY = -1;

/**
 * All tiles of a set, as rows: those whose higher end is blank, 1, 2, …
 * @param {number} maxPip
 * @returns {string[][]}
 */
export function rowsOf(maxPip) {
  return upTo(maxPip).map((high) => upTo(high).map((low) => `${low}-${high}`));
}

/**
 * What a tile left in a hand costs.
 * @param {string} tile the lower end first
 * @param {Rules} rules
 */
export function pointsOf(tile, { blank_points, double_blank_points }) {
  const [low, high] = tile.split('-').map(Number);
  return high === 0 ? double_blank_points : high + (low || blank_points);
}

/**
 * The engine of a round (from 1) where it is set aside; null where it is a double that somebody
 * holds.
 * @param {Rules} rules
 * @param {number} number
 * @returns {number | null}
 */
export function engineSetAside({ engine, max_pip }, number) {
  return engine === 'descending' ? max_pip - ((number - 1) % (max_pip + 1)) : null;
}

/**
 * The doubles that may become the engine, the highest first.
 * @param {Rules} rules
 * @param {number[]} used those that have been it in this match
 */
export function enginesLeft({ engine, max_pip }, used) {
  const every = upTo(max_pip).reverse();
  if (engine !== 'highest-unused-held') return every;
  const unused = every.filter((pip) => !used.includes(pip));
  const left = unused.length ? unused : every; // after the last it starts over
  return left.length === 1 ? left : left.filter((pip) => pip !== 0);
}

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

/**
 * What the rules say of the engine and the first turn: the messages that are true of them.
 * @param {Rules} rules
 * @returns {{key: string, args: Record<string, number>}[]}
 */
export function sentencesOf(rules) {
  const { engine, first, max_pip: pip } = rules;
  const [rounds, doubles] = [lengthOf(rules), pip + 1];
  const last = doubles - rounds;
  const [many, aside] = [rounds > 1, engine === 'descending'];
  const [highest, unused] = [engine === 'highest-held', engine === 'highest-unused-held'];
  const [layer, left] = [first === 'engine-player', first === 'left-of-engine-player'];
  const [holder, over] = [asksForHolder(rules), rounds > doubles];
  const round = first === 'rotate' || (aside && layer);
  /** @type {[boolean, string, Record<string, number>?][]} */
  const all = [
    [highest, 'rules-engine-highest'],
    [highest && many, 'rules-engine-again'],
    [unused && many, 'rules-engine-unused'],
    [unused && many, 'rules-engine-blank'],
    [unused && !many, 'rules-engine-nonblank'],
    [!aside && !many, 'rules-engine-draw'],
    [!aside && many, 'rules-engine-draw-rounds'],
    [unused && over, 'rules-engine-over'],
    [aside && !many, 'rules-engine-fixed', { pip }],
    [aside && many && rounds >= doubles, 'rules-engine-descending', { pip, round: doubles }],
    [aside && many && rounds < doubles, 'rules-engine-descending-some', { pip, last }],
    [aside && over, 'rules-engine-descending-over', { pip }],
    [many && !highest, 'rules-engine-ordinary'],
    [layer && !aside, 'rules-engine-first-layer'],
    [left && !aside, 'rules-engine-first-left'],
    [round && !many, 'rules-engine-first-oldest'],
    [round && many, 'rules-engine-first-rotate'],
    [left && aside && !many, 'rules-engine-first-second'],
    [left && aside && many, 'rules-engine-first-second-rotate'],
    [holder, 'rules-engine-first-holder'],
    [holder && !many, 'rules-engine-first-nobody'],
    [holder && many, 'rules-engine-first-nobody-rounds'],
    [true, 'rules-engine-clockwise'],
  ];
  return all.filter(([when]) => when).map(([, key, args = {}]) => ({ key, args }));
}

/** @param {number} last */
function upTo(last) {
  return Array.from({ length: last + 1 }, (_, index) => index);
}
