// Who comes to a table: those with a seat go straight to it, others to its door.

import { keepSecrets, secretsOf } from '../app/store.js';
import { doorOf } from './later.js';
import { TablePage } from './table.js';

/**
 * @param {import('../app/main.js').App} app
 * @param {string} table
 */
export function open(app, table) {
  readFragment(table);
  return secretsOf(table).token ? new TablePage(app, table) : doorOf(app, table);
}

/** A link brings the invite, or a seat of one's own, behind the #. */
function readFragment(/** @type {string} */ table) {
  const fragment = location.hash.slice(1);
  const token = fragment.startsWith('seat=') ? fragment.slice('seat='.length) : null;
  if (token) {
    keepSecrets(table, { token });
    history.replaceState(null, '', `/t/${table}`); // a seat is not to be shared by accident
  } else if (fragment) {
    keepSecrets(table, { invite: fragment });
  }
}
