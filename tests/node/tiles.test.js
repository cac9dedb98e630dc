import assert from 'node:assert/strict';
import test from 'node:test';

import {
  caughtBy,
  isCall,
  isKnock,
  isPlay,
  playOf,
  tileIn,
  trainIn,
} from '../../src/mexican_train/web/game/actions.js';
import { pointsOf } from '../../src/mexican_train/web/game/points.js';
import { fullSet, MOST_PIPS, rowsOf, setSize } from '../../src/mexican_train/web/game/sets.js';
import { isDouble, lowFirst, lying, pipsOf } from '../../src/mexican_train/web/game/tiles.js';
import { readData, splitTiles } from './support.js';

const { wagons, sets, points } = readData('tiles');
const { actions } = readData('actions');

test('tiles are written as the rules write them', () => {
  assert.equal(wagons.length, 361);
  for (const [wagon, pips, double, tile] of wagons) {
    assert.deepEqual(pipsOf(wagon), pips);
    assert.equal(isDouble(wagon), double, wagon);
    assert.equal(lowFirst(wagon), tile);
    assert.equal(lying(...pips), wagon);
  }
});

test('sets have all their tiles', () => {
  for (const [maxPip, text] of sets) {
    const tiles = splitTiles(text);
    assert.deepEqual(fullSet(maxPip), tiles);
    assert.equal(setSize(maxPip), tiles.length);
    assert.deepEqual(rowsOf(maxPip).flat().sort(), tiles.sort());
  }
  assert.equal(MOST_PIPS, sets.at(-1)[0]);
});

test('tiles cost what the rules say', () => {
  const tiles = fullSet(MOST_PIPS);
  for (const [blank_points, double_blank_points, costs] of points) {
    const rules = { blank_points, double_blank_points };
    assert.deepEqual(tiles.map((tile) => pointsOf(tile, rules)), costs);
  }
});

test('actions are written as the rules write them', () => {
  for (const [text, kind, ...parts] of actions) {
    assert.equal(isPlay(text), kind === 'play', text);
    assert.equal(isCall(text), kind === 'knock' || kind === 'catch', text);
    assert.equal(isKnock(text), kind === 'knock', text);
    if (kind === 'play') {
      assert.deepEqual([tileIn(text), trainIn(text)], parts);
      assert.equal(playOf(...parts), text);
    }
    if (kind === 'catch') assert.equal(caughtBy(text), parts[0]);
  }
  const kinds = new Set(actions.map(([, kind]) => kind));
  assert.deepEqual(kinds, new Set(['play', 'other', 'knock', 'catch']));
});
