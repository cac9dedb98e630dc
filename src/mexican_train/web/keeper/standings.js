// Who is where in a match: the fewest points come first, and what was missed counts as it was
// agreed.

import { winnersBy } from '../game/points.js';
import {
  doneRounds,
  hasMissed,
  isOver,
  roundAt,
  scoresOf,
  totalsOf,
} from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/**
 * Somebody's place; null for who played less than half of the rounds where places go by the mean.
 * @typedef {object} Standing
 * @property {number} seat
 * @property {number | null} place
 * @property {number} points
 * @property {number} mean of the rounds that count
 * @property {number} missed how many rounds
 */

/** Whether somebody missed a round. @param {KeptMatch} match */
export function anyMissed(match) {
  return match.players.some((_, seat) => missedBy(match, seat) > 0);
}

/**
 * How many rounds somebody missed.
 * @param {KeptMatch} match
 * @param {number} seat
 */
function missedBy(match, seat) {
  return doneRounds(match).filter((number) => hasMissed(match, number, seat)).length;
}

/**
 * Whether places go by points per round: missed rounds do not count, so totals cannot be compared.
 * @param {KeptMatch} match
 */
export function goesByMean(match) {
  return match.missed === 'none' && anyMissed(match);
}

/**
 * Everyone, the best first; those without a place last.
 * @param {KeptMatch} match
 * @returns {Standing[]}
 */
export function standingsOf(match) {
  const [byMean, done, totals] = [goesByMean(match), doneRounds(match).length, totalsOf(match)];
  const all = match.order.map((seat) => {
    const missed = missedBy(match, seat);
    const [points, counted] = [totals[seat], byMean ? done - missed : done];
    return { seat, points, missed, mean: points / Math.max(1, counted), ranked: 2 * counted >= done };
  });
  const worth = (/** @type {{points: number, mean: number}} */ each) =>
    byMean ? each.mean : each.points;
  const ranked = all.filter((each) => each.ranked);
  return all
    .map(({ ranked: has, ...each }) => {
      const better = ranked.filter((other) => worth(other) < worth(each)).length;
      return { ...each, place: has ? 1 + better : null };
    })
    .sort((one, two) => (one.place ?? Infinity) - (two.place ?? Infinity) || worth(one) - worth(two));
}

/** Those who lead, once there are points. @param {KeptMatch} match */
export function leadersOf(match) {
  if (!doneRounds(match).length) return [];
  return standingsOf(match).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** Who has won, once the match is over. @param {KeptMatch} match */
export function winnersOf(match) {
  if (!isOver(match)) return [];
  const { out } = roundAt(match, 1);
  const one = match.rules.rounds === 'one' && out !== null;
  return one ? winnersBy(match.rules, totalsOf(match), out) : leadersOf(match);
}

/**
 * The match as the chart and the finale of a table look at theirs: the rounds that are done.
 * @param {KeptMatch} match
 * @returns {View}
 */
export function matchView(match) {
  const { players } = match;
  const trains = players.map(() => []);
  const [scores, totals] = [scoresOf(match), totalsOf(match)];
  const seen = { players, scores, totals, trains, winners: winnersOf(match), seat: null };
  return /** @type {View} */ (/** @type {unknown} */ (seen));
}
