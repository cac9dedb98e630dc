// The number pad.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';

/** @typedef {import('./counting.js').Counting} Counting */

/** @param {Counting} counting */
export function Digits(counting) {
  return html`
    <div class="digits" role="group" aria-label=${t('keeper-by-number')}>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => Key(counting, digit))}
      <button class="key quiet" onclick=${() => counting.clear()}>${t('keeper-clear')}</button>
      ${Key(counting, 0)}
      <button class="key quiet" aria-label=${t('keeper-erase')} onclick=${() => counting.erase()}>
        ${Icon('erase')}
      </button>
    </div>
  `;
}

/**
 * @param {Counting} counting
 * @param {number} digit
 */
function Key(counting, digit) {
  return html`
    <button key=${digit} class="key" onclick=${() => counting.digit(digit)}>
      ${t('number', { value: digit })}
    </button>
  `;
}
