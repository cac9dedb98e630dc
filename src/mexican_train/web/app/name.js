// One's name: asked for where one sits down, remembered for the next time.

import { html } from 'htm/preact';

import { keepName, myName } from './store.js';
import { t } from './words.js';

const LONGEST = 24;

/** The field for one's name, remembered as it is typed. @param {string} [name] if not that */
export function NameField(name = myName()) {
  const typed = (/** @type {any} */ event) => keepName(event.target.value.trim());
  return html`
    <label class="field">
      <span>${t('your-name')}</span>
      <input
        name="name"
        autocomplete="nickname"
        maxlength=${LONGEST}
        defaultValue=${name}
        oninput=${typed}
      />
    </label>
  `;
}

/** What one sits down as. */
export function nameToUse() {
  return myName() || t('guest');
}
