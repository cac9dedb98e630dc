// The signs on the buttons of the score keeper.

import { html } from 'htm/preact';

/** @type {Record<string, string>} */
const SHAPES = {
  back: 'M14 6l-6 6 6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3',
  erase: 'M8.5 6H21v12H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
};

/** @param {keyof typeof SHAPES} name */
export function Mark(name) {
  return html`
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[name]} /></svg>
  `;
}
