// A yard that is higher than its ground: the places of a chosen tile come into sight by
// themselves, and the edge tells that there is more.

import { wantsStillness } from '../base/stillness.js';

/**
 * Brings the places of the chosen tile into sight: all of them, or as many as there is room for.
 * @param {HTMLElement} ground
 */
export function showPlaces(ground) {
  const boxes = boxesIn(ground, '.lane.fits');
  if (!boxes.length) return;
  const { top, bottom, height } = ground.getBoundingClientRect();
  const first = Math.min(...boxes.map((box) => box.top));
  const last = Math.max(...boxes.map((box) => box.bottom));
  const up = first < top || last - first > height;
  const by = up ? first - top : Math.max(0, last - bottom);
  if (by) ground.scrollBy({ top: by, behavior: wantsStillness() ? 'instant' : 'smooth' });
}

/**
 * Notes at the ground what is out of sight, above or below: `trains`, or `places` of the chosen
 * tile.
 * @param {HTMLElement} ground
 */
export function tellMore(ground) {
  const { top, bottom } = ground.getBoundingClientRect();
  const beyond = (/** @type {string} */ lanes) => {
    const middles = boxesIn(ground, lanes).map((box) => box.top + box.height / 2);
    return { above: Math.min(...middles) < top, below: Math.max(...middles) > bottom };
  };
  const [trains, places] = [beyond('.lane'), beyond('.lane.fits')];
  for (const side of /** @type {const} */ (['above', 'below'])) {
    if (trains[side]) ground.dataset[side] = places[side] ? 'places' : 'trains';
    else delete ground.dataset[side];
  }
}

/** @type {(ground: HTMLElement, selector: string) => DOMRect[]} */
function boxesIn(ground, selector) {
  return [...ground.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
}
