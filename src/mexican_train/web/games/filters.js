// Which matches are looked at.

import { html } from 'htm/preact';

import { sheetTitle, t } from '../base/words.js';
import { byOpponent, bySheet } from './figures.js';
import { opponentName } from './naming.js';

/** How many days back; 0 is all the time. */
export const PERIODS = [0, 30, 90, 365];

/** Only what there is can be chosen. @param {import('./games.js').GamesPage} page */
export function Filters(page) {
  const { games } = page;
  const sheets = bySheet(games).map(({ name }) => ({ value: name, label: sheetTitle(name) }));
  const opponents = byOpponent(games).map(({ name }) => ({
    value: name,
    label: opponentName(name),
  }));
  const periods = PERIODS.slice(1).map((days) => ({
    value: String(days),
    label: t('games-days', { days }),
  }));
  return html`
    <form class="filters" aria-label=${t('games-filter')}>
      ${Choice(t('games-sheet'), t('games-all-sheets'), page.sheet, sheets, (sheet) => {
        page.sheet = sheet;
      })}
      ${Choice(t('games-against'), t('games-all-others'), page.against, opponents, (against) => {
        page.against = against;
      })}
      ${Choice(t('games-period'), t('games-all-time'), String(page.days || ''), periods, (days) => {
        page.days = Number(days);
      })}
    </form>
  `;
}

/**
 * @param {string} label
 * @param {string} all
 * @param {string} value
 * @param {{value: string, label: string}[]} options
 * @param {(value: string) => void} choose
 */
function Choice(label, all, value, options, choose) {
  return html`
    <label key=${label} class="field">
      <span>${label}</span>
      <select onchange=${(/** @type {any} */ event) => choose(event.target.value)}>
        <option value="" selected=${value === ''}>${all}</option>
        ${options.map(
          (option) => html`
            <option key=${option.value} value=${option.value} selected=${option.value === value}>
              ${option.label}
            </option>
          `,
        )}
      </select>
    </label>
  `;
}
