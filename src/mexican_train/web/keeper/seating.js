// Who sits where and plays: people come, go, pause and change seats while a match goes on.

import { NOBODY, firstOf } from '../game/first.js';
import { currentRound, orderAt, pointsAt, roundAt, roundsOf, tableOf } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./reckoning.js').Played} Played */

/**
 * Whose turn it is to begin a round where that goes round the table. Whoever would have had it and
 * is away leaves it to the next one.
 * @param {KeptMatch} match
 * @param {number} number
 * @returns {number}
 */
function turnAt(match, number) {
  const order = orderAt(match, number);
  if (number === 1) return order[0];
  const before = turnAt(match, number - 1);
  if (order.includes(before)) return order[(order.indexOf(before) + 1) % order.length];
  const sat = orderAt(match, number - 1);
  const from = sat.indexOf(before);
  const after = [...sat.slice(from + 1), ...sat.slice(0, from)];
  return after.find((seat) => order.includes(seat)) ?? order[0];
}

/**
 * Who begins a round, and why; null as long as it is not known.
 * @param {KeptMatch} match
 * @param {number} number
 * @returns {{seat: number, why: import('../game/first.js').Why} | null}
 */
export function firstAt(match, number) {
  const order = orderAt(match, number);
  const { layer, holder } = roundAt(match, number);
  // The rules count from whoever begins round 1, at a table that never changes.
  const turn = order.indexOf(turnAt(match, number));
  const begin = turn - ((number - 1) % order.length) + order.length;
  const seats = order.map((_, index) => order[(begin + index) % order.length]);
  const at = (/** @type {number | null} */ seat) =>
    seat === null || !seats.includes(seat) ? null : seats.indexOf(seat);
  const known = { layer: at(layer), holder: holder === NOBODY ? NOBODY : at(holder) };
  const first = firstOf(match.rules, seats.length, number, known);
  return first && { ...first, seat: seats[first.seat] };
}

/**
 * Whether somebody took part in a round, or may have: there is something of them to keep.
 * @param {KeptMatch} match
 * @param {number} seat
 */
export function tookPart(match, seat) {
  const numbers = match.rounds.map((_, index) => index + 1);
  return numbers.some(
    (number) => orderAt(match, number).includes(seat) || pointsAt(match, number, seat) !== null,
  );
}

/**
 * Somebody plays a round, or misses it. In the round that is played now this holds for those after
 * it too, until it is said otherwise.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 * @param {boolean} there
 * @returns {KeptMatch}
 */
export function withPresence(match, number, seat, there) {
  const last = number >= Math.min(currentRound(match), roundsOf(match));
  const others = match.away.filter((each) => each !== seat);
  const away = there ? others : [...others, seat];
  const present = there ? [...orderAt(match, number), seat] : orderAt(match, number);
  const order = match.order.filter((each) => (each === seat ? there : present.includes(each)));
  const next = last ? { ...match, away } : match;
  if (!match.rounds[number - 1]) return next;
  const round = roundAt(match, number);
  const changed = there ? { ...round, order } : cleared({ ...round, order }, seat);
  return { ...next, rounds: match.rounds.with(number - 1, changed) };
}

/** Who missed a round has nothing in it. @param {Played} round @param {number} seat @returns {Played} */
function cleared(round, seat) {
  const free = (/** @type {number | null} */ who) => (who === seat ? null : who);
  return {
    ...round,
    ...{ out: free(round.out), layer: free(round.layer), holder: free(round.holder) },
    points: round.points.with(seat, null),
    tiles: round.tiles.with(seat, []),
  };
}

/**
 * Other people at the table, or other seats: `order` says how all sit, by their places in
 * `players`, to which new people have been added. The round that is not counted yet is played by
 * those who are there now; who never took part and is not there is forgotten.
 * @param {KeptMatch} match
 * @param {Pick<KeptMatch, 'players' | 'order' | 'away'>} people
 * @returns {KeptMatch}
 */
export function withPeople(match, people) {
  const next = { ...match, ...people };
  const number = currentRound(match);
  const begun = match.rounds[number - 1];
  const there = tableOf(next);
  if (begun) {
    let round = { ...roundAt(next, number), order: there };
    for (const seat of people.away) round = cleared(round, seat);
    next.rounds = match.rounds.with(number - 1, round);
  }
  return withOnly(
    next,
    next.players.flatMap((_, seat) => (there.includes(seat) || tookPart(next, seat) ? [seat] : [])),
  );
}

/**
 * The match with some of its players only.
 * @param {KeptMatch} match
 * @param {number[]} kept
 * @returns {KeptMatch}
 */
function withOnly(match, kept) {
  if (kept.length === match.players.length) return match;
  const known = (/** @type {number[]} */ seats) =>
    seats.flatMap((seat) => (kept.includes(seat) ? [kept.indexOf(seat)] : []));
  const moved = (/** @type {number | null} */ seat) =>
    seat === null || seat === NOBODY ? seat : (known([seat])[0] ?? null);
  return {
    ...match,
    players: kept.map((seat) => match.players[seat]),
    order: known(match.order),
    away: known(match.away),
    rounds: match.rounds.map((_, index) => {
      const round = roundAt(match, index + 1);
      const [out, layer, holder] = [round.out, round.layer, round.holder].map(moved);
      return {
        ...{ ...round, out, layer, holder, order: known(round.order) },
        points: kept.map((seat) => round.points[seat]),
        tiles: kept.map((seat) => round.tiles[seat]),
      };
    }),
  };
}
