// How large things are in the yard. Nothing here looks at the page: it is told how much ground
// there is, how many trains stand on it, and how long the longest of them is.
//
// Of all ways to lay out the yard the one with the largest tiles is taken, so long as enough
// wagons of a train are in sight. Tiles get smaller in a few steps only, as trains grow, and never
// because there are fewer players.

import { GAP, holdsAnEnd, reach } from './laying.js';

/** The least height of what is tapped. */
const LEAST = 44;
const LEAST_TILE = 15;
const MOST_TILE = 60;
const MOST_RUNS = 3;
const MOST_LANES = 9;
/** From here on several wagons more can be in sight. */
const TABLET = 640;
/** From here on there is room for a turntable. */
const WIDE = 880;
/** Where there is so much room everything is larger. */
const GRAND = 1300;
/** Between the tiles of a run and those of the next, or of the next lane. */
const BETWEEN = 1;
/** Between two columns of lanes. */
const AISLE = 12;
/** So long may trains be before tiles get smaller, where that shows more of them. */
const STEPS = [9, Infinity];
/** How many wagons should be in sight at each step, by the number of lanes: */
const FAIR = [
  () => 8,
  // Few lanes are high, and trains turn in them; of many, trains are folded rather than small.
  (/** @type {number} */ lanes) => (lanes < 4 ? 13 : lanes < 7 ? 20 : 12),
];
/** From one step to the next tiles keep so much of their size. */
const KEPT = 0.64;
/** What it is worth that everything fits: more than any size. */
const FITS = 10_000;
/** How much more it counts to see all that should be seen than to have large tiles. */
const SIGHT = 1.5;
/** Plates above their tracks are liked so much better. */
const ABOVE = 1.15;

/**
 * What was measured last, on one ground: a table is drawn often and seldom changes.
 * @type {{ground: string, known: Map<string, YardSizes>}}
 */
const memory = { ground: '', known: new Map() };

/**
 * How large things are on this ground.
 * @param {Ground} ground
 * @param {YardLoad} load
 * @returns {YardSizes}
 */
export function measure(ground, { lanes, longest = 0, quiet = false }) {
  const { width, height, scale = 1 } = ground;
  const name = [width, height, scale].join(' ');
  if (memory.ground !== name) {
    memory.ground = name;
    memory.known.clear();
  }
  const step = STEPS.findIndex((each) => longest <= each);
  return sized({ width, height, scale }, { lanes, step, quiet });
}

/**
 * The best sizes among those that keep the order: with more trains, longer ones, or a Mexican
 * train that has begun, tiles are not larger.
 * @param {Required<Ground>} ground
 * @param {{lanes: number, step: number, quiet: boolean}} load
 * @returns {YardSizes}
 */
function sized(ground, load) {
  const { lanes, step, quiet } = load;
  const key = [lanes, step, quiet].join(' ');
  const known = memory.known.get(key);
  if (known) return known;
  const more = lanes < MOST_LANES ? sized(ground, { ...load, lanes: lanes + 1 }).tile : 0;
  const begun = quiet ? sized(ground, { ...load, quiet: false }).tile : 0;
  const most = step > 0 ? sized(ground, { ...load, step: step - 1 }).tile : MOST_TILE;
  const kept = step > 0 ? Math.ceil(most * KEPT) : 0;
  const range = { least: Math.max(LEAST_TILE, kept, more, begun), most };
  const tried = shapesFor(ground, load).map((shape) => bestOf(shape, ground, load, range));
  const { sizes } = tried.reduce((best, each) => (each.worth > best.worth ? each : best));
  memory.known.set(key, sizes);
  return sizes;
}

/**
 * The ways to lay out a yard on this ground.
 * @param {Required<Ground>} ground
 * @param {{lanes: number, step: number}} load
 * @returns {YardShape[]}
 */
function shapesFor({ width, scale }, { lanes, step }) {
  const high = (/** @type {number} */ length) => Math.round(length * scale);
  if (width < TABLET * scale) {
    return [1, 2].flatMap((columns) => {
      const fair = lanes < 5 && columns === 1 ? 4 : 4 - columns;
      const narrow = /** @type {const} */ ({ build: 'narrow', columns, hub: 0, fair });
      return /** @type {YardShape[]} */ ([
        { ...narrow, plates: 'above', plate: 0, above: high(24 - 2 * columns) },
        { ...narrow, plates: 'beside', plate: high(112), above: 0 },
      ]);
    });
  }
  const grand = width >= GRAND * scale;
  const table = width >= WIDE * scale;
  const hub = table ? clamp(Math.floor(width * 0.11), 96, 150) : 0;
  const fair = table ? FAIR[step](lanes) : 7;
  const wide = /** @type {const} */ ({ build: grand ? 'grand' : 'wide', columns: 1, hub, fair });
  return [
    { ...wide, plates: 'above', plate: 0, above: high(grand ? 36 : 28) },
    { ...wide, plates: 'beside', plate: high(grand ? 206 : 172), above: 0 },
  ];
}

