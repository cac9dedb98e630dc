// Tiles, locomotives and the other things of the game, drawn in SVG.
//
// The pips of a half are drawn once, as symbols in a picture nobody sees, and used from there.
// Their colours are those of double-12 sets. Numerals stand over a bar in the same colour, which
// also tells a 6 from a 9; sets with more pips always have them.

import { html } from 'htm/preact';

import { settings } from '../app/settings.js';
import { t, tileName } from '../app/words.js';

const HALF = 20;
const PICTURED = 12;
const ROWS = [4.4, 10, 15.6];
const COLUMNS = [4.4, 10, 15.6];
const NARROW = [3.1, 7.7, 12.3, 16.9];

/** Where the pips of a half lie: for each row of it which columns; 1.5 is between two. */
const PATTERNS = [
  [[], [1], []],
  [[0], [], [2]],
  [[0], [1], [2]],
  [[0, 2], [], [0, 2]],
  [[0, 2], [1], [0, 2]],
  [[0, 2], [0, 2], [0, 2]], // prettier-ignore
  [[0, 2], [0, 1, 2], [0, 2]],
  [[0, 1, 2], [0, 2], [0, 1, 2]],
  [[0, 1, 2], [0, 1, 2], [0, 1, 2]],
  [[0, 1, 2, 3], [0, 3], [0, 1, 2, 3]],
  [[0, 1, 2, 3], [0, 1.5, 3], [0, 1, 2, 3]],
  [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]],
];

/** The picture that holds the halves; it must be in the document before any tile is. */
export function Halves() {
  const symbols = PATTERNS.map((rows, index) => {
    const pip = index + 1;
    const [columns, radius] = pip > 9 ? [NARROW, 1.7] : [COLUMNS, 2.15];
    const dots = rows.flatMap((places, row) =>
      places.map((place) => {
        const x = (columns[Math.floor(place)] + columns[Math.ceil(place)]) / 2;
        return html`<circle cx=${x} cy=${ROWS[row]} r=${radius} />`;
      }),
    );
    const box = `0 0 ${HALF} ${HALF}`;
    return html`
      <symbol id=${`half-${pip}`} viewBox=${box} class=${`pips-${pip}`}>${dots}</symbol>
    `;
  });
  return html`<svg class="halves" aria-hidden="true" width=${0} height=${0}>${symbols}</svg>`;
}

/**
 * @param {number} pip
 * @param {number} x
 * @param {number} y
 */
function Half(pip, x, y) {
  if (pip === 0) return null;
  if (pip > PICTURED || settings.numerals) return Numeral(pip, x, y);
  return html`<use href=${`#half-${pip}`} x=${x} y=${y} width=${HALF} height=${HALF} />`;
}

/**
 * @param {number} pip
 * @param {number} x
 * @param {number} y
 */
function Numeral(pip, x, y) {
  return html`
    <g class=${`numeral pips-${pip}${pip > 9 ? ' long' : ''}`}>
      <text x=${x + HALF / 2} y=${y + 13.4}>${pip}</text>
      <rect x=${x + 4.5} y=${y + 15.6} width=${11} height=${2.4} rx=${1.2} />
    </g>
  `;
}

/**
 * A tile as it lies, its first end at the left or, standing, on top.
 * @param {string} tile as `5-12`
 * @param {{standing?: boolean, label?: boolean, back?: boolean}} [how] `label` names it for those
 *   who cannot see; `back` turns it around
 */
export function Tile(tile, { standing = false, label = true, back = false } = {}) {
  const pips = tile.split('-').map(Number);
  const [one, other] = back ? pips.reverse() : pips;
  const [width, height] = standing ? [HALF, 2 * HALF] : [2 * HALF, HALF];
  const spoken = label ? { role: 'img', 'aria-label': tileName(tile) } : { 'aria-hidden': 'true' };
  const line = standing
    ? { x1: 3, y1: HALF, x2: 17, y2: HALF }
    : { x1: HALF, y1: 3, x2: HALF, y2: 17 };
  return html`
    <svg
      class=${standing ? 'tile standing' : 'tile'}
      viewBox=${`0 0 ${width} ${height}`}
      ...${spoken}
    >
      <rect
        class="face"
        x=${0.35}
        y=${0.35}
        width=${width - 0.7}
        height=${height - 0.7}
        rx=${2.6}
      />
      <line class="bar" ...${line} />
      ${Half(one, 0, 0)} ${standing ? Half(other, 0, HALF) : Half(other, HALF, 0)}
    </svg>
  `;
}

