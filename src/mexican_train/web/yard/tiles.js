// Tiles, locomotives and the other things of the game, drawn in SVG.
//
// The pips of a half are drawn once, as symbols in a picture nobody sees, and used from there.
// Their colours are those of double-12 sets; sets with more pips are written in numerals.

import { html } from 'htm/preact';
import { tileName } from '../app/words.js';

const HALF = 20;
const PICTURED = 12;
const COLUMNS = [5, 10, 15];
const NARROW = [3.7, 7.9, 12.1, 16.3];
const ROWS = [5, 10, 15];

/** Where the pips of a half lie: for each row of it which columns. */
const PATTERNS = {
  1: [[], [1], []],
  2: [[0], [], [2]],
  3: [[0], [1], [2]],
  4: [[0, 2], [], [0, 2]],
  5: [[0, 2], [1], [0, 2]],
  6: [
    [0, 2],
    [0, 2],
    [0, 2],
  ],
  7: [
    [0, 2],
    [0, 1, 2],
    [0, 2],
  ],
  8: [
    [0, 1, 2],
    [0, 2],
    [0, 1, 2],
  ],
  9: [
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ],
  10: [
    [0, 1, 2, 3],
    [0, 3],
    [0, 1, 2, 3],
  ],
  11: [
    [0, 1, 2, 3],
    [0, 1.5, 3],
    [0, 1, 2, 3],
  ],
  12: [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
};

/** The picture that holds the halves; it must be in the document before any tile is. */
export function Halves() {
  const symbols = Object.entries(PATTERNS).map(([pip, rows]) => {
    const narrow = Number(pip) > 9;
    const dots = rows.flatMap((columns, row) =>
      columns.map((column) => {
        const x = narrow ? placeOf(NARROW, column) : COLUMNS[column];
        return html`<circle cx=${x} cy=${ROWS[row]} r=${narrow ? 1.75 : 2.05} />`;
      }),
    );
    const box = `0 0 ${HALF} ${HALF}`;
    return html`
      <symbol id=${`half-${pip}`} viewBox=${box} class=${`pips-${pip}`}>${dots}</symbol>
    `;
  });
  return html`<svg class="halves" aria-hidden="true" width=${0} height=${0}>${symbols}</svg>`;
}

function placeOf(places, column) {
  return Number.isInteger(column) ? places[column] : (places[1] + places[2]) / 2;
}

function Half(pip, x, y) {
  if (pip === 0) return null;
  if (pip <= PICTURED)
    return html`
      <use href=${`#half-${pip}`} x=${x} y=${y} width=${HALF} height=${HALF} />
    `;
  return html`<text x=${x + 10} y=${y + 14} class="numeral">${pip}</text>`;
}

/**
 * A tile as it lies, its first end at the left or, standing, on top.
 * @param {string} tile as `5-12`
 * @param {{standing?: boolean, label?: boolean}} [how] `label` names it for those who cannot see
 */
export function Tile(tile, { standing = false, label = true } = {}) {
  const [one, other] = tile.split('-').map(Number);
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

/** A wagon of a train: doubles stand across the track. */
export function Wagon(tile, props = {}) {
  const [one, other] = tile.split('-');
  const kind = one === other ? 'wagon double' : 'wagon';
  const { class: more = '', ...rest } = props;
  return html`
    <span class=${`${kind} ${more}`} ...${rest}>${Tile(tile, { standing: one === other })}</span>
  `;
}

/** The marker of an open train. */
export function Locomotive(colour, label) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`
    <svg class=${`loco ${colour}`} viewBox="0 0 40 30" ...${spoken}>
      <path
        class="body"
        d="M3 3h14v3h-1.5v6H23V6h-2V3h8v3h-2v6h3.5a4.5 4.5 0 0 1 4.5 4.5V22h3v3H3V6H1.5V3z"
      />
      <rect class="window" x=${6} y=${6.5} width=${6.5} height=${5.5} rx=${1} />
      ${[9, 19, 29].map(
        (x) => html`<circle class="wheel" cx=${x} cy=${25} r=${4} />`,
      )}
    </svg>
  `;
}

/** The boneyard: a few tiles face down, fewer when there are few. */
export function Boneyard(count) {
  const pile = Math.min(4, Math.ceil(count / 6));
  return html`
    <svg class="pile" viewBox="0 0 60 84" aria-hidden="true">
      ${Array.from(
        { length: pile },
        (_, index) => html`<rect x=${22 - 5 * index} y=${2 + 5 * index} width=${34} height=${64} rx=${6} />`,
      )}
    </svg>
  `;
}

/** A sign with a meaning of its own, beside words. */
export function Sign(name) {
  return html`
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      ${SIGNS[name].map(
        (d) => html`<path d=${d} />`,
      )}
    </svg>
  `;
}

const SIGNS = {
  chat: ['M4 5h16v11H10l-5 4v-4H4z'],
  log: ['M5 6h14M5 12h14M5 18h9'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  close: ['M6 6l12 12M18 6L6 18'],
  hint: [
    'M9 17h6M10 20h4M12 4a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-1 2.1h-5c-.1-1.1-.4-1.6-1-2.1A6 6 0 0 1 12 4z',
  ],
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
  crown: ['M4 18h16M4 15l-1-8 5 3 4-6 4 6 5-3-1 8z'],
};
