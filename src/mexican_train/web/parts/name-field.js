// One's name: asked for where one sits down, remembered for the next time.

import { html } from 'htm/preact';

import { LONGEST_NAME } from '../base/people.js';
import { keepName, myName } from '../base/store.js';
import { t } from '../base/words.js';

/** The field for one's name, remembered as it is typed. @param {string} [name] if not that */
export function NameField(name = myName()) {
  const typed = (/** @type {any} */ event) => keepName(event.target.value.trim());
  return html`
    <label class="field">
      <span>${t('your-name')}</span>
      <input
        name="name"
        autocomplete="nickname"
        maxlength=${LONGEST_NAME}
        defaultValue=${name}
        oninput=${typed}
      />
    </label>
  `;
}
