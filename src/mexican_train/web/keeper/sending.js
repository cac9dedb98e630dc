// What one can do with a match: send it, keep it on paper, change it, hand it on.

import { html } from 'htm/preact';

import { rulesPath } from '../base/links.js';
import { t } from '../base/words.js';
import { Link } from '../parts/link.js';
import { change } from './matches.js';
import { printDrawn } from './paper.js';
import { sharePicture } from './picture.js';
import { isOver } from './reckoning.js';
import { saveTable, shareText } from './sharing.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./match.js').MatchPage} MatchPage */

/** For those who are not at the table. @param {KeptMatch} match */
export function Sending(match) {
  return html`
    <button onclick=${() => shareText(match)}>${t('keeper-share-text')}</button>
    <button onclick=${() => sharePicture(match)}>${t('keeper-share-picture')}</button>
  `;
}

/** What one can do with a match. @param {MatchPage} page */
export function Sharing(page) {
  const { app, match } = page;
  const print = (/** @type {boolean} */ blank) => {
    page.blank = blank;
    printDrawn();
  };
  return html`
    <section class="sharing">
      <h2>${t('keeper-share')}</h2>
      <div class="buttons">
        ${!isOver(match) && Sending(match)}
        <button onclick=${() => saveTable(match)}>${t('keeper-share-table')}</button>
        <button onclick=${() => print(false)}>${t('keeper-print')}</button>
        <button onclick=${() => print(true)}>${t('keeper-print-empty')}</button>
      </div>
      <h2>${t('keeper-more')}</h2>
      <div class="buttons">
        ${
          isOver(match) &&
          Link(app, `/score#new/${match.id}`, t('keeper-again'), { class: 'way' })
        }
        ${
          match.ended &&
          html`
            <button
              onclick=${() => change({ ...match, ended: undefined }, t('keeper-what-end'))}
            >
              ${t('keeper-play-on')}
            </button>
          `
        }
        ${Link(app, `/score#${match.id}/setup`, t('keeper-change'), { class: 'way' })}
        ${Link(app, `/score#${match.id}/hand-on`, t('keeper-hand-on'), { class: 'way' })}
        ${Link(app, rulesPath(match.sheet, match.house), t('keeper-rules'), { class: 'way' })}
      </div>
    </section>
  `;
}
