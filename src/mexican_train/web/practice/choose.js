// Which puzzles to begin with, and how far one has come.

import { html } from 'htm/preact';

import { forgetAnswers, progress } from '../base/puzzles.js';
import { reactive } from '../base/reactive.js';
import { sheetTitle, t } from '../base/words.js';
import { baseOf } from '../game/sheets.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { KINDS, chosenOf, nextOf, solvedOf } from './choosing.js';
import { kindName } from './naming.js';
import { PuzzlePage } from './puzzle.js';

/** @typedef {import('./choosing.js').Kind} Kind */

export class ChoosePage {
  /**
   * @param {App} app
   * @param {{ready: Puzzle[], own: Puzzle[]}} all
   */
  constructor(app, all) {
    this.sheet = '';
    this.progress = progress();
    reactive(this);
    this.app = app;
    this.all = all;
  }

  title() {
    return `${t('practice-title')} · ${t('title')}`;
  }

  /** @param {Kind} kind */
  puzzlesOf(kind) {
    return chosenOf(this.all, kind, this.sheet);
  }

  /**
   * The page of the first puzzle of a kind; null where there is none.
   * @param {Kind} kind
   */
  first(kind) {
    const puzzles = this.puzzlesOf(kind);
    const puzzle = nextOf(puzzles, this.progress, null) ?? puzzles[0];
    if (!puzzle) return null;
    const back = () => {
      this.progress = progress();
      this.app.show(this);
    };
    return new PuzzlePage(this.app, { puzzles, kind, puzzle, back });
  }

  /** @param {Kind} kind */
  begin(kind) {
    const page = this.first(kind);
    if (page) this.app.show(page);
  }

  /** Everything is new again. */
  forget() {
    forgetAnswers();
    this.progress = progress();
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { series, best, right } = this.progress;
    return html`
      <main class="topped practising">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('practice-title')}</h1>
          <nav class="ways">
            ${Link(this.app, '/games', t('practice-games'), { class: 'way' })}
          </nav>
        </header>
        <p class="lead">${t('practice-lead')}</p>
        ${this.drawSheets()}
        <ul class="kinds">
          ${KINDS.map((kind) => html`<li key=${kind}>${this.drawKind(kind)}</li>`)}
        </ul>
        ${
          best > 0 &&
          html`
            <p class="series">
              ${t('practice-series', { series })} ${t('practice-series-best', { best })}
            </p>
          `
        }
        <p class="about">${t('practice-about')}</p>
        ${
          Object.keys(right).length > 0 &&
          html`<button class="quiet" onclick=${() => this.forget()}>${t('practice-forget')}</button>`
        }
      </main>
    `;
  }

  drawSheets() {
    const { ready, own } = this.all;
    const sheets = [...new Set([...ready, ...own].map(({ sheet }) => baseOf(sheet)))];
    const choose = (/** @type {any} */ event) => {
      this.sheet = event.target.value;
    };
    return html`
      <label class="field">
        <span>${t('practice-sheet')}</span>
        <select onchange=${choose}>
          <option value="" selected=${this.sheet === ''}>${t('practice-all-sheets')}</option>
          ${sheets.map(
            (sheet) => html`
              <option key=${sheet} value=${sheet} selected=${sheet === this.sheet}>
                ${sheetTitle(sheet)}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  }

  /** @param {Kind} kind */
  drawKind(kind) {
    const puzzles = this.puzzlesOf(kind);
    const solved = solvedOf(puzzles, this.progress);
    const none = puzzles.length === 0;
    const about = {
      easy: t('practice-easy-about'),
      medium: t('practice-medium-about'),
      hard: t('practice-hard-about'),
      own: none ? t('practice-own-none') : t('practice-own-about'),
    };
    const share = { '--share': `${none ? 0 : (100 * solved) / puzzles.length}%` };
    return html`
      <button class="kind" disabled=${none} onclick=${() => this.begin(kind)}>
        <b>${kindName(kind)}</b>
        <small>${about[kind]}</small>
        ${
          !none &&
          html`
            <i class="bar" style=${share} aria-hidden="true" />
            <span>${t('practice-solved', { solved, puzzles: puzzles.length })}</span>
          `
        }
      </button>
    `;
  }
}
