// The page of a table: the lobby before the match, then the yard, the tray and what is beside it.

import { effect } from '@preact/signals';
import { html } from 'htm/preact';

import { fragmentHere, goBack, goOver, isOver, pathHere, showPath } from '../base/address.js';
import { sheets } from '../base/api.js';
import { language } from '../base/messages.js';
import { reactive } from '../base/reactive.js';
import { keepSeen, seenOf } from '../base/seen.js';
import { DESK } from '../base/styles.js';
import { t } from '../base/words.js';
import { playOf } from '../game/actions.js';
import { LazyMotion } from '../motion/lazy-motion.js';
import { Waiting } from '../parts/waiting.js';
import { LAST_SECONDS, Session } from '../session/session.js';
import { showPlaces, tellMore } from '../yard/in-sight.js';
import { Yard } from '../yard/yard.js';
import { Head, Notices } from './head.js';
import { PARTS } from './lazy-parts.js';
import { Spoken } from './spoken.js';
import { Tray } from './tray.js';

const COPIED_TIME = 2000;
const BEAT = 500;
const LINGER_TIME = 1200;
/** With so few tiles in some hand the round may soon be over. */
const FEW = 2;

/**
 * What opens over the table.
 * @typedef {{kind: string, train?: Train, latecomer?: number}} Dialog
 */

