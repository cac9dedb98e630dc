// The train builder: one's tiles are told, and the longest train is found at once, here. What to
// play now takes the rules, so it takes the server.

import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { Link } from '../app/links.js';
import { lively } from '../app/lively.js';
import { styled } from '../app/sheet.js';
import { pipName, pipsOf } from '../app/tilegrid.js';
import { sheetTitle, t } from '../app/words.js';
import { USUAL, rulesOf } from '../home/choice.js';
import { Mark } from '../keeper/signs.js';
import { Asking } from '../settle/asking.js';
import { Peek } from '../settle/peek.js';
import { playable, withPlayers } from '../settle/situation.js';
import { Tile } from '../yard/tiles.js';
import { WholeTrain } from '../yard/whole.js';
import { HandEntry } from './hand.js';
import { keepHand, keptHand } from './kept.js';
import { PlayNow } from './now.js';
import { Elsewhere, OtherStarts } from './others.js';
import { bestTrain, otherStarts, playedElsewhere } from './plan.js';

/** @typedef {import('../settle/situation.js').Situation} Situation */

const STYLES = [
  'app/topbar.css',
  'home/options.css',
  'app/tilegrid.css',
  'yard/whole.css',
  'builder/hand.css',
  'settle/settle.css',
  'settle/answer.css',
  'builder/builder.css',
];

/** @param {import('../app/main.js').App} app */
export async function open(app) {
  const [told] = await Promise.all([sheets(), ...STYLES.map(styled)]);
  return new BuilderPage(app, told);
}

