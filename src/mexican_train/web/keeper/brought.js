// What a guest counted, as it comes to the phone that keeps the score: whether it can be, whether
// something else stands there, and what is written down.

import { t, tileName } from '../base/words.js';
import { withHand, withOut } from './changes.js';
import { change } from './matches.js';
import { pointsAt, roundAt } from './reckoning.js';
import { refusalOf } from './refusals.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./refusals.js').Counted} Counted */

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
    /** The name of somebody else who is down as out. */
    this.holder = counted.out && out !== null && out !== seat ? match.players[out].name : '';
    /** Whether something else stands there, so that somebody has to say which it is. */
    this.asks = Boolean(this.holder) || (this.before !== null && this.before !== this.points);
    /** Whether nothing stands there yet. */
    this.isNew = this.before === null && !this.asks;
  }

  /** What happened, or is asked, in words. */
  get said() {
    const { asks, before, points, holder, counted } = this;
    const { round, name } = counted;
    if (holder) return t('keeper-points-asks-out', { name, round, holder });
    return t(asks ? 'keeper-points-asks' : 'keeper-points-taken', { name, round, points, before });
  }

  /** The answer that writes it down, in words. */
  get answer() {
    const { holder, points, counted } = this;
    if (holder) return t('keeper-points-replace-out', { name: counted.name });
    return t('keeper-points-replace', { points });
  }

  write() {
    const { round, name } = this.counted;
    change(this.next, t('keeper-what', { round, name }));
  }
}

/**
 * What came from a guest, if it fits the match as it is now; otherwise why not, in words.
 * @param {KeptMatch} match
 * @param {Counted} counted
 * @returns {Brought | string}
 */
export function broughtTo(match, counted) {
  const held = { ...counted, points: counted.tiles.length ? null : counted.points };
  const refusal = refusalOf(match, held);
  return refusal ? refusalWords(refusal) : new Brought(match, held);
}

/** @param {import('./refusals.js').Refusal} refusal */
export function refusalWords({ key, args: { tile, ...args } }) {
  return t(key, tile ? { ...args, tile: tileName(tile) } : args);
}

/** @param {KeptMatch} match @param {Counted} counted */
function withCounted(match, { round, seat, points, tiles, out }) {
  return out ? withOut(match, round, seat) : withHand(match, round, seat, points, tiles);
}
