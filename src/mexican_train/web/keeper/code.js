// A link as a code that phones read, and as text to send; or why there is no code.

import { html } from 'htm/preact';

import { share } from '../base/links.js';
import { t } from '../base/words.js';
import { LinkField } from '../parts/link-field.js';
import { QrCode } from '../parts/qr-code.js';

/** Longer ones have squares so small that many phones do not find them on a screen. */
const LONGEST = 1200;
const COPIED_TIME = 2000;

/** Remembers what was copied, for a moment. */
export class Copied {
  constructor() {
    /** @type {string | null} */
    this.copied = null;
  }

  /** @param {string} link */
  hasCopied(link) {
    this.copied = link;
    setTimeout(() => {
      this.copied = null;
    }, COPIED_TIME);
  }
}

/**
 * @param {Copied} page
 * @param {string} link
 * @param {string} label what the code leads to
 */
export function Code(page, link, label) {
  const short = link.length <= LONGEST;
  return html`
    <div class="code">
      ${short ? QrCode(link, label, 'L') : html`<p>${t('keeper-code-long')}</p>`}
      ${LinkField(page, link)}
      ${
        'share' in navigator &&
        html`<button onclick=${() => share({ url: link })}>${t('keeper-code-send')}</button>`
      }
    </div>
  `;
}
