// How a match stands: who leads, the totals as a chart, what is still to play, and the end.

import { html } from 'htm/preact';

import { t, tileName } from '../base/words.js';
import { enginesToCome } from '../game/engines.js';
import { doubleOf } from '../game/tiles.js';
import { Icon } from '../parts/icons.js';
import { Tile } from '../parts/tiles.js';
import { Chart } from '../score/chart.js';
import { Finale } from '../score/finale.js';
import { change } from './matches.js';
import { gapOf, hasNumber, hasWords, missedNote, namesAt, progress, standingLine } from './naming.js';
import { currentRound, doneRounds, isOver, roundsOf, usedBefore, whoLacks } from './reckoning.js';
import { Sending } from './sending.js';
import { matchView, standingsOf, winnersOf } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** The end of a match. @param {KeptMatch} match */
export function Won(match) {
  return html`
    <section class="now won" aria-labelledby="now">
      <div class="score">
        ${Finale(matchView(match))}
        <h2 id="now">${standingLine(match)}</h2>
        ${Places(match)} ${Stated(match)}
      </div>
      <div class="buttons">${Sending(match)}</div>
    </section>
  `;
}

/** Everyone in the order of their places. @param {KeptMatch} match */
function Places(match) {
  const winners = winnersOf(match);
  return html`
    <section class="ranking">
      <h3>${t('score-ranking')}</h3>
      <ol>
        ${standingsOf(match).map((standing) => {
          const { seat, place } = standing;
          const { name, colour } = match.players[seat];
          const won = winners.includes(seat);
          return html`
            <li key=${seat} class=${won ? `${colour} won` : colour}>
              <span class="disc">${place === null ? '–' : t('number', { value: place })}</span>
              <b class="who">${name} ${won && Icon('crown')}</b>
              <span class="points">${hasWords(match, standing)}</span>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

/** Who leads, and what everyone has: the first thing after a round was counted. @param {KeptMatch} match */
export function Lead(match) {
  const rounds = doneRounds(match).length;
  const gap = gapOf(match);
  if (!rounds) return null;
  return html`
    <section class="lead-board" aria-labelledby="lead">
      <h2 id="lead">${standingLine(match)}</h2>
      <ol class="totals">
        ${standingsOf(match).map((standing) => {
          const { seat, place } = standing;
          const { name, colour } = match.players[seat];
          return html`
            <li key=${seat} class=${place === 1 ? `${colour} first` : colour}>
              <span class="who">${name}</span>
              <b>${hasNumber(match, standing)}</b>
            </li>
          `;
        })}
      </ol>
      <p class="about">${t('keeper-after', { rounds })}</p>
      ${
        gap !== null &&
        html`<p class="gap">
          ${t('keeper-gap', { round: gap, names: namesAt(match, whoLacks(match, gap)) })}
        </p>`
      }
      ${Stated(match)}
    </section>
  `;
}

/** What missed rounds count here. @param {KeptMatch} match */
function Stated(match) {
  const said = missedNote(match);
  return said && html`<p class="about">${said}</p>`;
}

/** The totals round by round. @param {KeptMatch} match */
export function Course(match) {
  return html`<div class="score">${Chart(matchView(match))}</div>`;
}

/** The rounds that are left, with their engines where these are known. @param {KeptMatch} match */
export function ToPlay(match) {
  if (isOver(match)) return null;
  const current = currentRound(match);
  return html`
    <section class="to-play">
      <h2>${progress(match)}</h2>
      ${Engines(match)}
      ${
        current > 1 &&
        gapOf(match) === null &&
        html`
          <button onclick=${() => change({ ...match, ended: current - 1 }, t('keeper-what-end'))}>
            ${t('keeper-end', { round: current - 1 })}
          </button>
        `
      }
    </section>
  `;
}

/** @param {KeptMatch} match */
function Engines(match) {
  const current = currentRound(match);
  const used = usedBefore(match, current);
  const pips = enginesToCome(match.rules, current, roundsOf(match), used);
  if (!pips.length) return null;
  return html`
    <ul class="engines" aria-label=${t('keeper-engines')}>
      ${pips.map(
        (pip, index) => html`
          <li key=${index} aria-label=${tileName(doubleOf(pip))}>
            ${Tile(doubleOf(pip), { standing: true, label: false })}
          </li>
        `,
      )}
    </ul>
  `;
}
