// The tracks of the yard: those that leave the turntable, and the one of each lane.

import { html } from 'htm/preact';

import { middles, straights } from './laying.js';
import { isWide } from './measure.js';

/** @typedef {import('./measure.js').Sizes} Sizes */

/** How far the fan reaches under the plates. */
const UNDER = 12;

/**
 * The tracks from the turntable to the lanes.
 * @param {number[]} ends how far below the upper edge of its lane each of them arrives
 * @param {Sizes} sizes
 */
export function Fan(ends, sizes) {
  const { hub, lane, rows, columns, across, aisle } = sizes;
  const [width, height] = [hub + (columns - 1) * (across + aisle) + UNDER, rows * lane];
  const way = isWide(sizes) ? curve : ladder;
  const paths = ends.map((end, index) =>
    way(sizes, Math.floor(index / rows), height / 2, (index % rows) * lane + end),
  );
  return html`
    <svg class="fan" width=${width} height=${height} aria-hidden="true">
      ${['ties', 'rails', 'bed', 'between'].map(
        (kind) => html`<path key=${kind} class=${kind} d=${paths.join('')} />`,
      )}
    </svg>
  `;
}

/**
 * Where there is room each track goes its own way.
 * @param {Sizes} sizes
 * @param {number} _column
 * @param {number} middle
 * @param {number} end
 */
function curve({ hub }, _column, middle, end) {
  return `M${hub / 2} ${middle}C${hub * 0.8} ${middle} ${hub * 0.55} ${end} ${hub + UNDER} ${end}`;
}

/**
 * Where there is none they leave one after the other from a common track. That of a second column
 * passes between the lanes of the first.
 * @param {Sizes} sizes
 * @param {number} column
 * @param {number} middle
 * @param {number} end
 */
function ladder({ hub, lane, rows, across, aisle }, column, middle, end) {
  const left = column * (across + aisle);
  const [stem, foot] = [left + hub - 9, left + hub + UNDER];
  const from = column ? Math.floor(rows / 2) * lane : middle;
  const reach = Math.min(14, Math.abs(end - from));
  const down = Math.sign(end - from) * reach;
  const begin = column ? `M${hub - 9} ${middle}V${from}H${stem - reach}` : `M${hub / 2} ${from}`;
  const first = column ? '' : `H${stem - Math.min(reach, 8)}`;
  const turn = `Q${stem} ${from} ${stem} ${from + down}`;
  return `${begin}${first}${turn}V${end - down}Q${stem} ${end} ${foot} ${end}`;
}

/**
 * The track of a lane, with as many runs as its train has.
 * @param {number} runs
 * @param {Sizes} sizes
 */
export function Rails(runs, sizes) {
  const { track, lane, tile } = sizes;
  return html`
    <svg class="rail" width=${track} height=${lane} aria-hidden="true">
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
 * @param {Sizes} sizes
 * @param {number} aside
 */
function trackPath(runs, sizes, aside) {
  const lines = straights(runs, sizes);
  const heights = middles(runs, sizes);
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
