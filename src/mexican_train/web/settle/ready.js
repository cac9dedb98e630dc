// The arguments that every table has: a question each, a situation in which it comes up, and what
// all sheets answer. They arrive in one piece, and are stored for when there is no connection.

import { call } from '../base/api.js';
import { situationOf } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {{group: string, key: string, situation: Situation, sheets: Verdict[]}} Ready */

/** Which groups are beside each other where there is room. */
export const COLUMNS = [
  ['start', 'turn', 'markers'],
  ['mexican', 'doubles', 'end'],
];

/** @returns {Promise<Ready[]>} */
export async function readyQuestions() {
  const { questions } = /** @type {ReadyQuestions} */ (await call('/api/settle/questions'));
  return questions.map(({ situation, ...each }) => ({ ...each, situation: situationOf(situation) }));
}
