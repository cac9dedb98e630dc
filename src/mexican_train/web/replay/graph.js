// The course of a round: what the result was going to be after each step, and where that turned.

import { html } from 'htm/preact';

import { signed } from '../base/review-words.js';
import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 20;
/** Points that a step must change for a turning point, and how many there are at most. */
const TURN = 4;
const MOST_TURNS = 3;

/** @typedef {import('./lookback.js').Lookback} Lookback */
/** @typedef {{step: number, change: number}} Turn */

/**
 * The steps that changed a seat's prospects most, in their order.
 * @param {RoundReview} review
 * @param {number} seat
 * @returns {Turn[]}
 */
export function turnsOf({ worth }, seat) {
  return worth
    .map((now, step) => ({ step, change: step ? now[seat] - worth[step - 1][seat] : 0 }))
    .filter(({ change }) => Math.abs(change) >= TURN)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.step - other.step);
}

/**
 * @param {Lookback} lookback
 * @param {RoundReview} review
 */
export function Graph(lookback, review) {
  const { page, seat } = lookback;
  const { worth } = review;
  const view = page.viewAt(page.at);
  const seats = seat === null ? view.players.map((_, each) => each) : [seat];
  const values = worth.flatMap((now) => seats.map((each) => now[each]));
  const most = Math.max(4, ...values.map(Math.abs));
  const x = (/** @type {number} */ step) =>
    LEFT + (step / Math.max(1, worth.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ points) =>
    TOP + ((most - points) / (2 * most)) * (HEIGHT - TOP - BOTTOM);
  const tap = (/** @type {any} */ event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    page.go(Math.round(share * (worth.length - 1)));
  };
  const ends = seats.map((each) =>
    t('review-course-each', {
      name: nameOf(view, each),
      first: signed(worth[0][each]),
      last: signed(worth[worth.length - 1][each]),
    }),
  );
  return html`
    <figure class="course-of-round">
      <svg
        viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label=${t('review-course-told', { ends })}
        onclick=${tap}
      >
        ${[most, 0, -most].map(
          (points) => html`
            <g key=${points}>
              <line class="level" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(points)} y2=${y(points)} />
              <text class="scale" x=${LEFT - 5} y=${y(points) + 4}>${signed(points, 0)}</text>
            </g>
          `,
        )}
        <line class="now" x1=${x(page.at)} x2=${x(page.at)} y1=${TOP} y2=${HEIGHT - BOTTOM} />
        ${seats.map((each) => {
          const path = worth.map((now, step) => `${step ? 'L' : 'M'}${x(step)} ${y(now[each])}`);
          return html`
            <path key=${each} class=${`trace ${view.players[each].colour}`} d=${path.join('')} />
          `;
        })}
        ${
          seat !== null &&
          turnsOf(review, seat).map(({ step }) => {
            const at = `translate(${x(step)} ${y(worth[step][seat])})`;
            return html`<path key=${`t${step}`} class="turn" d="M0 -5L5 0L0 5L-5 0z" transform=${at} />`;
          })
        }
        ${lookback.marked.map(
          (each) => html`
            <circle
              key=${`m${each.step}`}
              class=${each.verdict}
              cx=${x(each.step)}
              cy=${y(worth[each.step][each.seat])}
              r="4"
            />
          `,
        )}
      </svg>
      <figcaption class="about">${t('review-course-about')}</figcaption>
    </figure>
  `;
}
