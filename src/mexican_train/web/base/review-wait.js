// How long a review still takes, in words.

import { t } from './words.js';

/** Seconds from which on a wait is counted in fives, and in minutes. */
const FIVES = 10;
const MINUTES = 90;

/**
 * How long a review still takes, in words; before that is known, that it is on its way.
 * @param {ReviewProgress | null} progress
 */
export function waitingWords(progress) {
  const seconds = progress?.seconds ?? null;
  if (seconds === null) return t('review-working');
  if (seconds >= MINUTES) return t('review-minutes', { minutes: Math.round(seconds / 60) });
  const fives = seconds >= FIVES ? 5 : 1;
  const shown = Math.round(seconds / fives) * fives;
  return shown > 1 ? t('review-seconds', { seconds: shown }) : t('review-moment');
}

/** How much of a review is done, of a hundred. @param {ReviewProgress} progress */
export function percentOf({ done, all }) {
  return Math.floor((100 * done) / Math.max(1, all));
}
