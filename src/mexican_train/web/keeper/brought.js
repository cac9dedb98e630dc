// What a guest counted, as it comes to the phone that keeps the score: whether it can be, whether
// something else stands there, and what is written down.

import { t } from '../base/words.js';
import { withHand, withOut } from './changes.js';
import { handText, isHand, isWhole } from './handing.js';
import { mostPoints } from './limits.js';
import { change } from './matches.js';
import { orderAt, otherHolder, pointsAt, roundAt } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** What a guest counted. @typedef {{round: number, seat: number, name: string, points: number | null, tiles: string[], out: boolean}} Counted */

export class Brought {
  /**
   * @param {KeptMatch} match
   * @param {Counted} counted
   */
  constructor(match, counted) {
    this.match = match;
    this.counted = counted;
    const { round, seat } = counted;
    this.before = pointsAt(match, round, seat);
    this.next = withCounted(match, counted);
    this.points = pointsAt(this.next, round, seat);
    const { out } = roundAt(match, round);
    const otherOut = counted.out && out !== null && out !== seat;
    /** Whether something else stands there, so that somebody has to say which it is. */
    this.asks = otherOut || (this.before !== null && this.before !== this.points);
    /** Whether nothing stands there yet. */
    this.isNew = this.before === null && !this.asks;
  }

  /** What happened, or is asked, in words. */
  get said() {
    const { asks, before, points, counted } = this;
    const { round, name } = counted;
    return t(asks ? 'keeper-points-asks' : 'keeper-points-taken', { name, round, points, before });
  }

  write() {
    const { round, name } = this.counted;
    change(this.next, t('keeper-what', { round, name }));
  }
}

/**
 * What came from a guest, if it fits the match as it is now.
 * @param {KeptMatch} match
 * @param {Counted} counted
 */
export function broughtTo(match, counted) {
  const { seat, name, tiles } = counted;
  const there = isWhole(seat, match.players.length - 1) && match.players[seat].name === name;
  const held = { ...counted, points: tiles.length ? null : counted.points };
  return there && canBe(match, held) ? new Brought(match, held) : null;
}

/** Whether somebody can have been left with this. @param {KeptMatch} match @param {Counted} counted */
function canBe(match, { round, seat, points, tiles, out }) {
  if (!isWhole(round, match.rounds.length + 1) || round < 1) return false;
  if (!orderAt(match, round).includes(seat)) return false;
  if (out) return true;
  const known = roundAt(match, round);
  if (tiles.length) {
    const free = tiles.every((tile) => otherHolder(known, tile, seat) === undefined);
    return free && isHand(handText(tiles), match.rules.max_pip);
  }
  return isWhole(points, mostPoints(match, round, seat));
}

/** @param {KeptMatch} match @param {Counted} counted */
function withCounted(match, { round, seat, points, tiles, out }) {
  return out ? withOut(match, round, seat) : withHand(match, round, seat, points, tiles);
}
