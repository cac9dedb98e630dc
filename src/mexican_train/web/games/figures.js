// What one's matches come to: results, means, streaks, and how they went over time. All of it is
// counted from matches as they are kept, whichever of them are looked at.

import { rankingOf } from '../game/points.js';
import { baseOf } from '../game/sheets.js';

/**
 * Which matches are looked at: all of a sheet with its variants, against whom (`people`, or bots of
 * a level), and since when; empty and 0 where it does not matter.
 * @typedef {{sheet: string, against: string, since: number}} Filter
 */
/**
 * Points are those of a round, on average: one's own, and of the others.
 * @typedef {{matches: number, won: number, place: number, own: number, others: number}} Result
 */
/** @typedef {Result & {name: string}} NamedResult */
/**
 * Some matches one after the other, as one place of a chart: when the last of them was, how many
 * they are, and what is drawn.
 * @typedef {{at: number, matches: number, values: number[]}} Spot
 */

/** Against whom one may have played, the strongest last. */
export const OPPONENTS = ['people', 'random', 'greedy', 'planner', 'expert'];
/** A chart has so many places at most; more matches share them. */
const MOST_SPOTS = 24;

/** @param {KeptGame} game */
export function wonBy({ winners, seat }) {
  return winners.includes(seat);
}

/** One's place at the end. @param {KeptGame} game */
export function placeIn({ totals, seat, winners }) {
  if (winners.includes(seat)) return 1; // a match of one round is won by who went out
  return rankingOf(totals).find((each) => each.seat === seat)?.place ?? totals.length;
}

/** Against whom it was. @param {KeptGame} game */
export function opponentsIn({ players, seat }) {
  const others = players.filter((_, index) => index !== seat);
  return new Set(others.map(({ bot }) => bot ?? 'people'));
}

/**
 * @param {KeptGame[]} games
 * @param {Filter} filter
 */
export function filtered(games, { sheet, against, since }) {
  return games.filter(
    (game) =>
      (!sheet || baseOf(game.sheet) === sheet) &&
      (!against || opponentsIn(game).has(against)) &&
      game.at >= since,
  );
}

/**
 * @param {KeptGame[]} games
 * @returns {Result}
 */
export function resultOf(games) {
  return {
    matches: games.length,
    won: games.filter(wonBy).length,
    place: mean(games.map(placeIn)),
    own: mean(games.flatMap(ownPoints)),
    others: mean(games.flatMap(othersPoints)),
  };
}

/** @param {KeptGame} game */
function ownPoints({ scores, seat }) {
  return scores.map((points) => points[seat]);
}

/** What the others had on average in each round. @param {KeptGame} game */
function othersPoints({ scores, seat }) {
  return scores.map((points) => mean(points.filter((_, index) => index !== seat)));
}

/** @param {number[]} values */
function mean(values) {
  return values.length ? values.reduce((sum, each) => sum + each, 0) / values.length : 0;
}

/**
 * The results on each sheet, the one most played first.
 * @param {KeptGame[]} games
 * @returns {NamedResult[]}
 */
export function bySheet(games) {
  const names = [...new Set(games.map(({ sheet }) => baseOf(sheet)))];
  return names
    .map((name) => ({
      name,
      ...resultOf(games.filter(({ sheet }) => baseOf(sheet) === name)),
    }))
    .sort((one, other) => other.matches - one.matches);
}

/**
 * The results against people and each level of bots; a match counts for everyone who was in it.
 * @param {KeptGame[]} games
 * @returns {NamedResult[]}
 */
export function byOpponent(games) {
  return OPPONENTS.map((name) => ({
    name,
    ...resultOf(games.filter((game) => opponentsIn(game).has(name))),
  })).filter(({ matches }) => matches > 0);
}

/**
 * How often one came in at each place, from the first.
 * @param {KeptGame[]} games
 */
export function placesOf(games) {
  const places = games.map(placeIn);
  const last = Math.max(0, ...games.map(({ players }) => players.length));
  return Array.from(
    { length: last },
    (_, index) => places.filter((place) => place === index + 1).length,
  );
}

/**
 * How many matches one has won, or not won, in a row up to now; and the most that were ever won so.
 * @param {KeptGame[]} games the newest first
 */
export function streaksOf(games) {
  const won = games.map(wonBy);
  const change = won.findIndex((each) => each !== won[0]);
  let [best, run] = [0, 0];
  for (const each of won) {
    run = each ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { winning: won[0] ?? false, now: change < 0 ? won.length : change, best };
}

/**
 * One's own points and those of the others, a round, from the first match to the last.
 * @param {KeptGame[]} games the newest first
 */
export function courseOf(games) {
  return spotsOf(games, (some) => {
    const { own, others } = resultOf(some);
    return [own, others];
  });
}

/**
 * Mistakes and slips a round, of matches of which rounds were reviewed.
 * @param {KeptGame[]} games the newest first
 */
export function slipsOf(games) {
  const known = games.filter((game) => reviewsIn([game]).length > 0);
  return spotsOf(known, (some) => {
    const reviews = reviewsIn(some);
    return [
      mean(reviews.map(({ mistakes }) => mistakes)),
      mean(reviews.map(({ slips }) => slips)),
    ];
  });
}

/**
 * What reviews found in a round on average; null where there is none.
 * @param {KeptGame[]} games
 */
export function reviewOf(games) {
  const reviews = reviewsIn(games);
  if (!reviews.length) return null;
  return {
    rounds: reviews.length,
    gaveAway: mean(reviews.map(({ gaveAway }) => gaveAway)),
    luck: mean(reviews.map(({ luck }) => luck)),
  };
}

/** @param {KeptGame[]} games */
function reviewsIn(games) {
  return games.flatMap(({ reviews }) => Object.values(reviews));
}

/**
 * @param {KeptGame[]} games the newest first
 * @param {(some: KeptGame[]) => number[]} values
 * @returns {Spot[]}
 */
function spotsOf(games, values) {
  const size = Math.ceil(games.length / MOST_SPOTS) || 1;
  const spots = [];
  for (let end = games.length; end > 0; end -= size) {
    const some = games.slice(Math.max(0, end - size), end);
    spots.push({ at: some[0].at, matches: some.length, values: values(some) });
  }
  return spots;
}
