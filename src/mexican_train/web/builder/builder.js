// The train builder: one's tiles are told, and the longest train is found at once, here. What to
// play now takes the rules, so it takes the server.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { mostPlayers } from '../game/dealing.js';
import { bestTrain, otherStarts, playedElsewhere } from '../game/plans.js';
import { pointsOfAll } from '../game/points.js';
import { numbersOf } from '../game/sets.js';
import { sheetWith } from '../game/sheets.js';
import { pipsOf } from '../game/tiles.js';
import { rulesOf, usualChoice } from '../options/choice.js';
import { HandEntry } from '../parts/hand-entry.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { AnswerBelow } from '../settle/answer-below.js';
import { TableEditor } from '../settle/editor.js';
import { withKnownRules, withPlayers, withTrain } from '../settle/situation.js';
import { Verdicts } from '../settle/verdicts.js';
import { Aside } from './aside.js';
import { Ends } from './ends.js';
import { Anywhere, Found, foundWords } from './found.js';
import { keepBuilder, keptBuilder } from './kept.js';
import { PlayNow } from './now.js';
import { Elsewhere, OtherStarts } from './others.js';

/** @typedef {import('../settle/situation.js').Situation} Situation */

const STYLES = [
  'parts/topbar.css',
  'options/options.css',
  'parts/tile-grid.css',
  'yard/whole.css',
  'parts/hand-entry.css',
  'settle/settle.css',
  'settle/answer.css',
  'builder/builder.css',
];

/** @param {App} app */
export async function open(app) {
  const [told] = await Promise.all([sheets(), ...STYLES.map(styled)]);
  return new BuilderPage(app, told);
}

class BuilderPage {
  /**
   * @param {App} app
   * @param {Choices} told
   */
  constructor(app, told) {
    const { situation, ends, aside } = keptBuilder();
    /** The sheet, the hand and, for what to play now, the table. */
    this.situation = withKnownRules(told, situation);
    this.ends = ends;
    this.aside = aside;
    /** @type {import('../game/plans.js').Train | null} */
    this.best = null;
    /** The best train from any end, where none fits those. @type {import('../game/plans.js').Train | null} */
    this.anywhere = null;
    /** Another train that is looked at. @type {import('../game/plans.js').Train | null} */
    this.shown = null;
    /** @type {import('../game/plans.js').Other[]} */
    this.others = [];
    /** @type {(import('../game/plans.js').Other & {tile: string})[]} */
    this.elsewhere = [];
    this.all = false;
    this.now = false;
    reactive(this);
    this.app = app;
    this.told = told;
    this.verdicts = new Verdicts();
    this.table = new TableEditor(
      () => this.asked,
      (situation) => this.change(situation),
      false,
    );
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
    this.verdicts.stop();
  }

  get rules() {
    return rulesOf(this.told, { ...usualChoice(), ...this.situation });
  }

  /** What is to be laid: the hand without what was set aside. */
  get laying() {
    return this.situation.hand.filter((tile) => !this.aside.includes(tile));
  }

  /** @param {Situation} situation @param {number[]} [ends] */
  change(situation, ends = this.ends) {
    const { max_pip: most } = rulesOf(this.told, { ...usualChoice(), ...situation });
    const inSet = (/** @type {string} */ tile) => pipsOf(tile)[1] <= most;
    const engine = Math.min(situation.engine, most);
    const hand = situation.hand.filter(inSet);
    const known = ends.filter((end) => end <= most);
    this.ends = ends.length && !known.length ? [engine] : known;
    this.aside = this.aside.filter((tile) => hand.includes(tile));
    this.situation = this.begun({ ...situation, engine, hand });
    keepBuilder({ situation: this.situation, ends: this.ends, aside: this.aside });
    this.solve();
    if (this.now) this.ask();
  }

  /**
   * The table as it follows from where the train begins. A train that is not begun begins at the
   * engine; once somebody has said another engine, it is begun and ends where it was told.
   * @param {Situation} situation
   * @returns {Situation}
   */
  begun(situation) {
    if (this.ends.length !== 1) return situation;
    const [end] = this.ends;
    const { engine, trains } = situation;
    const said = engine !== Math.min(this.situation.engine, this.rules.max_pip);
    if (trains[0].end === null && !said) return { ...situation, engine: end };
    return withOwnEnd(situation, end);
  }

