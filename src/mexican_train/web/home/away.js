// What is left while the server cannot be reached.

import { isPageKept } from '../base/site.js';
import { t } from '../base/words.js';

/** Says that it cannot: with a page that is kept one can still learn and read, without one nothing. */
export function awayWords() {
  return t(isPageKept() ? 'home-away' : 'home-away-all');
}
