// Rules in words, from the server or the copy that is kept for use offline.

import { call } from '../base/api.js';
import { baseOf } from '../game/sheets.js';

/**
 * Answers by path: they do not change while the page is open.
 * @type {Map<string, Promise<any>>}
 */
const answers = new Map();

/**
 * The rules of a sheet with house rules, and those of the sheet as printed.
 * @param {string} sheet
 * @param {URLSearchParams} house
 * @returns {Promise<[RulesPage, RulesPage]>}
 */
export async function fetchRules(sheet, house) {
  const query = new URLSearchParams([['sheet', sheet], ...house]);
  return [await fetchOnce(`/api/rules?${query}`), await fetchOnce(`/api/rules?sheet=${baseOf(sheet)}`)];
}

/** @returns {Promise<Differences>} */
export function fetchDifferences() {
  return fetchOnce('/api/differences');
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
function fetchOnce(path) {
  const answer = answers.get(path) ?? call(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
