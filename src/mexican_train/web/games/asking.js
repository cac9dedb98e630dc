// Before anything is deleted one is asked.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Dialog } from '../parts/dialog.js';
import { gameName } from './naming.js';

/** @typedef {{kind: 'one', game: KeptGame} | {kind: 'all'}} Asked */

/**
 * @param {import('./games.js').GamesPage} page
 * @param {Asked} asked
 */
export function Asking(page, asked) {
  const close = () => page.ask(null);
  const about =
    asked.kind === 'one'
      ? t('games-delete-about', { name: gameName(asked.game) })
      : t('games-delete-all-about', { matches: page.games.length });
  return Dialog(
    { title: t('games-delete'), kind: 'deleting', close },
    html`
      <p>${about}</p>
      <div class="buttons">
        <button class="main" onclick=${() => page.remove()}>${t('games-delete')}</button>
        <button onclick=${close}>${t('games-keep')}</button>
      </div>
    `,
  );
}
