// Situations that people argue about, ready to begin with.

import { NO_TRAIN, fresh } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/** @param {number} end @param {Partial<import('./situation.js').ToldTrain>} [more] */
function train(end, more = {}) {
  return { ...NO_TRAIN, end, ...more };
}

/** The keys are those of their messages. @type {[string, Partial<Situation>][]} */
const ARGUMENTS = [
  [
    'settle-ready-open',
    {
      trains: [train(5), train(7, { double: true }), train(3, { open: true })],
      mexican: train(9),
      hand: ['5-8', '4-7', '3-9'],
    },
  ],
  [
    'settle-ready-follow',
    {
      trains: [train(8, { double: true }), train(4, { open: true }), train(2)],
      mexican: train(6),
      owed: 0,
      hand: ['1-4', '4-4', '2-11'],
    },
  ],
  [
    'settle-ready-mexican',
    { trains: [NO_TRAIN, train(10), NO_TRAIN], hand: ['5-12', '9-12', '3-4'] },
  ],
  [
    'settle-ready-drawn',
    {
      trains: [train(5), train(7), train(3, { open: true })],
      mexican: train(11),
      drawn: true,
      hand: ['1-2', '5-9'],
    },
  ],
  [
    'settle-ready-dead',
    {
      trains: [train(5), train(7, { double: true, dead: true }), train(3)],
      mexican: train(9),
      hand: ['5-8', '9-10'],
    },
  ],
];

/**
 * Each with the key of what it is called, under the rules one has chosen.
 * @param {Pick<Situation, 'sheet' | 'rules'>} chosen
 * @returns {{key: string, situation: Situation}[]}
 */
export function readySituations({ sheet, rules }) {
  return ARGUMENTS.map(([key, told]) => ({
    key,
    situation: { ...fresh(told.trains?.length), ...told, sheet, rules },
  }));
}
