// How one has arranged one's hand: a train in the making, and the extras. Nothing here touches the
// page. Tiles are written as they lie on the tray, so that one sees how a train hangs together;
// what leaves the hand leaves the arrangement, what comes goes to the end, and nothing else moves.

import { highFirst, lowFirst, pipsOf, turnedAround } from '../game/tiles.js';

/**
 * The arrangement of this hand: what was kept of it, brought up to date. The very same object if
 * nothing came or went; a hand that was never arranged is sorted.
 * @param {Arrangement | null} kept
 * @param {string[]} hand
 * @returns {Arrangement}
 */
export function arranged(kept, hand) {
  if (!kept) return { train: [], extras: sorted(hand) };
  const held = new Set(hand.map(lowFirst));
  const known = new Set([...kept.train, ...kept.extras].map(lowFirst));
  const fresh = [...held].filter((tile) => !known.has(tile)).map(highFirst);
  if (!fresh.length && known.size === held.size) return kept;
  const stays = (/** @type {string} */ tile) => held.has(lowFirst(tile));
  return {
    train: kept.train.filter(stays),
    extras: [...kept.extras.filter(stays), ...fresh],
  };
}

/**
 * One tile put elsewhere. In the train it turns, if that way it hangs together with the one before
 * it or, failing that, the one after it.
 * @param {Arrangement} arrangement
 * @param {string} tile
 * @param {HandPart} part
 * @param {number} place among the others of that part
 * @param {number} end the end of one's own train, which the first tile has before it
 * @returns {Arrangement}
 */
export function moved({ train, extras }, tile, part, place, end) {
  const name = lowFirst(tile);
  const others = (/** @type {string} */ each) => lowFirst(each) !== name;
  const parts = { train: train.filter(others), extras: extras.filter(others) };
  const row = parts[part];
  const before = place ? pipsOf(row[place - 1])[1] : end;
  const after = place < row.length ? pipsOf(row[place])[0] : undefined;
  row.splice(place, 0, part === 'train' ? turned(tile, before, after) : highFirst(tile));
  return parts;
}

/**
 * How many tiles of a train could be laid as they lie, one after the other, from `end` on.
 * @param {string[]} train
 * @param {number} end
 */
export function linked(train, end) {
  let last = end;
  const broken = train.findIndex((tile) => {
    const [inner, outer] = pipsOf(tile);
    const fits = inner === last;
    last = outer;
    return !fits;
  });
  return broken < 0 ? train.length : broken;
}

/**
 * Tiles with the same higher end together, the highest first, each group led by its double.
 * @param {string[]} tiles
 */
export function sorted(tiles) {
  const worth = (/** @type {string} */ tile) => {
    const [high, low] = pipsOf(tile);
    return 100 * high + low;
  };
  return tiles.map(highFirst).sort((one, other) => worth(other) - worth(one));
}

/**
 * A tile laid so that it fits what is before it, or else what is after it.
 * @param {string} tile @param {number} before @param {number} [after]
 */
function turned(tile, before, after) {
  const [one, other] = pipsOf(tile);
  const back = turnedAround(tile);
  if (one === before) return tile;
  if (other === before) return back;
  return one === after ? back : tile;
}
