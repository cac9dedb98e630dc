import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule } from './support.js';

const { partsOf } = await importModule('base/telling');

const players = ['Ada', 'Eva', 'Fin'].map((name) => ({ name }));
const events = [1, 2, 1, 2, 1].map((seat) => ({ type: 'passed', seat }));

/** Return the parts as numbers of events, names of seats and the own seat. */
function shortly(seat, former) {
  return partsOf(events, { players, seat }, former).map((part) => [
    part.events.length,
    part.view.players.map(({ name }) => name).join(' '),
    part.view.seat,
  ]);
}

test('a round in which everyone kept the seat is one part', () => {
  assert.deepEqual(shortly(1, []), [[5, 'Ada Eva Fin', 1]]);
});

test('what happened before a seat was given is told of the player who had it', () => {
  const former = [
    { seat: 1, name: 'Bruno', until: 2 },
    { seat: 2, name: 'Cleo', until: 3 },
    { seat: 1, name: 'Dag', until: 3 },
  ];
  assert.deepEqual(shortly(1, former), [
    [2, 'Ada Bruno Cleo', null],
    [1, 'Ada Dag Cleo', null],
    [2, 'Ada Eva Fin', 1],
  ]);
  assert.deepEqual(shortly(0, former).map(([, , seat]) => seat), [0, 0, 0]);
});

test('a seat given after the last event leaves nothing to its new player', () => {
  assert.deepEqual(shortly(1, [{ seat: 1, name: 'Bruno', until: 5 }]), [[5, 'Ada Bruno Fin', null]]);
});
