// What was just done, or why not, with what one may do about it.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { notice, storageRefused } from './matches.js';

export function Notice() {
  const now = notice.value;
  return html`
    <div class="notices" role="status">
      ${storageRefused.value && html`<p class="notice">${t('keeper-refused')}</p>`}
      ${
        now &&
        html`
          <p class="notice" key=${now.text}>
            <span>${now.text}</span>
            ${now.run && html`<button onclick=${now.run}>${now.label}</button>`}
          </p>
        `
      }
    </div>
  `;
}
