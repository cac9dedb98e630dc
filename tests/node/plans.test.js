import assert from 'node:assert/strict';
import test from 'node:test';

import { bestTrain, openDouble } from '../../src/mexican_train/web/game/plans.js';

const POINTS = { blank_points: 0, double_blank_points: 0 };
const COVERED = { ...POINTS, follow_up: 'on-double' };
const FREE = { ...POINTS, follow_up: 'anywhere' };
const HAND =
  '4-4 4-6 7-12 0-1 5-7 0-5 1-11 8-12 2-2 1-3 2-8 5-9 3-11 6-8 3-12'.split(' ');

/** Return the number of the double that the best train leaves open at its end. */
function leftOpen(hand, end, rules) {
  return openDouble(bestTrain(hand, [end], rules), rules);
}

test('a double that nothing could cover is the one that fits the end', () => {
  assert.equal(leftOpen(HAND, 7, COVERED), 4);
  assert.equal(leftOpen(HAND, 7, FREE), null);
});

test('a double that fits the start and nothing else does stays open too', () => {
  assert.equal(leftOpen(['5-5', '1-2'], 5, COVERED), 5);
});

test('a double that fits nowhere, or goes out, is not left open', () => {
  assert.equal(leftOpen(['2-2', '5-6'], 5, COVERED), null);
  assert.equal(leftOpen(['5-6', '6-6'], 5, COVERED), null);
});
