// Making a table, and going to it: one of one's own, or one for a deal that others play too.

import { fingerprint } from '../game/hex.js';
import { firstNotes } from '../game/notes.js';
import { beginDeal, keptDeal } from './deals.js';
import { newNonce } from './notes.js';
import { nameToUse } from './people.js';
import { solo } from './solo.js';
import { keepSecrets } from './store.js';
import { makeTable } from './table-calls.js';

/**
 * @param {App} app
 * @param {Record<string, any>} options
 */
export async function makeTableAndGo(app, options) {
  const nonce = newNonce(); // the match may begin at once
  const commitment = fingerprint(nonce);
  const { table, token, invite } = await makeTable({ name: nameToUse(), ...options, commitment });
  keepSecrets(table, { token, invite, notes: firstNotes(nonce) });
  app.go(`/t/${table}#${invite}`);
}

/**
 * Plays a deal that others play too. The first time nobody helps: results are to be compared.
 * @param {App} app
 * @param {DealAbout} about
 */
export async function playDeal(app, about) {
  const hints = keptDeal(about.id) !== null;
  const { pace, automatic } = solo();
  const options = { challenge: about.code, pace, automatic, hints };
  const { table, token, invite } = await makeTable({ name: nameToUse(), ...options });
  keepSecrets(table, { token, invite });
  beginDeal(about, table);
  app.go(`/t/${table}#${invite}`);
}
