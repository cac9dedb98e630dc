// The house rules of a table: how many differ from the sheet and, once somebody wants to know, which.

import { signal } from '@preact/signals';
import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { need } from '../base/language.js';
import { t } from '../base/words.js';
import { differences } from './choice.js';

/** @typedef {import('./choice.js').Choice} Choice */
/** @typedef {{told: Choices, choice: Choice, change: (choice: Choice) => void}} Props */

/**
 * What puts the rules into words, once it is here.
 * @type {import('@preact/signals').Signal<typeof import('./house-rules.js') | null>}
 */
const telling = signal(null);

/** Fetches it, unless it is here or cannot be had: the next drawing tries again. */
async function fetchTelling() {
  const coming = Promise.all([import('./house-rules.js'), need('rules')]);
  const [rules] = await coming.catch(() => []);
  if (rules) telling.value = rules;
}

/** What puts the rules into words; null while it is on its way. */
function rulesInWords() {
  if (!telling.value) fetchTelling();
  return telling.value;
}

/**
 * All house rules to choose, folded until somebody wants them.
 * @param {Props} props
 */
export function HouseRules({ told, choice, change }) {
  const [open, setOpen] = useState(false);
  const count = differences(told, choice).length;
  const rules = open && rulesInWords();
  return html`
    <details
      class="house"
      ontoggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>${t('house')}</b>
        <small class=${count ? 'differs' : ''}>
          ${count ? t('house-some', { count }) : t('house-none')}
        </small>
      </summary>
      ${open && !rules && html`<p>${t('waiting')}</p>`}
      ${rules && rules.Rules({ told, choice, change })}
      ${
        rules &&
        count > 1 &&
        html`
          <button type="button" onclick=${() => change({ ...choice, rules: {} })}>
            ${t('house-reset')}
          </button>
        `
      }
    </details>
  `;
}

/**
 * The house rules in which a table differs from its sheet, for those who do not choose them.
 * @param {{told: Choices, choice: Choice}} of
 */
export function HouseList({ told, choice }) {
  const count = differences(told, choice).length;
  if (count === 0) return null;
  return html`
    <h3>${t('house')}</h3>
    <p class="about">${t('house-some', { count })}</p>
    ${rulesInWords()?.Differences({ told, choice })}
  `;
}
