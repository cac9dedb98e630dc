// The number pad.

import { html } from 'htm/preact';

import { t } from '../app/words.js';
import { Mark } from './signs.js';

/** @typedef {import('./match.js').MatchPage} MatchPage */

/** @param {MatchPage} page */
export function Digits(page) {
  return html`
    <div class="digits" role="group" aria-label=${t('keeper-by-number')}>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => Key(page, digit))}
      <button class="key quiet" onclick=${() => page.clear()}>${t('keeper-clear')}</button>
      ${Key(page, 0)}
      <button class="key quiet" aria-label=${t('keeper-erase')} onclick=${() => page.erase()}>
        ${Mark('erase')}
      </button>
    </div>
  `;
}

/**
 * @param {MatchPage} page
 * @param {number} digit
 */
function Key(page, digit) {
  return html`
    <button key=${digit} class="key" onclick=${() => page.digit(digit)}>
      ${t('number', { value: digit })}
    </button>
  `;
}
