// The longest train that a hand can lay, found exactly: the same search, with the same answers, as
// the bots' solver.
//
// Call pips points and tiles lines between them: a train is a walk that takes no line twice. Tiles
// can be laid as one train exactly when they hang together with the start and only the start and
// one last end have an odd number of them. So the search does not try trains: it starts with all
// tiles within reach and takes out as few as it can until that rule holds. Each pip with a wrong
// count loses at least one, which cuts most of the search. Doubles change no count: they are laid
// as soon as the train first comes to their pip.

import { MOST_PIPS } from './sets.js';
import { lowFirst, lying, pipsOf } from './tiles.js';

const PIPS = MOST_PIPS + 1;
// One number ranks trains: a tile outweighs all the points of a hand.
const TILE_WORTH = 2 ** 20;

/**
 * @typedef {object} Plan
 * @property {number} start the end that the train is laid on
 * @property {string[]} train its tiles as they lie, from the start outwards: `12-5`, `5-9`
 * @property {string[]} extras the tiles that are not in it, as they were given
 * @property {number} length how many tiles it has
 * @property {number} points what they count together
 *
 * @typedef {{blank?: number, doubleBlank?: number, completed?: boolean}} Terms
 *   What a blank end and the double blank count. With `completed` a tile follows every double,
 *   unless the double is the last of the whole hand.
 */

/**
 * The best train from any one of several ends: most tiles, then most points; of equals the one
 * from the lowest end.
 * @param {string[]} tiles the hand: `5-12`, either end first, none of them twice
 * @param {number[]} ends where the train may begin; at least one
 * @param {Terms} [terms]
 * @returns {Plan}
 */
export function longestTrain(tiles, ends, terms = {}) {
  const search = new Search(tiles, terms);
  for (const end of [...new Set(ends)].sort((one, other) => one - other)) search.from(end);
  const walk = search.walk();
  const train = walk.slice(1).map((pip, place) => lying(walk[place], pip));
  const used = new Set(train.map(lowFirst));
  return {
    start: walk[0],
    train,
    extras: tiles.filter((tile) => !used.has(lowFirst(tile))),
    length: train.length,
    points: search.bestScore - TILE_WORTH * train.length,
  };
}

/** Tiles are rows of bits: bit b of row a and bit a of row b are set for the tile a-b. */
class Search {
  /** @param {string[]} tiles @param {Terms} terms */
  constructor(tiles, { blank = 0, doubleBlank = 0, completed = false }) {
    this.completed = completed;
    /** The tiles not taken out, doubles aside. */
    this.rows = new Int32Array(PIPS);
    /** Those of them that stay, as the trains without them were tried before. */
    this.kept = new Int32Array(PIPS);
    /** How many of each pip may still go. */
    this.free = new Int32Array(PIPS);
    /** What the double of each pip is worth, if it is held. */
    this.doubles = new Int32Array(PIPS);
    // Either end of a tile carries half of its worth, so that bounds are sums over pips.
    this.worth = Int32Array.from(this.rows, (_, pip) => TILE_WORTH / 2 + (pip || blank));
    // The least that this pip or a higher one is worth: only a blank can be worth more than a 1.
    this.least = Int32Array.from(this.worth);
    this.least[0] = Math.min(this.worth[0], this.worth[1]);
    this.whole = 0;
    for (const tile of tiles) {
      const [one, other] = pipsOf(tile);
      if (one === other) {
        this.doubles[one] = TILE_WORTH + (one ? 2 * one : doubleBlank);
        this.whole += this.doubles[one];
      } else {
        flip(this.rows, one, other);
        add(this.free, one, other, 1);
        this.whole += this.worth[one] + this.worth[other];
      }
    }
    this.start = this.bestStart = 0;
    this.bestScore = -1;
    this.bestDoubles = 0;
    this.bestRows = this.rows;
  }

  /** Looks for a better train that begins at this end. @param {number} start */
  from(start) {
    this.start = start;
    const reach = this.reach();
    let wrong = 1 << start;
    let score = 0;
    for (let pip = 0; pip < PIPS; pip++) {
      if (!((reach >> pip) & 1)) continue;
      wrong ^= (this.free[pip] & 1) << pip;
      score += this.free[pip] * this.worth[pip] + this.doubles[pip];
    }
    this.search(reach, wrong, -1, score);
  }

  /** The pips that tiles still link to the start. */
  reach() {
    let reach = 1 << this.start;
    for (let todo = reach; todo; ) {
      const fresh = this.rows[firstBit(todo)] & ~reach;
      reach |= fresh;
      todo = (todo & (todo - 1)) | fresh;
    }
    return reach;
  }

