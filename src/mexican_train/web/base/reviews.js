// Reviews of finished rounds: asked for until they are there.

import { ask } from './api.js';
import { pathOf, withoutLegal } from './records.js';
import { untilThere } from './worked-out.js';

/**
 * What is to be reviewed: a round of a table, or a record that somebody brought.
 * @typedef {{address: import('./records.js').Address} | {record: RoundRecord}} Reviewed
 */

/**
 * The review of a round, of a seat or of all; undefined once nobody waits for it any more.
 * @param {Reviewed} what
 * @param {number | null} seat
 * @param {{tell: (progress: ReviewProgress) => void, left: () => boolean}} waiting
 * @returns {Promise<RoundReview | undefined>}
 */
export function reviewOf(what, seat, waiting) {
  const query = seat === null ? '' : `?seat=${seat}`;
  return untilThere(() => asked(what, query), waiting);
}

/**
 * @param {Reviewed} what
 * @param {string} query
 */
function asked(what, query) {
  if ('record' in what) {
    return ask(`/api/review${query}`, { body: withoutLegal(what.record) });
  }
  const { address } = what;
  const path = `${pathOf(address)}/${address.round}/review${query}`;
  return ask(path, { secret: address.secret });
}
