// The page of a replay: the yard as it was, and the way through the round.

import { html } from 'htm/preact';

import { lively } from '../app/lively.js';
import { promiseOf } from '../app/store.js';
import { linesOf, sheetTitle, t } from '../app/words.js';
import { Stirring } from '../motion/stirring.js';
import { Sign } from '../yard/tiles.js';
import { Yard, wagonKey } from '../yard/yard.js';
import { Deck } from './deck.js';
import { DialogOf } from './dialogs.js';
import { Log, keepInSight } from './log.js';
import { Arrow } from './signs.js';

/** Milliseconds for which a step is shown at the usual speed. */
const BEAT = 1400;
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'teal', 'pink', 'brown'];
/** Where there is room for a column beside the yard. */
const ROOMY = '(min-width: 960px) and (min-height: 560px)';
/** @type {Happening[]} */
const NOTHING = [];
/** What takes keys itself. */
const TAKES_KEYS = 'input, select, summary, dialog';

/**
 * Where a round comes from: a table, or a file, and the way back there.
 * @typedef {{address?: import('./calls.js').Address, back: () => void, backName: () => string}} Origin
 */

export class ReplayPage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {Watched} watched
   * @param {Origin} origin
   */
  constructor(app, watched, origin) {
    const roomy = matchMedia(ROOMY);
    /** The step that is shown. */
    this.at = 0;
    /** Whether the step before it was shown just now. */
    this.forward = false;
    this.playing = false;
    this.speed = 1;
    /** Whose hand is shown; null: all of them. @type {number | null} */
    this.eyes = null;
    /** @type {{kind: string, train?: Train} | null} */
    this.dialog = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.roomy = roomy.matches;
    lively(this);
    this.app = app;
    this.watched = watched;
    this.origin = origin;
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    /** Looks at the ground of the yard, for as long as it is shown. */
    this.measure = (/** @type {Element | null} */ node) =>
      node ? sizes.observe(node) : sizes.disconnect();
    const turned = () => {
      this.roomy = roomy.matches;
    };
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    roomy.addEventListener('change', turned);
    addEventListener('keydown', key);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.stirring = new Stirring();
    this.close = () => {
      this.stirring.close();
      clearTimeout(this.timer);
      sizes.disconnect();
      roomy.removeEventListener('change', turned);
      removeEventListener('keydown', key);
    };
  }

  title() {
    return `${this.heading()} · ${t('title')}`;
  }

  /** What this device noted of the deal while the round ran. */
  get noted() {
    const { address } = this.origin;
    return address ? promiseOf(address.table, address.match, address.round) : null;
  }

  heading() {
    return t('replay-round', { round: this.watched.record.round });
  }

  resize(/** @type {DOMRectReadOnly} */ { width, height }) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  /** Opens a dialog; null closes it. */
  open(/** @type {ReplayPage['dialog']} */ dialog) {
    this.dialog = dialog;
    this.problem = null;
  }

  // ---------------------------------------------------------------- moving through the round

  /** The number of the last step. */
  get end() {
    return this.watched.steps.length - 1;
  }

  /** Goes to a step, and stays there. */
  go(/** @type {number} */ step) {
    this.play(false);
    this.show(step);
  }

  show(/** @type {number} */ step) {
    const next = Math.max(0, Math.min(this.end, step));
    if (next === this.at) return;
    this.forward = next === this.at + 1;
    this.at = next;
  }

  /** Goes on by itself, or stops. */
  play(/** @type {boolean} */ on) {
    clearTimeout(this.timer);
    if (on && this.at === this.end) this.show(0);
    this.playing = on;
    if (on) this.timer = setTimeout(() => this.tick(), BEAT / this.speed);
  }

  tick() {
    this.show(this.at + 1);
    this.play(this.at < this.end);
  }

  key(/** @type {KeyboardEvent} */ event) {
    const at = event.target instanceof Element ? event.target : document.body;
    if (event.altKey || event.ctrlKey || event.metaKey || at.closest(TAKES_KEYS)) return;
    const ways = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.end),
      ' ': at.closest('button, a') ? undefined : () => this.play(!this.playing),
    };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    if (!way) return;
    event.preventDefault();
    way();
  }

  // ---------------------------------------------------------------- what there is to see

  /** Those who played; where a record knows no names, they are counted. */
  get players() {
    const { players, record } = this.watched;
    const known = { stand_in: null, connected: true, taken: true };
    return Array.from({ length: record.players }, (_, seat) => ({
      ...{ name: t('replay-seat', { number: seat + 1 }), colour: COLOURS[seat], bot: null },
      ...players?.[seat],
      ...known,
    }));
  }

  /**
   * How the table looked after a step, as those who watched it saw it.
   * @param {number} step
   */
  viewAt(step) {
    const { steps, record } = this.watched;
    return { ...steps[step].view, players: this.players, seat: null, sheet: record.sheet };
  }

  /** The seats whose hands can be seen: at the end, when they are counted, all of them. */
  get shownHands() {
    const { phase } = this.watched.steps[this.at].view;
    const all = this.players.map((_, seat) => seat);
    return this.eyes === null || phase !== 'playing' ? all : [this.eyes];
  }

  /** What happened in a step, in words; what the one who looks could not see is not told. */
  linesAt(/** @type {number} */ step) {
    const { eyes } = this;
    const events = this.watched.steps[step].events.map((event) =>
      event.type === 'drew' && eyes !== null && event.seat !== eyes
        ? { ...event, tile: null }
        : event,
    );
    return linesOf(events, this.viewAt(step));
  }

  /** The wagon that has just come. */
  get fresh() {
    const laid = this.watched.steps[this.at].events.filter(({ type }) => type === 'played');
    const keys = laid.map(({ train, tile }) => wagonKey({ train, tile }));
    return new Set(this.forward ? keys : []);
  }

  draw() {
    this.stirring.before();
    return html`
      <main class="replay">
        ${this.drawHead()}
        <div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>
        ${Deck(this)} ${this.roomy && Log(this)}
      </main>
      ${DialogOf(this)}
    `;
  }

  /** Afterwards: what is new comes from somewhere; the line of this step is in sight. */
  drawn() {
    const { view, events } = this.watched.steps[this.at];
    this.stirring.after(view, this.forward ? events : NOTHING);
    keepInSight(document.querySelector('.walk [aria-current]'));
  }

  /** What the yard shows. */
  scene() {
    return {
      view: this.viewAt(this.at),
      size: this.size,
      fresh: this.fresh,
      look: (/** @type {Train} */ train) => this.open({ kind: 'train', train }),
    };
  }

  drawHead() {
    const { record } = this.watched;
    const line = [sheetTitle(record.sheet), changed(record) && t('replay-house-rules')];
    const open = (/** @type {string} */ kind) => () => this.open({ kind });
    return html`
      <header class="head">
        <button class="round" onclick=${this.origin.back} aria-label=${this.origin.backName()}>
          ${Arrow()}
        </button>
        <div>
          <h1>${this.heading()}</h1>
          <p class="about">${line.filter(Boolean).join(' · ')}</p>
        </div>
        <nav>
          <button class="check" onclick=${open('check')}>${t('fair-title')}</button>
          ${
            !this.roomy &&
            html`
              <button class="round" onclick=${open('log')} aria-label=${t('log')}>
                ${Sign('log')}
              </button>
            `
          }
          <button class="round" onclick=${open('menu')} aria-label=${t('menu')}>
            ${Sign('menu')}
          </button>
        </nav>
      </header>
    `;
  }
}

/** Whether house rules change the game; the length of a match does not. */
function changed(/** @type {RoundRecord} */ { rules = {} }) {
  return Object.keys(rules).some((name) => name !== 'rounds');
}
