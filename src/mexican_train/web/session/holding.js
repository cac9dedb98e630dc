// One's tiles as they lie on the tray: how they are arranged, which of them the keys are at, which
// of them is being dragged. The arrangement is kept on this device until the round is over.

import { reactive } from '../base/reactive.js';
import { keepHand, keptHandOf } from '../base/store.js';
import { lowFirst } from '../game/tiles.js';
import { endOf } from '../game/trains.js';
import { arranged, moved, sorted } from './arrange.js';

export class Holding {
  /** @param {string} table where to keep it under; nothing is kept of a table without a name */
  constructor(table) {
    /** @type {Arrangement} */
    this.arrangement = { train: [], extras: [] };
    /**
     * The tile the Tab key comes to.
     * @type {string | null}
     */
    this.at = null;
    /**
     * The tile that is in the air, and where it would land.
     * @type {HandSpot | null}
     */
    this.lifted = null;
    reactive(this);
    this.table = table;
    /** The round that is arranged. */
    this.round = '';
    /** The number at the tail of one's own train. */
    this.end = 0;
    /**
     * The tile that is to get the focus when it is drawn.
     * @type {string | null}
     */
    this.focusNext = null;
  }

  /**
   * The hand is this now.
   * @param {View} view
   */
  see(view) {
    if (view.seat === null || view.phase === 'lobby') return;
    const round = `${view.match} ${view.round}`;
    const kept = this.round === round ? this.arrangement : keptHandOf(this.table, round);
    this.round = round;
    this.end = endOf(view, view.seat);
    this.keep(arranged(kept, view.hand));
  }

  /** @param {Arrangement} arrangement */
  keep(arrangement) {
    if (arrangement === this.arrangement) return;
    this.arrangement = arrangement;
    if (this.table) keepHand(this.table, { round: this.round, ...arrangement });
  }

  /** The arrangement as it is shown: a tile in the air lies where it would land. */
  get shown() {
    const { arrangement, lifted } = this;
    if (!lifted || !this.spotOf(lifted.tile)) return arrangement;
    return moved(arrangement, lifted.tile, lifted.part, lifted.place, this.end);
  }

  /**
   * Where a tile lies; null if it is not held.
   * @param {string} tile
   * @returns {HandSpot | null}
   */
  spotOf(tile) {
    for (const part of /** @type {const} */ (['train', 'extras'])) {
      const place = this.arrangement[part].findIndex((each) => lowFirst(each) === tile);
      if (place >= 0) return { tile, part, place };
    }
    return null;
  }

  /** @param {HandSpot} spot */
  move({ tile, part, place }) {
    this.keep(moved(this.arrangement, tile, part, place, this.end));
  }

  /**
   * Moves a tile one place on or back, from one part to the other at their border.
   * @param {string} tile
   * @param {number} step 1 or -1
   */
  nudge(tile, step) {
    const spot = this.spotOf(tile);
    if (!spot) return;
    const { part, place } = spot;
    const { train } = this.arrangement;
    const last = this.arrangement[part].length - 1;
    if (part === 'train' && step > 0 && place === last) {
      this.move({ tile, part: 'extras', place: 0 });
    } else if (part === 'extras' && step < 0 && place === 0) {
      this.move({ tile, part: 'train', place: train.length });
    } else if (place + step >= 0 && place + step <= last) {
      this.move({ tile, part, place: place + step });
    }
  }

  /** Puts the longest train first, and behind it what is left over; how long it is. */
  async plan() {
    const { longestTrain } = await import('../game/solver.js');
    const { train, extras } = this.arrangement;
    const plan = longestTrain([...train, ...extras].map(lowFirst), [this.end]);
    this.keep({ train: plan.train, extras: sorted(plan.extras) });
    return plan.length;
  }
}
