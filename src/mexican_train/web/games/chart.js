// How something went over time: a line for each thing, told apart by marks and strokes as well as
// colour, and the same as a table.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Mark, strokeOf, ticksOf } from '../parts/charts.js';
import { dayOf, decimal } from './naming.js';

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 24;

/** @typedef {import('./figures.js').Spot} Spot */
/**
 * `lines` are what each value of a spot is called, `kinds` the classes of their lines.
 * @typedef {{key: string, title: string, about: string, spots: Spot[], lines: string[],
 *   kinds: string[]}} Told
 */

/** One place alone makes no line. @param {Told} told */
export function Chart({ key, title, about, spots, lines, kinds }) {
  if (spots.length < 2) return null;
  const most = Math.max(1, ...spots.flatMap(({ values }) => values));
  const x = (/** @type {number} */ index) =>
    LEFT + (index / (spots.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ value) =>
    HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const size = Math.max(...spots.map(({ matches }) => matches));
  return html`
    <section key=${key} class="chart">
      <h2>${title}</h2>
      <ul class="legend">
        ${lines.map((line, index) => Legend(line, index, kinds[index]))}
      </ul>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}. ${about}`}>
        ${ticksOf(most).map((value) => Level(value, y(value)))}
        <text class="scale first" x=${LEFT} y=${HEIGHT - 6}>${dayOf(spots[0].at)}</text>
        <text class="scale last" x=${WIDTH - RIGHT} y=${HEIGHT - 6}>
          ${dayOf(spots[spots.length - 1].at)}
        </text>
        ${lines.map((_, index) => Line(spots.map(({ values }) => values[index]), index, kinds[index], x, y))}
      </svg>
      <p class="about">${about} ${size > 1 && t('games-chart-shared', { matches: size })}</p>
      ${Figures(title, spots, lines)}
    </section>
  `;
}

/**
 * @param {string} line
 * @param {number} index
 * @param {string} kind
 */
function Legend(line, index, kind) {
  return html`
    <li key=${line}>
      <svg class="key" viewBox="0 0 36 12" aria-hidden="true">
        <g class=${`course ${kind}`}>
          <path class="trace" d="M0 6H36" stroke-dasharray=${strokeOf(index)} />
          ${Mark(index, 18, 6)}
        </g>
      </svg>
      ${line}
    </li>
  `;
}

/**
 * @param {number} value
 * @param {number} y
 */
function Level(value, y) {
  return html`
    <g key=${`y${value}`}>
      <line class="level" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y} y2=${y} />
      <text class="scale level" x=${LEFT - 6} y=${y + 4}>${t('number', { value })}</text>
    </g>
  `;
}

/**
 * @param {number[]} values
 * @param {number} index
 * @param {string} kind
 * @param {(index: number) => number} x
 * @param {(value: number) => number} y
 */
function Line(values, index, kind, x, y) {
  const path = values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('');
  return html`
    <g key=${index} class=${`course ${kind}`}>
      <path class="trace" d=${path} stroke-dasharray=${strokeOf(index)} />
      ${values.map((value, at) => Mark(index, x(at), y(value)))}
    </g>
  `;
}

/**
 * @param {string} title
 * @param {Spot[]} spots
 * @param {string[]} lines
 */
function Figures(title, spots, lines) {
  return html`
    <details>
      <summary>${t('games-chart-table')}</summary>
      <div class="scroll" role="region" aria-label=${title} tabindex=${0}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t('games-day')}</th>
              <th scope="col">${t('games-matches')}</th>
              ${lines.map((line) => html`<th key=${line} scope="col">${line}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${spots.map(
              ({ at, matches, values }, index) => html`
                <tr key=${index}>
                  <th scope="row">${dayOf(at)}</th>
                  <td>${t('number', { value: matches })}</td>
                  ${values.map((value, line) => html`<td key=${line}>${decimal(value)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}
