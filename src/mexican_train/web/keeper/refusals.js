// Why points that a guest counted are not written down.

import { handText, isHand, isWhole } from './handing.js';
import { mostPoints } from './limits.js';
import { orderAt, otherHolder, roundAt, roundsOf } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** What a guest counted. @typedef {{round: number, seat: number, name: string, points: number | null, tiles: string[], out: boolean}} Counted */
/** A sentence by its key, with its values. @typedef {{key: string, args: Record<string, any>}} Refusal */

const MOST_POINTS = 9999;

/**
 * Return why these points cannot be written down in the match as it is now; null if they can.
 * @param {KeptMatch} match
 * @param {Counted} counted
 * @returns {Refusal | null}
 */
export function refusalOf(match, { round, seat, name, points, tiles, out }) {
  const refuse = (/** @type {string} */ key, more = {}) => ({ key, args: { name, round, ...more } });
  const isThere = isWhole(seat, match.players.length - 1) && match.players[seat].name === name;
  const isRound = isWhole(round, roundsOf(match)) && round > 0;
  if (!isThere || !isRound) return refuse('keeper-points-other');
  if (round > match.rounds.length + 1) return refuse('keeper-points-later');
  if (!orderAt(match, round).includes(seat)) return refuse('keeper-points-away');
  if (out) return null;
  if (!tiles.length) {
    const most = mostPoints(match, round, seat);
    if (!isWhole(points, MOST_POINTS)) return refuse('keeper-points-other');
    return Number(points) > most ? refuse('keeper-points-many', { points, most }) : null;
  }
  if (!isHand(handText(tiles), match.rules.max_pip)) return refuse('keeper-points-other');
  const known = roundAt(match, round);
  for (const tile of tiles) {
    const other = otherHolder(known, tile, seat);
    if (other !== undefined) {
      return refuse('keeper-points-tile', { tile, holder: match.players[other].name });
    }
  }
  return null;
}

/**
 * Return what speaks against a hand in those that other guests sent before it; null if nothing does.
 * @param {BroughtHand} own
 * @param {BroughtHand[]} hands the earliest first
 * @returns {Refusal | null}
 */
export function clashOf(own, hands) {
  const before = hands.slice(0, hands.findIndex(({ id }) => id === own.id));
  const others = before.filter(({ round, seat }) => round === own.round && seat !== own.seat);
  const latest = new Map(others.map((hand) => [hand.seat, hand])).values();
  for (const { name: holder, tiles = [], out } of latest) {
    if (own.out && out) return { key: 'keeper-guest-out', args: { holder } };
    const tile = own.tiles?.find((each) => tiles.includes(each));
    if (tile && !own.out && !out) return { key: 'keeper-guest-tile', args: { holder, tile } };
  }
  return null;
}
