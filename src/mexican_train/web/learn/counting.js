// The end of the lesson's round: what everyone has left, counted.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Hands } from '../score/count.js';

/** @param {View} view */
export function Counting(view) {
  return html`
    <section key="tray" class="tray counting" aria-label=${t('score-hands')}>
      <${Hands} view=${view} />
    </section>
  `;
}
