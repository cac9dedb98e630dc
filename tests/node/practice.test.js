import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readPuzzles } from './support.js';

const { viewOf } = await importModule('practice/position');

test('every puzzle is a table that waits for its seat', () => {
  const puzzles = readPuzzles();
  assert.ok(puzzles.length > 0);
  for (const [number, puzzle] of puzzles.entries()) {
    const view = viewOf(puzzle, number);
    assert.deepEqual([view.turn, view.seat], [puzzle.seat, puzzle.seat]);
    assert.deepEqual(view.legal, puzzle.moves.map(([action]) => action));
    assert.equal(view.open_double, puzzle.open_doubles[0] ?? null);
    assert.deepEqual([view.players.length, view.totals.length], [puzzle.players, puzzle.players]);
  }
});
