// What opens over the table: the menu, a player with the whole train, chat and log on phones.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Dialog } from '../parts/dialog.js';
import { GiveDialog } from './latecomers.js';
import { Menu, matchFacts } from './menu.js';
import { PlayerDialog } from './player.js';
import { ChatBox, LogList } from './side.js';
import { Spoken } from './spoken.js';
import { AskDialog } from './watching.js';

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
    const { alone } = page.session;
    const lobby = page.view.phase === 'lobby';
    const leave = () => {
      if (page.here) page.here.remove(page);
      else page.session.leave();
      close();
    };
    const doubt = lobby ? 'menu-leave-lobby-sure' : 'menu-leave-sure';
    return Dialog(
      { title: t(alone ? 'device-remove' : 'menu-leave'), kind: 'leave', close },
      html`
        <p>${t(alone ? 'device-remove-sure' : doubt)}</p>
        <div class="buttons">
          <button class="main" onclick=${close}>${t('menu-leave-no')}</button>
          <button onclick=${leave}>${t(alone ? 'device-remove-yes' : 'menu-leave-yes')}</button>
        </div>
      `,
      spokenIn(page),
    );
  },

  remove(page, close, train) {
    const seat = Number(train);
    const remove = () => {
      page.session.ask('remove', { seat });
      close();
    };
    return Dialog(
      { title: t('player-remove'), kind: 'remove', close },
      html`
        <p>${t('player-remove-sure', { name: nameOf(page.view, seat) })}</p>
        <div class="buttons">
          <button class="main" onclick=${close}>${t('close')}</button>
          <button onclick=${remove}>${t('player-remove-yes')}</button>
        </div>
      `,
      spokenIn(page),
    );
  },

  rules(page, close) {
    page.fetch('rules');
    return Dialog(
      { title: t('menu-rules-title'), kind: 'match-rules', close },
      html`<p class="about">${matchFacts(page.view)}</p>`,
      page.parts.rules ? page.parts.rules(page) : html`<p role="status">${t('waiting')}</p>`,
      html`
        <div class="way-back">
          <button class="main" onclick=${close}>${t('menu-rules-back')}</button>
        </div>
      `,
      spokenIn(page),
    );
  },

  ask(page, close) {
    return AskDialog(page, close, spokenIn(page));
  },

  give(page, close) {
    return GiveDialog(page, close, spokenIn(page));
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
