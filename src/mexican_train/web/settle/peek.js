// Where there is no room beside, the answer is further down: a tap leads there.

import { html } from 'htm/preact';

import { Mark } from '../keeper/signs.js';

/** @param {string} answer in a few words */
export function Peek(answer) {
  const down = () => document.querySelector('.settle .hear')?.scrollIntoView();
  return html`
    <button type="button" class="peek" onclick=${down}>${answer} ${Mark('down')}</button>
  `;
}