export class TablePage {
  /**
   * @param {App} app
   * @param {string} table
   * @param {() => void} toDoor shows the page that takes a seat
   * @param {import('./here.js').Here} [here] how it is where the table is on this device
   */
  constructor(app, table, toDoor, here) {
    const roomy = matchMedia(DESK);
    /**
     * What can be chosen at a table, once the server has told it.
     * @type {Choices | null}
     */
    this.told = null;
    /**
     * What draws the parts that come when they are needed, once they are here.
     * @type {Partial<Record<import('./lazy-parts.js').Part, (page: TablePage) => any>>}
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
    /** The replay that is open over the table. @type {Coming | null} */
    this.over = null;
    /**
     * The latecomers to whom the host gives no answer now, by number.
     * @type {number[]}
     */
    this.later = [];
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.roomy = roomy.matches;
    /** The last tile of the round is on its way: it is seen before the score is. */
    this.lingering = false;
    reactive(this);
    /** What had the focus when a replay opened over the table; it has it again afterwards. */
    this.opener = /** @type {Element | null} */ (null);
    this.app = app;
    this.toDoor = toDoor;
    this.motion = new LazyMotion();
    this.here = here;
    this.session = new Session(table, here?.Line);
    this.session.addToDeals();
    /** What was last noted of the table. */
    this.noted = '';
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    /** The chosen tile whose places were brought into sight. */
    this.placed = /** @type {string | null} */ (null);
    /** @type {HTMLElement | null} */
    this.ground = null;
    /** Looks at the ground of the yard, for as long as it is shown. */
    this.measure = (/** @type {HTMLElement | null} */ node) => {
      this.ground = node;
      if (node) sizes.observe(node);
      else sizes.disconnect();
    };
    const turned = () => {
      this.roomy = roomy.matches;
    };
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    roomy.addEventListener('change', turned);
    addEventListener('keydown', key);
    const ticking = setInterval(() => this.tick(), BEAT);
    const stopReacting = effect(() => this.react());
    const retold = effect(() => {
      language();
      this.session.askHistory(); // what happened is told in the new words
    });
    this.close = () => {
      stopReacting();
      this.motion.close();
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
    else if (this.ground) tellMore(this.ground); // it had another size for a moment
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

  /** Whether a replay covers the table: it is not drawn then, and goes on all the same. */
  get covered() {
    return this.over !== null && this.parts.replay !== undefined && this.session.view !== null;
  }

  /** Opens a replay over the table. */
  lookBack(/** @type {string} */ path) {
    goOver(path);
    this.takes(pathHere(), fragmentHere());
  }

  /**
   * Opens or closes what lies over the table, where the address asks for that.
   * @param {string} path
   * @param {string} fragment
   */
  takes(path, fragment) {
    const [, ...parts] = path.match(/^\/replay\/(\w+)\/(\d+)\/(\d+)$/) ?? [];
    const { table } = this.session;
    if (isOver() && parts[0] === table && !this.session.why) {
      if (!this.over) this.opener = document.activeElement;
      this.over = { parts, fragment };
      this.dialog = null;
      return true;
    }
    if (!this.over || path !== `/t/${table}`) return false;
    this.over = null;
    return true;
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
    if (why === 'secret') this.toDoor();
    else if (why === 'removed' && session.leaving) app.go('/');
    else if (why) this.fetch('closed');
    else if (view && state === 'open') {
      if (!this.over) this.showAddress();
      this.note(view);
    }
    if (view && this.roomy) this.fetch('side');
    if (view?.phase === 'lobby') this.fetch('lobby');
    else if (view && (view.phase !== 'playing' || Math.min(...view.counts) <= FEW)) {
      this.fetch('score'); // a little before it is needed
    }
    if (session.talk.length || view?.agreed.length) this.fetch('talk');
    if (session.mine) this.fetch('tip');
    if (this.over) this.fetch('replay');
    if (view && view.seat === null) this.fetch('watching');
    if (session.hosting && view.latecomers.length) this.fetch('request');
    if (this.motion.ended(session.latest)) this.linger();
  }

  /**
   * Fetches a part, unless it is here.
   * @param {import('./lazy-parts.js').Part} name
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
    if (`${pathHere()}#${fragmentHere()}` !== path) showPath(path);
  }

  /** Notes how the table is, for the list on the home page. @param {View} view */
  note(view) {
    if (view.seat === null) return;
    const seen = seenOf(view);
    const text = JSON.stringify(seen);
    if (text !== this.noted) keepSeen(this.session.table, seen);
    if (!this.noted) this.here?.begin(this.session);
    this.noted = text;
  }

  /** The seconds of the turn clock go by. */
  tick() {
    const { session } = this;
    if (!session.view?.deadline) return;
    const before = session.secondsLeft ?? 0;
    session.beat = Date.now();
    const left = session.secondsLeft ?? 0;
    if (!session.mine || left === before || left > LAST_SECONDS) return;
    if (before > LAST_SECONDS) session.speech.say(t('clock-last', { seconds: left }));
    this.motion.tick();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'Escape') return;
    if (!this.over) this.session.chosen = null;
    else if (!(event.target instanceof Element && event.target.closest('dialog'))) goBack();
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    if (!this.covered) this.motion.before();
    const { session } = this;
    const { view } = session;
    const lobby = view?.phase === 'lobby';
    return [
      html`
        <div key="notices" class="notices" role="status" aria-atomic="false">
          ${Notices(this.session)}
        </div>
      `,
      session.state === 'closed' || !view
        ? html`<main key="door" class="door">${this.drawOutside()}</main>`
        : lobby
          ? (this.parts.lobby?.(this) ?? null)
          : this.drawTable(),
      this.covered && this.parts.replay?.(this),
      this.dialog && this.parts.dialogs
        ? view && html`<div key="over" class="over-table">${this.parts.dialogs(this)}</div>`
        : !this.covered && html`<${Spoken} key="spoken" speech=${session.speech} />`,
    ];
  }

  drawn() {
    const { session } = this;
    if (this.covered) this.motion.keepUp(this.view, session.latest);
    else if (session.view) this.motion.after(session.view, session.latest);
    if (this.ground) this.keepInSight(this.ground);
    if (session.focusSlots) {
      session.focusSlots = false;
      focusOn('.slot');
    }
  }

  /** @param {HTMLElement} ground */
  keepInSight(ground) {
    const { tile } = this.session.pointed;
    if (tile !== this.placed) showPlaces(ground);
    this.placed = tile;
    tellMore(ground);
  }

  /** What had the focus is gone: it goes to where one can do something. */
  refocus() {
    if (this.covered) return focusOn('.replay-over');
    return focusOn('.piece.lit', '.deed', '.piece');
  }

  drawTable() {
    const { session, view } = this;
    const over = this.scoreShown;
    const { covered } = this;
    return html`
      <main key="table" class=${over ? 'table over' : 'table'} inert=${covered}>
        ${Head(this, !covered && this.parts.talk?.(this))}
        ${
          over
            ? this.parts.score?.(this)
            : !covered &&
              html`
                <div
                  key="ground"
                  class="ground"
                  ref=${this.measure}
                  onscroll=${() => this.ground && tellMore(this.ground)}
                >
                  ${Yard(this.scene())}
                </div>
              `
        }
        ${this.roomy && this.parts.side?.(this)} ${!over && !covered && Tray(this)}
        ${session.hosting && view.phase !== 'match_over' && this.parts.request?.(this)}
      </main>
    `;
  }

  /**
   * What the yard shows.
   * @returns {YardScene}
   */
  scene() {
    const { session, size } = this;
    const { news, pointed } = session;
    return {
      view: session.shown,
      size,
      news,
      sent: session.underWay,
      chosen: pointed.tile,
      places: pointed.places,
      boneyard: !this.roomy, // it is beside the yard then
      lay: (train) => session.act(playOf(pointed.tile ?? '', train)),
      look: (train) => this.open({ kind: 'player', train }),
    };
  }

  /** What a spectator can do. */
  watching() {
    return this.view.seat === null && this.parts.watching?.(this);
  }

  /** There is no table to show: it is on its way, or closed for good. */
  drawOutside() {
    if (this.session.why) return this.parts.closed?.(this);
    const again = () => this.session.wire.reopen();
    return [
      Waiting(html`<p key="way">${t('net-connecting')}</p>`, { own: this.session.alone, again }),
      this.session.state === 'lost' && this.drawWayHome(),
    ];
  }

  drawWayHome() {
    return html`<button onclick=${() => this.app.go('/')}>${t('home')}</button>`;
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
