// Making a table, and going to it.

import { makeTable } from '../app/api.js';
import { nameToUse } from '../app/name.js';
import { keepSecrets } from '../app/store.js';

/**
 * @param {import('../app/main.js').App} app
 * @param {Record<string, any>} options
 */
export async function makeOne(app, options) {
  const made = await makeTable({ name: nameToUse(), ...options });
  keepSecrets(made.table, { token: made.token, invite: made.invite });
  app.go(`/t/${made.table}#${made.invite}`);
}
