import assert from 'node:assert/strict';
import test from 'node:test';

import { longestTrain } from '../../src/mexican_train/web/game/solver.js';
import { readData, splitTiles } from './support.js';

test('the page finds the trains that the bots find', () => {
  const { hands } = readData('trains');
  assert.ok(hands.length > 300);
  for (const [hand, ends, terms, train, extras, start, points] of hands) {
    const [blank, doubleBlank, completed] = terms;
    const found = longestTrain(splitTiles(hand), ends, { blank, doubleBlank, completed });
    const about = `${hand} from ${ends}`;
    assert.deepEqual(found.train, splitTiles(train), about);
    assert.deepEqual(found.extras.sort(), splitTiles(extras).sort(), about);
    assert.deepEqual([found.start, found.points], [start, points], about);
    assert.equal(found.length, found.train.length);
  }
});

test('a train is found from either end of each tile', () => {
  const found = longestTrain(['12-5', '9-5', '3-1'], [12]);
  assert.deepEqual([found.train, found.extras], [['12-5', '5-9'], ['3-1']]);
});
