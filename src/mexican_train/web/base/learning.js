// What stays of a review on this device: figures of one's games, and one's mistakes as puzzles.

import { noteReview } from './games.js';
import { keepPuzzle } from './puzzles.js';
import { stepsOf } from './records.js';

/** How much worse what was played must have been to be worth a puzzle, as for ready ones. */
const GAP = 4;
/** A review with its errors is not as sure as the ready puzzles: it is one look, not two. */
const SURE = 4;

/**
 * Keeps what is to be learnt from the review of one's own round.
 * @param {import('./records.js').Address} address
 * @param {ReviewedSeat} reviewed
 */
export async function learnFrom(address, reviewed) {
  const { table, match, round } = address;
  const { seat, parts, luck, slips, mistakes, decisions } = reviewed;
  noteReview(table, match, round, { gaveAway: parts.gave_away[0], luck: luck[0], slips, mistakes });
  const wrong = decisions.filter(isPuzzle);
  if (!wrong.length) return;
  const { record, steps } = await stepsOf(address);
  for (const each of wrong) keepPuzzle(puzzleOf(record.sheet, steps[each.step - 1].view, seat, each));
}

/** Whether the best move is clear of every other one. @param {ReviewedDecision} decision */
function isPuzzle({ verdict, options }) {
  const [, ...others] = options;
  const clear = others.every(({ gap: [more, error] }) => more >= GAP && more >= SURE * error);
  return verdict === 'mistake' && clear;
}

/**
 * A decision as a puzzle: what its seat saw, and nothing else of what the replay shows.
 * @param {string} sheet
 * @param {StepView} view how the table looked before
 * @param {number} seat
 * @param {ReviewedDecision} decision
 * @returns {Puzzle}
 */
function puzzleOf(sheet, view, seat, { options, reason, arguments: args }) {
  const { round, engine, counts, boneyard, trains, mexican, markers } = view;
  const { open_doubles, follow_up, drawn, series } = view;
  return {
    ...{ sheet, players: counts.length, round, seat, engine, hand: view.hands?.[seat] ?? [], counts },
    ...{ boneyard, trains, mexican, markers, open_doubles, follow_up, drawn, series },
    moves: options.map(({ action, gap: [more, error] }) => [action, more, error]),
    ...{ reason, arguments: args, missed: [], grade: 'medium' },
  };
}