class BuilderPage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {Told} told
   */
  constructor(app, told) {
    const { situation, ends } = keptHand();
    /** The sheet, the hand and, for what to play now, the table. */
    this.situation = playable(told, situation);
    this.ends = ends;
    /** @type {import('./plan.js').Train | null} */
    this.best = null;
    /** Another train that is looked at. @type {import('./plan.js').Train | null} */
    this.shown = null;
    /** @type {import('./plan.js').Other[]} */
    this.others = [];
    /** @type {(import('./plan.js').Other & {tile: string})[]} */
    this.elsewhere = [];
    this.all = false;
    this.now = false;
    lively(this);
    this.app = app;
    this.told = told;
    this.asking = new Asking();
    this.entry = new HandEntry(
      () => this.situation.hand,
      (hand) => this.change({ ...this.situation, hand }),
    );
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.solve();
  }

  title() {
    return `${t('builder-title')} · ${t('title')}`;
  }

  close() {
    clearTimeout(this.timer);
    this.asking.stop();
  }

  get rules() {
    return rulesOf(this.told, { ...USUAL, ...this.situation });
  }

  /** @param {Situation} situation @param {number[]} [ends] */
  change(situation, ends = this.ends) {
    const { max_pip: most } = rulesOf(this.told, { ...USUAL, ...situation });
    const inSet = (/** @type {string} */ tile) => Number(tile.split('-')[1]) <= most;
    this.ends = ends.filter((end) => end <= most);
    const begins = this.ends.length === 1 && situation.trains[0].end === null;
    const engine = begins ? this.ends[0] : Math.min(situation.engine, most);
    this.situation = { ...situation, engine, hand: situation.hand.filter(inSet) };
    keepHand({ situation: this.situation, ends: this.ends });
    this.solve();
    if (this.now) this.ask();
  }

  /** The best train at once; what else there is a moment later, so that nobody waits for it. */
  solve() {
    const { ends, rules } = this;
    const { hand } = this.situation;
    const best = hand.length && ends.length ? bestTrain(hand, ends, rules) : null;
    this.best = best;
    this.shown = null;
    this.all = false;
    clearTimeout(this.timer);
    if (!best) {
      this.others = [];
      this.elsewhere = [];
      return;
    }
    this.timer = setTimeout(() => {
      this.others = otherStarts(hand, ends, rules, best);
      this.elsewhere = playedElsewhere(hand, ends, rules, best);
    });
  }

  ask() {
    if (this.situation.hand.length) this.asking.soon(this.situation);
    else this.asking.stop();
  }

  /** @param {boolean} open */
  toggleNow(open) {
    if (open === this.now) return;
    this.now = open;
    if (open) this.ask();
    else this.asking.stop();
  }

  /** @param {number} pip */
  tapEnd(pip) {
    const { ends } = this;
    const next = ends.includes(pip) ? ends.filter((end) => end !== pip) : [...ends, pip];
    this.change(this.situation, next);
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { rules } = this;
    return html`
      <main class="settle builder">
        <header class="topbar">
          ${Link(this.app, '/', Mark('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('builder-title')}</h1>
        </header>
        <p class="lead">${t('builder-lead')}</p>
        <div class="sides">
          <div class="tell">
            ${this.entry.draw(rules.max_pip)} ${this.best && Peek(foundWords(this.best))}
            ${this.drawEnds(rules.max_pip)}
            ${this.drawSheet()}
          </div>
          <div class="hear">
            ${this.drawTrain()}
            ${PlayNow({
              open: this.now,
              toggle: (open) => this.toggleNow(open),
              situation: this.situation,
              rules,
              asking: this.asking,
              change: (situation) => this.change(situation),
            })}
          </div>
        </div>
      </main>
    `;
  }

  /** @param {number} most */
  drawEnds(most) {
    return html`
      <section class="begin">
        <h2>${t('builder-ends')}</h2>
        <p class="about">${t('builder-ends-about')}</p>
        <div class="tilegrid-pips" role="group" aria-label=${t('builder-ends')}>
          ${pipsOf(most).map(
            (pip) => html`
              <button
                key=${pip}
                type="button"
                aria-pressed=${this.ends.includes(pip)}
                aria-label=${t('builder-end', { pip: pipName(pip) })}
                onclick=${() => this.tapEnd(pip)}
              >
                ${t('number', { value: pip })}
              </button>
            `,
          )}
        </div>
      </section>
    `;
  }

  drawSheet() {
    const { told, situation } = this;
    const names = told.sheets.flatMap(({ name, variants }) => [
      name,
      ...(variants.includes('nine') ? [`${name}/nine`] : []),
    ]);
    const most = (/** @type {string} */ sheet) =>
      rulesOf(told, { ...USUAL, sheet }).hand.length + 1;
    const pick = (/** @type {string} */ sheet) => {
      const players = Math.min(situation.trains.length, most(sheet));
      this.change(withPlayers({ ...situation, sheet, rules: {} }, players));
    };
    return html`
      <label class="field sheet">
        <span>${t('builder-sheet')}</span>
        <select onchange=${(/** @type {any} */ event) => pick(event.target.value)}>
          ${names.map(
            (name) => html`
              <option key=${name} value=${name} selected=${name === situation.sheet}>
                ${sheetTitle(name)}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  }

  drawTrain() {
    const { best, ends } = this;
    const { hand } = this.situation;
    const train = this.shown ?? best;
    if (!hand.length) return html`<p class="empty">${t('builder-empty')}</p>`;
    if (!ends.length) return html`<p class="empty">${t('builder-no-end')}</p>`;
    if (!train || !best) return null;
    return html`
      <section class="found">
        <h2 aria-live="polite">${foundWords(train)}</h2>
        ${
          train.wagons.length > 0 &&
          html`<div class="whole-train">${WholeTrain({ engine: null, wagons: train.wagons })}</div>`
        }
        ${
          train.extras.length === 0
            ? html`<p class="out">${t('builder-out')}</p>`
            : html`
                <h3>${t('builder-extras', { count: train.extras.length })}</h3>
                <ul class="held">
                  ${train.extras.map(
                    (tile) => html`<li key=${tile}><span>${Tile(tile)}</span></li>`,
                  )}
                </ul>
                <p>${t('builder-left', { points: train.points })}</p>
              `
        }
        ${
          this.shown &&
          html`<button type="button" onclick=${() => this.look(null)}>${t('builder-back')}</button>`
        }
      </section>
      ${OtherStarts({
        others: this.others,
        shown: this.shown,
        all: this.all,
        several: ends.length > 1,
        showAll: () => {
          this.all = true;
        },
        show: (other) => this.look(other),
      })}
      ${Elsewhere(this.elsewhere, best.extras.length > 0)}
    `;
  }

  /** Looks at another train. @param {import('./plan.js').Train | null} train */
  look(train) {
    this.shown = train;
  }
}

/** A train in a few words. @param {import('./plan.js').Train} train */
function foundWords({ wagons, start }) {
  const count = wagons.length;
  return count ? t('builder-found', { count, pip: pipName(start) }) : t('builder-none');
}
