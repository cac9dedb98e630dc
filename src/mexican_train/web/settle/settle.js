// Settle an argument: tell what lies on the table, and see what is allowed and why, by any sheet.
// The situation is in the address behind the #, so that it can be sent to whoever disagrees.

import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { Pick, Trouble } from '../app/fields.js';
import { LinkField } from '../app/linkfield.js';
import { Link, rulesPath } from '../app/links.js';
import { lively } from '../app/lively.js';
import { styled } from '../app/sheet.js';
import { sheetTitle, t } from '../app/words.js';
import { HandEntry } from '../builder/hand.js';
import { USUAL, differences, rulesOf, withSheet } from '../home/choice.js';
import { HouseRules } from '../home/house.js';
import { Variants } from '../home/options.js';
import { Mark } from '../keeper/signs.js';
import { Answer, summary } from './answer.js';
import { Asking } from './asking.js';
import { TableEditor } from './editor.js';
import { Peek } from './peek.js';
import { readySituations } from './ready.js';
import { SideBySide } from './sheets.js';
import { fresh, playable, readSituation, withPlayers, written } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

const STYLES = [
  'app/topbar.css',
  'home/options.css',
  'app/tilegrid.css',
  'builder/hand.css',
  'settle/settle.css',
  'settle/answer.css',
];

/** @param {import('../app/main.js').App} app */
export async function open(app) {
  const [told] = await Promise.all([sheets(), ...STYLES.map(styled)]);
  const situation = readSituation(location.hash.slice(1));
  return new SettlePage(app, told, situation && playable(told, situation));
}

class SettlePage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {Told} told
   * @param {Situation | null} situation
   */
  constructor(app, told, situation) {
    this.situation = situation ?? readySituations(fresh())[0].situation;
    /** @type {string | null} */
    this.copied = null;
    lively(this);
    this.app = app;
    this.told = told;
    this.asking = new Asking();
    this.entry = new HandEntry(
      () => this.situation.hand,
      (hand) => this.change({ ...this.situation, hand }),
    );
    this.asking.soon(this.situation);
  }

  title() {
    return `${t('settle-title')} · ${t('title')}`;
  }

  close() {
    this.asking.stop();
  }

  /** @param {Situation} situation */
  change(situation) {
    this.situation = situation;
    history.replaceState(null, '', `/settle#${written(situation)}`);
    this.asking.soon(situation);
  }

  /** @param {string} link */
  hasCopied(link) {
    this.copied = link;
  }

  /** What is chosen, as the form of a table has it. */
  choice() {
    const { sheet, rules, trains } = this.situation;
    return { ...USUAL, sheet, rules, seats: trains.length };
  }

  /** @param {import('../home/choice.js').Choice} choice */
  choose({ sheet, rules, seats }) {
    this.change(withPlayers({ ...this.situation, sheet, rules }, seats));
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const rules = rulesOf(this.told, this.choice());
    const { found } = this.asking;
    return html`
      <main class="settle">
        <header class="topbar">
          ${Link(this.app, '/', Mark('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('settle-title')}</h1>
        </header>
        <p class="lead">${t('settle-lead')}</p>
        ${this.drawReady()}
        ${found && Peek(summary(found.of, found.settled.answer))}
        <div class="sides">
          <div class="tell">
            ${TableEditor({
              situation: this.situation,
              rules,
              change: (situation) => this.change(situation),
            })}
            ${this.entry.draw(rules.max_pip)}
          </div>
          <div class="hear">${this.drawSheet()} ${this.drawAnswer()}</div>
        </div>
      </main>
    `;
  }

  drawReady() {
    const now = written(this.situation);
    return html`
      <nav class="ready" aria-label=${t('settle-ready')}>
        ${readySituations(this.situation).map(
          ({ key, situation }) => html`
            <button
              key=${key}
              type="button"
              aria-pressed=${written(situation) === now}
              onclick=${() => this.change(situation)}
            >
              ${t(key)}
            </button>
          `,
        )}
      </nav>
    `;
  }

  drawSheet() {
    const { told } = this;
    const choice = this.choice();
    const change = (/** @type {import('../home/choice.js').Choice} */ next) => this.choose(next);
    const allowed = [2, 3, 4, 5, 6, 7, 8];
    const props = { told, choice, change, allowed };
    return html`
      <section class="by">
        ${Pick({
          label: t('settle-by'),
          name: 'sheet',
          options: told.sheets.map(({ name }) => ({ value: name, label: sheetTitle(name) })),
          value: choice.sheet.split('/')[0],
          pick: (sheet) => change(withSheet(told, choice, sheet, allowed)),
        })}
        <details>
          <summary>${t('settle-more-rules')}</summary>
          <div class="options">
            ${Variants(props)} <${HouseRules} told=${told} choice=${choice} change=${change} />
          </div>
        </details>
      </section>
    `;
  }

  drawAnswer() {
    const { found, problem, busy } = this.asking;
    const link = `${location.origin}/settle#${written(this.situation)}`;
    if (problem) {
      return html`
        <section class="judgement">
          ${problem.code === 'unreachable'
            ? html`<p class="problem" role="alert">${t('settle-offline')}</p>`
            : Trouble(problem)}
          <button type="button" onclick=${() => this.asking.again()}>${t('again')}</button>
        </section>
      `;
    }
    if (!found) return html`<p>${t('waiting')}</p>`;
    const { of: situation, settled } = found;
    const title = sheetTitle(settled.answer.sheet);
    const seats = situation.trains.length;
    const house = differences(this.told, { ...USUAL, ...situation, seats });
    return html`
      <div class=${busy ? 'answers busy' : 'answers'} aria-busy=${busy}>
        <section class="judgement">
          <h2>
            ${
              house.length
                ? t('settle-by-house', { sheet: title })
                : t('settle-by-sheet', { sheet: title })
            }
          </h2>
          ${Answer(situation, settled.answer)}
          ${Link(this.app, rulesPath(situation.sheet, situation.rules), t('settle-read'), {
            class: 'way',
          })}
        </section>
        ${
          [settled.answer, ...settled.sheets].some(({ impossible }) => !impossible) &&
          SideBySide(situation, settled.sheets, (sheet) =>
            this.change({ ...this.situation, sheet, rules: {} }),
          )
        }
        <section class="send">
          <h2>${t('settle-send')}</h2>
          <p class="about">${t('settle-send-about')}</p>
          ${LinkField(this, link)}
        </section>
      </div>
    `;
  }
}
