// A link that brings a seat. Anyone can make such a link, so what it brings is tried before it is
// kept, and the seat one has is given up for another only by oneself.

import { effect } from '@preact/signals';
import { html } from 'htm/preact';

import { seatLink } from '../base/links.js';
import { reactive } from '../base/reactive.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { aboutTable } from '../base/table-calls.js';
import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { LinkField } from '../parts/link-field.js';
import { TablePage } from './table.js';

const COPIED_TIME = 2000;

/** @typedef {{token: string, name: string}} Seat */

export class SeatLink {
  /**
   * @param {App} app
   * @param {string} table
   * @param {string} token what the link brings
   * @param {() => Page | Promise<Page>} next the table, or its door, by what is kept
   */
  constructor(app, table, token, next) {
    /**
     * The seat one had and the one the link brings, when there is a choice between them.
     * @type {Seat[]}
     */
    this.seats = [];
    /** The link brings no seat, and there is none to go on with. */
    this.wrong = false;
    /** @type {Problem | null} */
    this.problem = null;
    /** @type {string | null} */
    this.copied = null;
    reactive(this);
    this.app = app;
    this.table = table;
    this.token = token;
    this.next = next;
    this.left = false;
    this.asked = false;
    this.look();
  }

  close() {
    this.left = true;
  }

  async look() {
    const { token: kept } = secretsOf(this.table);
    this.problem = null;
    try {
      const linked = await this.seatOf(this.token);
      const mine = linked && kept ? await this.seatOf(kept) : null;
      if (this.left) return;
      if (linked && mine) this.seats = [mine, linked];
      else if (linked) this.take(linked);
      else if (kept) this.go(t('seat-link-wrong'));
      else this.wrong = true;
    } catch (failure) {
      const problem = /** @type {Problem} */ (failure);
      if (problem.code === 'no_such_table') this.go();
      else this.problem = problem;
    }
  }

  /**
   * The seat that a token opens; null if it opens none.
   * @param {string} token
   */
  async seatOf(token) {
    const { seat, players } = await aboutTable(this.table, token);
    return seat === null || !players ? null : { token, name: players[seat].name };
  }

  /** @param {Seat} seat */
  take({ token }) {
    keepSecrets(this.table, { token });
    this.go();
  }

  /** Goes on by what is kept. @param {string} [notice] what is told there */
  async go(notice) {
    const page = await this.next();
    if (this.left) return;
    this.app.show(page);
    if (notice && page instanceof TablePage) tellOnce(page.session, notice);
  }

  /** @param {string} link */
  hasCopied(link) {
    this.copied = link;
    setTimeout(() => {
      this.copied = null;
    }, COPIED_TIME);
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`<main class="door">${this.drawInside()}</main>`;
  }

  /** Whoever does not see the question hears it. */
  drawn() {
    const heading = document.querySelector('h1');
    if (!heading || this.asked) return;
    this.asked = true;
    heading.tabIndex = -1;
    heading.focus();
  }

  drawInside() {
    if (this.problem) {
      const again = html`<button class="main" onclick=${() => this.look()}>${t('again')}</button>`;
      return [html`<h1>${t('door-failed')}</h1>`, Trouble(this.problem), this.drawWays(again)];
    }
    if (this.wrong) {
      const on = html`<button class="main" onclick=${() => this.go()}>${t('seat-link-on')}</button>`;
      return [html`<h1>${t('seat-link-wrong')}</h1>`, this.drawWays(on)];
    }
    if (this.seats.length) return this.drawChoice();
    return html`<p>${t('waiting')}</p>`;
  }

  /** @param {any} first */
  drawWays(first) {
    return html`
      <div class="buttons">
        ${first} <button onclick=${() => this.app.go('/')}>${t('home')}</button>
      </div>
    `;
  }

  drawChoice() {
    const words = ['seat-link-mine', 'seat-link-other'];
    return html`
      <h1>${t('seat-link-title')}</h1>
      <p>${t('seat-link-about')}</p>
      ${this.seats.map((seat, index) => {
        const link = seatLink({ table: this.table, token: seat.token });
        return html`
          <section key=${index} class="start">
            <button class=${index === 0 ? 'main' : ''} onclick=${() => this.take(seat)}>
              ${t(words[index], { name: seat.name })}
            </button>
            ${LinkField(this, link)}
          </section>
        `;
      })}
    `;
  }
}

/**
 * Tells something when the table is there, however long that takes, and then once it is drawn: what is
 * in it from the beginning is not read out.
 * @param {TablePage['session']} session
 * @param {string} notice
 */
function tellOnce(session, notice) {
  const stop = effect(() => {
    if (!session.view) return;
    setTimeout(() => {
      stop();
      session.notify(notice);
    }, 100);
  });
}
