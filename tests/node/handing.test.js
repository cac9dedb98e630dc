import assert from 'node:assert/strict';
import test from 'node:test';

import { packed, unpacked } from '../../src/mexican_train/web/base/packed.js';
import { importModule, readData } from './support.js';

const { readMatch, written } = await importModule('keeper/handing');

const { base: [rules] } = readData('sizes');
const PEOPLE = [['Ada', 'red'], ['Bo', 'blue'], ['Cy', 'green']];

/** Return a match of three with two rounds. */
function makeMatch() {
  const order = [0, 1, 2];
  const players = PEOPLE.map(([name, colour]) => ({ name, colour }));
  const begun = { order, engine: null, layer: null, holder: null, blocked: false };
  const rounds = [
    { ...begun, out: 1, points: [31, null, 8], tiles: [[], [], []] },
    { ...begun, out: 0, points: [null, 70, null], tiles: [[], [], ['1-2', '0-0']] },
  ];
  const about = { form: 2, id: 'm', name: '', at: 1, sheet: 'nordic', house: {}, rules };
  return { ...about, players, order, away: [], missed: 'mean', rounds };
}

/** Return a list with another value in one place. */
function replaced(list, at, value) {
  return list.map((each, index) => (index === at ? value : each));
}

test('a match is read as it was written', () => {
  const match = makeMatch();
  const read = readMatch(JSON.parse(JSON.stringify(written(match))));
  for (const field of ['players', 'rounds', 'order', 'away', 'missed']) {
    assert.deepEqual(read[field], match[field], field);
  }
  for (const [field, value] of Object.entries(read.rules)) assert.deepEqual(value, rules[field]);
});

test('a match from another phone is checked', () => {
  const good = written(makeMatch());
  const bad = [
    ...[[0, 3], [1, '<b>'], [2, -1], [3, 'x'.repeat(99)], [4, '../x'], [5, { a: { b: 1 } }]],
    ...[[6, [12]], [7, 'all'], [8, 99], [9, [['Ada', 0]]]],
    [9, [['Ada', 99], ['', 1], ['Ada', 99], ['', 1]]],
    ...[[10, [0, 1]], [10, [0, 1, 1]], [11, [0, 1]], [12, [[]]], [12, 'no']],
  ].map(([at, value]) => replaced(good, at, value));
  const [round] = good[12];
  for (const [at, value] of [[0, 13], [3, 3], [5, [-1, 0, 0]], [6, ['21', '', '']], [7, [0]]]) {
    bad.push(replaced(good, 12, [replaced(round, at, value)]));
  }
  assert.notEqual(readMatch(good), null);
  for (const each of [...bad, null]) assert.equal(readMatch(each), null, JSON.stringify(each));
});

test('a short text that unpacks to far more than a match is refused', async () => {
  const text = await packed('x'.repeat(300_000));
  assert.ok(text.length < 1000);
  assert.deepEqual(await unpacked(text), { wrong: 'damaged' });
});