/**
 * The best that a shape comes to with the sizes of tile it may have, and what that is worth.
 * @param {YardShape} shape
 * @param {Required<Ground>} ground
 * @param {{lanes: number, quiet: boolean}} load
 * @param {{least: number, most: number}} range of the tile
 * @returns {{sizes: YardSizes, worth: number}}
 */
function bestOf(shape, ground, load, range) {
  let [best, most] = [range.least, -Infinity];
  for (let tile = range.least; tile <= range.most; tile += 1) {
    const worth = worthOf(shape, sizesOf(shape, ground, load, tile));
    if (worth > most) {
      best = tile;
      most = worth;
    } else if (most > 3 * FITS && worth < 3 * FITS) break; // larger ones do not fit either
  }
  return { sizes: sizesOf(shape, ground, load, best), worth: most };
}

/**
 * @param {YardShape} shape
 * @param {Required<Ground>} ground
 * @param {{lanes: number, quiet: boolean}} load
 * @param {number} tile
 * @returns {YardSizes}
 */
function sizesOf(shape, { width, height, scale }, { lanes, quiet }, tile) {
  const { build, columns, hub, plate, plates, above } = shape;
  const roomy = build !== 'narrow';
  const rows = Math.ceil(lanes / columns);
  const cell = rows * columns > lanes;
  // Without a turntable the engine and the boneyard stand where there is room for them.
  const top = hub || cell || (above && columns === 1) ? 0 : Math.round(28 * scale);
  const aisle = columns > 1 ? AISLE : 0;
  const across = Math.floor((width - hub - aisle * (columns - 1)) / columns);
  const still = quiet && columns === 1;
  const high = Math.max(tile + 6, Math.round(28 * scale));
  const run = Math.max(2 * tile, high) + BETWEEN;
  const least = Math.max(LEAST * scale, above + run);
  const low = Math.max(LEAST * scale, above + high + BETWEEN);
  const share = Math.floor(still ? (height - top - low) / (rows - 1) : (height - top) / rows);
  const runs = clamp(Math.floor((share - above) / run), 1, MOST_RUNS);
  const lane = Math.round(clamp(share, least, above + runs * run + 0.6 * tile + 16));
  // Where tracks are short, so is the place for one more.
  const place = columns > 1 ? Math.max(tile + 8, Math.round(36 * scale)) : 2 * tile + 2;
  return {
    plates,
    build,
    columns,
    rows,
    cell,
    hub,
    plate,
    top,
    lane,
    across,
    aisle,
    above,
    tile,
    runs,
    run,
    place,
    high,
    roomy,
    track: across - plate,
    last: still ? Math.round(low) : lane,
    bend: Math.round(tile * 1.6) + 3,
    word: Math.max(place, Math.round((roomy ? 74 : 62) * scale)),
    loco: Math.round(tile * (roomy ? 1.5 : 1.25)),
    fold: Math.round((roomy ? 46 : 34) * scale),
    fits: share >= least,
  };
}

/**
 * What sizes are worth: the larger the tiles the better, so long as enough of them are in sight.
 * @param {YardShape} shape
 * @param {YardSizes} sizes
 */
function worthOf({ fair, columns, above }, sizes) {
  const { tile, fold, loco, roomy } = sizes;
  const room = reach(sizes) - (roomy ? loco : fold);
  // One of the places is for the next wagon.
  const sight = Math.max(0, room / (2 * tile + GAP) - 1);
  const enough = Math.min(1, sight / fair) ** SIGHT;
  const liked = (above ? ABOVE : 1) * 0.8 ** (columns - 1);
  const end = holdsAnEnd(sizes) ? 2 * FITS : 0;
  // Where one has to scroll, as little as need be.
  return end + (sizes.fits ? FITS + tile * enough * liked : tile / 100 - sizes.rows * sizes.lane);
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
