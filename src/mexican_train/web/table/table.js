// The page of a table: the lobby before the match, then the yard, the tray and what is beside it.

import { effect } from '@preact/signals';
import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { language } from '../app/language.js';
import { lively } from '../app/lively.js';
import { sheetTitle, t } from '../app/words.js';
import { Sign } from '../yard/tiles.js';
import { Yard } from '../yard/yard.js';
import { DialogOf } from './dialogs.js';
import { doorOf, lobbyPart } from './later.js';
import { Score } from './score.js';
import { Session } from './session.js';
import { Side } from './side.js';
import { Tray } from './tray.js';

const COPIED_TIME = 2000;
const BEAT = 500;
/** Where there is room for a column beside the yard. */
const ROOMY = '(min-width: 960px) and (min-height: 560px)';

export class TablePage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {string} table
   */
  constructor(app, table) {
    const roomy = matchMedia(ROOMY);
    /** What can be chosen at a table, once the server has told it. */
    this.told = null;
    /** What draws the lobby, once it is fetched. */
    this.lobby = null;
    this.dialog = null;
    this.copied = null;
    /** The round whose score was put aside to look at the table. */
    this.putAside = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.roomy = roomy.matches;
    lively(this);
    this.app = app;
    this.session = new Session(table);
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    /** Looks at the ground of the yard, for as long as it is shown. */
    this.measure = (node) => (node ? sizes.observe(node) : sizes.disconnect());
    const turned = () => {
      this.roomy = roomy.matches;
    };
    const key = (event) => this.key(event);
    roomy.addEventListener('change', turned);
    addEventListener('keydown', key);
    const ticking = setInterval(() => this.tick(), BEAT);
    const still = effect(() => this.react());
    const retold = effect(() => {
      language();
      this.session.askHistory(); // what happened is told in the new words
    });
    this.close = () => {
      still();
      retold();
      this.session.close();
      sizes.disconnect();
      roomy.removeEventListener('change', turned);
      removeEventListener('keydown', key);
      clearInterval(ticking);
    };
    sheets().then(
      (told) => {
        this.told = told;
      },
      () => undefined,
    );
  }

  title() {
    return this.session.mine ? t('title-your-turn') : t('title');
  }

  resize({ width, height }) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  /** Opens a dialog; null closes it. */
  open(dialog) {
    this.dialog = dialog;
    if (dialog?.kind === 'chat') this.session.readChat();
  }

  hasCopied(link) {
    this.copied = link;
    setTimeout(() => {
      this.copied = null;
    }, COPIED_TIME);
  }

  showScore(on) {
    const { match, round } = this.session.view;
    this.putAside = on ? null : `${match} ${round}`;
  }

  get scoreShown() {
    const { phase, match, round } = this.session.view;
    return phase !== 'playing' && this.putAside !== `${match} ${round}`;
  }

  /** What follows from the state of the connection and of the table. */
  react() {
    const { app, session } = this;
    const { view, state, why } = session;
    if (why === 'secret') doorOf(app, session.table).then((door) => app.show(door));
    else if (why === 'removed' && session.leaving) app.go('/');
    else if (view && state === 'open') this.showAddress();
    if (view?.phase === 'lobby' && !this.lobby) this.fetchLobby();
  }

  async fetchLobby() {
    const part = await lobbyPart();
    this.lobby = part;
  }

  /** The address in the bar is the invite: whoever is shown it can come too. */
  showAddress() {
    const path = `/t/${this.session.table}#${this.session.invite}`;
    if (location.pathname + location.hash !== path) history.replaceState(null, '', path);
  }

  /** The seconds of the turn clock go by. */
  tick() {
    if (this.session.view?.deadline) this.session.beat = Date.now();
  }

  key(event) {
    if (event.key === 'Escape') this.session.chosen = null;
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { session } = this;
    const { view } = session;
    const lobby = view?.phase === 'lobby';
    return [
      html`<p key="spoken" class="unseen" aria-live="polite">${session.spoken}</p>`,
      html`<div key="notices" class="notices">${this.drawNotices()}</div>`,
      session.state === 'closed' || !view
        ? html`<main key="door" class="door">${this.drawOutside()}</main>`
        : lobby
          ? (this.lobby?.(this) ?? null)
          : this.drawTable(),
      view && DialogOf(this),
    ];
  }

  /** Afterwards: keeps the focus where it helps when what had it is gone. */
  drawn() {
    const { session } = this;
    if (session.seekSlot) {
      session.seekSlot = false;
      document.querySelector('.slot')?.focus();
    }
    const focused = document.activeElement;
    if (focused === document.body && this.hadFocus) {
      document.querySelector('.piece.lit, .deed, .piece')?.focus();
    } else {
      this.hadFocus = Boolean(focused?.closest('.tray, .lanes, .score'));
    }
  }

  drawTable() {
    const over = this.scoreShown;
    return html`
      <main key="table" class=${over ? 'table over' : 'table'}>
        ${this.drawHead()}
        ${
          over
            ? Score(this)
            : html`<div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>`
        }
        ${this.roomy && Side(this)} ${!over && Tray(this)}
      </main>
    `;
  }

  /** What the yard shows. */
  scene() {
    const { session, size } = this;
    const { view, chosen, fresh } = session;
    return {
      view,
      size,
      fresh,
      chosen,
      places: chosen === null ? [] : session.placesFor(chosen),
      lay: (train) => session.act(`${chosen}@${train}`),
      look: (train) => this.open({ kind: 'player', train }),
    };
  }

  drawHead() {
    const { session } = this;
    const { view } = session;
    const line = [sheetTitle(view.sheet), t('boneyard-short', { count: view.boneyard })];
    if (view.seat === null) line.push(t('watching'));
    return html`
      <header class="head">
        <div>
          <h1>${t('round-of', { round: view.round, rounds: view.rounds })}</h1>
          <p class="about">${line.join(' · ')}</p>
        </div>
        <nav>
          ${!this.roomy && this.drawSideButtons()} ${this.drawButton('menu', t('menu'))}
        </nav>
      </header>
    `;
  }

  drawSideButtons() {
    const { view, unread } = this.session;
    const news = unread ? t('chat-unread', { count: unread }) : t('chat');
    const badge =
      unread > 0 &&
      html`<span class="badge" aria-hidden="true">${t('number', { value: unread })}</span>`;
    return [
      this.drawButton('log', t('log')),
      view.chat !== 'off' && this.drawButton('chat', news, badge),
    ];
  }

  drawButton(kind, label, badge) {
    const open = () => this.open({ kind });
    return html`
      <button key=${kind} class="round" onclick=${open} aria-label=${label}>
        ${Sign(kind)} ${badge}
      </button>
    `;
  }

  drawNotices() {
    const { session } = this;
    return [
      session.state === 'lost' &&
        html`<p key="lost" class="notice lost" role="status">${t('net-lost')}</p>`,
      session.notices.map(
        ({ text }) => html`<p key=${text} class="notice" role="status">${text}</p>`,
      ),
    ];
  }

  /** There is no table to show, and why. */
  drawOutside() {
    const { session } = this;
    const home = html`<button onclick=${() => this.app.go('/')}>${t('home')}</button>`;
    if (session.why === 'elsewhere') {
      const here = () => {
        session.state = 'connecting';
        session.wire.reopen();
      };
      return [
        html`<h1>${t('net-elsewhere')}</h1>`,
        html`
          <div class="buttons">
            <button class="main" onclick=${here}>${t('net-use-here')}</button>
            ${home}
          </div>
        `,
      ];
    }
    if (session.why === 'ended') {
      return [
        html`<h1>${t('door-gone')}</h1>`,
        html`<p>${t('door-gone-about')}</p>`,
        home,
      ];
    }
    return [
      html`<p>${t('net-connecting')}</p>`,
      session.state === 'lost' && home,
    ];
  }
}
