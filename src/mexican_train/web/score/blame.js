// Luck or skill, in one line below the score: worked out while one reads, and the way to the review.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

import { waitingWords } from '../base/review-wait.js';
import { summedUp } from '../base/review-words.js';
import { reviewOf } from '../base/reviews.js';
import { t } from '../base/words.js';
import { ReplayLink } from './replays.js';

/**
 * What one gave away and what luck did; nothing for those who only watch, and where the table
 * plays without.
 * @param {ScorePage} page
 */
export function Blame(page) {
  const { seat, review } = page.view;
  return seat !== null && review === 'finished' && html`<${Line} page=${page} seat=${seat} />`;
}

/** @param {{page: ScorePage, seat: number}} props */
function Line({ page, seat }) {
  const { table, match, round } = page.view;
  const [said, say] = useState(/** @type {string | null} */ (null));
  const [review, setReview] = useState(/** @type {RoundReview | null} */ (null));
  useEffect(() => {
    let gone = false;
    const { token, invite } = page.session.secrets();
    const address = { table, match, round, secret: token ?? invite };
    const tell = (/** @type {ReviewProgress | null} */ progress) => say(waitingWords(progress));
    tell(null);
    reviewOf({ address }, seat, { tell, left: () => gone })
      .then((found) => {
        if (!found) return;
        setReview(found);
        keep(address, found.seats[0]).catch(() => undefined); // the next one may be kept
      })
      .catch(() => say(null)); // there is the replay, and it can be asked for again there
    return () => {
      gone = true;
    };
  }, []);
  if (!review) return said && html`<p class="blame about">${said}</p>`;
  const { key, args } = summedUp(review.seats[0]);
  const text = t(key, args);
  const label = `${text} ${t('review-open')}`;
  return html`
    <p class="blame" role="status">
      ${ReplayLink(page, round, { text, label, part: `#review-${seat}` })}
    </p>
  `;
}

/**
 * Keeps what is to be learnt from it.
 * @param {import('../base/records.js').Address} address
 * @param {ReviewedSeat} reviewed
 */
async function keep(address, reviewed) {
  const { learnFrom } = await import('../base/learning.js');
  await learnFrom(address, reviewed);
}
