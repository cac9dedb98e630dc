// Days, as the deals of days count them: texts such as `2026-11-15`, by the clock of this device.

import { languageTag } from './messages.js';

/** The first day that has a deal. */
export const FIRST_DAY = '2026-11-01';

const DAY_CODE = /^(\d{4}-\d\d-\d\d)-([a-z]+(?:\/[a-z+]+)?)$/;
const NOON = 'T12:00:00Z';
/** A clock that says more is wrong, and days are written with four digits for the year. */
const LAST_YEAR = 9999;

/** The day it is here. @param {Date} [now] */
export function today(now = new Date()) {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${Math.min(year, LAST_YEAR)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** How long the day lasts, in milliseconds. @param {Date} [now] */
export function untilTomorrow(now = new Date()) {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime();
}

/**
 * So many days later; below zero, earlier.
 * @param {string} day
 * @param {number} days
 */
export function daysAfter(day, days) {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, day.length);
}

/**
 * What stands for the deal of a day.
 * @param {string} day
 * @param {string} sheet
 */
export function dayCode(day, sheet) {
  return `${day}-${sheet}`;
}

/** The day and the sheet of such a code; null where a text is none, or that day has no deal. */
export function dayIn(/** @type {string} */ code) {
  const [, day, sheet] = code.match(DAY_CODE) ?? [];
  return day && isDay(day) && day >= FIRST_DAY ? { day, sheet } : null;
}

/**
 * A day in words: "15 November", or with its year.
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} [style]
 */
export function dayName(day, style = { day: 'numeric', month: 'long' }) {
  return new Intl.DateTimeFormat(languageTag(), { ...style, timeZone: 'UTC' }).format(noonOf(day));
}

/** Which day of its month a day is. @param {string} day */
export function dateOf(day) {
  return noonOf(day).getUTCDate();
}

/** The middle of a day, where no clock is put forward or back. @param {string} day */
export function noonOf(day) {
  return new Date(`${day}${NOON}`);
}

/** Whether there is such a day: not the 31st of November. @param {string} day */
function isDay(day) {
  const date = noonOf(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** @param {number} value */
function twoDigits(value) {
  return String(value).padStart(2, '0');
}
