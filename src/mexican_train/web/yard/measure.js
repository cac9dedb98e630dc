// How large things are in the yard. Nothing here looks at the page: it gets how much ground there
// is, and how many trains stand on it. However long these are, all stays as it is during a round:
// what does not fit on a track is folded.
//
// Of all ways to lay out the yard the one with the largest tiles is taken, so long as enough
// wagons of a train are in sight. Tiles are never smaller because there are fewer players.

import { GAP, holdsAnEnd, middles, reach } from './laying.js';

/** The least height of what is tapped. */
const LEAST = 44;
const LEAST_TILE = 15;
const MOST_TILE = 60;
/** The least height of the numbers of what others did. */
const LEAST_BADGE = 13;
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
/** So much of a track the strip of folded wagons may take. */
const STRIP = 0.3;
/** What it is worth that everything fits: more than any size. */
const FITS = 10_000;
/** How much more it counts to see all that should be seen than to have large tiles. */
const SIGHT = 1.5;
/** Plates above their tracks are liked so much better. */
const ABOVE = 1.15;

/**
 * What was measured last, on one ground: a table is drawn often and seldom changes.
 * @type {{ground: string, known: Map<number, YardSizes>}}
 */
const memory = { ground: '', known: new Map() };

/**
 * How large things are on this ground with so many lanes: with more of them, tiles are not larger.
 * @param {Ground} ground
 * @param {number} lanes
 * @returns {YardSizes}
 */
export function measure({ width, height, scale = 1 }, lanes) {
  const ground = { width, height, scale };
  const name = [width, height, scale].join(' ');
  if (memory.ground !== name) {
    memory.ground = name;
    memory.known.clear();
  }
  const known = memory.known.get(lanes);
  if (known) return known;
  const more = lanes < MOST_LANES ? measure(ground, lanes + 1).tile : 0;
  const least = Math.max(LEAST_TILE, more);
  const tried = shapesFor(ground, lanes).map((shape) => bestOf(shape, ground, lanes, least));
  const { sizes } = tried.reduce((best, each) => (each.worth > best.worth ? each : best));
  memory.known.set(lanes, sizes);
  return sizes;
}

/**
 * The ways to lay out a yard on this ground.
 * @param {Required<Ground>} ground
 * @param {number} lanes
 * @returns {YardShape[]}
 */
function shapesFor({ width, height, scale }, lanes) {
  const high = (/** @type {number} */ length) => Math.round(length * scale);
  if (width < TABLET * scale) {
    // On the smallest phone eight trains just fit.
    const crowded = height / Math.ceil(lanes / 2) < high(51);
    return [1, 2].flatMap((columns) => {
      const fair = lanes < 5 && columns === 1 ? 4 : 4 - columns;
      const narrow = /** @type {const} */ ({ build: 'narrow', columns, hub: 0, fair });
      return /** @type {YardShape[]} */ ([
        { ...narrow, plates: 'above', plate: 0, above: high(24 - (crowded ? 3 : 2) * columns) },
        { ...narrow, plates: 'beside', plate: high(112), above: 0 },
      ]);
    });
  }
  const grand = width >= GRAND * scale;
  const table = width >= WIDE * scale;
  const hub = table ? clamp(Math.floor(width * 0.11), 96, 150) : 0;
  const fair = table ? 8 : 7;
  const wide = /** @type {const} */ ({ build: grand ? 'grand' : 'wide', columns: 1, hub, fair });
  return [
    { ...wide, plates: 'above', plate: 0, above: high(grand ? 36 : 28) },
    { ...wide, plates: 'beside', plate: high(grand ? 206 : 180), above: 0 },
  ];
}

/**
 * The best that a shape comes to with tiles of at least this size, and what that is worth.
 * @param {YardShape} shape
 * @param {Required<Ground>} ground
 * @param {number} lanes
 * @param {number} least
 * @returns {{sizes: YardSizes, worth: number}}
 */
function bestOf(shape, ground, lanes, least) {
  let [best, most] = [least, -Infinity];
  for (let tile = least; tile <= MOST_TILE; tile += 1) {
    const worth = worthOf(shape, sizesOf(shape, ground, lanes, tile));
    if (worth > most) {
      best = tile;
      most = worth;
    } else if (most > 3 * FITS && worth < 3 * FITS) break; // larger ones do not fit either
  }
  return { sizes: sizesOf(shape, ground, lanes, best), worth: most };
}

/**
 * @param {YardShape} shape
 * @param {Required<Ground>} ground
 * @param {number} lanes
 * @param {number} tile
 * @returns {YardSizes}
 */
function sizesOf(shape, { width, height, scale }, lanes, tile) {
  const { build, columns, hub, plate, plates, above } = shape;
  const roomy = build !== 'narrow';
  const rows = Math.ceil(lanes / columns);
  const cell = rows * columns > lanes;
  // Without a turntable the engine and the boneyard stand where there is room for them.
  const top = hub || cell || (above && columns === 1) ? 0 : Math.round(28 * scale);
  const aisle = columns > 1 ? AISLE : 0;
  const across = Math.floor((width - hub - aisle * (columns - 1)) / columns);
  const high = Math.max(tile + 6, Math.round(28 * scale));
  const run = Math.max(2 * tile, high) + BETWEEN;
  const least = Math.max(LEAST * scale, above + run);
  const share = Math.floor((height - top) / rows);
  const runs = clamp(Math.floor((share - above) / run), 1, MOST_RUNS);
  const lane = Math.round(clamp(share, least, above + runs * run + 0.6 * tile + 16));
  // Where tracks are short, so is the place for one more.
  const place = columns > 1 ? Math.max(tile + 8, Math.round(36 * scale)) : 2 * tile + 2;
  const track = across - plate;
  const slice = roomy ? Math.round((build === 'grand' ? 18 : 15) * scale) : 0;
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
    tall: roomy && lane >= (build === 'grand' ? 74 : 60) * scale,
    track,
    bend: Math.round(tile * 1.6) + 3,
    word: Math.max(place, Math.round((roomy ? 74 : 62) * scale)),
    loco: Math.round(tile * (roomy ? 1.5 : 1.25)),
    fold: Math.round((roomy ? 46 : 34) * scale),
    slice,
    slices: slice && Math.floor((track * STRIP) / slice),
    badge: Math.round(clamp(over(tile, { lane, above, runs, run }) + 3, LEAST_BADGE, (roomy ? 20 : 16) * scale)),
    fits: share >= least,
  };
}

/**
 * How much room there is over a tile, up to the plate or the tile of the lane above.
 * @param {number} tile
 * @param {{lane: number, above: number, runs: number, run: number}} sizes
 */
function over(tile, sizes) {
  const { lane, above } = sizes;
  return above ? middles(sizes)[0] - tile / 2 - above : lane - tile;
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
