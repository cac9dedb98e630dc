// Playing at once: one's name, one button, and what it plays, which is remembered.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { need } from '../base/language.js';
import { makeTableAndGo } from '../base/making.js';
import { reactive } from '../base/reactive.js';
import { forgetSolo, solo, soloTable } from '../base/solo.js';
import { styled } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { NameField } from '../parts/name-field.js';
import { Waiting } from '../parts/waiting.js';

/** @typedef {import('./home.js').Home} Home */

const UNPLAYABLE = ['bad_options', 'unknown_sheet', 'no_such_bot'];

export class Start {
  /** @param {Home} home */
  constructor(home) {
    /** How often something else was chosen. */
    this.choices = 0;
    /** What is played, as a form while it is open. @type {(() => any) | null} */
    this.form = null;
    reactive(this);
    this.home = home;
  }

  /** What is played: chosen here, or usual in the language that is shown. */
  get solo() {
    void this.choices;
    return solo();
  }

  /** Begins at once, as one last did. @param {Event} event */
  play(event) {
    event.preventDefault();
    return this.home.attempt('start', async () => {
      try {
        await makeTableAndGo(this.home.app, soloTable(this.solo));
      } catch (problem) {
        if (UNPLAYABLE.includes(/** @type {Problem} */ (problem).code)) this.forget();
        throw problem;
      }
    });
  }

  /** What was remembered cannot be played here. */
  forget() {
    forgetSolo();
    this.choices += 1;
  }

  /** Opens or closes the form; what there is to choose from comes when it is asked for. */
  async choose() {
    if (this.form) {
      this.form = null;
      return;
    }
    await this.home.attempt('start', async () => {
      const [{ SoloForm }, told] = await Promise.all([
        import('./solo.js'),
        sheets(),
        styled('options/options.css'),
        need('host'),
      ]);
      const changed = () => {
        this.choices += 1;
      };
      this.form = () => SoloForm(told, changed);
    });
  }

  draw() {
    const { busy, mine } = this.home;
    const kind = mine.open.length ? '' : 'main'; // otherwise the way back to a table stands out
    const play = html`<button class=${kind} disabled=${busy}>${t('play-now')}</button>`;
    return html`
      <section key="start" class="start">
        <form onsubmit=${(/** @type {Event} */ event) => this.play(event)}>
          ${NameField()} ${busy ? Waiting(play) : play}
        </form>
        <p class="about solo">
          <span>${this.line()}</span>
          <button aria-expanded=${this.form !== null} onclick=${() => this.choose()}>
            ${t(this.form ? 'solo-done' : 'solo-change')}
          </button>
        </p>
        ${this.form?.()} ${this.home.drawProblem('start')} ${this.drawAgain()}
      </section>
    `;
  }

  /** This device could not be made ready: perhaps it can now. */
  drawAgain() {
    const { problem, at } = this.home;
    if (at !== 'start' || !problem?.code?.startsWith('device-')) return null;
    const again = (/** @type {Event} */ event) => this.play(event);
    return html`<div class="buttons"><button onclick=${again}>${t('again')}</button></div>`;
  }

  /** What is played, in a line. */
  line() {
    const { bots, level, sheet, rounds } = this.solo;
    return [
      t('solo-against', { bots, level }),
      sheetTitle(sheet),
      rounds === null ? t('solo-whole') : t('rounds', { rounds }),
    ].join('\u00a0· '); // no line begins with the dot
  }
}
