// A match as it is kept, what follows from it, and how it changes: always into another one.

import { lengthOf } from '../home/choice.js';
import { bestOf } from '../score/standing.js';
import { engineSetAside, pointsOf } from './counting.js';

/** @typedef {{name: string, colour: string}} Person */

/**
 * What is known of a round. `layer` laid the engine, `holder` had the highest double in hand. A
 * hand is either `points` or `tiles`, from which its points follow.
 * @typedef {object} Played
 * @property {number | null} engine
 * @property {number | null} layer
 * @property {number | null} holder
 * @property {number | null} out
 * @property {boolean} blocked
 * @property {(number | null)[]} points
 * @property {string[][]} tiles
 */

/**
 * `sheet` and `house` say where the rules come from, `rules` is all of them, so that a match never
 * has to ask for them.
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} name
 * @property {number} at when it was last changed
 * @property {Person[]} players
 * @property {string} sheet
 * @property {Record<string, any>} house
 * @property {import('./counting.js').Rules} rules
 * @property {Played[]} rounds
 * @property {number | null} [ended] after how many rounds it was ended before its time
 */

/** How many rounds the match has. @param {Kept} match */
export function roundsOf({ rules, ended }) {
  return ended ?? lengthOf(rules);
}

/**
 * @param {Kept} match
 * @param {number} number from 1
 * @returns {Played}
 */
export function roundAt({ players, rounds }, number) {
  const points = players.map(() => null);
  const nothing = { engine: null, layer: null, holder: null, out: null, blocked: false };
  return rounds[number - 1] ?? { ...nothing, points, tiles: players.map(() => []) };
}

/**
 * The engine of a round, if it is known.
 * @param {Kept} match
 * @param {number} number
 */
export function engineAt(match, number) {
  return engineSetAside(match.rules, number) ?? roundAt(match, number).engine;
}

/**
 * The doubles that were engines before a round; a match with more rounds than there are doubles
 * starts over.
 * @param {Kept} match
 * @param {number} number
 */
export function usedBefore(match, number) {
  /** @type {number[]} */
  let used = [];
  for (let each = 1; each < number; each += 1) {
    const engine = engineAt(match, each);
    if (used.length > match.rules.max_pip) used = [];
    if (engine !== null && !used.includes(engine)) used.push(engine);
  }
  return used.length > match.rules.max_pip ? [] : used;
}

/**
 * What a seat has in a round; null as long as nobody has said.
 * @param {Kept} match
 * @param {number} number
 * @param {number} seat
 * @returns {number | null}
 */
export function pointsAt(match, number, seat) {
  const { out, points, tiles } = roundAt(match, number);
  if (out === seat) return 0;
  if (!tiles[seat].length) return points[seat];
  return tiles[seat].reduce((sum, tile) => sum + pointsOf(tile, match.rules), 0);
}

/**
 * Whether everyone's points of a round are known.
 * @param {Kept} match
 * @param {number} number
 */
export function isWhole(match, number) {
  return match.players.every((_, seat) => pointsAt(match, number, seat) !== null);
}

/**
 * The round to play or to count now; one more than there are when all are done.
 * @param {Kept} match
 */
export function currentRound(match) {
  let number = 1;
  while (number <= roundsOf(match) && isWhole(match, number)) number += 1;
  return number;
}

/** @param {Kept} match */
export function isOver(match) {
  return currentRound(match) > roundsOf(match);
}

/** The points of the rounds that are done, one after another. @param {Kept} match */
export function scoresOf(match) {
  return Array.from({ length: currentRound(match) - 1 }, (_, index) =>
    match.players.map((_, seat) => pointsAt(match, index + 1, seat) ?? 0),
  );
}

/** What everyone has, with all that is written down so far. @param {Kept} match */
export function totalsOf(match) {
  return match.players.map((_, seat) => {
    let sum = 0;
    for (let each = 1; each <= roundsOf(match); each += 1) sum += pointsAt(match, each, seat) ?? 0;
    return sum;
  });
}

/** Who has won, once the match is over. @param {Kept} match */
export function winnersOf(match) {
  if (!isOver(match)) return [];
  const { out } = roundAt(match, 1);
  if (match.rules.rounds === 'one' && out !== null) return [out];
  return [...bestOf(totalsOf(match))];
}

/**
 * The match as the chart and the ranking of a table look at theirs: the rounds that are done.
 * @param {Kept} match
 * @returns {View}
 */
export function asView(match) {
  const scores = scoresOf(match);
  const totals = match.players.map((_, seat) => scores.reduce((sum, each) => sum + each[seat], 0));
  const trains = match.players.map(() => []);
  const { players } = match;
  const seen = { players, scores, totals, trains, winners: winnersOf(match), seat: null };
  return /** @type {View} */ (/** @type {unknown} */ (seen));
}

/**
 * Who has a tile in a round, other than this seat; undefined if nobody does.
 * @param {Played} round
 * @param {string} tile
 * @param {number} seat
 */
export function otherHolder({ tiles }, tile, seat) {
  const found = tiles.findIndex((hand, each) => each !== seat && hand.includes(tile));
  return found < 0 ? undefined : found;
}

// ---------------------------------------------------------------- changes

/**
 * @param {Kept} match
 * @param {number} number
 * @param {Partial<Played>} change
 * @returns {Kept}
 */
export function withRound(match, number, change) {
  const known = Math.max(number, match.rounds.length);
  const rounds = Array.from({ length: known }, (_, index) => roundAt(match, index + 1));
  return { ...match, rounds: rounds.with(number - 1, { ...rounds[number - 1], ...change }) };
}

/**
 * @param {Kept} match
 * @param {number} number
 * @param {number} seat
 * @param {number | null} points
 */
export function withPoints(match, number, seat, points) {
  return withHand(match, number, seat, points, []);
}

/**
 * A tile more, or one fewer, in what a seat was left with.
 * @param {Kept} match
 * @param {number} number
 * @param {number} seat
 * @param {string} tile
 */
export function withTile(match, number, seat, tile) {
  const hand = roundAt(match, number).tiles[seat];
  const next = hand.includes(tile) ? hand.filter((each) => each !== tile) : [...hand, tile];
  return withHand(match, number, seat, null, next);
}

/**
 * @param {Kept} match
 * @param {number} number
 * @param {number} seat
 * @param {number | null} points
 * @param {string[]} hand
 */
function withHand(match, number, seat, points, hand) {
  const round = roundAt(match, number);
  return withRound(match, number, {
    points: round.points.with(seat, points),
    tiles: round.tiles.with(seat, hand),
    out: round.out === seat ? null : round.out,
  });
}

/**
 * Who went out, or that nobody did (`null`): the round was blocked.
 * @param {Kept} match
 * @param {number} number
 * @param {number | null} seat
 */
export function withOut(match, number, seat) {
  if (seat === null) return withRound(match, number, { out: null, blocked: true });
  const cleared = withHand(match, number, seat, null, []);
  return withRound(cleared, number, { out: seat, blocked: false });
}

/**
 * The double that was laid as the engine; nobody can have been left with it.
 * @param {Kept} match
 * @param {number} number
 * @param {number | null} engine
 */
export function withEngine(match, number, engine) {
  const tiles = roundAt(match, number).tiles.map((hand) =>
    hand.filter((tile) => tile !== `${engine}-${engine}`),
  );
  return withRound(match, number, { engine, tiles });
}
