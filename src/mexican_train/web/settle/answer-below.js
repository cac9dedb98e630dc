// Where there is no room beside, the answer is further down: a tap leads there.

import { html } from 'htm/preact';

import { Icon } from '../parts/icons.js';


/** @param {string} answer in a few words */
export function AnswerBelow(answer) {
  const down = () => document.querySelector('.settle .hear')?.scrollIntoView();
  return html`
    <button type="button" class="peek" onclick=${down}>${answer} ${Icon('down')}</button>
  `;
}
