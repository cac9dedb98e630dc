import assert from 'node:assert/strict';
import test from 'node:test';

import { arranged, linked, moved } from '../../src/mexican_train/web/session/arrange.js';
import { splitTiles } from './support.js';

function parts(train, extras) {
  return { train: splitTiles(train), extras: splitTiles(extras) };
}

test('a hand that was never arranged is sorted by its higher ends', () => {
  const hand = ['0-0', '0-8', '3-5', '5-5', '5-12', '8-12'];
  assert.deepEqual(arranged(null, hand), parts('', '12-8 12-5 8-0 5-5 5-3 0-0'));
});

test('a new tile goes to the end, and a tile that leaves moves no other', () => {
  const kept = parts('12-5 5-9 9-9', '3-1 8-6');
  const drawn = arranged(kept, ['5-12', '5-9', '9-9', '1-3', '6-8', '10-11']);
  assert.deepEqual(drawn, parts('12-5 5-9 9-9', '3-1 8-6 11-10'));
  const played = arranged(drawn, ['5-9', '9-9', '6-8', '10-11']);
  assert.deepEqual(played, parts('5-9 9-9', '8-6 11-10'));
});

test('a tile can be moved to any place', () => {
  const before = parts('12-5 5-9', '3-1 8-6 7-0');
  for (const [tile, part, place, after] of [
    ['3-1', 'extras', 1, parts('12-5 5-9', '8-6 3-1 7-0')],
    ['7-0', 'extras', 0, parts('12-5 5-9', '7-0 3-1 8-6')],
    ['5-9', 'extras', 3, parts('12-5', '3-1 8-6 7-0 9-5')],
    ['8-6', 'train', 0, parts('8-6 12-5 5-9', '3-1 7-0')],
  ]) {
    assert.deepEqual(moved(before, tile, part, place, 12), after, tile);
  }
});

test('a tile that is moved into the train turns to fit its neighbours', () => {
  for (const [tile, place, train] of [
    ['9-8', 2, '12-5 5-9 9-8'],
    ['8-9', 2, '12-5 5-9 9-8'],
    ['4-12', 0, '12-4 12-5 5-9'],
    ['5-7', 1, '12-5 5-7 5-9'],
    ['12-3', 0, '12-3 12-5 5-9'],
    ['5-2', 1, '12-5 5-2 5-9'],
  ]) {
    const before = parts('12-5 5-9', tile);
    assert.deepEqual(moved(before, tile, 'train', place, 12), parts(train, ''), tile);
  }
});

test('a tile that fits only the next one turns to that', () => {
  const before = parts('12-5 9-8', '9-7');
  assert.deepEqual(moved(before, '9-7', 'train', 1, 12), parts('12-5 7-9 9-8', ''));
});

test('a train counts as far as its tiles fit', () => {
  assert.equal(linked(['12-5', '5-9', '9-9'], 12), 3);
  assert.equal(linked(['12-5', '9-9', '9-5'], 12), 1);
  assert.equal(linked(['12-5', '5-9'], 4), 0);
});
