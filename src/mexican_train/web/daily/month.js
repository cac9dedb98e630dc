// A month at a glance: its days in weeks, as a language begins them.

import { noonOf } from '../base/days.js';

const WEEK = 7;
const MONDAY = 1;

/** The month of a day: `2026-11`. @param {string} day */
export function monthOf(day) {
  return day.slice(0, 7);
}

/**
 * So many months later; below zero, earlier.
 * @param {string} month
 * @param {number} months
 */
export function monthsAfter(month, months) {
  const date = noonOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, month.length);
}

/**
 * The weeks of a month, each with seven places; null where a place is no day of it.
 * @param {string} month
 * @param {number} first the day that weeks begin with: 1 is Monday, 7 Sunday
 * @returns {(string | null)[][]}
 */
export function weeksOf(month, first) {
  const next = noonOf(`${monthsAfter(month, 1)}-01`);
  const begin = noonOf(`${month}-01`);
  const length = Math.round((next.getTime() - begin.getTime()) / 86_400_000);
  const before = (begin.getUTCDay() - first + 2 * WEEK) % WEEK;
  const places = Math.ceil((before + length) / WEEK) * WEEK;
  const days = Array.from({ length: places }, (_, index) => {
    const number = index - before + 1;
    return number < 1 || number > length ? null : `${month}-${String(number).padStart(2, '0')}`;
  });
  return Array.from({ length: places / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}

/** The day with which weeks begin in a language: 1 is Monday, 7 Sunday. @param {string} tag */
export function firstWeekday(tag) {
  const locale = /** @type {any} */ (new Intl.Locale(tag));
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay ?? MONDAY;
}
