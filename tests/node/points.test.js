import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule } from './support.js';

const { blanksIn } = await importModule('game/points');

const HANDS = [[], ['0-0', '0-5', '3-4'], ['0-12']];

test('blanks cost what the points of their tiles say', () => {
  assert.deepEqual(blanksIn(HANDS, [[], [50, 30, 7], [37]]), { one: 25, double: 50 });
  assert.deepEqual(blanksIn(HANDS, [[], [50, 5, 7], [12]]), { one: 0, double: 50 });
  assert.deepEqual(blanksIn(HANDS, [[], [0, 5, 7], [12]]), { one: 0, double: 0 });
  assert.deepEqual(blanksIn([['0-5'], ['2-3']], [[30], [5]]), { one: 25, double: null });
  assert.deepEqual(blanksIn([['5-6'], []], [[11], []]), { one: null, double: null });
});
