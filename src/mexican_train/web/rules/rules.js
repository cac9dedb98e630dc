// Pages of rules: one about all sheets, and one for each sheet with its variants or house rules.

import { queryHere } from '../base/address.js';
import { call } from '../base/api.js';
import { styled } from '../base/styles.js';
import { baseOf } from '../game/sheets.js';
import { Overview } from './overview.js';
import { SheetPage, Unknown } from './sheet.js';

const STYLES = [
  'rules/rules.css',
  'rules/figures.css',
  'rules/overview.css',
  'parts/paper.css',
  'rules/paper.css',
];

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * The page at `/rules`, or at `/rules/{sheet}`; house rules are in the query.
 * @type {Opens}
 */
export async function open(app, { parts: [path] }) {
  const coming = path ? openSheet(app, decodeURIComponent(path)) : openOverview(app);
  const [page] = await Promise.all([coming, ...STYLES.map(styled)]);
  return page;
}

/** @param {App} app */
async function openOverview(app) {
  /** @type {Differences} */
  const differences = await ask('/api/differences');
  return new Overview(app, differences);
}

/**
 * @param {App} app
 * @param {string} sheet
 */
async function openSheet(app, sheet) {
  const house = queryHere();
  house.set('sheet', sheet);
  try {
    /** @type {RulesPage} */
    const rules = await ask(`/api/rules?${house}`);
    /** @type {RulesPage} */
    const plain = await ask(`/api/rules?sheet=${baseOf(sheet)}`);
    return new SheetPage(app, rules, plain);
  } catch (problem) {
    const code = /** @type {Problem} */ (problem).code;
    if (code !== 'unknown_sheet' && code !== 'bad_options') throw problem;
    return new Unknown(app);
  }
}

/**
 * What the server says; it does not change while the page is open.
 * @param {string} path
 * @returns {Promise<any>}
 */
function ask(path) {
  const answer = asked.get(path) ?? call(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}
