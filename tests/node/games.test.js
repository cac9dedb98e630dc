import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, MemoryStorage } from './support.js';

const { droppedGames, finishedGames, keepRound, noteReview, takeGames, MOST_GAMES } =
  await importModule('base/games');

const PLACE = 'mexican-train-game:';
const PLAYERS = [
  { name: 'Ada', colour: 'red', bot: null },
  { name: 'Bruno', colour: 'blue', bot: 'planner' },
];
const REVIEW = { gaveAway: 6.5, luck: -2.25, slips: 1, mistakes: 2 };

/** Run a function with a storage of its own. */
function withStorage(work, isFull) {
  globalThis.localStorage = new MemoryStorage(isFull);
  try {
    work();
  } finally {
    delete globalThis.localStorage;
  }
}

/** Return all games in the storage, also those that are not over. */
function storedGames() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
  return keys.map((key) => JSON.parse(localStorage.getItem(key)));
}

/** Return the view of a table after a round. */
function viewAfter(round, more = {}) {
  const scores = Array.from({ length: round }, () => [5, 9]);
  const points = { scores, totals: [5 * round, 9 * round], winners: [] };
  const about = { table: 'k7q', match: 1, seat: 0, phase: 'round_over', sheet: 'nordic' };
  return { ...about, ...points, rules: {}, players: PLAYERS, round, engine: 13 - round, ...more };
}

/** Return the view of a table after the last round. */
function viewOver(round, more = {}) {
  return viewAfter(round, { phase: 'match_over', ...more });
}

/** Return a match that was played; a higher number is a later one. */
function playedGame(number) {
  const points = { scores: [[1, 2]], totals: [1, 2], winners: [0], engines: [12] };
  const about = { table: `t${number}`, match: 1, seat: 0, over: true, sheet: 'nordic', rules: {} };
  return { ...about, ...points, players: PLAYERS, at: number, reviews: {} };
}

test('a spectator stores nothing', () => {
  withStorage(() => {
    keepRound(viewOver(1, { seat: null }));
    assert.deepEqual(storedGames(), []);
  });
});

test('a match is among the games when it is over', () => {
  withStorage(() => {
    keepRound(viewAfter(1));
    assert.deepEqual(finishedGames(), []);
    keepRound(viewOver(2));
    const [game] = finishedGames();
    assert.deepEqual([game.engines, game.totals], [[12, 11], [10, 18]]);
  });
});

test('a match that is over stays as it was', () => {
  withStorage(() => {
    keepRound(viewAfter(1));
    keepRound(viewOver(2));
    keepRound(viewOver(2, { players: PLAYERS.map((each) => ({ ...each, bot: 'greedy' })) }));
    const [game] = storedGames();
    assert.deepEqual(game.players.map(({ bot }) => bot), [null, 'planner']);
    assert.deepEqual(game.engines, [12, 11]);
  });
});

test('a round that the page missed has no engine', () => {
  withStorage(() => {
    keepRound(viewOver(2));
    assert.deepEqual(storedGames()[0].engines, [null, 11]);
  });
});

test('the next match of a table replaces one that was left', () => {
  withStorage(() => {
    keepRound(viewAfter(1));
    keepRound(viewAfter(1, { match: 2 }));
    assert.deepEqual(storedGames().map(({ match }) => match), [2]);
  });
});

test('reviews are stored while a match is played and after it', () => {
  withStorage(() => {
    const other = { ...REVIEW, mistakes: 0 };
    keepRound(viewAfter(1));
    assert.equal(noteReview('k7q', 1, 1, REVIEW), true);
    assert.equal(noteReview('k7q', 2, 1, REVIEW), false);
    keepRound(viewOver(2));
    assert.equal(noteReview('k7q', 1, 2, other), true);
    assert.deepEqual(storedGames()[0].reviews, { 1: REVIEW, 2: other });
  });
});

test('the oldest matches give way when there are too many', () => {
  withStorage(() => {
    const games = Array.from({ length: MOST_GAMES }, (_, number) => playedGame(number));
    assert.equal(takeGames(games), MOST_GAMES);
    keepRound(viewOver(1));
    const stored = storedGames();
    assert.equal(stored.length, MOST_GAMES);
    assert.equal(Math.min(...stored.map(({ at }) => at)), 1);
    assert.equal(droppedGames(), 1);
  });
});

test('the oldest matches give way when the storage is full', () => {
  const isFull = (key, keys) =>
    key.startsWith(PLACE) && keys.filter((each) => each.startsWith(PLACE)).length >= 3;
  withStorage(() => {
    assert.equal(takeGames([1, 2, 3].map(playedGame)), 3);
    keepRound(viewOver(1));
    assert.deepEqual(storedGames().map(({ table }) => table).sort(), ['k7q', 't2', 't3']);
  }, isFull);
});

test('a browser without storage has no games and no errors', () => {
  keepRound(viewOver(1));
  assert.deepEqual(finishedGames(), []);
});
