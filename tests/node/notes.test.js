import assert from 'node:assert/strict';
import test from 'node:test';

import { judged, noted, revealing } from '../../src/mexican_train/web/game/notes.js';
import { readData } from './support.js';

const data = readData('notes');

test('the page judges deals as the terminal does', () => {
  const verdicts = data.notes.flatMap((note) =>
    data.promises.flatMap((commitment) => data.mixes.map((mix) => judged(note, { commitment, mix }))),
  );
  assert.deepEqual(verdicts, data.verdicts);
  assert.ok(verdicts.some(({ kept }) => kept) && verdicts.some(({ kept }) => !kept));
});

test('the page notes deals as the terminal does', () => {
  let notes = null;
  for (const [view, [after, coming, dealt]] of data.views) {
    notes = noted(notes, view);
    assert.equal(notes.after, after);
    assert.equal(notes.coming.promise ?? null, coming);
    assert.equal(notes.deals[after]?.promise ?? null, dealt);
  }
});

test('the page shows its number when the terminal does', () => {
  const revealed = [];
  for (const coming of data.coming) {
    for (const seat of data.seats) {
      for (const mixing of data.mixing) {
        for (const next_commitment of data.promises) {
          const notes = { after: '0/0', coming, deals: {} };
          revealed.push(revealing(notes, { seat, mixing, next_commitment }) !== null);
        }
      }
    }
  }
  assert.deepEqual(revealed, data.revealed);
  assert.ok(revealed.includes(true));
});
