// Points at what is meant: rings that lie over the page, each around one thing of the table.

import { html } from 'htm/preact';

/** How far a ring stands off from what it is around. */
const OFF = 5;
/** How near a ring may come to the edge of the page. */
const EDGE = 3;
/** How much of an empty track is its beginning. */
const BEGINNING = 96;

/** @typedef {{left: number, top: number, width: number, height: number}} Ring */

/**
 * The things on the page that are meant by `end 0`, `tile 5-9` or `hand`: one ring is around them.
 * @param {Element} page
 * @param {string} point
 * @returns {Element[]}
 */
export function meant(page, point) {
  const [kind, which] = point.split(' ');
  const lane = `.lane[data-train="${which}"]`;
  const places = {
    hub: ['.turntable'],
    boneyard: ['.boneyard'],
    hand: ['.piece'],
    score: ['.count ol'],
    button: ['.deed'],
    tile: [`.piece[data-tile="${which}"]`],
    end: [`${lane} .mark`, `${lane} .wagon.last`, `${lane} .ties`],
    double: [`${lane} .wagon.last`],
    marker: [`${lane} .loco`],
  }[kind];
  const found = places?.map((place) => [...page.querySelectorAll(place)]) ?? [];
  return found.find((things) => things.length > 0) ?? [];
}

/**
 * Where the rings are to lie, measured from the corner of the page.
 * @param {Element} page
 * @param {string[]} points
 * @returns {Ring[]}
 */
export function ringsAround(page, points) {
  const corner = page.getBoundingClientRect();
  return points.flatMap((point) => {
    const boxes = meant(page, point).map(boxOf);
    if (!boxes.length) return [];
    const left = Math.max(Math.min(...boxes.map((box) => box.left)) - OFF, corner.left + EDGE);
    const right = Math.min(Math.max(...boxes.map((box) => box.right)) + OFF, corner.right - EDGE);
    const top = Math.max(Math.min(...boxes.map((box) => box.top)) - OFF, corner.top + EDGE);
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + OFF;
    const ring = {
      left: left - corner.left,
      top: top - corner.top,
      width: right - left,
      height: bottom - top,
    };
    return [ring];
  });
}

/** Of a track with nothing on it the beginning is meant; a tile may be raised. @param {Element} thing */
function boxOf(thing) {
  const seen = (thing.matches('.piece') && thing.querySelector('.tile')) || thing;
  const box = seen.getBoundingClientRect();
  if (!thing.matches('.ties')) return box;
  // As high as a wagon there; the line of the ties is in the middle of the track.
  const high = Number.parseFloat(getComputedStyle(thing).getPropertyValue('--tile'));
  return new DOMRect(box.x, box.y - high / 2, Math.min(box.width, BEGINNING), high);
}

/** @param {Ring[]} rings */
export function Rings(rings) {
  return html`
    <div class="rings" aria-hidden="true">
      ${rings.map(
        (ring, index) => html`
          <span
            key=${index}
            class="ring"
            style=${Object.fromEntries(
              Object.entries(ring).map(([side, length]) => [side, `${Math.round(length)}px`]),
            )}
          />
        `,
      )}
    </div>
  `;
}
