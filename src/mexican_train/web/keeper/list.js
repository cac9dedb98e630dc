// All matches that are kept here, and a new one.

import { html } from 'htm/preact';

import { isPageKept } from '../base/site.js';
import { rulesTitle, t } from '../base/words.js';
import { isDouble } from '../game/tiles.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { Locomotive, Tile } from '../parts/tiles.js';
import { allMatches, notice, remove } from './matches.js';
import { dayOf, matchName, progress, standingLine } from './naming.js';
import { Notice } from './notice.js';

/** What the train at the top carries. */
const WAGONS = ['12-5', '5-5', '5-9', '9-1'];

export class ListPage {
  /** @param {App} app */
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
      <main class="topped keeper list">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('keeper-title')}</h1>
        </header>
        <div class="convoy" aria-hidden="true">
          ${WAGONS.map((tile) => {
            const across = isDouble(tile);
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
        <p class="about">
          ${t('keeper-kept-here')} ${t(isPageKept() ? 'keeper-offline' : 'keeper-online')}
        </p>
        ${Notice()}
      </main>
    `;
  }

  /** @param {import('./reckoning.js').KeptMatch} match */
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
          <small>${rulesTitle(match.sheet, match.house)} · ${dayOf(match)}</small>
        `,
      )}
      <button
        class="round"
        aria-label=${t('keeper-delete', { name })}
        onclick=${() => remove(match, name)}
      >
        ${Icon('bin')}
      </button>
    `;
  }
}
