// One's tables on the home page: those of a server, and those of this device, which are listed from
// what was noted of them.

import { html } from 'htm/preact';

import { isOnDevice } from '../base/api.js';
import { reactive } from '../base/reactive.js';
import { removeTable } from '../base/seen.js';
import { forgetTable, myTables } from '../base/store.js';
import { aboutTable } from '../base/table-calls.js';
import { sheetTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';

const TABLES_SHOWN = 3;

/** A table to go back to; `waits` when its server cannot be reached. @typedef {{table: string, waits?: boolean} & SeenTable} Mine */

export class MyTables {
  /** @param {App} app */
  constructor(app) {
    /** Those of a server. @type {Mine[]} */
    this.there = [];
    /** Those of this device. @type {Mine[]} */
    this.here = tablesHere();
    /** The one that is to be removed, unless one thinks better of it. */
    this.doubtful = '';
    reactive(this);
    this.app = app;
    this.look();
  }

  /** One's seats at a server's tables that have not ended. */
  async look() {
    const theirs = myTables().filter(({ table }) => !isOnDevice(table));
    for (const { table, token, seen } of theirs.slice(0, TABLES_SHOWN)) {
      try {
        const about = await aboutTable(table, token);
        if (about.phase !== 'match_over') this.there = [...this.there, asSeen(about)];
      } catch (problem) {
        const { code } = /** @type {Problem} */ (problem);
        if (code === 'no_such_table') forgetTable(table);
        if (code === 'unreachable' && seen && seen.phase !== 'match_over') {
          this.there = [...this.there, { table, ...seen, waits: true }];
        }
      }
    }
  }

  /** @param {string} table */
  remove(table) {
    removeTable(table);
    this.here = tablesHere();
  }

  /** Whoever is asked whether to remove a table goes on with the answer. */
  refocus() {
    const asked = /** @type {HTMLElement | null} */ (document.querySelector('.mine .main'));
    asked?.focus();
    return asked !== null;
  }

  /** The tables whose matches go on, first those that wait for this person. */
  get open() {
    const played = this.here.filter(({ phase }) => phase !== 'match_over');
    const all = [...this.there, ...played];
    return [...all.filter(({ mine }) => mine), ...all.filter(({ mine }) => !mine)];
  }

  draw() {
    const finished = this.here.filter(({ phase }) => phase === 'match_over');
    const open = this.open;
    if (!open.length && !finished.length) return null;
    return html`
      <section key="mine" class="mine">
        <h2>${t('your-tables')}</h2>
        <ul class="listing open">${open.map((table) => this.drawTable(table))}</ul>
        ${
          finished.length > 0 &&
          html`
            <details>
              <summary>${t('your-tables-finished', { count: finished.length })}</summary>
              <ul class="listing">${finished.map((table) => this.drawTable(table))}</ul>
            </details>
          `
        }
      </section>
    `;
  }

  /** @param {Mine} mine */
  drawTable(mine) {
    const { table, names, waits } = mine;
    if (table === this.doubtful) return this.drawDoubt(mine);
    const own = isOnDevice(table);
    const said = html`
      <span>
        <b>${names.join(', ')}</b>
        <small>${lineOf(mine, own)}</small>
      </span>
      ${!waits && mine.mine && html`<strong class="turn-now">${t('table-your-turn')}</strong>`}
    `;
    if (waits) return html`<li key=${table} class="row">${said}</li>`;
    return html`
      <li key=${table} class="pair">
        <button class="row" onclick=${() => this.app.go(`/t/${table}`)}>${said}</button>
        ${
          own &&
          html`
            <button
              class="round"
              aria-label=${t('remove-table', { names })}
              onclick=${() => {
                this.doubtful = table;
              }}
            >
              ${Icon('close')}
            </button>
          `
        }
      </li>
    `;
  }

  /** @param {Mine} mine */
  drawDoubt({ table, names }) {
    const keep = () => {
      this.doubtful = '';
    };
    return html`
      <li key=${table} class="row">
        <span>${t('remove-sure', { names })}</span>
        <span class="buttons">
          <button class="main" onclick=${keep}>${t('remove-no')}</button>
          <button onclick=${() => this.remove(table)}>${t('remove-yes')}</button>
        </span>
      </li>
    `;
  }
}

/** What is noted of the tables of this device. */
function tablesHere() {
  return myTables().flatMap(({ table, seen }) =>
    isOnDevice(table) && seen ? [{ table, ...seen }] : [],
  );
}

/** @param {AboutWithSeat} about @returns {Mine} */
function asSeen({ table, sheet, phase, players, rounds, your_turn: mine }) {
  const names = (players ?? []).filter(({ taken }) => taken).map(({ name }) => name);
  return { ...{ table, sheet, phase, names, rounds, mine }, round: 0, points: 0 };
}

/**
 * Where it stands, in a line.
 * @param {Mine} mine
 * @param {boolean} own whether it is this device's
 */
function lineOf({ sheet, phase, round, rounds, points, waits }, own) {
  if (waits) return `${sheetTitle(sheet)} · ${t('table-waits')}`;
  if (!own) return `${sheetTitle(sheet)} · ${t(`phase-${phase}`)}`;
  const far = phase === 'match_over' ? t('phase-match-over') : t('round-of', { round, rounds });
  return [sheetTitle(sheet), far, t('points', { points }), t('on-this-device')].join(' · ');
}
