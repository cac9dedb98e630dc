// Pages of rules: one about all sheets, and one for each sheet with its variants or house rules.

import { queryHere } from '../base/address.js';
import { styled } from '../base/styles.js';
import { fetchDifferences, fetchRules } from './fetch.js';
import { Overview } from './overview.js';
import { SheetPage, Unknown } from './sheet.js';

const STYLES = [
  'rules/rules.css',
  'rules/figures.css',
  'rules/overview.css',
  'parts/paper.css',
  'rules/paper.css',
];

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
  return new Overview(app, await fetchDifferences());
}

/**
 * @param {App} app
 * @param {string} sheet
 */
async function openSheet(app, sheet) {
  const house = queryHere();
  house.delete('sheet');
  try {
    return new SheetPage(app, ...(await fetchRules(sheet, house)));
  } catch (problem) {
    const code = /** @type {Problem} */ (problem).code;
    if (code !== 'unknown_sheet' && code !== 'bad_options') throw problem;
    return new Unknown(app);
  }
}
