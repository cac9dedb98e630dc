// All matches that are kept here, and a new one.

import { html } from 'htm/preact';

import { Link } from '../app/links.js';
import { t } from '../app/words.js';
import { Locomotive, Tile } from '../yard/tiles.js';
import { allMatches, notice, remove } from './kept.js';
import { Notice } from './notice.js';
import { Mark } from './signs.js';
import { dayOf, matchName, progress, rulesName, standingLine } from './words.js';

/** What the train at the top carries. */
const WAGONS = ['12-5', '5-5', '5-9', '9-1'];

export class ListPage {
  /** @param {import('../app/main.js').App} app */
  constructor(app) {
    this.app = app;
  }

  title() {
    return `${t('keeper-title')} · ${t('title')}`;
  }

  close() {
    notice.value = null;
  }

  draw() {
    const matches = allMatches();
    return html`
      <main class="keeper list">
        <header class="topbar">
          ${Link(this.app, '/', Mark('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('keeper-title')}</h1>
        </header>
        <div class="convoy" aria-hidden="true">
          ${WAGONS.map((tile) => {
            const [one, other] = tile.split('-');
            const across = one === other;
            return html`
              <span key=${tile} class=${across ? 'across' : ''}>
                ${Tile(tile, { standing: across, label: false })}
              </span>
            `;
          })}
          ${Locomotive('green')}
        </div>
        <p class="lead">${t('keeper-lead')}</p>
        ${Link(this.app, '/score#new', t('keeper-new'), { class: 'way main' })}
        ${
          matches.length > 0 &&
          html`
            <section>
              <h2>${t('keeper-matches')}</h2>
              <ul class="matches">
                ${matches.map((match) => html`<li key=${match.id}>${this.drawMatch(match)}</li>`)}
              </ul>
            </section>
          `
        }
        <p class="about">${t('keeper-kept-here')}</p>
        ${Notice()}
      </main>
    `;
  }

  /** @param {import('./reckoning.js').Kept} match */
  drawMatch(match) {
    const name = matchName(match);
    return html`
      ${Link(
        this.app,
        `/score#${match.id}`,
        html`
          <span class="colours" aria-hidden="true">
            ${match.players.map(({ colour }) => html`<i class=${`dot ${colour}`} />`)}
          </span>
          <b>${name}</b>
          <span>${standingLine(match)} · ${progress(match)}</span>
          <small>${rulesName(match)} · ${dayOf(match)}</small>
        `,
      )}
      <button
        class="round"
        aria-label=${t('keeper-delete', { name })}
        onclick=${() => remove(match, name)}
      >
        ${Mark('bin')}
      </button>
    `;
  }
}
