// The door of a table: asks for a name and takes a seat, or shows the way to watch.

import { html } from 'htm/preact';

import { isOnDevice } from '../base/api.js';
import { reactive } from '../base/reactive.js';
import { sitDown } from '../base/sitting.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { aboutTable, publicTables } from '../base/table-calls.js';
import { refusal, rulesTitle, t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { NameField } from '../parts/name-field.js';
import { Locomotive } from '../parts/tiles.js';
import { wishSeat } from '../session/latecomer.js';

export class Door {
  /**
   * @param {App} app
   * @param {string} table
   * @param {() => void} enter sits down at, or watches, the table
   */
  constructor(app, table, enter) {
    /** @type {About | null} */
    this.about = null;
    /** Why one cannot come in; empty while one may. */
    this.closed = '';
    /** @type {Problem | null} */
    this.problem = null;
    this.busy = false;
    /** The house rules of the table in words, once they are fetched. @type {any} */
    this.house = null;
    reactive(this);
    this.app = app;
    this.table = table;
    this.enter = enter;
    this.left = false;
    this.look();
  }

  close() {
    this.left = true;
  }

  async look() {
    this.closed = isOnDevice(this.table) ? 'door-device' : '';
    if (this.closed) return; // whoever has a seat there needs no door
    try {
      const invite = secretsOf(this.table).invite ?? (await this.publicInvite());
      const about = await aboutTable(this.table, invite);
      if (this.left) return;
      // Names are told to those with the right invite, and to everyone at a public table.
      if (!invite || about.players === null) this.closed = 'door-locked';
      else if (about.phase === 'lobby' && about.free === 0) this.enter();
      else this.welcome(about);
    } catch (failure) {
      const problem = /** @type {Problem} */ (failure);
      this.closed = problem.code === 'no_such_table' ? 'door-gone' : 'door-failed';
      this.problem = this.closed === 'door-failed' ? problem : null;
    }
  }

  /**
   * Shows the table, then its house rules: they are fetched only where there are any.
   * @param {About} about
   */
  async welcome(about) {
    this.about = about;
    if (!Object.keys(about.rules).length) return;
    const { houseRulesOf } = await import('./house.js');
    this.house = await houseRulesOf(about);
  }

  /** A public table's invite is no secret. */
  async publicInvite() {
    const found = (await publicTables()).find((about) => about.table === this.table);
    if (found) keepSecrets(this.table, { invite: found.invite });
    return found?.invite;
  }

  /** @param {Event} event */
  async sit(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    try {
      await sitDown(this.table, secretsOf(this.table).invite);
      this.enter();
    } catch (failure) {
      const problem = /** @type {Problem} */ (failure);
      this.problem = problem;
      if (problem.code === 'begun') this.look();
      if (problem.code === 'bad_secret') {
        keepSecrets(this.table, { invite: undefined });
        this.about = null;
        this.closed = 'door-locked';
      }
    }
    this.busy = false;
  }

  draw() {
    return html`
      <main class="door">
        ${
          this.closed
            ? this.drawClosed()
            : this.about
              ? this.drawOpen(this.about)
              : html`<p>${t('waiting')}</p>`
        }
      </main>
    `;
  }

  /** Watches, and asks for a seat. @param {Event} event */
  ask(event) {
    event.preventDefault();
    wishSeat(this.table);
    this.enter();
  }

  watch() {
    keepSecrets(this.table, { watching: true });
    this.enter();
  }

  /** @param {About} about */
  drawOpen({ phase, sheet, rules, rounds, free, players, host }) {
    const begun = phase !== 'lobby';
    const how = players?.some(({ bot }) => bot) ? 'door-begun' : 'door-begun-full';
    const names = (players ?? []).filter((player) => player.taken).map((player) => player.name);
    const inviter = players?.[host ?? -1];
    return html`
      ${inviter && Locomotive(inviter.colour)}
      <h1>${inviter?.taken ? t('door-invites', { name: inviter.name }) : t('door-title')}</h1>
      ${names.length > 0 && html`<p>${t('door-here', { names })}</p>`}
      <p class="about">
        ${begun ? t(how) : t('door-about', { sheet: rulesTitle(sheet, rules), rounds, free })}
      </p>
      ${this.house}
      ${Trouble(this.problem)}
      <form
        class="start"
        onsubmit=${(/** @type {Event} */ event) => (begun ? this.ask(event) : this.sit(event))}
      >
        ${NameField()}
        <button class="main" disabled=${this.busy}>${t(begun ? 'door-ask' : 'door-sit')}</button>
        <button type="button" onclick=${() => this.watch()}>${t('door-watch')}</button>
      </form>
    `;
  }

  drawClosed() {
    return html`
      <h1>${t(this.closed)}</h1>
      <p>${this.problem ? refusal(this.problem) : t(`${this.closed}-about`)}</p>
      <div class="buttons">
        ${
          this.closed === 'door-failed' &&
          html`<button class="main" onclick=${() => this.look()}>${t('again')}</button>`
        }
        <button onclick=${() => this.app.go('/')}>${t('home')}</button>
      </div>
    `;
  }
}
