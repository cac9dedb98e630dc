// Going on at the table where a deal was begun, if that is still there.

import { isUnanswered } from '../base/api.js';
import { loseTable } from '../base/deals.js';
import { secretsOf } from '../base/store.js';
import { aboutTable } from '../base/table-calls.js';

/**
 * Goes there; false where the table is gone for good.
 * @param {App} app
 * @param {string} table
 */
export async function goOn(app, table) {
  try {
    const { seat } = await aboutTable(table, secretsOf(table).token);
    if (seat !== null) {
      app.go(`/t/${table}`);
      return true;
    }
  } catch (problem) {
    if (isUnanswered(/** @type {Problem} */ (problem))) throw problem;
  }
  loseTable(table);
  return false;
}
