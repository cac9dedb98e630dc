import assert from 'node:assert/strict';
import test from 'node:test';

import {
  dealable,
  handSize,
  mostPlayers,
  mostTiles,
  TABLES,
} from '../../src/mexican_train/web/game/dealing.js';
import { sentencesOf } from '../../src/mexican_train/web/game/engine-rules.js';
import {
  enginesLeft,
  engineSetAside,
  enginesToCome,
} from '../../src/mexican_train/web/game/engines.js';
import { firstOf } from '../../src/mexican_train/web/game/first.js';
import { lengthOf } from '../../src/mexican_train/web/game/lengths.js';
import {
  baseOf,
  sheetWith,
  usualSheet,
  variantsOf,
} from '../../src/mexican_train/web/game/sheets.js';
import { readData } from './support.js';

const { sheets, usual } = readData('sheets');
const sizes = readData('sizes');
const { base: [base], sentences, ways } = readData('beginnings');

test('names of sheets are split and joined', () => {
  for (const [name, known] of sheets) {
    assert.equal(baseOf(name), name.replace(/\/.*/, ''));
    for (const variant of variantsOf(name)) assert.ok(known.includes(variant), name);
    assert.equal(sheetWith(baseOf(name), variantsOf(name)), name);
  }
});

test('the page offers the same sheet first as the program', () => {
  for (const [language, sheet] of usual) assert.equal(usualSheet(language), sheet);
});

test('matches are as long and hands as large as the rules say', () => {
  assert.deepEqual(TABLES, sizes.tables[0]);
  for (const each of sizes.rules) {
    const rules = { ...base, ...each.rules };
    assert.equal(lengthOf(rules), each.rounds);
    assert.equal(mostPlayers(rules), each.players);
    const tables = TABLES.filter((players) => players <= each.players);
    assert.deepEqual(tables.map((players) => mostTiles(rules, players)), each.room);
    assert.deepEqual(tables.map((players) => handSize(rules, players)), each.hand);
    assert.deepEqual(dealable(rules, base.hand), each.dealable);
  }
});

test('engines that will be set aside descend from the highest double', () => {
  for (const [max_pip, engines] of sizes.descending) {
    const rules = { ...base, max_pip, engine: 'descending' };
    assert.deepEqual(enginesToCome(rules, 3, 25, []), engines);
  }
});

test('each round has the engine and the first player of the rules', () => {
  let drawn = 0;
  for (const way of ways) {
    const rules = { ...base, ...way.rules };
    for (const [number, players, used, doubles, engine, layer, holder, first] of way.rounds) {
      assert.equal(firstOf(rules, players, number, { layer, holder })?.seat, first);
      if (rules.engine === 'descending') {
        assert.equal(engineSetAside(rules, number), engine);
        continue;
      }
      assert.equal(engineSetAside(rules, number), null);
      const left = enginesLeft(rules, used);
      const held = left.filter((pip) => doubles.includes(pip));
      if (held.length) assert.equal(held[0], engine);
      else assert.ok(left.includes(engine));
      drawn += held.length ? 0 : 1;
    }
  }
  assert.ok(drawn > 0);
});

test('no seat begins before the rules know which', () => {
  for (const way of ways) {
    const found = firstOf({ ...base, ...way.rules }, 4, 3, { layer: null, holder: null });
    assert.equal(found !== null, way.known, JSON.stringify(way.rules));
  }
});

test('the engine is explained as on the pages of rules', () => {
  for (const way of ways) {
    const found = sentencesOf({ ...base, ...way.rules }).map(({ key, args }) => [key, args]);
    assert.deepEqual(found, way.sentences.map((at) => sentences[at]));
  }
});
