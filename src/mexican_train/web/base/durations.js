// How long something lasts, in words.

import { languageTag } from './messages.js';

const MINUTE = 60_000;

/** "5 hr, 12 min", or "12 min" within the last hour. @param {number} milliseconds */
export function durationName(milliseconds) {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const parts = [
    { value: Math.floor(minutes / 60), unit: 'hour' },
    { value: minutes % 60, unit: 'minute' },
  ];
  return parts
    .filter(({ value }) => value > 0)
    .map(({ value, unit }) => inUnits(value, unit))
    .join(' ');
}

/**
 * @param {number} value
 * @param {string} unit
 */
function inUnits(value, unit) {
  return new Intl.NumberFormat(languageTag(), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
