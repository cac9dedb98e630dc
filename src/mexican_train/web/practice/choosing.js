// Which puzzles one would like: by grade and sheet, or those from one's own mistakes.

import { puzzleId } from '../base/puzzles.js';
import { baseOf } from '../game/sheets.js';

/** @typedef {import('../base/puzzles.js').Progress} Progress */
/** @typedef {'easy' | 'medium' | 'hard' | 'own'} Kind */

/** @type {Kind[]} */
export const KINDS = ['easy', 'medium', 'hard', 'own'];

/**
 * @param {{ready: Puzzle[], own: Puzzle[]}} all
 * @param {Kind} kind
 * @param {string} sheet empty for all
 */
export function chosenOf({ ready, own }, kind, sheet) {
  const some = kind === 'own' ? own : ready.filter(({ grade }) => grade === kind);
  return some.filter((puzzle) => !sheet || baseOf(puzzle.sheet) === sheet);
}

/**
 * How many of these have been answered rightly.
 * @param {Puzzle[]} puzzles
 * @param {Progress} progress
 */
export function solvedOf(puzzles, { right }) {
  return puzzles.filter((puzzle) => right[puzzleId(puzzle)]).length;
}

/**
 * The puzzle to be shown next: one that was never tried, from the present one on; when there is
 * none, one that was missed. Null when all are solved.
 * @param {Puzzle[]} puzzles
 * @param {Progress} progress
 * @param {Puzzle | null} now
 */
export function nextOf(puzzles, { right }, now) {
  const id = now && puzzleId(now);
  const at = puzzles.findIndex((puzzle) => puzzleId(puzzle) === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  const untried = others.find((puzzle) => right[puzzleId(puzzle)] === undefined);
  return untried ?? others.find((puzzle) => right[puzzleId(puzzle)] === false) ?? null;
}
