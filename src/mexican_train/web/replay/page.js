// The page of a replay: the yard as it was, and the way through the round.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { seatAmongBots } from '../base/deals.js';
import { noteOf } from '../base/notes.js';
import { need } from '../base/language.js';
import { withoutLegal } from '../base/records.js';
import { DESK, styled } from '../base/styles.js';
import { rulesTitle, t } from '../base/words.js';
import { LazyMotion } from '../motion/lazy-motion.js';
import { Icon } from '../parts/icons.js';
import { Yard } from '../yard/yard.js';
import { Deck } from './deck.js';
import { DialogOf } from './dialogs.js';
import { Log, keepInSight } from './log.js';
import { linesAfter, playersOf, viewAfter } from './seen.js';
import { Walking } from './walking.js';

/** @type {Happening[]} */
const NOTHING = [];

/** @typedef {import('./lookback.js').Lookback} Lookback */

/**
 * Where a round comes from: a table, or a file, and the way back there.
 * @typedef {{address?: import('../base/records.js').Address, back: () => void,
 *   backName: () => string}} Origin
 */

export class ReplayPage extends Walking {
  /**
   * @param {App} app
   * @param {Replay} watched
   * @param {Origin} origin
   */
  constructor(app, watched, origin) {
    super();
    const roomy = matchMedia(DESK);
    /** Whose hand is shown; null: all of them. @type {number | null} */
    this.eyes = null;
    /** @type {{kind: string, train?: Train} | null} */
    this.dialog = null;
    /** @type {Problem | null} */
    this.problem = null;
    /** What is to be said of the moves, once somebody wants to know. @type {Lookback | null} */
    this.lookback = null;
    /** What sends the deal to others, once somebody wants to. @type {(() => any) | null} */
    this.sending = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.roomy = roomy.matches;
    reactive(this);
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
    roomy.addEventListener('change', turned);
    const stop = this.listen({ n: () => this.lookback?.go(1), p: () => this.lookback?.go(-1) });
    this.motion = new LazyMotion();
    this.close = () => {
      this.motion.close();
      this.lookback?.close();
      stop();
      sizes.disconnect();
      roomy.removeEventListener('change', turned);
    };
  }

  title() {
    return `${this.heading()} · ${t('title')}`;
  }

  /** What this device noted of the deal while the round ran. */
  get noted() {
    const { address } = this.origin;
    return address ? noteOf(address.table, address.match, address.round) : null;
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

  /**
   * Looks back at the round, and opens what there is to say of it.
   * @param {number | null} [seat] who looks, if it is known already
   */
  async lookBack(seat = null) {
    if (!this.lookback) {
      const [{ Lookback, seatHere }] = await Promise.all([
        import('./lookback.js'),
        need('review'),
        styled('replay/lookback.css'),
      ]);
      this.lookback = new Lookback(this, seat ?? (await seatHere(this)));
    }
    this.open({ kind: 'review' });
  }

  // ---------------------------------------------------------------- what there is to see

  /** Sends the deal to others: a round with one person among bots. */
  async send() {
    const [{ Sending }] = await Promise.all([import('../parts/send-deal.js'), need('send')]);
    const { record, players } = this.watched;
    const seat = seatAmongBots(players);
    if (!players || seat === null) return;
    const bring = async () => withoutLegal(record);
    const round = { table: this.origin.address?.table ?? '', seat, players, record: bring };
    this.sending = () => html`<${Sending} round=${round} />`;
    this.open({ kind: 'send' });
  }

  /** The number of the last step. */
  get end() {
    return this.watched.steps.length - 1;
  }

  get players() {
    return playersOf(this.watched);
  }

  /**
   * How the table looked after a step, as those who watched it saw it.
   * @param {number} step
   */
  viewAt(step) {
    return viewAfter(this.watched, step);
  }

  /** The seats whose hands can be seen: at the end, when they are counted, all of them. */
  get shownHands() {
    const { phase } = this.watched.steps[this.at].view;
    const all = this.players.map((_, seat) => seat);
    return this.eyes === null || phase !== 'playing' ? all : [this.eyes];
  }

  /** What happened in a step, in words. @param {number} step */
  linesAt(step) {
    return linesAfter(this.watched, step, { eyes: this.eyes });
  }

  draw() {
    this.motion.before();
    return html`
      <main class=${this.lookback ? 'replay judging' : 'replay'}>
        ${this.drawHead()}
        <div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>
        ${Deck(this)} ${this.roomy && Log(this)} ${DialogOf(this)}
      </main>
    `;
  }

  /** Afterwards: what is new comes from somewhere; the line of this step is in sight. */
  drawn() {
    const { view: step, events } = this.watched.steps[this.at];
    const view = /** @type {ReplayView} */ (/** @type {unknown} */ (step));
    this.motion.after(view, this.forward ? events : NOTHING);
    keepInSight(document.querySelector('.walk [aria-current]'));
  }

  /** What the yard shows. */
  scene() {
    return {
      view: this.viewAt(this.at),
      ...this.lookback?.better(),
      size: this.size,
      look: (/** @type {Train} */ train) => this.open({ kind: 'train', train }),
    };
  }

  drawHead() {
    const { record } = this.watched;
    const about = rulesTitle(record.sheet, record.rules);
    const open = (/** @type {string} */ kind) => () => this.open({ kind });
    return html`
      <header class="head">
        <button class="round" onclick=${this.origin.back} aria-label=${this.origin.backName()}>
          ${Icon('back')}
        </button>
        <div class="head-title">
          <h1>${this.heading()}</h1>
          <p class="about" style=${{ '--letters': about.length }}>${about}</p>
        </div>
        <nav>
          <button class="check" onclick=${open('check')}>${t('fair-title')}</button>
          ${
            !this.roomy &&
            html`
              <button class="round" onclick=${open('log')} aria-label=${t('log')}>
                ${Icon('log')}
              </button>
            `
          }
          <button class="round" onclick=${open('menu')} aria-label=${t('menu')}>
            ${Icon('menu')}
          </button>
        </nav>
      </header>
    `;
  }
}

