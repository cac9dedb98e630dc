// Who comes to a table: those with a seat go straight to it, others to its door.

import { showPath } from '../base/address.js';
import { isOnDevice } from '../base/api.js';
import { need } from '../base/language.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { TablePage } from './table.js';

/**
 * A link brings the invite, or a seat of one's own, behind the #.
 * @type {Opens}
 */
export async function open(app, { parts: [table], fragment }) {
  const enter = () => {
    const { token, asking, watching } = secretsOf(table);
    return token || asking || watching ? tableOf(app, table) : doorOf(app, table);
  };
  if (fragment.startsWith('seat=')) {
    const [{ SeatLink }] = await Promise.all([import('./seat-link.js'), need('host')]);
    showPath(`/t/${table}`); // a seat is not to be shared by accident
    const token = fragment.slice('seat='.length);
    return token === secretsOf(table).token ? enter() : new SeatLink(app, table, token, enter);
  }
  if (fragment) keepSecrets(table, { invite: fragment });
  return enter();
}

/**
 * The table itself; who has no right to be there comes to its door.
 * @param {App} app
 * @param {string} table
 */
async function tableOf(app, table) {
  const toDoor = async () => app.show(await doorOf(app, table));
  if (!isOnDevice(table)) return new TablePage(app, table, toDoor);
  const [{ Here }] = await Promise.all([import('./here.js'), need('device')]);
  return new TablePage(app, table, toDoor, new Here());
}

/**
 * The page that asks for a name and takes a seat.
 * @param {App} app
 * @param {string} table
 */
async function doorOf(app, table) {
  const [{ Door }] = await Promise.all([import('./door.js'), need('host')]);
  return new Door(app, table, async () => app.show(await tableOf(app, table)));
}
