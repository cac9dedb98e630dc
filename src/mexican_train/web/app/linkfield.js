// A link with a button that copies it.

import { html } from 'htm/preact';

import { Sign } from '../yard/tiles.js';
import { copyFrom } from './links.js';
import { t } from './words.js';

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
      <button onclick=${copy}>${Sign('copy')} ${t(copied ? 'copied' : 'copy')}</button>
    </div>
  `;
}
