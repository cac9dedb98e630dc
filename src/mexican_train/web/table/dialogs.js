// What opens over the table: the menu, a player with the whole train, chat and log on phones.

import { html } from 'htm/preact';

import { Dialog } from '../app/dialog.js';
import { t } from '../app/words.js';
import { Menu } from './menu.js';
import { PlayerDialog } from './player.js';
import { ChatBox, LogList } from './side.js';
import { Spoken } from './speech.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/**
 * The dialog that is open on a table's page, if one is.
 * @param {TablePage} page
 */
export function DialogOf(page) {
  const { dialog } = page;
  if (!dialog) return null;
  const make = DIALOGS[dialog.kind];
  const close = () => page.open(null);
  return make ? make(page, close, dialog.train ?? 'M') : null;
}

/** @type {Record<string, (page: TablePage, close: () => void, train: Train) => any>} */
const DIALOGS = {
  menu(page, close) {
    return Dialog({ title: t('menu'), kind: 'menu', close }, Menu(page), spokenIn(page));
  },

  leave(page, close) {
    const lobby = page.view.phase === 'lobby';
    const leave = () => {
      page.session.leave();
      close();
    };
    return Dialog(
      { title: t('menu-leave'), kind: 'leave', close },
      html`
        <p>${t(lobby ? 'menu-leave-lobby-sure' : 'menu-leave-sure')}</p>
        <div class="buttons">
          <button class="main" onclick=${close}>${t('menu-leave-no')}</button>
          <button onclick=${leave}>${t('menu-leave-yes')}</button>
        </div>
      `,
      spokenIn(page),
    );
  },

  player(page, close, train) {
    return PlayerDialog(page, train, close, spokenIn(page));
  },

  chat(page, close) {
    return Dialog({ title: t('chat'), kind: 'chat', close }, ChatBox(page), spokenIn(page));
  },

  log(page, close) {
    return Dialog(
      { title: t('log'), kind: 'log', close },
      html`<div class="log" tabindex=${0} role="group" aria-label=${t('log')}>
        ${LogList(page.session)}
      </div>`,
      spokenIn(page),
    );
  },
};

/** What happens at the table meanwhile is heard here. @param {TablePage} page */
function spokenIn(page) {
  return html`<${Spoken} key="spoken" speech=${page.session.speech} />`;
}
