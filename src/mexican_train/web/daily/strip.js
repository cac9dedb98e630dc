// Where one stands among the simulated players: a dot for each, and oneself.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { ticksOf } from '../parts/charts.js';

const [WIDTH, SIDE, DOT] = [320, 14, 2.6];
const [TOP, BOTTOM] = [20, 22];

/**
 * @param {{par: Par, points: number, told: string}} about `told` says the same in words
 */
export function Strip({ par, points, told }) {
  const { field, mean } = par;
  const most = Math.max(1, ...field, points, Math.ceil(mean));
  const across = (/** @type {number} */ value) => SIDE + (value / most) * (WIDTH - 2 * SIDE);
  const columns = stacked(field, across);
  const high = Math.max(...columns.map(({ row }) => row)) + 1;
  const step = Math.min(2 * DOT + 0.6, 60 / high);
  const ground = TOP + high * step;
  return html`
    <svg
      class="strip"
      role="img"
      aria-label=${told}
      viewBox=${`0 0 ${WIDTH} ${ground + BOTTOM}`}
    >
      ${columns.map(
        ({ x, row, worse }) => html`
          <circle class=${worse ? 'worse' : ''} cx=${x} cy=${ground - (row + 0.5) * step} r=${DOT} />
        `,
      )}
      <path class="axis" d=${`M${SIDE} ${ground + 1}H${WIDTH - SIDE}`} />
      ${ticksOf(most).map(
        (value) => html`
          <text key=${value} class="tick" x=${across(value)} y=${ground + 15}>
            ${t('number', { value })}
          </text>
        `,
      )}
      <path class="par" d=${`M${across(mean)} ${TOP - 6}V${ground + 1}`} />
      <path class="mine" d=${`M${across(points)} ${ground + 1}V${TOP - 2}`} />
      <path class="mine flag" d=${`M${across(points)} ${TOP - 4}l-6 -11h12z`} />
    </svg>
  `;

  /**
   * The players as dots that stand on each other where they have about as many points.
   * @param {number[]} all
   * @param {(value: number) => number} place
   */
  function stacked(all, place) {
    /** @type {Map<number, number>} */
    const rows = new Map();
    return all.map((value) => {
      const x = Math.round(place(value) / (2 * DOT + 0.4)) * (2 * DOT + 0.4);
      const row = rows.get(x) ?? 0;
      rows.set(x, row + 1);
      return { x, row, worse: value > points };
    });
  }
}
