// Where every wagon of a train stands. A train runs to the right; where there is room below it
// turns and comes back. What does not fit is folded from its start: its end is always in sight, and
// before it, where there is room, a strip with the numbers of the folded wagons.

import { isDouble } from '../game/tiles.js';

/** Between two wagons. */
export const GAP = 2;
/** Before the first wagon. */
const HEAD = 9;
/** Behind the last thing. */
const TAIL = 3;
/** Around a locomotive. */
const AIR = 4;

/** @typedef {{from: number, to: number, way: number}} Straight `way`: 1 to the right, -1 back */

/**
 * Something on a track: its upper left corner, and whether it faces back to the turntable.
 * @typedef {{x: number, y: number, back: boolean}} Spot
 */

/**
 * Where each run of a train is straight.
 * @param {number} runs
 * @param {{track: number, bend: number}} sizes
 * @returns {Straight[]}
 */
export function straights(runs, { track, bend }) {
  return Array.from({ length: runs }, (_, index) => {
    const left = index > 0 && runs > 2 ? bend : HEAD;
    const right = runs > 1 && index < 2 ? track - bend : track - TAIL;
    return index % 2 ? { from: right, to: left, way: -1 } : { from: left, to: right, way: 1 };
  });
}

/**
 * How long all runs of a track are together.
 * @param {{runs: number, track: number, bend: number}} sizes
 */
export function reach({ runs, track, bend }) {
  if (runs === 1) return track - HEAD - TAIL;
  return runs === 2 ? 2 * (track - bend - HEAD) : 3 * track - 4 * bend - HEAD - TAIL;
}

/**
 * Whether a track of these sizes holds at least the end of a train, however long it is.
 * @param {YardSizes} sizes
 */
export function holdsAnEnd(sizes) {
  const { runs, tile, fold, slice, slices, word, loco, roomy, track, bend } = sizes;
  const begin = HEAD + fold + slices * slice + 2 * tile + GAP;
  const end = GAP + (roomy ? word + loco + 2 * AIR : Math.max(word, loco + 2 * AIR));
  if (runs === 1) return begin + end + TAIL <= track;
  return Math.max(begin, HEAD + end) + bend <= track;
}

/**
 * How far below the upper edge of its lane the middle of each run is, whether or not a train goes
 * that far: so that nothing moves when it turns.
 * @param {{runs: number, lane: number, above: number, run: number}} sizes
 */
export function middles({ runs, lane, above, run }) {
  const step = Math.min((lane - above) / runs, run * 1.2);
  const first = (lane + above - step * (runs - 1)) / 2;
  return Array.from({ length: runs }, (_, index) => first + index * step);
}

/**
 * Where things stand on the track of a train: its wagons, the mark of the place for one more, and
 * the locomotive of an open one.
 * @param {string[]} wagons
 * @param {{open: boolean, closing: boolean}} state `closing`: its double must be closed
 * @param {YardSizes} sizes
 */
export function layTrain(wagons, { open, closing }, sizes) {
  const { loco, runs, fold, slice, slices, roomy, high: height } = sizes;
  const width = closing ? sizes.word : sizes.place;
  const locoRoom = open ? loco + 2 * AIR : 0;
  const end = roomy ? GAP + width + locoRoom : Math.max(GAP + width, locoRoom);
  let [used, folded] = [1, 0];
  let laid = lay(wagons, { used, start: 0, end }, sizes);
  while (!laid.fits && (used < runs || folded < wagons.length - 1)) {
    if (used < runs) used += 1;
    else folded += 1;
    const start = folded && fold + Math.min(folded, slices) * slice;
    laid = lay(wagons.slice(folded), { used, start, end }, sizes);
  }
  return {
    runs: used,
    folded,
    /** How many of the folded wagons the strip shows: the newest. */
    sliced: Math.min(folded, slices),
    fold: { x: HEAD, y: middles(sizes)[0] },
    wagons: laid.spots,
    mark: { ...spotAfter(laid, GAP, width, height), width, height },
    loco: spotAfter(laid, AIR, loco, loco * 0.75),
    /** Where the locomotive stands beside the mark; null where there is room for one of them. */
    locoBehind: roomy ? spotAfter(laid, width + AIR + GAP, loco, loco * 0.75) : null,
  };
}

/**
 * Lays wagons run after run, and tells where the next one would stand.
 * @param {string[]} wagons
 * @param {{used: number, start: number, end: number}} room in how many runs, and how much of them
 *   is to be left before the first wagon and behind the last
 * @param {YardSizes} sizes
 */
function lay(wagons, { used, start, end: behind }, sizes) {
  const lines = straights(used, sizes);
  const heights = middles(sizes);
  let run = 0;
  let at = lines[0].from + start;
  let fits = true;
  /** Goes on in the next run when this one is too short. */
  const need = (/** @type {number} */ length) => {
    const short = () => (lines[run].to - at) * lines[run].way < length;
    while (short() && run < used - 1) {
      run += 1;
      at = lines[run].from;
    }
    fits &&= !short();
  };
  const spots = wagons.map((wagon) => {
    const [length, high] = isDouble(wagon) ? [1, 2] : [2, 1];
    need(length * sizes.tile);
    const { way } = lines[run];
    const end = { at, way, middle: heights[run] };
    at += way * (length * sizes.tile + GAP);
    return spotAfter(end, 0, length * sizes.tile, high * sizes.tile);
  });
  need(behind);
  return { spots, fits, at, way: lines[run].way, middle: heights[run] };
}

/**
 * @param {{at: number, way: number, middle: number}} end
 * @param {number} ahead how far behind the end
 * @param {number} width
 * @param {number} height
 * @returns {Spot}
 */
function spotAfter({ at, way, middle }, ahead, width, height) {
  const back = way < 0;
  const x = back ? at - ahead - width : at + ahead;
  return { x: Math.round(x), y: Math.round(middle - height / 2), back };
}
