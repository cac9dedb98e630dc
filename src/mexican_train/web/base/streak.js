// How many days in a row one has played the deal of the day, on that day.

import { daysAfter } from './days.js';

/**
 * The days in a row up to today, or up to yesterday where today's deal is still to be played; and
 * the most there ever were. Any sheet counts; a day that was played later does not.
 * @param {Pick<KeptDeal, 'day' | 'on' | 'result'>[]} deals
 * @param {string} today
 */
export function streakOf(deals, today) {
  const days = new Set(deals.flatMap(({ day, on, result }) => (day && day === on && result ? [day] : [])));
  const rows = [...days].filter((day) => !days.has(daysAfter(day, 1))).map((last) => rowTo(days, last));
  const yesterday = daysAfter(today, -1);
  return {
    now: rowTo(days, days.has(today) ? today : yesterday),
    best: Math.max(0, ...rows),
    today: days.has(today),
  };
}

/**
 * How many days in a row end with this one.
 * @param {Set<string>} days
 * @param {string} last
 */
function rowTo(days, last) {
  let count = 0;
  while (days.has(daysAfter(last, -count))) count += 1;
  return count;
}
