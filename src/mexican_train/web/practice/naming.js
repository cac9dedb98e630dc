// What puzzles and their moves are called.

import { languageTag } from '../base/messages.js';
import { sheetTitle, t } from '../base/words.js';

/** @param {import('./choosing.js').Kind} kind */
export function kindName(kind) {
  const names = {
    easy: t('practice-easy'),
    medium: t('practice-medium'),
    hard: t('practice-hard'),
    own: t('practice-own'),
  };
  return names[kind];
}

/** Where a puzzle is from. @param {Puzzle} puzzle */
export function puzzleLine({ sheet, players }) {
  return [sheetTitle(sheet), t('practice-players', { players })].join(' · ');
}

/** Points with one digit behind the point. @param {number} points */
export function exactly(points) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(languageTag(), digits).format(points);
}
