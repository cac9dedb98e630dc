// Whose reading a sentence of the rules is, where the sheet does not say it itself.

import { hasWords, sheetTitle, t } from '../base/words.js';

/**
 * Where we have a sentence from that a sheet does not say itself: a sheet that does, or ourselves.
 * @param {string} source
 */
export function readingWords(source) {
  const key = `rules-ours-${source}`;
  return hasWords(key) ? t(key) : t('rules-ours-from', { sheet: sheetTitle(source) });
}
