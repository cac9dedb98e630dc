// The tracks of the yard: those that leave the turntable, and the one of each lane.

import { html } from 'htm/preact';

import { middles, straights } from './laying.js';

/** How far the fan reaches into the lanes. */
const UNDER = 12;

/**
 * The tracks from the turntable to the lanes, each its own way.
 * @param {number[]} ends how far below the upper edge of the yard each of them arrives
 * @param {YardSizes} sizes
 */
export function Fan(ends, { hub, lane, rows }) {
  const [middle, height] = [0.5, 1].map((share) => share * rows * lane);
  const paths = ends.map(
    (end) =>
      `M${hub / 2} ${middle}C${hub * 0.8} ${middle} ${hub * 0.5} ${end} ${hub + UNDER} ${end}`,
  );
  return html`
    <svg class="fan" width=${hub + UNDER} height=${height} aria-hidden="true">
      ${['ties', 'rails', 'bed', 'between'].map(
        (kind) => html`<path key=${kind} class=${kind} d=${paths.join('')} />`,
      )}
    </svg>
  `;
}

/**
 * The track of a lane, with as many runs as its train has.
 * @param {number} runs
 * @param {YardSizes} sizes
 */
export function Rails(runs, sizes) {
  const { track, lane, tile } = sizes;
  return html`
    <svg class="rail" width=${Math.max(0, track)} height=${lane} aria-hidden="true">
      <path class="ties" d=${trackPath(runs, sizes, 0)} />
      <path
        class="rails"
        d=${trackPath(runs, sizes, tile * 0.34) + trackPath(runs, sizes, -tile * 0.34)}
      />
    </svg>
  `;
}

/**
 * A line along a track, so far to the left of its middle as one goes.
 * @param {number} runs
 * @param {YardSizes} sizes
 * @param {number} aside
 */
function trackPath(runs, sizes, aside) {
  const lines = straights(runs, sizes);
  const heights = middles(sizes);
  const half = (heights[1] - heights[0]) / 2;
  let path = `M0 ${heights[0] - aside}`;
  lines.forEach(({ to, way }, index) => {
    const last = index === runs - 1;
    const far = way > 0 ? sizes.track : 0;
    path += `H${last ? far : to}`;
    if (last) return;
    const radius = half + way * aside;
    const below = heights[index + 1] + way * aside;
    path += `A${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} ${to} ${below}`;
  });
  return path;
}
