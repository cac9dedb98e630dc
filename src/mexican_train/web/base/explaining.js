// Why a tile cannot be played, in the words of the rules.

import { either } from './messages.js';
import { doubleName, trainName } from './telling.js';
import { refusal, t } from './words.js';

/**
 * What a table answered to "why not", as a sentence.
 * @param {View} view
 * @param {ServerSays.Why} answer
 */
export function explain(view, { tile, reason, train, ends }) {
  const told = { tile, ends: either(ends.map(String)) };
  if (reason === 'does_not_fit') return t('why-does-not-fit', told);
  if (reason === 'only_own_train') return t('why-only-own-train', told);
  if (train !== null && reason === 'train_closed') {
    return t('why-train-closed', { tile, train: trainName(view, train) });
  }
  if (train !== null && (reason === 'must_close_double' || reason === 'must_complete_double')) {
    return t('why-double-first', { tile, double: doubleName(view, train) });
  }
  return refusal({ code: reason ?? '', message: '' });
}
