// Which day it is, above its deal and above what that came to.

import { html } from 'htm/preact';

import { dayName } from '../base/days.js';

/** @param {string} day */
export function DateOf(day) {
  return html`
    <h2 class="date">${dayName(day, { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
  `;
}
