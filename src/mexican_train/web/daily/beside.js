// Two rounds of the same deal side by side, move by move: once for both until they part, then each
// as it went on. Where there is no room for two yards, one of them is shown, and which is chosen.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { stepsOfRecord } from '../base/records.js';
import { DESK, styled } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { HandAfter, Moves, Slide, Speed } from '../replay/deck.js';
import { linesAfter, viewAfter } from '../replay/seen.js';
import { Walking } from '../replay/walking.js';
import { Yard } from '../yard/yard.js';
import { partedAfter, stepIn } from './parting.js';

const STYLES = ['replay/replay.css', 'daily/beside.css'];
const [MINE, THEIRS] = [0, 1];

/**
 * Somebody else's round of a deal.
 * @typedef {{name: string, points: number, record: RoundRecord}} OtherRound
 */

/**
 * Shows one's own round and another of the same deal.
 * @param {App} app
 * @param {KeptDeal} deal
 * @param {OtherRound} other
 * @param {string} from the path that one comes back to
 */
export async function showBeside(app, deal, other, from) {
  const { result } = deal;
  if (!result?.record) return;
  const { players, seat, record } = result;
  const [mine, theirs] = await Promise.all([
    stepsOfRecord(record),
    stepsOfRecord(other.record),
    ...STYLES.map(styled),
  ]);
  const named = players.map((player, each) => (each === seat ? { ...player, name: other.name } : player));
  const rounds = [{ ...mine, players }, { ...theirs, players: named }];
  app.show(new BesidePage(app, rounds, seat, from));
}

export class BesidePage extends Walking {
  /**
   * @param {App} app
   * @param {Replay[]} rounds one's own and the other
   * @param {number} seat whose decisions part them
   * @param {string} from the path that one comes back to
   */
  constructor(app, rounds, seat, from) {
    super();
    const roomy = matchMedia(DESK);
    const size = { width: innerWidth, height: innerHeight * 0.4 };
    this.sizes = [size, size];
    this.roomy = roomy.matches;
    /** The round that is shown where there is room for one. */
    this.side = MINE;
    reactive(this);
    this.app = app;
    this.from = from;
    this.rounds = rounds;
    this.seat = seat;
    this.parted = partedAfter(rounds[MINE].record, rounds[THEIRS].record);
    const grounds = [MINE, THEIRS].map(
      (side) => new ResizeObserver(([{ contentRect }]) => this.resize(side, contentRect)),
    );
    /** Look at the grounds of the yards, for as long as they are shown. */
    this.measures = grounds.map(
      (sizes) => (/** @type {Element | null} */ node) =>
        node ? sizes.observe(node) : sizes.disconnect(),
    );
    const turned = () => {
      this.roomy = roomy.matches;
    };
    roomy.addEventListener('change', turned);
    const stop = this.listen({ p: () => this.go(this.parted + 1) });
    this.close = () => {
      stop();
      roomy.removeEventListener('change', turned);
      grounds.forEach((sizes) => sizes.disconnect());
    };
  }

  title() {
    return `${t('beside-title')} · ${t('title')}`;
  }

  get end() {
    return Math.max(...this.rounds.map(({ steps }) => steps.length - 1));
  }

  /** Whether the rounds have parted by now. */
  get apart() {
    return this.at > this.parted;
  }

  /**
   * @param {number} side
   * @param {{width: number, height: number}} size
   */
  resize(side, { width, height }) {
    const before = this.sizes[side];
    if (before.width !== width || before.height !== height) {
      this.sizes = this.sizes.with(side, { width, height });
    }
  }

  /** How a round looks now. @param {number} side */
  viewOf(side) {
    const watched = this.rounds[side];
    return viewAfter(watched, stepIn(this.at, watched));
  }

  /** What happened in a round in this step, as one hears it. @param {number} side */
  wordsOf(side) {
    const watched = this.rounds[side];
    const seat = side === MINE ? this.seat : null;
    if (this.at > watched.steps.length - 1) {
      const points = watched.record.scores[this.seat];
      return t(side === MINE ? 'beside-over-you' : 'beside-over', { name: this.nameOf(side), points });
    }
    return linesAfter(watched, this.at, { seat }).map(({ text }) => text).join(' ');
  }

  /** @param {number} side */
  titleOf(side) {
    return side === MINE ? t('beside-you') : this.nameOf(side);
  }

  /** @param {number} side */
  nameOf(side) {
    return side === MINE ? t('you') : (this.rounds[side].players?.[this.seat].name ?? '');
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { apart } = this;
    const sides = this.roomy ? [MINE, THEIRS] : [this.side];
    return html`
      <main class="replay comparing">
        ${this.drawHead()} ${!this.roomy && this.drawSwitch()}
        <div class="rounds-beside">
          ${apart ? sides.map((side) => this.drawHalf(side)) : this.drawHalf(MINE)}
        </div>
        <section class="deck" aria-label=${t('replay-controls')}>
          ${this.drawWords()}
          <div class="helm">${Slide(this)} ${Moves(this, this.drawToParting())} ${Speed(this)}</div>
        </section>
      </main>
    `;
  }

  drawHead() {
    const back = () => this.app.go(this.from);
    return html`
      <header class="head">
        <button class="round" onclick=${back} aria-label=${t('beside-back')}>${Icon('back')}</button>
        <div>
          <h1>${t('beside-of', { name: this.nameOf(THEIRS) })}</h1>
          <p class="about">${sheetTitle(this.rounds[MINE].record.sheet)}</p>
        </div>
      </header>
    `;
  }

  /** Which of the two is shown; until they part they are one. */
  drawSwitch() {
    if (!this.apart) return html`<p class="switch both">${t('beside-both')}</p>`;
    return html`
      <div class="switch" role="group" aria-label=${t('beside-title')}>
        ${[MINE, THEIRS].map(
          (side) => html`
            <button
              key=${side}
              aria-pressed=${String(this.side === side)}
              onclick=${() => {
                this.side = side;
              }}
            >
              ${this.titleOf(side)}
            </button>
          `,
        )}
      </div>
    `;
  }

  /** @param {number} side */
  drawHalf(side) {
    const view = this.viewOf(side);
    const title = this.apart ? this.titleOf(side) : t('beside-both');
    return html`
      <section key=${side} class="half" aria-label=${title}>
        ${this.roomy && html`<h2>${title}</h2>`}
        <div class="ground" ref=${this.measures[side]}>
          ${Yard({ view, size: this.sizes[side] })}
        </div>
        ${HandAfter(view, this.seat, false)}
      </section>
    `;
  }

  drawWords() {
    const { at, end, parted } = this;
    const step = at ? t('replay-step', { step: at, last: end }) : t('replay-deal');
    const [mine, theirs] = [MINE, THEIRS].map((side) => this.wordsOf(side));
    const same = at <= parted;
    const never = parted === end;
    return html`
      <div class="told" role="status">
        <small>${step}</small>
        ${at === parted + 1 && html`<p class="parting">${t('beside-parted')}</p>`}
        <p><b>${same ? mine : theirs}</b></p>
        ${!same && html`<p><b>${mine}</b></p>`}
        ${never && at === end && html`<p class="parting">${t('beside-same')}</p>`}
      </div>
    `;
  }

  /** The way to where they part. */
  drawToParting() {
    if (this.parted === this.end) return null;
    return html`
      <button class="to-parting" onclick=${() => this.go(this.parted + 1)}>
        ${t('beside-to-parting')}
      </button>
    `;
  }
}
