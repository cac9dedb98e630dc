import assert from 'node:assert/strict';
import test from 'node:test';

import { rankingOf } from '../../src/mexican_train/web/game/points.js';
import {
  isOver,
  scoresOf,
  totalsOf,
  usedBefore,
} from '../../src/mexican_train/web/keeper/reckoning.js';
import { winnersOf } from '../../src/mexican_train/web/keeper/standings.js';
import { readData } from './support.js';

const { base: [base], matches } = readData('matches');

/** Return a stored match as the score keeper stores it. */
function keptMatch({ rules, rounds }) {
  const players = [0, 1, 2].map((seat) => ({ name: `P${seat}`, colour: 'red' }));
  const about = { form: 2, id: 'm', name: '', at: 0, players, rules: { ...base, ...rules } };
  const order = [0, 1, 2];
  const table = { order, away: [], missed: 'mean' };
  const points = order.map(() => null);
  const whole = rounds.map((round) => ({ ...round, order, points, holder: null }));
  return { ...about, ...table, rounds: whole };
}

test('whole matches add up as they do at a table', () => {
  for (const stored of matches) {
    const match = keptMatch(stored);
    assert.deepEqual(totalsOf(match), stored.totals);
    assert.deepEqual(scoresOf(match), stored.scores);
    assert.deepEqual(winnersOf(match), stored.winners);
    assert.equal(isOver(match), true);
  }
});

test('a match is not over before its last round', () => {
  for (const stored of matches) {
    const match = keptMatch({ ...stored, rounds: stored.rounds.slice(0, -1) });
    assert.equal(isOver(match), false);
  }
});

test('engines that were used are those of the rules', () => {
  const counted = matches.filter(({ used }) => used);
  assert.ok(counted.length > 0);
  for (const stored of counted) {
    const match = keptMatch(stored);
    const found = stored.used.map((_, at) => [...usedBefore(match, at + 1)]);
    assert.deepEqual(found.map((pips) => pips.sort((one, other) => one - other)), stored.used);
  }
});

test('equal points share a place', () => {
  const places = rankingOf([30, 12, 30, 4]).map(({ seat, place }) => [seat, place]);
  assert.deepEqual(places, [[3, 1], [1, 2], [0, 3], [2, 3]]);
});
