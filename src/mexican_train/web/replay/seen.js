// A round as those who watch it see it: who played, how the table looked, what happened.

import { COLOURS } from '../base/people.js';
import { linesOf } from '../base/telling.js';
import { t } from '../base/words.js';

/**
 * Those who played; where a record knows no names, they are counted.
 * @param {Replay} watched
 */
export function playersOf({ players, record }) {
  const known = { stand_in: null, connected: true, taken: true };
  return Array.from({ length: record.players }, (_, seat) => ({
    ...{ name: t('replay-seat', { number: seat + 1 }), colour: COLOURS[seat], bot: null },
    ...players?.[seat],
    ...known,
  }));
}

/**
 * How the table looked after a step.
 * @param {Replay} watched
 * @param {number} step
 * @param {number | null} [seat] from where; null as those who watched saw it
 */
export function viewAfter(watched, step, seat = null) {
  const { steps, record } = watched;
  const seen = { ...steps[step].view, players: playersOf(watched), seat, sheet: record.sheet };
  return /** @type {ReplayView} */ (/** @type {unknown} */ (seen));
}

/**
 * What happened in a step, in words; what the one who looks could not see is not told.
 * @param {Replay} watched
 * @param {number} step
 * @param {{eyes?: number | null, seat?: number | null}} [who] through whose eyes, and who is "you"
 */
export function linesAfter(watched, step, { eyes = null, seat = null } = {}) {
  const events = watched.steps[step].events.map((event) =>
    event.type === 'drew' && eyes !== null && event.seat !== eyes ? { ...event, tile: null } : event,
  );
  return linesOf(events, viewAfter(watched, step, seat));
}
