import assert from 'node:assert/strict';
import test from 'node:test';

import { partedAfter } from '../../src/mexican_train/web/daily/parting.js';
import { placeIn, trainsFor } from '../../src/mexican_train/web/daily/standing.js';
import { importModule, readData } from './support.js';

const { dayCode, dayIn, daysAfter, FIRST_DAY } = await importModule('base/days');
const { streakOf } = await importModule('base/streak');
const { monthsAfter, weeksOf } = await importModule('daily/month');

const TODAY = '2026-11-16';

test('days are counted as calendars do', () => {
  for (const [day, days, wanted] of [
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
  ]) {
    assert.equal(daysAfter(day, days), wanted);
  }
});

test('codes of days are those of the program', () => {
  for (const [day, sheet, code] of readData('sheets').days) {
    assert.equal(day, FIRST_DAY);
    assert.equal(dayCode(day, sheet), code);
    assert.deepEqual(dayIn(code), { day, sheet });
  }
});

test('only days with a deal are read', () => {
  assert.deepEqual(dayIn('2026-11-15-nordic'), { day: '2026-11-15', sheet: 'nordic' });
  const varied = { day: '2026-11-15', sheet: 'nordic/nine+open' };
  assert.deepEqual(dayIn('2026-11-15-nordic/nine+open'), varied);
  const wrong = ['2026-10-31-nordic', '2026-11-31-nordic', '2026-11-15', 'nonsense', ''];
  for (const code of wrong) assert.equal(dayIn(code), null, code);
});

test('months have the weeks of a calendar', () => {
  const [monday, sunday] = [1, 7].map((first) => weeksOf('2026-11', first));
  assert.deepEqual([monday.length, sunday.length], [6, 5]);
  assert.deepEqual(monday[0], [null, null, null, null, null, null, '2026-11-01']);
  assert.equal(sunday[0][0], '2026-11-01');
  assert.equal(monday.flat().filter(Boolean).at(-1), '2026-11-30');
  assert.deepEqual(monday.flat().filter(Boolean), sunday.flat().filter(Boolean));
  assert.equal(monthsAfter('2026-12', 1), '2027-01');
  assert.equal(monthsAfter('2027-01', -1), '2026-12');
});

/** Return a deal of a day that was played, on that day unless `on` is another. */
function playedDeal(day, { on = day, sheet = 'nordic' } = {}) {
  return { day, on, sheet, code: `${day}-${sheet}`, result: { points: 12 } };
}

test('a streak has the days that were played on their day', () => {
  const four = ['12', '13', '14', '15'].map((date) => playedDeal(`2026-11-${date}`));
  const late = playedDeal('2026-11-11', { on: '2026-11-13' });
  const begun = { ...playedDeal(TODAY), result: null };
  const other = playedDeal('2026-11-15', { sheet: 'classic' });
  for (const [deals, now, best, today] of [
    [[], 0, 0, false],
    [four, 4, 4, false],
    [[...four, late, begun, other], 4, 4, false],
    [[...four, playedDeal(TODAY)], 5, 5, true],
    [four.slice(0, 2), 0, 2, false],
  ]) {
    assert.deepEqual(streakOf(deals, TODAY), { now, best, today });
  }
});

test('places and trains follow from the points of the field', () => {
  const fifty = Array.from({ length: 50 }, (_, at) => at + 10);
  const field = [...fifty, ...fifty];
  const places = [0, 10, 12, 59, 60].map((points) => placeIn(field, points));
  assert.deepEqual(places, [1, 1, 5, 99, 101]);
  const trains = [1, 20, 21, 40, 41, 60, 61, 80, 81, 101].map((place) => trainsFor(place, 100));
  assert.deepEqual(trains, [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
});

test('two rounds part where their actions differ', () => {
  for (const [one, other, wanted] of [
    [['a', 'b'], ['a', 'c'], 1],
    [['a'], ['a', 'b'], 1],
    [['a'], ['a'], 1],
    [[], [], 0],
  ]) {
    assert.equal(partedAfter({ actions: one }, { actions: other }), wanted);
  }
});
