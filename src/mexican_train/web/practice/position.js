// A puzzle as a table: what its seat sees, and nothing else. What is legal comes with it.

import { COLOURS } from '../base/people.js';
import { t } from '../base/words.js';
import { viewAhead, wagonAhead } from '../game/ahead.js';

/**
 * @param {Puzzle} puzzle
 * @param {number} number tells it from those before, whose hands were arranged otherwise
 * @returns {View}
 */
export function viewOf(puzzle, number) {
  const { moves, players, seat, reason, arguments: args, missed, grade, ...seen } = puzzle;
  const seats = Array.from({ length: players }, (_, index) => index);
  return {
    ...seen,
    seat,
    players: seats.map((index) => ({
      ...{ name: t('practice-player', { number: index + 1 }), colour: COLOURS[index] },
      ...{ bot: null, stand_in: null, connected: true, taken: true },
    })),
    ...{ table: '', host: seat, rules: {}, rounds: seen.round, match: number, phase: 'playing' },
    ...{ clock: null, deadline: null, hints: false, chat: 'off', pace: 'normal', automatic: false },
    ...{ review: 'off', challenge: false, penalty: null, latecomers: [] },
    ...{ public: false, paused: false, ready: [], agreed: [], version: number, address_seats: 1 },
    ...{ scores: [], totals: seats.map(() => 0), winners: [], round_winners: [], blocked: false },
    ...{ commitment: null, next_commitment: null, mixing: null, seed: null, mix: null },
    ...{ engine_player: null, first: null, hands: null, worth: null, calls: [] },
    turn: seat,
    open_double: seen.open_doubles[0] ?? null,
    legal: moves.map(([action]) => action),
  };
}

/**
 * The same after a move, and which wagon that has laid, if any.
 * @param {View} view
 * @param {string} action
 */
export function shownAfter(view, action) {
  const sent = [{ id: '', action }];
  return { view: { ...viewAhead(view, sent), legal: [] }, wagon: wagonAhead(view, sent) };
}
