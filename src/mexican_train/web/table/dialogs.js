// What opens over the table: the menu, a player with the whole train, chat and log on phones.

import { html } from 'htm/preact';
import { copyFrom, inviteLink, seatLink } from '../app/links.js';
import { LanguagePick } from '../app/settings.js';
import { ChatBox, LogList } from './side.js';
import { Sign, Tile, Wagon } from '../yard/tiles.js';
import { nameOf, t } from '../app/words.js';

/** The dialog that is open on a table's page, if one is. */
export function DialogOf(page) {
  const { dialog } = page;
  const make = dialog && DIALOGS[dialog.kind];
  return make ? make(page, dialog) : null;
}

/** Called once for each dialog, as it comes. */
function showModal(node) {
  node?.showModal();
}

function Dialog(page, { title, kind, of = '' }, ...kids) {
  return html`
    <dialog
      key=${`dialog ${kind} ${of}`}
      class=${kind}
      aria-label=${title}
      ref=${showModal}
      onclose=${() => page.open(null)}
      onclick=${(event) => event.target === event.currentTarget && page.open(null)}
    >
      <div class="inside">
        <header>
          <h2>${title}</h2>
          <button class="round" aria-label=${t('close')} onclick=${() => page.open(null)}>
            ${Sign('close')}
          </button>
        </header>
        ${kids}
      </div>
    </dialog>
  `;
}

/** A link with a button that copies it. */
export function LinkField(page, link) {
  const copied = page.copied === link;
  const copy = async (event) => {
    const field = event.currentTarget.parentElement.querySelector('input');
    if (await copyFrom(field)) page.hasCopied(link);
  };
  return html`
    <div class="link">
      <input
        readonly
        value=${link}
        aria-label=${link}
        onfocus=${(event) => event.target.select()}
      />
      <button onclick=${copy}>${Sign('copy')} ${t(copied ? 'copied' : 'copy')}</button>
    </div>
  `;
}

const DIALOGS = {
  menu(page) {
    const { session } = page;
    const { view } = session;
    const seated = view.seat !== null;
    const running = view.phase !== 'match_over';
    const ask = (type) => () => {
      session.ask(type);
      page.open(null);
    };
    return Dialog(
      page,
      { title: t('menu'), kind: 'menu' },
      html`<h3>${t('menu-invite')}</h3>`,
      LinkField(page, inviteLink(session)),
      seated &&
        html`<h3>${t('menu-seat-link')}</h3>`,
      seated &&
        html`<p class="about">${t('menu-seat-link-about')}</p>`,
      seated && LinkField(page, seatLink(session)),
      html`
        <div class="choices">
          ${
            session.hosting &&
            running &&
            html`
              <button onclick=${ask(view.paused ? 'resume' : 'pause')}>
                ${t(view.paused ? 'menu-resume' : 'menu-pause')}
              </button>
            `
          }
          ${seated && running && EndButton(view, ask('end'))}
          <button onclick=${() => page.app.go('/')}>
            ${t('menu-home')}
            ${
              seated &&
              html`<small>${t('menu-home-about')}</small>`
            }
          </button>
          ${
            seated &&
            html`<button onclick=${() => page.open({ kind: 'leave' })}>${t('menu-leave')}</button>`
          }
        </div>
      `,
      LanguagePick(),
    );
  },

  leave(page) {
    const lobby = page.session.view.phase === 'lobby';
    const leave = () => {
      page.session.leave();
      page.open(null);
    };
    return Dialog(
      page,
      { title: t('menu-leave'), kind: 'leave' },
      html`<p>${t(lobby ? 'menu-leave-lobby-sure' : 'menu-leave-sure')}</p>`,
      html`
        <div class="buttons">
          <button class="main" onclick=${() => page.open(null)}>${t('menu-leave-no')}</button>
          <button onclick=${leave}>${t('menu-leave-yes')}</button>
        </div>
      `,
    );
  },

  player(page, { train }) {
    const { session } = page;
    const { view } = session;
    const mexican = train === 'M';
    const wagons = mexican ? view.mexican : view.trains[train];
    const title = mexican ? t('mexican') : nameOf(view, train);
    const hand = mexican || train === view.seat ? null : view.hands?.[train];
    return Dialog(
      page,
      { title, kind: 'player', of: train },
      html`<h3>${t('player-train', { count: wagons.length })}</h3>`,
      wagons.length === 0 &&
        html`<p class="about">${t('player-train-empty')}</p>`,
      html`<div class="whole">${wagons.map((tile) => Wagon(tile))}</div>`,
      hand &&
        html`<h3>${t('player-hand')}</h3>`,
      hand &&
        html`<div class="whole">${hand.map((tile) => Tile(tile))}</div>`,
      !mexican && train !== view.seat && PlayerControls(session, train),
    );
  },

  chat(page) {
    return Dialog(page, { title: t('chat'), kind: 'chat' }, ChatBox(page));
  },

  log(page) {
    return Dialog(page, { title: t('log'), kind: 'log' }, LogList(page.session));
  },
};

function EndButton(view, end) {
  const people = view.players.filter((player) => !player.bot && !player.stand_in).length;
  const agreed = view.agreed.includes(view.seat);
  if (agreed) {
    return html`<p class="about">${t('menu-end-agreed', { agreed: view.agreed.length, people })}</p>`;
  }
  return html`<button onclick=${end}>${t('menu-end')}</button>`;
}

function PlayerControls(session, seat) {
  const { view, hosting } = session;
  const player = view.players[seat];
  if (player.bot) return null;
  const muted = session.muted.has(seat);
  const away = !player.connected && !player.stand_in && view.phase !== 'match_over';
  const ask = (type) => () => session.ask(type, { seat });
  return html`
    <div class="choices">
      ${
        hosting &&
        away &&
        html`<button onclick=${ask('stand_in')}>${t('player-stand-in')}</button>`
      }
      ${
        hosting &&
        player.stand_in &&
        html`<button onclick=${ask('hand_back')}>${t('player-hand-back')}</button>`
      }
      ${
        hosting &&
        html`<button onclick=${ask('host')}>${t('player-host')}</button>`
      }
      <button onclick=${() => session.mute(seat, !muted)}>
        ${t(muted ? 'player-unmute' : 'player-mute')}
      </button>
    </div>
  `;
}
