// A link with a button that copies it.

import { html } from 'htm/preact';

import { copyFrom } from '../base/links.js';
import { t } from '../base/words.js';
import { Icon } from './icons.js';

/**
 * @param {{copied: string | null, hasCopied: (link: string) => void}} page remembers what was copied
 * @param {string} link
 */
export function LinkField(page, link) {
  const copied = page.copied === link;
  const copy = async (/** @type {MouseEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const field = button.parentElement?.querySelector('input');
    if (field && (await copyFrom(field))) page.hasCopied(link);
  };
  const whole = (/** @type {FocusEvent} */ event) =>
    /** @type {HTMLInputElement} */ (event.target).select();
  return html`
    <div class="linkfield">
      <input readonly value=${link} aria-label=${link} onfocus=${whole} />
      <button onclick=${copy}>${Icon('copy')} ${t(copied ? 'copied' : 'copy')}</button>
    </div>
  `;
}
