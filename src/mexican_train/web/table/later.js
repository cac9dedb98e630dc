// What of a table is fetched only when it is needed, so that the table itself is there sooner.

import { need } from '../app/language.js';
import { styled } from '../app/sheet.js';

/**
 * The page that asks for a name and takes a seat.
 * @param {import('../app/main.js').App} app
 * @param {string} table
 */
export async function doorOf(app, table) {
  const [{ Door }] = await Promise.all([import('./door.js'), need('host')]);
  return new Door(app, table);
}

/** @typedef {'lobby' | 'side' | 'score' | 'dialogs'} Part */

/**
 * What draws the table before the match, what is beside it, at its end and over it.
 * @type {Record<Part, () => Promise<(page: import('./table.js').TablePage) => any>>}
 */
export const PARTS = {
  async lobby() {
    const [{ Lobby }] = await Promise.all([
      import('./lobby.js'),
      need('host', 'settings'),
      styled('table/lobby.css'),
      styled('app/rows.css'),
      styled('home/options.css'),
    ]);
    return Lobby;
  },

  async side() {
    const [{ Side }] = await Promise.all([import('./side.js'), styled('table/side.css')]);
    return Side;
  },

  async score() {
    const [{ Score }] = await Promise.all([
      import('../score/score.js'),
      need('score'),
      styled('score/count.css'),
      styled('score/score.css'),
      styled('score/scoresheet.css'),
    ]);
    return Score;
  },

  async dialogs() {
    const [{ DialogOf }] = await Promise.all([
      import('./dialogs.js'),
      need('menu', 'settings'),
      styled('table/dialogs.css'),
      styled('table/side.css'),
      styled('yard/whole.css'),
    ]);
    return DialogOf;
  },
};
