// All icons of buttons and lines, on a ground of 24 by 24. They stand beside words, or in a button
// that has a label.

import { html } from 'htm/preact';

/** @type {Record<string, string[]>} */
const PATHS = {
  back: ['M14 6l-6 6 6 6'],
  bin: ['M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13'],
  chat: ['M4 5h16v11H10l-5 4v-4H4z'],
  close: ['M6 6l12 12M18 6L6 18'],
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
  crown: ['M4 18h16M4 15l-1-8 5 3 4-6 4 6 5-3-1 8z'],
  down: ['M6 10l6 6 6-6'],
  erase: ['M8.5 6H21v12H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5'],
  forward: ['M10 6l6 6-6 6'],
  hint: [
    'M9 17h6M10 20h4M12 4a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-1 2.1h-5c-.1-1.1-.4-1.6-1-2.1A6 6 0 0 1 12 4z',
  ],
  log: ['M5 6h14M5 12h14M5 18h9'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  mute: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5M21 9.5l-5 5'],
  redo: ['M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3'],
  send: ['M4 11l16-7-6 16-3-7z', 'M11 13l9-9'],
  smile: ['M12 3a9 9 0 1 0 .01 0z', 'M8 14a4.6 4.6 0 0 0 8 0', 'M9 9v.01M15 9v.01'],
  sound: [
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z',
    'M15.5 9a4.2 4.2 0 0 1 0 6',
    'M18 6.5a7.8 7.8 0 0 1 0 11',
  ],
  tick: ['M5 13l4.5 4.5L19 7'],
  undo: ['M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3'],
  up: ['M6 14l6-6 6 6'],
  // Those of a player of films are filled.
  'play-first': ['M6 5h2.5v14H6zM19 5v14l-9-7z'],
  'play-back': ['M17 5v14L7 12z'],
  play: ['M8 4.5v15l12-7.5z'],
  pause: ['M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'],
  'play-forward': ['M7 5v14l10-7z'],
  'play-last': ['M15.5 5H18v14h-2.5zM5 5v14l9-7z'],
};

/** @param {string} name @param {string} [kind] `full` where it is filled */
export function Icon(name, kind) {
  return html`
    <svg class=${kind ? `sign ${kind}` : 'sign'} viewBox="0 0 24 24" aria-hidden="true">
      ${PATHS[name].map((d) => html`<path d=${d} />`)}
    </svg>
  `;
}
