// How a match stands: who leads, the totals as a chart, what is still to play, and the end.

import { html } from 'htm/preact';

import { Link, rulesPath } from '../app/links.js';
import { t, tileName } from '../app/words.js';
import { Chart } from '../score/chart.js';
import { Finale, Ranking } from '../score/finale.js';
import { rankingOf } from '../score/standing.js';
import { Tile } from '../yard/tiles.js';
import { engineSetAside } from './counting.js';
import { change } from './kept.js';
import { printed } from './paper.js';
import { sharePicture } from './picture.js';
import { asView, currentRound, isOver, roundsOf, usedBefore } from './reckoning.js';
import { saveTable, shareText } from './sharing.js';
import { progress, standingLine } from './words.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {import('./match.js').MatchPage} MatchPage */

/** The end of a match. @param {Kept} match */
export function Won(match) {
  const view = asView(match);
  return html`
    <section class="now won" aria-labelledby="now">
      <div class="score">
        ${Finale(view)}
        <h2 id="now">${standingLine(match)}</h2>
        ${Ranking(view)}
      </div>
      <div class="buttons">${Sending(match)}</div>
    </section>
  `;
}

/** @param {Kept} match */
export function Standing(match) {
  const view = asView(match);
  if (!view.scores.length) return null;
  return html`
    <section class="stands">
      ${
        !isOver(match) &&
        html`
          <h2>${standingLine(match)}</h2>
          <p class="about">${t('keeper-after', { rounds: view.scores.length })}</p>
        `
      }
      <div class="score">${!isOver(match) && Places(match, view.totals)} ${Chart(view)}</div>
    </section>
  `;
}

/**
 * Everyone in the order of their points.
 * @param {Kept} match
 * @param {number[]} totals
 */
function Places({ players }, totals) {
  return html`
    <ol class="ranking">
      ${rankingOf(totals).map(
        ({ seat, place, points }) => html`
          <li key=${seat} class=${players[seat].colour}>
            <span class="disc">${t('number', { value: place })}</span>
            <b class="who">${players[seat].name}</b>
            <span class="points">${t('points', { points })}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** The rounds that are left, with their engines where these are known. @param {Kept} match */
export function ToPlay(match) {
  if (isOver(match)) return null;
  const current = currentRound(match);
  return html`
    <section class="to-play">
      <h2>${progress(match)}</h2>
      ${Engines(match)}
      ${
        current > 1 &&
        html`
          <button onclick=${() => change({ ...match, ended: current - 1 }, t('keeper-what-end'))}>
            ${t('keeper-end', { round: current - 1 })}
          </button>
        `
      }
    </section>
  `;
}

/** @param {Kept} match */
function Engines(match) {
  const { rules } = match;
  const [current, rounds] = [currentRound(match), roundsOf(match)];
  if (rules.engine === 'highest-held') return null;
  const used = usedBefore(match, current);
  const pips =
    rules.engine === 'descending'
      ? Array.from({ length: rounds - current + 1 }, (_, index) =>
          Number(engineSetAside(rules, current + index)),
        )
      : Array.from({ length: rules.max_pip + 1 }, (_, index) => rules.max_pip - index).filter(
          (pip) => !used.includes(pip),
        );
  return html`
    <ul class="engines" aria-label=${t('keeper-engines')}>
      ${pips.map(
        (pip, index) => html`
          <li key=${index} aria-label=${tileName(`${pip}-${pip}`)}>
            ${Tile(`${pip}-${pip}`, { standing: true, label: false })}
          </li>
        `,
      )}
    </ul>
  `;
}

/** For those who are not at the table. @param {Kept} match */
function Sending(match) {
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
    printed();
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
        ${Link(app, rulesPath(match.sheet, match.house), t('keeper-rules'), { class: 'way' })}
      </div>
    </section>
  `;
}
