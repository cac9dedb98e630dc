// Where every wagon of a train stands. A train runs to the right; where there is room below it
// turns and comes back. What does not fit is folded from its start: its end is always in sight.

/** Between two wagons. */
export const GAP = 2;
/** Before the first wagon. */
const HEAD = 9;
/** Behind the last thing. */
const TAIL = 3;
/** Around a locomotive. */
const AIR = 4;

/** @typedef {import('./measure.js').Sizes} Sizes */
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
 * How far below the upper edge of its lane the middle of each run is.
 * @param {number} runs
 * @param {{lane: number, above: number, run: number}} sizes
 */
export function middles(runs, { lane, above, run }) {
  const step = Math.min((lane - above) / runs, run * 1.2);
  const first = (lane + above - step * (runs - 1)) / 2;
  return Array.from({ length: runs }, (_, index) => first + index * step);
}

/**
 * Where things stand on the track of a train: its wagons, the mark of the place for one more, and
 * the locomotive of an open one.
 * @param {string[]} wagons
 * @param {{open: boolean, closing: boolean}} state `closing`: its double must be closed
 * @param {Sizes} sizes
 */
export function arrange(wagons, { open, closing }, sizes) {
  const { loco, runs, fold, high: height } = sizes;
  const width = closing ? sizes.word : sizes.place;
  const locoRoom = open ? loco + 2 * AIR : 0;
  const both = closing || sizes.roomy;
  const end = both ? GAP + width + locoRoom : Math.max(GAP + width, locoRoom);
  let [used, folded] = [1, 0];
  let laid = lay(wagons, { used, start: 0, end }, sizes);
  while (!laid.fits && (used < runs || folded < wagons.length - 1)) {
    if (used < runs) used += 1;
    else folded += 1;
    laid = lay(wagons.slice(folded), { used, start: folded && fold, end }, sizes);
  }
  return {
    runs: used,
    folded,
    fold: { x: HEAD, y: middles(used, sizes)[0] },
    wagons: laid.spots,
    mark: { ...spotAfter(laid, GAP, width, height), width, height },
    loco: spotAfter(laid, AIR, loco, loco * 0.75),
    /** Where the locomotive stands beside the mark; null where there is room for one of them. */
    locoBehind: both ? spotAfter(laid, width + AIR + GAP, loco, loco * 0.75) : null,
  };
}

/**
 * Whether a track of these sizes holds at least the end of a train, however long it is.
 * @param {Sizes} sizes
 */
export function holdsAnEnd(sizes) {
  const { runs, fold, word, loco } = sizes;
  return lay(['0-1'], { used: runs, start: fold, end: GAP + word + loco + 2 * AIR }, sizes).fits;
}

/**
 * Lays wagons run after run, and tells where the next one would stand.
 * @param {string[]} wagons
 * @param {{used: number, start: number, end: number}} room in how many runs, and how much of them
 *   is to be left before the first wagon and behind the last
 * @param {Sizes} sizes
 */
function lay(wagons, { used, start, end: behind }, sizes) {
  const lines = straights(used, sizes);
  const heights = middles(used, sizes);
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
    const [one, other] = wagon.split('-');
    const [length, high] = one === other ? [1, 2] : [2, 1];
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
