// Pages of rules: one about all sheets, and one for each sheet with its variants or house rules.

import { call } from '../app/api.js';
import { styled } from '../app/sheet.js';
import { Overview } from './overview.js';
import { SheetPage, Unknown } from './sheet.js';

/** @typedef {{key: string, args: Record<string, any>}} Line */
/** @typedef {{players: number, tiles: number, boneyard: number}} Hand */
/** @typedef {{key: string, lines: Line[], hands: Hand[]}} Section */

/**
 * The rules of a sheet, as `GET /api/rules` tells them.
 * @typedef {object} Rulebook
 * @property {string} sheet
 * @property {string[]} variants
 * @property {string[]} sheets
 * @property {Record<string, any>} house
 * @property {Line[]} introduction
 * @property {Section[]} sections
 */

/** @typedef {Line & {group: number, variants: (Line & {name: string})[]}} Cell */
/** @typedef {{field: string, key: string, cells: Cell[]}} Row */
/** @typedef {{sheets: string[], rows: Row[]}} Differences */

const STYLES = [
  'rules/rules.css',
  'rules/figures.css',
  'rules/overview.css',
  'app/paper.css',
  'rules/paper.css',
];

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * The page at `/rules`, or at `/rules/{sheet}`; house rules are in the query.
 * @param {import('../app/main.js').App} app
 * @param {string} [path]
 */
export async function open(app, path) {
  const coming = path ? openSheet(app, decodeURIComponent(path)) : openOverview(app);
  const [page] = await Promise.all([coming, ...STYLES.map(styled)]);
  return page;
}

/** @param {import('../app/main.js').App} app */
async function openOverview(app) {
  /** @type {Differences} */
  const differences = await ask('/api/differences');
  return new Overview(app, differences);
}

/**
 * @param {import('../app/main.js').App} app
 * @param {string} sheet
 */
async function openSheet(app, sheet) {
  const house = new URLSearchParams(location.search);
  house.set('sheet', sheet);
  try {
    /** @type {Rulebook} */
    const rules = await ask(`/api/rules?${house}`);
    /** @type {Rulebook} */
    const plain = await ask(`/api/rules?sheet=${sheet.split('/')[0]}`);
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
