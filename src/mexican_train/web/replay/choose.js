// Where one brings a record of one's own: a file to choose or to drop, and which of its rounds.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { stepsOfRecord } from '../base/records.js';
import { refusal, sheetTitle, t } from '../base/words.js';
import { ReplayPage } from './page.js';

const MOST_BYTES = 64 * 2 ** 20;
const AT_ONCE = 50;

export class ChoosePage {
  /** @param {App} app */
  constructor(app) {
    /** The records in the file, as text. @type {string[]} */
    this.lines = [];
    this.shown = AT_ONCE;
    this.busy = false;
    this.dragged = false;
    /** What is wrong, as a key or as the server told it. @type {string | Problem | null} */
    this.problem = null;
    reactive(this);
    this.app = app;
    /** Whether another file was chosen, or the page left, while one was read. */
    this.turn = 0;
  }

  title() {
    return `${t('replay-title')} · ${t('title')}`;
  }

  close() {
    this.turn += 1;
    this.busy = false;
  }

  /** Reads a file; one that holds a single record is shown at once. */
  async take(/** @type {File | undefined} */ file) {
    if (!file) return;
    const turn = ++this.turn;
    this.lines = [];
    this.shown = AT_ONCE;
    this.problem = file.size > MOST_BYTES ? 'replay-file-large' : null;
    if (this.problem) return;
    const text = await file.text().catch(() => '');
    if (turn !== this.turn) return;
    const lines = recordsIn(text);
    if (lines.length === 0) this.problem = text.trim() ? 'replay-file-broken' : 'replay-file-empty';
    else if (lines.length === 1) await this.watch(lines[0]);
    else this.lines = lines;
  }

  /** Shows the record in a line. */
  async watch(/** @type {string} */ line) {
    const turn = ++this.turn;
    this.busy = true;
    this.problem = null;
    try {
      const watched = await stepsOfRecord(JSON.parse(line));
      if (turn !== this.turn) return;
      const back = () => this.app.show(this);
      this.app.show(new ReplayPage(this.app, watched, { back, backName: () => t('replay-file') }));
    } catch (problem) {
      if (turn === this.turn) this.problem = /** @type {Problem} */ (problem);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  draw() {
    const over = (/** @type {boolean} */ on) => (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      this.dragged = on;
    };
    const drop = (/** @type {DragEvent} */ event) => {
      over(false)(event);
      this.take(event.dataTransfer?.files[0]);
    };
    return html`
      <main
        class=${this.dragged ? 'bring dragged' : 'bring'}
        ondragover=${over(true)}
        ondragleave=${over(false)}
        ondrop=${drop}
      >
        <h1>${t('replay-title')}</h1>
        <p>${t('replay-about')}</p>
        ${this.drawField()} ${this.drawProblem()}
        ${this.lines.length > 0 && this.drawLines()}
        <p class="about">${t('replay-about-files')}</p>
        <div class="buttons">
          <button onclick=${() => this.app.go('/')}>${t('home')}</button>
        </div>
      </main>
    `;
  }

  drawField() {
    const chosen = (/** @type {any} */ event) => {
      this.take(event.target.files[0]);
      event.target.value = ''; // so that the same file can be chosen again
    };
    return html`
      <label class="drop">
        <input type="file" accept=".jsonl,.json,.ndjson,.txt" onchange=${chosen} />
        <b>${this.busy ? t('replay-reading') : t('replay-choose')}</b>
        <small>${t('replay-drop')}</small>
      </label>
    `;
  }

  drawProblem() {
    const { problem } = this;
    if (!problem) return null;
    if (typeof problem === 'string') {
      return html`<p class="problem" role="alert">${t(problem)}</p>`;
    }
    return html`
      <div role="alert">
        <p class="problem">${refusal(problem)}</p>
        ${
          problem.code === 'bad_record' &&
          html`<p class="about" lang="en">${problem.message}</p>`
        }
      </div>
    `;
  }

  drawLines() {
    const { lines, shown } = this;
    const more = () => {
      this.shown += AT_ONCE;
    };
    return html`
      <section class="records" aria-label=${t('replay-which', { count: lines.length })}>
        <h2>${t('replay-which', { count: lines.length })}</h2>
        <ol class="rows">
          ${lines.slice(0, shown).map((line, index) => this.drawLine(line, index))}
        </ol>
        ${
          shown < lines.length &&
          html`<button onclick=${more}>${t('replay-more')}</button>`
        }
      </section>
    `;
  }

  /**
   * @param {string} line
   * @param {number} index
   */
  drawLine(line, index) {
    const record = glanceAt(line);
    const number = t('replay-line', { number: index + 1 });
    return html`
      <li key=${index}>
        <button class="row" disabled=${!record || this.busy} onclick=${() => this.watch(line)}>
          <span>
            <b>${record ? t('replay-round', { round: record.round }) : t('replay-line-broken')}</b>
            <small>
              ${record && [sheetTitle(record.sheet), t('replay-players', { count: record.players }), ''].join(' · ')}
              ${number}
            </small>
          </span>
          ${record && html`<span class="scores">${record.scores.join(' · ')}</span>`}
        </button>
      </li>
    `;
  }
}

/** The records in a text: one alone, over as many lines as it likes, or one a line. */
function recordsIn(/** @type {string} */ text) {
  if (glanceAt(text)) return [text];
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.some(glanceAt) ? lines : [];
}

/**
 * What a record is about; null where a text is none.
 * @param {string} text
 */
function glanceAt(text) {
  try {
    const { sheet, players, round, scores } = JSON.parse(text);
    const known = typeof sheet === 'string' && Number.isInteger(round) && Array.isArray(scores);
    return known ? { sheet, players: Number(players), round, scores } : null;
  } catch {
    return null;
  }
}
