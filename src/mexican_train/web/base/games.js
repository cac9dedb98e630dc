// The matches that one has played on this device: each in a place of its own, so that two pages
// do not write over each other. One that is not over is kept too, for what is known of its rounds
// only while they are played, but it is not among one's games. Nothing of this leaves the device.

import { signal } from '@preact/signals';

const PLACE = 'mexican-train-game:';
const DROPPED = 'mexican-train-games-dropped';
/** How many are kept; the oldest make way for new ones. */
export const MOST_GAMES = 500;
/** How many may be unfinished: who leaves a table does not come back to all of them. */
const MOST_UNFINISHED = 20;

/** Whether this browser refuses to keep what was played. */
export const gamesRefused = signal(false);

/** @param {Pick<KeptGame, 'table' | 'match'>} game */
export function gameId({ table, match }) {
  return `${table}/${match}`;
}

/** Everything that is kept, the newest first. */
function readAll() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    return keys.flatMap((key) => read(key) ?? []).sort(newestFirst);
  } catch {
    return []; // a browser that keeps nothing
  }
}

/**
 * @param {string} key
 * @returns {KeptGame | null} nothing where what is kept is not ours
 */
function read(key) {
  try {
    const game = JSON.parse(localStorage.getItem(key) ?? '');
    return PLACE + gameId(game) === key ? game : null;
  } catch {
    return null;
  }
}

/** @type {(one: KeptGame, other: KeptGame) => number} */
function newestFirst(one, other) {
  return other.at - one.at;
}

/** The matches that were played to their end, the newest first. */
export function finishedGames() {
  return readAll().filter(({ over }) => over);
}

/** How many have made way for others so far. */
export function droppedGames() {
  try {
    return Number(localStorage.getItem(DROPPED)) || 0;
  } catch {
    return 0;
  }
}

/**
 * A round of a match is over: one's own match is kept as far as it has come. Once it is over it
 * stays as it was, whoever leaves the table then.
 * @param {View} view
 */
export function keepRound(view) {
  const { table, match, seat, round, sheet, rules, scores, totals, winners } = view;
  if (seat === null || !table) return;
  const before = readAll().find((game) => game.table === table && game.match === match);
  if (before?.over) return;
  const players = view.players.map(({ name, colour, bot }) => ({ name, colour, bot }));
  const engines = scores.map((_, index) => before?.engines[index] ?? null);
  engines[round - 1] = view.engine;
  const over = view.phase === 'match_over';
  const now = { table, match, seat, over, sheet, rules, players, scores, totals, winners, engines };
  put({ ...now, at: Date.now(), reviews: before?.reviews ?? {} });
}

/**
 * Keeps what a review found of a round in one's own seat; false where that match is not kept.
 * @param {string} table
 * @param {number} match
 * @param {number} round
 * @param {NotedReview} review
 */
export function noteReview(table, match, round, { gaveAway, luck, slips, mistakes }) {
  const game = readAll().find((each) => each.table === table && each.match === match);
  if (!game) return false;
  const reviews = { ...game.reviews, [round]: { gaveAway, luck, slips, mistakes } };
  return put({ ...game, reviews });
}

/**
 * Takes matches that were kept elsewhere; those that are here already stay as they are, and those
 * that are too old find no room.
 * @param {KeptGame[]} games
 * @returns {number} how many are new
 */
export function takeGames(games) {
  const kept = readAll();
  const known = new Set(kept.map(gameId));
  const fresh = new Set(games.filter((game) => !known.has(gameId(game))));
  const stay = [...kept.filter(({ over }) => over), ...fresh].sort(newestFirst).slice(0, MOST_GAMES);
  let here = kept;
  for (const game of stay.filter((each) => fresh.has(each))) {
    if (!put(game, here)) break;
    here = [game, ...here];
  }
  return here.length - kept.length;
}

/** @param {KeptGame} game */
export function deleteGame(game) {
  try {
    localStorage.removeItem(PLACE + gameId(game));
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}

/** Deletes all of them, also those that are not over. */
export function deleteGames() {
  readAll().forEach(deleteGame);
  try {
    localStorage.removeItem(DROPPED);
  } catch {
    // See above.
  }
}

/**
 * Writes a match; where there is no room, the oldest make way.
 * @param {KeptGame} game
 * @param {KeptGame[]} [kept] what is there, the newest first
 */
function put(game, kept = readAll()) {
  const others = kept.filter((each) => gameId(each) !== gameId(game));
  const finished = others.filter(({ over }) => over).sort(newestFirst);
  const unfinished = others.filter(({ over }) => !over);
  // Another match of the same table has taken the place of one that was left.
  const left = unfinished.filter(({ table, match }) => table === game.table && match < game.match);
  [...left, ...unfinished.slice(MOST_UNFINISHED - 1)].forEach(deleteGame);
  finished.splice(MOST_GAMES - 1).forEach(drop);
  for (;;) {
    try {
      localStorage.setItem(PLACE + gameId(game), JSON.stringify(game));
      gamesRefused.value = false;
      return true;
    } catch {
      const oldest = finished.pop();
      if (!oldest) break;
      drop(oldest);
    }
  }
  gamesRefused.value = true;
  return false;
}

/** @param {KeptGame} game */
function drop(game) {
  deleteGame(game);
  try {
    localStorage.setItem(DROPPED, String(droppedGames() + 1));
  } catch {
    // It is only a number to be told.
  }
}
