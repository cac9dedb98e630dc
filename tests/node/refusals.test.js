import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readData } from './support.js';

const { clashOf, refusalOf } = await importModule('keeper/refusals');

const { base: [rules] } = readData('sizes');
const ORDER = [0, 1, 2];
const BO = { round: 1, seat: 1, name: 'Bo', points: null, tiles: ['5-12'], out: false };

/** Return a match of three in whose first round Ada was left with a tile. */
function makeMatch() {
  const players = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, colour: 'red' }));
  const begun = { order: ORDER, engine: 12, layer: null, holder: null, out: null, blocked: false };
  const round = { ...begun, points: [null, null, null], tiles: [['0-5'], [], []] };
  return { players, order: ORDER, away: [], rules: { ...rules, rounds: 13 }, rounds: [round] };
}

/** Return the key of what is refused, and what it says besides who and when. */
function refused(more) {
  const refusal = refusalOf(makeMatch(), { ...BO, ...more });
  if (!refusal) return null;
  const { name, round, ...args } = refusal.args;
  assert.equal(name, more.name ?? 'Bo');
  return [refusal.key, args];
}

test('a hand that can be is not refused', () => {
  assert.equal(refused({}), null);
  assert.equal(refused({ tiles: [], points: 30 }), null);
  assert.equal(refused({ tiles: [], out: true }), null);
  assert.equal(refused({ round: 2 }), null);
});

test('a refusal names what is wrong', () => {
  assert.deepEqual(refused({ tiles: ['0-5', '5-12'] }), [
    'keeper-points-tile',
    { tile: '0-5', holder: 'Ada' },
  ]);
  assert.deepEqual(refused({ round: 3 }), ['keeper-points-later', {}]);
  const [key, { points, most }] = refused({ tiles: [], points: 5000 });
  assert.deepEqual([key, points, most < 5000], ['keeper-points-many', 5000, true]);
  assert.deepEqual(refused({ name: 'Bea' }), ['keeper-points-other', {}]);
});

test('who misses a round is named', () => {
  const match = makeMatch();
  match.rounds[0].order = [0, 2];
  assert.equal(refusalOf(match, BO).key, 'keeper-points-away');
});

test('of the hands of other guests the last before counts', () => {
  const cy = { id: 'c', round: 1, seat: 2, name: 'Cy', tiles: ['5-12', '1-1'], out: false };
  const bo = { ...BO, id: 'b' };
  assert.deepEqual(clashOf(bo, [cy, bo]), {
    key: 'keeper-guest-tile',
    args: { holder: 'Cy', tile: '5-12' },
  });
  assert.equal(clashOf(bo, [cy, { ...cy, id: 'd', tiles: ['1-1'] }, bo]), null);
  assert.equal(clashOf(bo, [{ ...cy, round: 2 }, bo]), null);
  assert.equal(clashOf(bo, [bo, cy]), null);
  const [one, other] = [{ ...cy, out: true, tiles: [] }, { ...bo, out: true, tiles: [] }];
  assert.deepEqual(clashOf(other, [one, other]), { key: 'keeper-guest-out', args: { holder: 'Cy' } });
});
