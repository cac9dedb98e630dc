// Hosting: how a table is to be played, chosen before it is opened.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { makeTableAndGo } from '../base/making.js';
import { reactive } from '../base/reactive.js';
import { hasServer } from '../base/site.js';
import { publicTables } from '../base/table-calls.js';
import { t } from '../base/words.js';
import { TABLES } from '../game/dealing.js';
import { optionsOf, usualChoice, withBots } from '../options/choice.js';
import { OptionsForm } from '../options/form.js';
import { Trouble } from '../parts/fields.js';
import { NameField } from '../parts/name-field.js';
import { Waiting } from '../parts/waiting.js';

export class HostPage {
  /** @param {App} app */
  constructor(app) {
    this.choice = usualChoice();
    /** @type {Choices | null} */
    this.told = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.busy = false;
    /** Whether nobody else can come, since no server answers: all other seats are bots'. */
    this.alone = !hasServer();
    reactive(this);
    this.app = app;
    this.learn();
    if (!this.alone) this.lookForServer();
  }

  title() {
    return t(this.alone ? 'host-alone' : 'host-table');
  }

  /** Whether anybody else could come. */
  async lookForServer() {
    try {
      await publicTables();
    } catch (problem) {
      this.alone = /** @type {Problem} */ (problem).code === 'unreachable';
    }
  }

  /** What is chosen, as it can be played. */
  get chosen() {
    return this.alone ? withBots(this.choice) : this.choice;
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
      await makeTableAndGo(this.app, { ...optionsOf(this.chosen), bots: this.chosen.levels });
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
      if (this.problem.code === 'unreachable') this.alone = true;
    }
    this.busy = false;
  }

  draw() {
    return html`
      <main class="hosting">
        <header>
          <h1>${this.title()}</h1>
          <p class="about">${t(this.alone ? 'host-alone-why' : 'host-about')}</p>
        </header>
        ${this.told ? this.drawForm(this.told) : this.drawWaiting()}
      </main>
    `;
  }

  drawWaiting() {
    if (!this.problem) return Waiting(html`<p>${t('waiting')}</p>`);
    return html`
      ${Trouble(this.problem)}
      <div class="buttons">
        <button class="main" onclick=${() => this.learn()}>${t('again')}</button>
        <button onclick=${() => this.app.go('/')}>${t('home')}</button>
      </div>
    `;
  }

  /** @param {Choices} told */
  drawForm(told) {
    return html`
      <form onsubmit=${(/** @type {Event} */ event) => this.make(event)}>
        ${NameField()}
        ${OptionsForm({
          told,
          choice: this.chosen,
          alone: this.alone,
          change: (choice) => {
            this.choice = choice;
          },
          allowed: TABLES,
          bots: true,
        })}
        <div class="make">
          ${Trouble(this.problem)}
          ${this.busy && Waiting(null)}
          <div class="buttons">
            <button class="main" disabled=${this.busy}>${t('host-make')}</button>
            <button type="button" onclick=${() => this.app.go('/')}>${t('home')}</button>
          </div>
        </div>
      </form>
    `;
  }
}
