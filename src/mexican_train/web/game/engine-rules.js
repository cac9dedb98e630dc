// What the rules say of the engine and the first turn, as the pages of rules say it.

import { asksForHolder } from './first.js';
import { everyDouble, lengthOf } from './lengths.js';

/** @typedef {import('./lengths.js').Rules} Rules */

/**
 * The messages that are true of these rules.
 * @param {Rules} rules
 * @returns {{key: string, args: Record<string, number>}[]}
 */
export function sentencesOf(rules) {
  const { engine, first, max_pip: pip } = rules;
  const [rounds, doubles] = [lengthOf(rules), everyDouble(pip)];
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
