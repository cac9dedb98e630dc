// Hosting: how a table is to be played, chosen before it is opened.

import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { Trouble } from '../app/fields.js';
import { lively } from '../app/lively.js';
import { NameField } from '../app/name.js';
import { t } from '../app/words.js';
import { USUAL, optionsOf } from './choice.js';
import { makeOne } from './making.js';
import { OptionsForm } from './options.js';

const SEATS = [2, 3, 4, 5, 6, 7, 8];

export class HostPage {
  /** @param {import('../app/main.js').App} app */
  constructor(app) {
    this.choice = USUAL;
    /** @type {Told | null} */
    this.told = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.busy = false;
    lively(this);
    this.app = app;
    this.learn();
  }

  title() {
    return t('host-table');
  }

  /** Asks what there is to choose from. */
  async learn() {
    try {
      this.problem = null;
      this.told = await sheets();
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
  }

  /** @param {Event} event */
  async make(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await makeOne(this.app, { ...optionsOf(this.choice), bots: this.choice.levels });
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
    this.busy = false;
  }

  draw() {
    return html`
      <main class="hosting">
        <header>
          <h1>${t('host-table')}</h1>
          <p class="about">${t('host-about')}</p>
        </header>
        ${this.told ? this.drawForm(this.told) : this.drawWaiting()}
      </main>
    `;
  }

  drawWaiting() {
    if (!this.problem) return html`<p>${t('waiting')}</p>`;
    return html`
      ${Trouble(this.problem)}
      <div class="buttons">
        <button class="main" onclick=${() => this.learn()}>${t('again')}</button>
        <button onclick=${() => this.app.go('/')}>${t('home')}</button>
      </div>
    `;
  }

  /** @param {Told} told */
  drawForm(told) {
    return html`
      <form onsubmit=${(/** @type {Event} */ event) => this.make(event)}>
        ${NameField()}
        ${OptionsForm({
          told,
          choice: this.choice,
          change: (choice) => {
            this.choice = choice;
          },
          allowed: SEATS,
          bots: true,
        })}
        ${Trouble(this.problem)}
        <div class="buttons make">
          <button class="main" disabled=${this.busy}>${t('host-make')}</button>
          <button type="button" onclick=${() => this.app.go('/')}>${t('home')}</button>
        </div>
      </form>
    `;
  }
}
