// The score sheet on paper: filled in so far, or to be filled in by hand.

import { html } from 'htm/preact';

import { t } from '../app/words.js';
import { Tile } from '../yard/tiles.js';
import { engineSetAside, sentencesOf } from './counting.js';
import { engineAt, pointsAt, roundAt, roundsOf, totalsOf } from './reckoning.js';
import { dayOf, rulesName, standingLine } from './words.js';

/** @typedef {import('./reckoning.js').Kept} Kept */

/** Prints what is drawn next. */
export function printed() {
  requestAnimationFrame(() => setTimeout(() => print()));
}

/**
 * Seen only on paper.
 * @param {Kept} match
 * @param {boolean} empty
 */
export function Paper(match, empty) {
  const { players, name } = match;
  const blank = empty || match.rounds.length === 0;
  const rounds = roundsOf(match);
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  const totals = totalsOf(match).map((value) => t('number', { value }));
  return html`
    <article class="paper" style=${{ '--rounds': rounds }}>
      <header>
        <h1>${name || t('title')}</h1>
        <p>
          ${rulesName(match)} · ${t('rounds', { rounds })} ·${' '}
          ${blank ? html`<span class="line">${t('keeper-date')}</span>` : dayOf(match)}
        </p>
        ${!blank && html`<p><b>${standingLine(match)}</b></p>`}
      </header>
      <table>
        <thead>
          <tr>
            <th>${t('score-round')}</th>
            <th>${t('keeper-engine-short')}</th>
            ${players.map(
              (player, seat) => html`<th key=${seat} class=${player.colour}>${player.name}</th>`,
            )}
          </tr>
        </thead>
        <tbody>${numbers.map((number) => Row(match, number, blank))}</tbody>
        <tfoot>
          <tr>
            <th colspan=${2}>${t('score-sum')}</th>
            ${totals.map((total, seat) => html`<td key=${seat}>${blank ? '' : total}</td>`)}
          </tr>
        </tfoot>
      </table>
      <footer>
        ${sentencesOf(match.rules).map(
          ({ key, args }) => html`<span key=${key}>${t(key, args)} </span>`,
        )}
        ${Worth(match)} ${t('keeper-paper-out')}
      </footer>
    </article>
  `;
}

/** What blanks count, in words. @param {Kept} match */
function Worth({ rules }) {
  const { blank_points: one, double_blank_points: two } = rules;
  const each = one ? t('rules-points-blank', { points: one }) : t('rules-points-blank-free');
  const double = two ? t('rules-points-double', { points: two }) : t('rules-points-double-free');
  return html`<span>${each} ${double} </span>`;
}

/**
 * @param {Kept} match
 * @param {number} number
 * @param {boolean} blank
 */
function Row(match, number, blank) {
  const engine = blank ? engineSetAside(match.rules, number) : engineAt(match, number);
  const { out } = roundAt(match, number);
  return html`
    <tr key=${number}>
      <th>${t('number', { value: number })}</th>
      <td class="double">
        ${engine !== null && Tile(`${engine}-${engine}`, { label: false })}
      </td>
      ${match.players.map((_, seat) => {
        const points = blank ? null : pointsAt(match, number, seat);
        const value = points === null ? '' : t('number', { value: points });
        const wentOut = !blank && out === seat;
        return html`<td key=${seat}>${wentOut ? html`<b class="ring">${value}</b>` : value}</td>`;
      })}
    </tr>
  `;
}
