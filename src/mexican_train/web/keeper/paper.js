// The score sheet on paper: filled in so far, or to be filled in by hand.

import { html } from 'htm/preact';

import { rulesTitle, t } from '../base/words.js';
import { sentencesOf } from '../game/engine-rules.js';
import { engineSetAside } from '../game/engines.js';
import { doublesOf } from '../game/sets.js';
import { doubleOf } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { dayOf, missedNote, standingLine } from './naming.js';
import { longestWord } from './names.js';
import { cellText } from './pad.js';
import { engineAt, roundAt, roundsOf, totalsOf } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** Prints what is drawn next. */
export function printDrawn() {
  requestAnimationFrame(() => setTimeout(() => print()));
}

/**
 * Seen only on paper.
 * @param {KeptMatch} match
 * @param {boolean} empty
 */
export function Paper(match, empty) {
  const { players, order, name } = match;
  const blank = empty || match.rounds.length === 0;
  const rounds = roundsOf(match);
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  const totals = totalsOf(match);
  return html`
    <article class="paper" style=${{ '--rounds': rounds, '--players': order.length }}>
      <header>
        <h1>${name || t('title')}</h1>
        <p>
          ${rulesTitle(match.sheet, match.house)} · ${t('rounds', { rounds })} ·${' '}
          ${blank ? html`<span class="line">${t('keeper-date')}</span>` : dayOf(match)}
        </p>
        ${!blank && html`<p><b>${standingLine(match)}</b></p>`}
        ${blank && Doubles(match)}
      </header>
      <table>
        <thead>
          <tr>
            <th>${t('score-round')}</th>
            <th>${t('keeper-engine-short')}</th>
            ${order.map(
              (seat) => html`
                <th key=${seat} class=${players[seat].colour}>${Name(players[seat].name)}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>${numbers.map((number) => Row(match, number, blank))}</tbody>
        <tfoot>
          <tr>
            <th colspan=${2}>${t('score-sum')}</th>
            ${order.map(
              (seat) => html`
                <td key=${seat}>${blank ? '' : t('number', { value: totals[seat] })}</td>
              `,
            )}
          </tr>
        </tfoot>
      </table>
      <footer>
        ${sentencesOf(match.rules).map(
          ({ key, args }) => html`<span key=${key}>${t(key, args)} </span>`,
        )}
        ${Worth(match)} ${t('keeper-paper-out')} ${!blank && missedNote(match)}
      </footer>
    </article>
  `;
}

/** The doubles to be crossed off, where each is the engine once. @param {KeptMatch} match */
function Doubles({ rules }) {
  if (rules.engine !== 'highest-unused-held') return null;
  return html`
    <p>${t('keeper-paper-doubles')}</p>
    <ul class="cross-off">
      ${doublesOf(rules.max_pip).map(
        (pip) => html`<li key=${pip}>${Tile(doubleOf(pip), { standing: true, label: false })}</li>`,
      )}
    </ul>
  `;
}

/** @param {string} name */
function Name(name) {
  return html`<span class="who" style=${{ '--letters': longestWord(name) }}>${name}</span>`;
}

/** What blanks count, in words. @param {KeptMatch} match */
function Worth({ rules }) {
  const { blank_points: one, double_blank_points: two } = rules;
  const each = one ? t('rules-points-blank', { points: one }) : t('rules-points-blank-free');
  const double = two ? t('rules-points-double', { points: two }) : t('rules-points-double-free');
  return html`<span>${each} ${double} </span>`;
}

/**
 * @param {KeptMatch} match
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
        ${engine !== null && Tile(doubleOf(engine), { label: false })}
      </td>
      ${match.order.map((seat) => {
        const value = blank ? '' : cellText(match, number, seat);
        const wentOut = !blank && out === seat;
        return html`<td key=${seat}>${wentOut ? html`<b class="ring">${value}</b>` : value}</td>`;
      })}
    </tr>
  `;
}