  /** The table with one's train where the best plan lays it: of several ends, at that one. */
  get asked() {
    const { best, ends, situation } = this;
    const end = best?.wagons.length ? best.start : (ends[0] ?? situation.engine);
    return withOwnEnd(situation, end);
  }

  /** The best train at once; what else there is a moment later, so that nobody waits for it. */
  solve() {
    const { ends, rules, laying } = this;
    const best = laying.length && ends.length ? bestTrain(laying, ends, rules) : null;
    const fits = best !== null && best.wagons.length > 0;
    this.best = best;
    this.anywhere = null;
    this.shown = null;
    this.all = false;
    this.others = [];
    this.elsewhere = [];
    clearTimeout(this.timer);
    if (!laying.length) return;
    this.timer = setTimeout(() => {
      if (!fits) this.anywhere = bestTrain(laying, numbersOf(rules.max_pip), rules);
      if (!best) return;
      this.others = otherStarts(laying, ends, rules, best);
      this.elsewhere = playedElsewhere(laying, ends, rules, best);
    });
  }

  ask() {
    if (this.situation.hand.length) this.verdicts.soon(this.asked);
    else this.verdicts.stop();
  }

  /** @param {boolean} open */
  toggleNow(open) {
    if (open === this.now) return;
    this.now = open;
    if (open) this.ask();
    else this.verdicts.stop();
  }

  /** @param {string} tile */
  tapAside(tile) {
    const on = this.aside.includes(tile);
    this.aside = on ? this.aside.filter((each) => each !== tile) : [...this.aside, tile];
    this.change(this.situation);
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { rules } = this;
    return html`
      <main class="topped settle builder">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('builder-title')}</h1>
        </header>
        <p class="lead">${t('builder-lead')}</p>
        <div class="sides">
          <div class="tell">
            ${this.entry.draw(rules.max_pip)} ${this.best && AnswerBelow(foundWords(this.best))}
            ${Ends({
              maxPip: rules.max_pip,
              ends: this.ends,
              set: (ends) => this.change(this.situation, ends),
              engine: this.situation.engine,
            })}
            ${this.drawSheet()}
          </div>
          <div class="hear">
            ${this.drawTrain()}
            ${PlayNow({
              open: this.now,
              toggle: (open) => this.toggleNow(open),
              situation: this.asked,
              rules,
              verdicts: this.verdicts,
              table: this.table,
            })}
          </div>
        </div>
      </main>
    `;
  }

  drawSheet() {
    const { told, situation } = this;
    const names = told.sheets.flatMap(({ name, variants }) => [
      name,
      ...(variants.includes('nine') ? [sheetWith(name, ['nine'])] : []),
    ]);
    const most = (/** @type {string} */ sheet) =>
      mostPlayers(rulesOf(told, { ...usualChoice(), sheet }));
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
    const { best, ends, anywhere, laying, situation } = this;
    const train = this.shown ?? best;
    if (!situation.hand.length) return html`<p class="empty">${t('builder-empty')}</p>`;
    const aside = Aside({
      hand: situation.hand,
      aside: this.aside,
      tap: (tile) => this.tapAside(tile),
    });
    if (!laying.length) return aside;
    return html`
      ${!ends.length && html`<p class="empty">${t('builder-no-end')}</p>`}
      ${
        train &&
        Found({
          train,
          rules: this.rules,
          aside: pointsOfAll(this.aside, this.rules),
          back: this.shown && (() => this.look(null)),
        })
      }
      ${anywhere && Anywhere(anywhere, this.rules, (end) => this.change(situation, [end]))} ${aside}
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
      ${best && Elsewhere(this.elsewhere, best.extras.length > 0)}
    `;
  }

  /** Looks at another train. @param {import('../game/plans.js').Train | null} train */
  look(train) {
    this.shown = train;
  }
}

/**
 * One's own train ends here; not begun where that is the engine.
 * @param {Situation} situation
 * @param {number} told
 * @returns {Situation}
 */
function withOwnEnd(situation, told) {
  const end = told === situation.engine ? null : told;
  const double = situation.trains[0].double && situation.trains[0].end === end;
  return withTrain(situation, 0, { end, double });
}