  /**
   * Takes tiles out until no pip has a wrong count but, if it is not chosen yet, the last end.
   * @param {number} reach the pips within reach, as bits
   * @param {number} wrong those with a wrong count
   * @param {number} end the last end, once it is chosen; -1 before
   * @param {number} score what the tiles within reach are worth
   */
  search(reach, wrong, end, score) {
    const { rows, kept, free, worth } = this;
    let [loss, largest, dearest, pip, fewest] = [0, 0, -1, -1, PIPS];
    for (let todo = wrong; todo; todo &= todo - 1) {
      const here = firstBit(todo);
      const ends = rows[here] & ~kept[here];
      let cost = worth[here];
      // Where no tile may go the train must end.
      if (!ends && (end >= 0 || fewest === 0)) return;
      // A tile that goes from here may also cost a pip that has the right count.
      if (ends && !(ends & wrong)) cost += this.least[firstBit(ends)];
      loss += cost;
      if (cost > largest) [largest, dearest] = [cost, here];
      if (free[here] < fewest) [fewest, pip] = [free[here], here];
    }
    if (end < 0) loss -= largest;
    if (score - loss <= this.bestScore) return;
    if (!wrong || (end < 0 && !(wrong & (wrong - 1)))) {
      this.note(reach, score, end >= 0 ? end : pip);
      return;
    }

    // The pip with the fewest ways to put it right: it is the end, or one of its tiles goes.
    const bit = 1 << pip;
    const endFirst = end < 0 && pip === dearest;
    if (endFirst) this.search(reach, wrong ^ bit, pip, score);
    const tried = [];
    for (let untried = rows[pip] & ~kept[pip]; untried; ) {
      // A tile to another wrong pip puts both right.
      const other = firstBit(untried & wrong || untried);
      untried ^= 1 << other;
      flip(rows, pip, other);
      add(free, pip, other, -1);
      const still = rows[pip] & rows[other] ? reach : this.reach();
      const left = this.without(reach ^ still, score - worth[pip] - worth[other]);
      const leads = end < 0 || (still >> end) & 1;
      if (left >= 0 && leads) this.search(still, (wrong ^ bit ^ (1 << other)) & still, end, left);
      flip(rows, pip, other);
      flip(kept, pip, other);
      tried.push(other);
      // A tile that was the only way there and back: no train to the end can keep it.
      if (end >= 0 && still !== reach && leads) break;
    }
    if (end < 0 && !endFirst) this.search(reach, wrong ^ bit, pip, score);
    for (const other of tried) {
      flip(kept, pip, other);
      add(free, pip, other, 1);
    }
  }

  /**
   * What is left of a score when these pips are cut off; -1 if a tile that stays was among them.
   * @param {number} lost @param {number} score
   */
  without(lost, score) {
    for (let todo = lost; todo; todo &= todo - 1) {
      const here = firstBit(todo);
      if (this.kept[here]) return -1;
      score -= this.free[here] * this.worth[here] + this.doubles[here];
    }
    return score;
  }

  /**
   * Keeps the tiles left, if they make a better train than the best so far.
   * @param {number} reach @param {number} score @param {number} end
   */
  note(reach, score, end) {
    const row = this.rows[end];
    if (this.completed && !(row & (row - 1)) && score < this.whole) {
      // The train comes to its end only once, so nothing could follow a double there.
      score -= this.doubles[end];
      reach ^= 1 << end;
    }
    if (score <= this.bestScore) return;
    this.bestScore = score;
    this.bestStart = this.start;
    this.bestDoubles = reach;
    this.bestRows = Int32Array.from(this.rows);
  }

  /** The pips of the best train in order: on until stuck, then rounds left out, backwards. */
  walk() {
    const rows = Int32Array.from(this.bestRows);
    const path = [this.bestStart];
    /** @type {number[]} */
    const walk = [];
    while (path.length) {
      const here = path[path.length - 1];
      if (rows[here]) {
        const other = firstBit(rows[here]);
        flip(rows, here, other);
        path.push(other);
      } else {
        walk.unshift(here);
        path.pop();
      }
    }
    const twice = walk.map((pip, place) => {
      const double = this.doubles[pip] && (this.bestDoubles >> pip) & 1;
      return double && walk.indexOf(pip) === place ? [pip, pip] : [pip];
    });
    return twice.flat();
  }
}

/** @type {(rows: Int32Array, one: number, other: number) => void} */
function flip(rows, one, other) {
  rows[one] ^= 1 << other;
  rows[other] ^= 1 << one;
}

/** @type {(counts: Int32Array, one: number, other: number, change: number) => void} */
function add(counts, one, other, change) {
  counts[one] += change;
  counts[other] += change;
}

/** The place of the lowest bit that is set. @type {(bits: number) => number} */
function firstBit(bits) {
  return 31 - Math.clz32(bits & -bits);
}
