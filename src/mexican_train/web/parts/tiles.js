// Tiles, locomotives and the other things of the game, drawn in SVG.
//
// The pips of a half are drawn once, as symbols in a picture nobody sees, and used from there.
// Their colours are those of double-12 sets. Numerals stand over a bar in the same colour, which
// also tells a 6 from a 9; sets with more pips always have them, and so have tiles that are too
// small for their pips to be counted.

import { html } from 'htm/preact';

import { settings } from '../base/settings.js';
import { t, tileName } from '../base/words.js';
import { isDouble, pipsOf, turnedAround } from '../game/tiles.js';

const HALF = 20;
const PICTURED = 12;
const ROWS = [4.4, 10, 15.6];
const COLUMNS = [4.4, 10, 15.6];
const NARROW = [3.1, 7.7, 12.3, 16.9];
/** So high must a tile be, in pixels, for its pips to be counted. */
const COUNTABLE = 22;

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

/** Whether the pips of a tile that is so high cannot be counted. @param {number} height */
export function isSmall(height) {
  return height < COUNTABLE;
}

/**
 * @param {number} pip
 * @param {number} x
 * @param {number} y
 * @param {boolean} small
 */
function Half(pip, x, y, small) {
  if (pip === 0) return null;
  const { numerals } = settings;
  const written = numerals === 'always' || (numerals === 'small' && small);
  if (pip > PICTURED || written) return Numeral(pip, x, y);
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
 * @param {{standing?: boolean, label?: boolean, back?: boolean, small?: boolean}} [how] `label`
 *   names it for those who cannot see; `back` turns it around; `small`: see `isSmall`
 */
export function Tile(tile, { standing = false, label = true, back = false, small = false } = {}) {
  const [one, other] = pipsOf(back ? turnedAround(tile) : tile);
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
      ${Half(one, 0, 0, small)} ${standing ? Half(other, 0, HALF, small) : Half(other, HALF, 0, small)}
    </svg>
  `;
}

/**
 * A wagon of a train: doubles stand across the track.
 * @param {string} tile
 * @param {{class?: string, back?: boolean, small?: boolean, badge?: any, [prop: string]: unknown}}
 *   [props] `back`: it faces back to where the train comes from; `badge` stands at its corner
 */
export function Wagon(tile, props = {}) {
  const double = isDouble(tile);
  const { class: more = '', back = false, small = false, badge, ...rest } = props;
  const kinds = ['wagon', double && 'double', back && 'back', more];
  return html`
    <span class=${kinds.filter(Boolean).join(' ')} ...${rest}>
      ${Tile(tile, { standing: double, back, small })} ${badge}
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
