// People at a table: what they are called and which colours they have.

import { myName } from './store.js';
import { t } from './words.js';

/** The colours of seats, in the order in which they are given. */
export const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'teal', 'pink', 'brown'];
/** A name has so many letters at most. */
export const LONGEST_NAME = 24;

/** What one sits down as. */
export function nameToUse() {
  return myName() || t('guest');
}
