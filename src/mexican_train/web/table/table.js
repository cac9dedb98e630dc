// The page of a table: the lobby before the match, then the yard, the tray and what is beside it.

import { effect } from '@preact/signals';
import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { language } from '../app/language.js';
import { lively } from '../app/lively.js';
import { set, settings } from '../app/settings.js';
import { keepPromise } from '../app/store.js';
import { sheetTitle, t } from '../app/words.js';
import { Sign } from '../yard/tiles.js';
import { Yard } from '../yard/yard.js';
import { PARTS, doorOf } from './later.js';
import { Session } from './session.js';
import { Spoken } from './speech.js';
import { Stirring } from '../motion/stirring.js';
import { Tray } from './tray.js';

const COPIED_TIME = 2000;
const BEAT = 500;
const LINGER_TIME = 1200;
/** With so few tiles in some hand the round may soon be over. */
const FEW = 2;
/** Where there is room for a column beside the yard. */
const ROOMY = '(min-width: 960px) and (min-height: 560px)';

/**
 * What opens over the table.
 * @typedef {{kind: string, train?: Train}} Dialog
 */

export class TablePage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {string} table
   */
  constructor(app, table) {
    const roomy = matchMedia(ROOMY);
    /**
     * What can be chosen at a table, once the server has told it.
     * @type {Told | null}
     */
    this.told = null;
    /**
     * What draws the parts that come when they are needed, once they are here.
     * @type {Partial<Record<import('./later.js').Part, (page: TablePage) => any>>}
     */
    this.parts = {};
    /** @type {Dialog | null} */
    this.dialog = null;
    /** @type {string | null} */
    this.copied = null;
    /**
     * The round whose score was put aside to look at the table.
     * @type {string | null}
     */
    this.putAside = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.roomy = roomy.matches;
    /** The last tile of the round is on its way: it is seen before the score is. */
    this.lingering = false;
    lively(this);
    this.app = app;
    this.stirring = new Stirring();
    this.session = new Session(table);
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    /** Looks at the ground of the yard, for as long as it is shown. */
    this.measure = (/** @type {Element | null} */ node) =>
      (node ? sizes.observe(node) : sizes.disconnect());
    const turned = () => {
      this.roomy = roomy.matches;
    };
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
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
      this.stirring.close();
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

  /** What the table looks like, once there is something to look at. */
  get view() {
    return /** @type {View} */ (this.session.view);
  }

  title() {
    return this.session.mine ? t('title-your-turn') : t('title');
  }

  /** @param {{width: number, height: number}} ground */
  resize({ width, height }) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  /**
   * Opens a dialog; null closes it.
   * @param {Dialog | null} dialog
   */
  open(dialog) {
    this.dialog = dialog;
    if (dialog) this.fetch('dialogs');
    if (dialog?.kind === 'chat') this.session.readChat();
  }

  /** @param {string} link */
  hasCopied(link) {
    this.copied = link;
    setTimeout(() => {
      this.copied = null;
    }, COPIED_TIME);
  }

  /** @param {boolean} on */
  showScore(on) {
    const { match, round } = this.view;
    this.lingering = false;
    this.putAside = on ? null : `${match} ${round}`;
  }

  get scoreShown() {
    const { phase, match, round } = this.view;
    const over = phase !== 'playing' && this.putAside !== `${match} ${round}`;
    return over && !this.lingering && this.parts.score !== undefined;
  }

  /** What follows from the state of the connection and of the table. */
  react() {
    const { app, session } = this;
    const { view, state, why } = session;
    if (why === 'secret') doorOf(app, session.table).then((door) => app.show(door));
    else if (why === 'removed' && session.leaving) app.go('/');
    else if (view && state === 'open') this.showAddress();
    if (view && this.roomy) this.fetch('side');
    if (view?.phase === 'lobby') this.fetch('lobby');
    else if (view && (view.phase !== 'playing' || Math.min(...view.counts) <= FEW)) {
      this.fetch('score'); // a little before it is needed
    }
    if (view?.phase === 'playing') keepPromise(view);
    if (this.stirring.ended(session.latest)) this.linger();
  }

  /**
   * Fetches a part, unless it is here.
   * @param {import('./later.js').Part} name
   */
  fetch(name) {
    if (this.parts[name]) return;
    PARTS[name]().then(
      (part) => {
        this.parts = { ...this.parts, [name]: part };
      },
      () => undefined, // it is fetched again with the next change
    );
  }

  /** The end of the round is looked at for a moment, unless one asks for the score. */
  linger() {
    this.lingering = true;
    setTimeout(() => {
      this.lingering = false;
    }, LINGER_TIME);
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

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'Escape') this.session.chosen = null;
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    this.stirring.before();
    const { session } = this;
    const { view } = session;
    const lobby = view?.phase === 'lobby';
    return [
      html`
        <div key="notices" class="notices" role="status" aria-atomic="false">
          ${this.drawNotices()}
        </div>
      `,
      session.state === 'closed' || !view
        ? html`<main key="door" class="door">${this.drawOutside()}</main>`
        : lobby
          ? (this.parts.lobby?.(this) ?? null)
          : this.drawTable(),
      this.dialog && this.parts.dialogs
        ? view && this.parts.dialogs(this)
        : html`<${Spoken} key="spoken" speech=${session.speech} />`,
    ];
  }

  drawn() {
    const { session } = this;
    if (session.view) this.stirring.after(session.view, session.latest);
    if (session.seekSlot) {
      session.seekSlot = false;
      focusOn('.slot');
    }
  }

  /** What had the focus is gone: it goes to where one can do something. */
  refocus() {
    return focusOn('.piece.lit', '.deed', '.piece');
  }

  drawTable() {
    const over = this.scoreShown;
    return html`
      <main key="table" class=${over ? 'table over' : 'table'}>
        ${this.drawHead()}
        ${
          over
            ? this.parts.score?.(this)
            : html`<div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>`
        }
        ${this.roomy && this.parts.side?.(this)} ${!over && Tray(this)}
      </main>
    `;
  }

  /**
   * What the yard shows.
   * @returns {import('../yard/yard.js').Scene}
   */
  scene() {
    const { session, size } = this;
    const { chosen, fresh } = session;
    return {
      view: session.shown,
      size,
      fresh,
      sent: session.underWay,
      chosen,
      places: chosen === null ? [] : session.placesFor(chosen),
      boneyard: !this.roomy, // it is beside the yard then
      lay: (train) => session.act(`${chosen}@${train}`),
      look: (train) => this.open({ kind: 'player', train }),
    };
  }

  drawHead() {
    const { view } = this;
    const line = [sheetTitle(view.sheet)];
    if (view.seat === null) line.push(t('watching'));
    return html`
      <header class="head">
        <div>
          <h1>${t('round-of', { round: view.round, rounds: view.rounds })}</h1>
          <p class="about">${line.join(' · ')}</p>
        </div>
        <nav>
          ${this.drawSound()} ${!this.roomy && this.drawSideButtons()}
          ${this.drawButton('menu', t('menu'))}
        </nav>
      </header>
    `;
  }

  drawSound() {
    const { sound } = settings;
    return html`
      <button
        key="sound"
        class="round"
        onclick=${() => set({ sound: !sound })}
        aria-label=${t('sound')}
        aria-pressed=${String(sound)}
      >
        ${Sign(sound ? 'sound' : 'mute')}
      </button>
    `;
  }

  drawSideButtons() {
    const { view } = this;
    const { unread } = this.session;
    const news = unread ? t('chat-unread', { count: unread }) : t('chat');
    const badge =
      unread > 0 &&
      html`<span class="badge" aria-hidden="true">${t('number', { value: unread })}</span>`;
    return [
      this.drawButton('log', t('log')),
      view.chat !== 'off' && this.drawButton('chat', news, badge),
    ];
  }

  /**
   * @param {string} kind
   * @param {string} label
   * @param {any} [badge]
   */
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
        html`<p key="lost" class="notice lost">${t('net-lost')}</p>`,
      session.notices.map(
        ({ text, exactly }) => html`
          <p key=${text} class="notice">
            ${text} ${exactly && html`<small lang="en">${exactly}</small>`}
          </p>
        `,
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

/**
 * Gives the focus to the first of these that is there, if any is.
 * @param {...string} wanted
 */
function focusOn(...wanted) {
  const found = wanted.map((each) => document.querySelector(each)).find(Boolean);
  /** @type {HTMLElement | null | undefined} */ (found)?.focus();
  return Boolean(found);
}
