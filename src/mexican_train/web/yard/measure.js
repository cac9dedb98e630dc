// How large things are in the yard. Nothing here looks at the page: it is told how much ground
// there is.

import { GAP, holdsAnEnd, straights } from './laying.js';

/** The least height of a lane: its plate is tapped. */
const LEAST_LANE = 44;
/** The least height of a lane whose plate has its words below the disc. */
const TALL_LANE = 72;
const LEAST_TILE = 15;
const MOST_TILE = 60;
const MOST_RUNS = 3;
const WIDE = 640;
/** Where there is so much room everything is larger. */
const GRAND = 1300;
/** From here on letters leave no room for a track beside the plate of a narrow screen. */
const LARGE_LETTERS = 1.2;
/** Between the tiles of a run and those of the next, or of the next lane. */
const BETWEEN = 4;
/** Between two columns of lanes. */
const AISLE = 20;

/** @typedef {{width: number, height: number, scale?: number}} Ground `scale`: of the letters */

/**
 * What plates are like: on a desk, on a large one; beside the track of a narrow screen, with the
 * words beside or below the disc; or above the track, where letters are large.
 * @typedef {'wide' | 'grand' | 'short' | 'tall' | 'above'} Plates
 */

/**
 * A way to lay out the yard.
 * @typedef {object} Shape
 * @property {Plates} plates
 * @property {number} columns
 * @property {number} hub how wide the ground of the turntable is
 * @property {number} plate how wide a plate is
 * @property {number} least how high a lane is at least
 * @property {number} fair how many wagons of a train should be in sight
 * @property {number} along how many tiles, at least, should go along a track
 */

/**
 * The sizes of everything in a yard, in pixels.
 * @typedef {object} Sizes
 * @property {Plates} plates
 * @property {number} columns
 * @property {number} rows
 * @property {number} hub
 * @property {number} plate
 * @property {number} lane how high a lane is
 * @property {number} least how high it is at least
 * @property {number} across how wide it is
 * @property {number} aisle
 * @property {number} above how much of a lane is above its track
 * @property {number} track how long a track is
 * @property {number} tile how wide a tile is; it is twice as long
 * @property {number} runs how many runs a train may have, there and back
 * @property {number} run how high one run is
 * @property {number} bend how much room a track needs to turn
 * @property {number} place how long the place for one more wagon is
 * @property {number} high how high it is
 * @property {number} word how long it is where a word must fit into it
 * @property {boolean} roomy whether the locomotive always stands behind that place
 * @property {number} loco
 * @property {number} fold
 */

/**
 * How large things are on this ground: of all ways to lay out the yard the one that fits and
 * shows the largest tiles, so long as it shows enough of them.
 * @param {Ground} ground
 * @param {number} lanes
 * @returns {Sizes}
 */
export function measure(ground, lanes) {
  const tried = shapesFor(ground).flatMap((shape) => sizesOf(shape, ground, lanes));
  return tried.reduce((best, each) => (each.worth > best.worth ? each : best)).sizes;
}

/**
 * @param {Ground} ground
 * @returns {Shape[]}
 */
function shapesFor({ width, scale = 1 }) {
  const least = Math.round(LEAST_LANE * scale);
  if (width >= WIDE * scale) {
    const grand = width >= GRAND * scale;
    const hub = clamp(Math.floor(width * 0.165), 110, grand ? 230 : 190);
    const plate = Math.round((grand ? 212 : 176) * scale);
    return [{ plates: grand ? 'grand' : 'wide', columns: 1, hub, plate, least, fair: 20, along: 22 }];
  }
  const narrow = { hub: Math.round(46 * Math.min(scale, 1.3)), fair: 5, along: 12 };
  if (scale > LARGE_LETTERS) {
    const plate = Math.min(Math.round(176 * scale), width - narrow.hub - 12);
    return [{ ...narrow, plates: 'above', columns: 1, plate, least: 2 * least }];
  }
  const tall = { plate: Math.round(72 * scale), least: Math.round(TALL_LANE * scale) };
  return [1, 2].flatMap((columns) => [
    { ...narrow, plates: 'short', columns, plate: Math.round(102 * scale), least },
    { ...narrow, plates: 'tall', columns, ...tall },
  ]);
}

/**
 * What a shape comes to with each size of tile it can have, and what that is worth.
 * @param {Shape} shape
 * @param {Ground} ground
 * @param {number} lanes
 * @returns {{sizes: Sizes, worth: number}[]}
 */
function sizesOf(shape, { width, height, scale = 1 }, lanes) {
  const { columns, hub, plate, fair, along, plates, least } = shape;
  const wide = isWide(shape);
  const rows = Math.ceil(lanes / columns);
  const share = Math.floor(height / rows);
  const aisle = columns > 1 ? AISLE : 0;
  const across = Math.floor((width - hub - aisle * (columns - 1)) / columns);
  const above = plates === 'above' ? least / 2 : 0;
  const track = across - (above ? 0 : plate);
  const found = [];
  for (let tile = LEAST_TILE; tile <= MOST_TILE; tile += 1) {
    const high = Math.max(tile + 6, Math.round(28 * scale));
    const run = Math.max(2 * tile, high) + BETWEEN;
    const runs = clamp(Math.floor((share - above) / run), 1, MOST_RUNS);
    const lane = Math.round(clamp(share, least, above + runs * run + 1.6 * tile + 30));
    // A track on which trains can turn may be shorter.
    const short = track < tile * along * (runs > 1 ? 0.7 : 1);
    if (tile > LEAST_TILE && (run > lane - above || short)) break;
    const place = 2 * tile + 2;
    /** @type {Sizes} */
    const sizes = {
      ...{ plates, columns, rows, hub, plate, lane, across, aisle, above, track, tile, runs, run },
      ...{ place, high, least },
      bend: Math.round(tile * 1.6) + 3,
      word: Math.max(place, Math.round((wide ? 74 : 62) * scale)),
      roomy: wide,
      loco: Math.round(tile * (wide ? 1.5 : 1.25)),
      fold: Math.round((wide ? 46 : 37) * scale),
    };
    const enough = Math.min(1, inSight(sizes) / fair);
    const fits = (holdsAnEnd(sizes) ? 2000 : 0) + (share >= least ? 1000 : 0);
    found.push({ sizes, worth: fits + tile * Math.sqrt(enough) - columns });
  }
  return found;
}

/**
 * Whether tracks and plates have the room they have on a desk.
 * @param {{plates: Sizes['plates']}} sizes
 */
export function isWide({ plates }) {
  return plates === 'wide' || plates === 'grand';
}

/**
 * How many wagons of a long train are in sight.
 * @param {Sizes} sizes
 */
function inSight(sizes) {
  const { runs, tile, fold, place, loco, roomy } = sizes;
  const lengths = straights(runs, sizes).map(({ from, to }) => Math.abs(to - from));
  const room = lengths.reduce((sum, length) => sum + length, 0) - fold - place;
  return Math.max(0, roomy ? room - loco : room) / (2 * tile + GAP);
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