/**
 * A wagon of a train: doubles stand across the track.
 * @param {string} tile
 * @param {{class?: string, back?: boolean, [prop: string]: unknown}} [props] `back`: it faces back
 *   to where the train comes from
 */
export function Wagon(tile, props = {}) {
  const [one, other] = tile.split('-');
  const double = one === other;
  const { class: more = '', back = false, ...rest } = props;
  const kinds = ['wagon', double && 'double', back && 'back', more];
  return html`
    <span class=${kinds.filter(Boolean).join(' ')} ...${rest}>
      ${Tile(tile, { standing: double, back })}
    </span>
  `;
}

/**
 * The marker of an open train.
 * @param {string} colour
 * @param {Record<string, unknown>} [props]
 */
export function Locomotive(colour, props = {}) {
  return html`
    <svg class=${`loco ${colour}`} viewBox="0 0 40 30" aria-hidden="true" ...${props}>
      <path
        class="body"
        d="M3 3h14v3h-1.5v6H23V6h-2V3h8v3h-2v6h3.5a4.5 4.5 0 0 1 4.5 4.5V22h3v3H3V6H1.5V3z"
      />
      <rect class="window" x=${6} y=${6.5} width=${6.5} height=${5.5} rx=${1} />
      ${[9, 19, 29].map((x) => html`<circle class="wheel" cx=${x} cy=${25} r=${4} />`)}
    </svg>
  `;
}

/**
 * The boneyard and how many tiles it has: a few of them face down, fewer when there are few, and
 * where they lay when there are none.
 * @param {number} count
 */
export function Boneyard(count) {
  const pile = Math.min(4, Math.ceil(count / 6));
  const rect = (/** @type {number} */ index) =>
    html`<rect x=${22 - 5 * index} y=${2 + 3 * index} width=${34} height=${60} rx=${6} />`;
  return html`
    <p class="boneyard">
      <svg class=${count ? 'pile' : 'pile none'} viewBox="0 0 60 74" aria-hidden="true">
        ${count ? Array.from({ length: pile }, (_, index) => rect(index)) : rect(1)}
      </svg>
      <b>${t('number', { value: count })}</b>
      ${' '}
      <small>${t('boneyard')}</small>
    </p>
  `;
}

/**
 * A sign with a meaning of its own, beside words.
 * @param {string} name
 */
export function Sign(name) {
  return html`
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      ${SIGNS[name].map((d) => html`<path d=${d} />`)}
    </svg>
  `;
}

/** @type {Record<string, string[]>} */
const SIGNS = {
  chat: ['M4 5h16v11H10l-5 4v-4H4z'],
  log: ['M5 6h14M5 12h14M5 18h9'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  close: ['M6 6l12 12M18 6L6 18'],
  sound: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a7.8 7.8 0 0 1 0 11'],
  mute: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5M21 9.5l-5 5'],
  hint: [
    'M9 17h6M10 20h4M12 4a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-1 2.1h-5c-.1-1.1-.4-1.6-1-2.1A6 6 0 0 1 12 4z',
  ],
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
  crown: ['M4 18h16M4 15l-1-8 5 3 4-6 4 6 5-3-1 8z'],
  send: ['M4 11l16-7-6 16-3-7z', 'M11 13l9-9'],
  smile: ['M12 3a9 9 0 1 0 .01 0z', 'M8 14a4.6 4.6 0 0 0 8 0', 'M9 9v.01M15 9v.01'],
};
