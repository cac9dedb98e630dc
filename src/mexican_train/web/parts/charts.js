// What charts are drawn with: lines that are told apart by marks and strokes as well as colour.

import { html } from 'htm/preact';

const MOST_TICKS = 4;
const STROKES = ['', '7 3', '2 3', '9 3 2 3'];
const MARKS = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  'M-3.2 -3.2h6.4v6.4h-6.4z',
  'M0 -4.2L4 3h-8z',
  'M0 -4.4L4.4 0L0 4.4L-4.4 0z',
];

/** After so many lines marks and strokes come again. */
export const KINDS_OF_MARKS = MARKS.length;

/** How the line with this number is stroked. @param {number} line */
export function strokeOf(line) {
  return STROKES[line % STROKES.length];
}

/**
 * The mark of a line at a place.
 * @param {number} line
 * @param {number} x
 * @param {number} y
 */
export function Mark(line, x, y) {
  const mark = MARKS[line % KINDS_OF_MARKS];
  return html`<path class="point" d=${mark} transform=${`translate(${x} ${y})`} />`;
}

/**
 * A few round numbers up to the most.
 * @param {number} most
 */
export function ticksOf(most) {
  const rough = most / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
