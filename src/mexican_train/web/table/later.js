// What of a table is fetched only when it is needed, so that the table itself is there sooner.

import { need } from '../app/language.js';

/**
 * The page that asks for a name and takes a seat.
 * @param {import('../app/main.js').App} app
 * @param {string} table
 */
export async function doorOf(app, table) {
  const [{ Door }] = await Promise.all([import('./door.js'), need('host')]);
  return new Door(app, table);
}

/** What draws the table before the match. */
export async function lobbyPart() {
  const [{ Lobby }] = await Promise.all([import('./lobby.js'), need('host')]);
  return Lobby;
}
