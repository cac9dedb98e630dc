// The signs on the buttons that move through a round.

import { html } from 'htm/preact';

/** @type {Record<string, string>} */
const SHAPES = {
  first: 'M6 5h2.5v14H6zM19 5v14l-9-7z',
  back: 'M17 5v14L7 12z',
  play: 'M8 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  forward: 'M7 5v14l10-7z',
  last: 'M15.5 5H18v14h-2.5zM5 5v14l9-7z',
};

/** @param {{name: keyof typeof SHAPES}} props */
export function Shape({ name }) {
  return html`
    <svg class="sign full" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[name]} /></svg>
  `;
}

/** The way back. */
export function Arrow() {
  return html`
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M14 6l-6 6 6 6" /></svg>
  `;
}

/** Whether two things agree. */
export function Seal(/** @type {boolean} */ good) {
  return html`
    <svg class=${good ? 'sign seal good' : 'sign seal bad'} viewBox="0 0 24 24" aria-hidden="true">
      <path d=${good ? 'M5 13l4.5 4.5L19 7' : 'M6 6l12 12M18 6L6 18'} />
    </svg>
  `;
}
