// One's matches on this device: what they came to, how they went over time, and each of them.

import { html } from 'htm/preact';

import {
  MOST_GAMES,
  deleteGame,
  deleteGames,
  droppedGames,
  finishedGames,
  gamesRefused,
  takeGames,
} from '../base/games.js';
import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { Asking } from './asking.js';
import { Chart } from './chart.js';
import { gamesInFile, saveGames, saveTable } from './files.js';
import { courseOf, filtered, reviewOf, slipsOf } from './figures.js';
import { Filters, PERIODS } from './filters.js';
import { List, MORE } from './list.js';
import { Luck, Places, Results, Summary } from './results.js';

/** What was done is told for so long, in milliseconds. */
const LONG_ENOUGH = 5000;

/** @param {App} app */
export async function open(app) {
  await Promise.all([styled('parts/topbar.css'), styled('games/games.css')]);
  return new GamesPage(app);
}

export class GamesPage {
  /** @param {App} app */
  constructor(app) {
    this.games = finishedGames();
    /** Which of them are looked at: a sheet, against whom, how many days back. */
    this.sheet = '';
    this.against = '';
    this.days = PERIODS[0];
    this.shown = MORE;
    /** What is to be deleted, if one wants to. @type {import('./asking.js').Asked | null} */
    this.asked = null;
    /** What was just done. */
    this.said = '';
    reactive(this);
    this.app = app;
    const again = () => this.look();
    addEventListener('storage', again);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.close = () => {
      clearTimeout(this.timer);
      removeEventListener('storage', again);
    };
  }

  title() {
    return `${t('games-title')} · ${t('title')}`;
  }

  /** Reads them anew: another page may have written. */
  look() {
    this.games = finishedGames();
  }

  /** The matches that are looked at, the newest first. */
  get looked() {
    const since = this.days ? Date.now() - this.days * 86_400_000 : 0;
    return filtered(this.games, { sheet: this.sheet, against: this.against, since });
  }

  /** Tells what was done, for a moment. @param {string} text */
  say(text) {
    clearTimeout(this.timer);
    this.said = text;
    this.timer = setTimeout(() => {
      this.said = '';
    }, LONG_ENOUGH);
  }

  showMore() {
    this.shown += MORE;
  }

  /** @param {import('./asking.js').Asked | null} asked */
  ask(asked) {
    this.asked = asked;
  }

  /** Deletes what was asked about. */
  remove() {
    const { asked } = this;
    if (asked?.kind === 'one') deleteGame(asked.game);
    else if (asked) deleteGames();
    this.asked = null;
    this.look();
    this.say(t('games-deleted'));
  }

  /** @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    const games = await gamesInFile(file);
    const taken = games ? takeGames(games) : 0;
    this.look();
    if (!games) this.say(t('games-file-wrong'));
    else if (!taken) this.say(t('games-taken-none', { there: games.length }));
    else this.say(t('games-taken', { taken }));
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`
      <main class="topped games">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('games-title')}</h1>
          <nav class="ways">
            ${Link(this.app, '/daily', t('games-daily'), { class: 'way' })}
            ${Link(this.app, '/practice', t('games-practice'), { class: 'way' })}
          </nav>
        </header>
        ${this.games.length ? this.drawGames() : this.drawNone()} ${this.drawFiles()}
        <div class="notices" role="status">
          ${this.said && html`<p class="notice" key=${this.said}>${this.said}</p>`}
        </div>
      </main>
      ${this.asked && Asking(this, this.asked)}
    `;
  }

  drawNone() {
    return html`
      <section class="none">
        <p class="lead">${t('games-none')}</p>
        ${Link(this.app, '/', t('games-play'), { class: 'way main' })}
      </section>
    `;
  }

  drawGames() {
    const { looked } = this;
    return html`
      ${Filters(this)}
      ${
        looked.length
          ? [Summary(looked), this.drawCharts(looked), Results(looked), List(this)]
          : html`<p class="lead" role="status">${t('games-none-such')}</p>`
      }
    `;
  }

  /** @param {KeptGame[]} looked */
  drawCharts(looked) {
    const points = {
      ...{ key: 'points', title: t('games-points'), about: t('games-points-about') },
      ...{ spots: courseOf(looked), lines: [t('you'), t('games-others')], kinds: ['mine', ''] },
    };
    const slips = {
      ...{ key: 'slips', title: t('games-slips'), about: t('games-slips-about') },
      ...{ spots: slipsOf(looked), kinds: ['mine', ''] },
      lines: [t('games-mistakes-line'), t('games-slips-line')],
    };
    const review = reviewOf(looked);
    return html`
      <div key="charts" class="charts">
        ${Chart(points)} ${Places(looked)} ${Chart(slips)} ${review && Luck(review)}
      </div>
    `;
  }

  drawFiles() {
    const { games } = this;
    const dropped = droppedGames();
    const read = (/** @type {any} */ event) => {
      this.take(event.target.files[0]);
      event.target.value = ''; // the same file may be read again
    };
    return html`
      <section class="files">
        <h2>${t('games-files')}</h2>
        <p class="about">${t('games-here')}</p>
        ${dropped > 0 && html`<p class="about">${t('games-dropped', { dropped, most: MOST_GAMES })}</p>`}
        ${gamesRefused.value && html`<p class="problem" role="alert">${t('games-refused')}</p>`}
        <div class="buttons">
          <button key="json" disabled=${!games.length} onclick=${() => saveGames(games)}>
            ${t('games-save')}
          </button>
          <button key="csv" disabled=${!games.length} onclick=${() => saveTable(games)}>
            ${t('games-save-table')}
          </button>
          <label class="file">
            <input type="file" accept=".json,application/json" onchange=${read} />
            <span>${t('games-read')}</span>
          </label>
          <button
            key="all"
            disabled=${!games.length}
            onclick=${() => this.ask({ kind: 'all' })}
          >
            ${t('games-delete-all')}
          </button>
        </div>
      </section>
    `;
  }
}
