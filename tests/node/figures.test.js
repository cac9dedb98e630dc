import assert from 'node:assert/strict';
import test from 'node:test';

import {
  byOpponent,
  bySheet,
  courseOf,
  filtered,
  placesOf,
  resultOf,
  reviewOf,
  slipsOf,
  streaksOf,
} from '../../src/mexican_train/web/games/figures.js';
import { importModule } from './support.js';

const { gamesIn, textOf } = await importModule('games/files');

const PLAYERS = [
  { name: 'Ada', colour: 'red', bot: null },
  { name: 'Bruno', colour: 'blue', bot: 'planner' },
  { name: 'Cleo', colour: 'green', bot: 'expert' },
];
const PEOPLE = [...PLAYERS.slice(0, 2), { name: 'Cy', colour: 'teal', bot: null }];

/** Return a match of two rounds in the first of three seats; a higher number is a later one. */
function playedGame(number, { own = 10, others = 20, ...more } = {}) {
  const round = [own, others, others];
  const totals = round.map((points) => 2 * points);
  const winners = own < others ? [0] : [1, 2];
  const about = { table: `t${number}`, match: 1, seat: 0, over: true, sheet: 'nordic', rules: {} };
  const result = { scores: [round, round], totals, winners, engines: [12, null] };
  return { ...about, ...result, players: PLAYERS, at: number, reviews: {}, ...more };
}

/** Return four matches, the newest first. */
function fourGames() {
  return [
    playedGame(4, { own: 11, others: 15 }),
    playedGame(3, { own: 5, others: 25 }),
    playedGame(2, { own: 30, sheet: 'classic/open', players: PEOPLE }),
    playedGame(1),
  ];
}

test('results are means of rounds', () => {
  const games = fourGames();
  assert.deepEqual(resultOf(games), { matches: 4, won: 3, place: 1.5, own: 14, others: 20 });
  assert.deepEqual(placesOf(games), [3, 0, 1]);
  assert.deepEqual(streaksOf(games), { winning: true, now: 2, best: 2 });
  assert.deepEqual(streaksOf([]), { winning: false, now: 0, best: 0 });
});

test('results are listed by sheet and by opponents', () => {
  const games = fourGames();
  const sheets = bySheet(games).map(({ name, matches, won }) => [name, matches, won]);
  assert.deepEqual(sheets, [['nordic', 3, 3], ['classic', 1, 0]]);
  const opponents = byOpponent(games).map(({ name, matches, won }) => [name, matches, won]);
  assert.deepEqual(opponents, [['people', 1, 0], ['planner', 4, 3], ['expert', 3, 3]]);
});

test('matches are chosen by sheet, opponents and time', () => {
  const games = fourGames();
  const chosen = (filter) => {
    return filtered(games, { sheet: '', against: '', since: 0, ...filter }).map(({ at }) => at);
  };
  assert.deepEqual(chosen({}), [4, 3, 2, 1]);
  assert.deepEqual(chosen({ sheet: 'classic' }), [2]);
  assert.deepEqual(chosen({ against: 'expert' }), [4, 3, 1]);
  assert.deepEqual(chosen({ since: 3 }), [4, 3]);
  assert.deepEqual(chosen({ sheet: 'classic', against: 'expert' }), []);
});

test('a chart goes from the first match to the last, and many matches share its places', () => {
  assert.deepEqual(courseOf(fourGames()).map(({ values }) => values), [
    [10, 20],
    [30, 20],
    [5, 25],
    [11, 15],
  ]);
  const many = Array.from({ length: 500 }, (_, at) => playedGame(500 - at));
  const spots = courseOf(many);
  assert.ok(spots.length <= 24);
  assert.equal(spots.reduce((sum, { matches }) => sum + matches, 0), 500);
  assert.equal(spots.at(-1).at, 500);
});

test('mistakes are counted in the rounds that were reviewed', () => {
  const review = { gaveAway: 6, luck: -4, slips: 2, mistakes: 1 };
  const games = [
    playedGame(3),
    playedGame(2, { reviews: { 1: review } }),
    playedGame(1, { reviews: { 1: review, 2: { ...review, gaveAway: 1, mistakes: 0 } } }),
  ];
  assert.deepEqual(reviewOf(games), { rounds: 3, gaveAway: 13 / 3, luck: -4 });
  assert.deepEqual(slipsOf(games).map(({ values }) => values), [[0.5, 2], [1, 2]]);
  assert.equal(reviewOf([playedGame(1)]), null);
  assert.deepEqual(slipsOf([playedGame(1)]), []);
});

test('matches in a file are read as they were written', () => {
  const games = fourGames();
  assert.deepEqual(gamesIn(textOf(games)), games);
});

test('a file with anything but matches is refused as a whole', () => {
  const review = { gaveAway: 6, luck: -4, slips: 2, mistakes: '1' };
  const wrong = [
    ...[{}, { table: '../x' }, { match: 0 }, { at: 'x' }, { at: 9e15 }, { over: false }],
    ...[{ sheet: '<b>' }, { rules: [] }, { players: [] }, { players: PLAYERS.slice(0, 1) }],
    ...[{ seat: 3 }, { seat: -1 }, { scores: [] }, { scores: [[1, 2]] }, { totals: [1, 2, '3'] }],
    ...[{ winners: [3] }, { engines: [12] }, { engines: [12, 'x'] }, { reviews: { 1: review } }],
    { players: PLAYERS.map((each) => ({ ...each, colour: 'url(x)' })) },
  ].map((change) => (Object.keys(change).length ? playedGame(1, change) : {}));
  for (const game of wrong) {
    assert.equal(gamesIn(textOf([playedGame(2), game])), null, JSON.stringify(game));
  }
  for (const text of ['no JSON', '{"games": []}', 'null', '[]', '']) {
    assert.equal(gamesIn(text), null, text);
  }
});
