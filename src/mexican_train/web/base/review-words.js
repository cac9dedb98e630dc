// The figures of a review as words: points, and the sentence that sums up a round.

import { languageTag } from './messages.js';

/** So many standard errors must a figure be away from nothing to be spoken of. */
const SURE = 2;

/**
 * Points with their sign, to a tenth: "+7.2". What costs something is above nothing.
 * @param {number} points
 * @param {number} [digits]
 */
export function signed(points, digits = 1) {
  const format = { maximumFractionDigits: digits };
  const written = new Intl.NumberFormat(languageTag(), { ...format, signDisplay: 'exceptZero' });
  // Some languages have a hyphen there, which is hard to see beside a plus.
  return written.format(Math.abs(points) < 0.5 * 10 ** -digits ? 0 : points).replace('-', '−');
}

/** How far points may be off, to a tenth. @param {number} points */
export function unsigned(points) {
  return new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(points);
}

/**
 * The key of the sentence that sums a seat's round up, and its arguments: what was given
 * away, and what luck did as far as that is clear.
 * @param {ReviewedSeat} seat
 */
export function summedUp({ parts, luck }) {
  const [points, chance] = [Math.round(parts.gave_away[0]), Math.round(luck[0])];
  const gave = points > 0;
  const lucky = chance !== 0 && Math.abs(luck[0]) >= SURE * luck[1] ? Math.sign(chance) : 0;
  const keys = gave
    ? ['review-gave-lucky', 'review-gave', 'review-gave-unlucky']
    : ['review-fine-lucky', 'review-fine', 'review-fine-unlucky'];
  return { key: keys[lucky + 1], args: { points, luck: Math.abs(chance) } };
}
