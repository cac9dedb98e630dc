// How large things are in the yard, and how much of a long train is in sight.

const LEAST_LANE = 44;
const MOST_LANE = 124;
const STACKED_LANE = 92;
const PLATE_ROW = 48;
const WIDE = 640;
const GAP = 2;

/**
 * How large things are in a yard of this size, all in pixels. On a narrow screen with room to
 * spare the plates stand above their tracks, which makes the tracks longer.
 * @param {{width: number, height: number}} ground
 * @param {number} lanes
 */
export function measure({ width, height }, lanes) {
  const wide = width >= WIDE;
  const share = Math.floor(height / lanes);
  const stacked = !wide && share >= STACKED_LANE;
  const lane = clamp(share, LEAST_LANE, stacked ? PLATE_ROW + 60 : MOST_LANE);
  const hub = wide ? clamp(Math.floor(width * 0.17), 110, 190) : 42;
  const plate = wide ? 180 : 106;
  const track = width - hub - (stacked ? 0 : plate) - (wide ? 16 : 6);
  const tall = stacked ? (lane - PLATE_ROW - 4) / 2 : lane * 0.42;
  // A wagon is two tiles long, and a fair number of them should be in sight.
  const tile = clamp(Math.floor(Math.min(tall, track / (wide ? 22 : 13.5))), 15, 48);
  const slot = Math.max(LEAST_LANE, 2 * tile + 8);
  const loco = Math.round(tile * 1.5) + 8;
  const fold = wide ? 44 : 38;
  const centre = stacked ? PLATE_ROW + (lane - PLATE_ROW) / 2 : lane / 2;
  return { wide, stacked, lane, centre, hub, plate, track, tile, slot, loco, fold };
}

/**
 * How many wagons at the start of a train must be folded for its end to stay in sight, with the
 * place for one more and, on an open train, the locomotive.
 * @param {string[]} wagons
 * @param {boolean} open
 * @param {ReturnType<typeof measure>} sizes
 */
export function foldedOf(wagons, open, sizes) {
  const { track, slot, loco, tile, fold, wide } = sizes;
  const end = GAP + (wide && open ? slot + loco : Math.max(slot, open ? loco : 0));
  const lengths = wagons.map((wagon) => {
    const [one, other] = wagon.split('-');
    return (one === other ? tile : 2 * tile) + GAP;
  });
  let left = track - end - lengths.reduce((sum, length) => sum + length, 0);
  if (left >= 0) return 0;
  left -= fold;
  let folded = 0;
  while (left < 0 && folded < wagons.length - 1) left += lengths[folded++];
  return folded;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
