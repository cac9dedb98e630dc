// The arguments that every table has: a question each, and a situation in which it comes up.

import { NO_TRAIN, emptySituation } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {{key: string, situation: Situation}} Case */

/** @param {number} end @param {Partial<import('./situation.js').DescribedTrain>} [more] */
function train(end, more = {}) {
  return { ...NO_TRAIN, end, ...more };
}

/** A table in the middle of a round, and what is different there. @type {Partial<Situation>} */
const USUAL = {
  trains: [train(5), train(7), train(3)],
  mexican: train(9),
  hand: ['5-8', '1-2', '4-6'],
};
const OPEN = { trains: [train(5), train(7, { double: true, open: true }), train(3)] };
const LAID = {
  trains: [train(8, { double: true }), train(4, { open: true }), train(2)],
  mexican: train(6),
  owed: 0,
};
const DEAD = { trains: [train(5), train(7, { double: true, dead: true }), train(3)] };
const THEIRS = { trains: [train(5), train(7), train(3, { open: true })] };
const MINE = { trains: [train(5, { open: true }), train(7), train(3)] };
const EARLY = { trains: [NO_TRAIN, train(10), NO_TRAIN], mexican: NO_TRAIN };

/**
 * What is asked, by where it stands: `[key, about, action, what the table is like]`. The keys are
 * those of their messages.
 * @type {Record<string, [string, AskedAbout, string | null, Partial<Situation>][]>}
 */
const QUESTIONS = {
  turn: [
    ['draw', 'may', 'draw', {}],
    ['drawn', 'must', '5-8@0', { drawn: true }],
    ['turn', 'my_turn', '4-7@1', { ...OPEN, hand: ['5-8', '4-7', '1-2'] }],
  ],
  markers: [
    ['marked', 'may', '3-10@2', { ...THEIRS, hand: ['5-8', '3-10', '1-2'] }],
    ['off', 'marker_off', '9-10@M', { ...MINE, hand: ['5-8', '9-10', '1-2'] }],
    ['back', 'marker_off', '5-8@0', MINE],
    ['elsewhere', 'marker_on', '9-10@M', { hand: ['9-10', '2-4', '1-8'] }],
  ],
  mexican: [
    ['mexican', 'may', '9-12@M', { ...EARLY, hand: ['5-12', '9-12', '3-4'] }],
    ['second', 'may', '4-12@M', { hand: ['5-8', '4-12', '1-2'] }],
  ],
  doubles: [
    ['open', 'must', '4-7@1', { ...OPEN, hand: ['5-8', '4-7', '3-9'] }],
    ['cannot', 'may', '5-8@0', OPEN],
    ['follow', 'marker_on', 'pass', { ...LAID, drawn: true, hand: ['1-9', '3-11', '0-10'] }],
    ['two', 'may', '4-4@1', { ...LAID, hand: ['4-4', '2-11', '1-3'] }],
    ['dead', 'may', '5-8@0', DEAD],
  ],
  end: [
    ['knock', 'knock', '5-8@0', { hand: ['5-8', '8-11'] }],
    ['forgot', 'caught', '5-8@0', { hand: ['5-8', '8-11'] }],
    ['over', 'over', '5-5@0', { hand: ['5-5'] }],
    ['blocked', 'over', 'pass', { hand: ['1-2', '4-6'], empty: true, stuck: true }],
    ['points', 'blanks', null, { hand: ['0-5', '3-6', '0-0'] }],
  ],
};

/** The questions, group by group, and which groups stand beside each other where there is room. */
export const COLUMNS = [
  ['turn', 'markers', 'mexican'],
  ['doubles', 'end'],
];

/** @type {{group: string, cases: Case[]}[]} */
export const CASES = Object.entries(QUESTIONS).map(([group, questions]) => ({
  group,
  cases: questions.map(([key, about, action, more]) => {
    const told = { ...USUAL, ...more };
    const plain = emptySituation(told.trains?.length);
    return { key, situation: { ...plain, ...told, question: { about, action } } };
  }),
}));

/** The question that is called so. @param {string} key */
export function caseOf(key) {
  return CASES.flatMap(({ cases }) => cases).find((each) => each.key === key) ?? null;
}
