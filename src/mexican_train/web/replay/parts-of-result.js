// All of a review: the costliest move, the others to look at, and the figures behind them.

import { html } from 'htm/preact';

import { signed, summedUp, unsigned } from '../base/review-words.js';
import { t } from '../base/words.js';
import { Costliest } from './costliest.js';
import { Graph, turnsOf } from './graph.js';

/** @typedef {import('./lookback.js').Lookback} Lookback */

/** @type {[keyof ReviewParts, string, string][]} */
const PARTS = [
  ['place', 'review-place', 'review-place-about'],
  ['deal', 'review-deal', 'review-deal-about'],
  ['draws', 'review-draws', 'review-draws-about'],
  ['unknowable', 'review-unknowable', 'review-unknowable-about'],
  ['others', 'review-others', 'review-others-about'],
  ['gave_away', 'review-gave-away', 'review-gave-away-about'],
  ['unclear', 'review-unclear', 'review-unclear-about'],
  ['spared', 'review-spared', 'review-spared-about'],
];

/** @param {Lookback} lookback */
export function Whole(lookback) {
  const { review, seat, mine } = lookback;
  const own = seat === null ? undefined : review?.seats[0];
  return html`
    ${lookback.drawWaiting()} ${own && seat === mine && Summary(own)}
    ${lookback.costliest && Costliest(lookback, lookback.costliest)}
    ${review && Others(lookback, own)}
    ${review?.budget.small && html`<p class="about">${t('review-small')}</p>`} ${Seats(lookback)}
    ${How(lookback)}
  `;
}

/**
 * What else was given away.
 * @param {Lookback} lookback
 * @param {ReviewedSeat} [own]
 */
function Others(lookback, own) {
  const { marked, costliest } = lookback;
  const others = marked.filter((each) => each !== costliest);
  const caught = Math.round(own?.caught[0] ?? 0);
  const key = caught > 0 ? 'review-caught' : 'review-caught-saved';
  return html`
    ${!costliest && html`<p>${t('review-none')}</p>`}
    ${costliest && (others.length > 0 || caught !== 0) && html`<h3>${t('review-other-moves')}</h3>`}
    ${caught !== 0 && html`<p>${t(key, { points: Math.abs(caught) })}</p>`}
    <ul class="steps">
      ${others.map(({ step, loss, verdict }) =>
        StepButton(lookback, step, signed(loss[0], 0), verdict),
      )}
    </ul>
  `;
}

/**
 * The figures behind it all, for those who want to know.
 * @param {Lookback} lookback
 */
function How(lookback) {
  return html`
    <details key="how" class="how">
      <summary>${t('review-how')}</summary>
      ${lookback.review && Figures(lookback, lookback.review)}
      <p>${t('review-how-choices')}</p>
      <p>${t('review-how-luck')}</p>
      <p>${t('review-how-errors')}</p>
      <p class="about">${t('review-keys')}</p>
    </details>
  `;
}

/**
 * @param {Lookback} lookback
 * @param {RoundReview} review
 */
function Figures(lookback, review) {
  const { seat, page } = lookback;
  return html`
    ${seat === null ? Everybody(lookback, review) : Parts(review.seats[0])}
    ${!page.roomy && Graph(lookback, review)} ${seat !== null && Turns(lookback, review, seat)}
  `;
}

/**
 * Whose decisions one looks at.
 * @param {Lookback} lookback
 */
function Seats(lookback) {
  const { page, seat } = lookback;
  const choose = (/** @type {any} */ event) =>
    lookback.choose(event.target.value === '' ? null : Number(event.target.value));
  return html`
    <label class="whose">
      ${t('review-whose')}
      <select onchange=${choose}>
        <option value="" selected=${seat === null}>${t('review-everybody')}</option>
        ${page.players.map(
          ({ name }, each) => html`
            <option key=${each} value=${each} selected=${seat === each}>${name}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/**
 * One's own round in a sentence.
 * @param {ReviewedSeat} own
 */
function Summary(own) {
  const { key, args } = summedUp(own);
  return html`<p class="summed"><b>${t(key, args)}</b></p>`;
}

/** @param {ReviewedSeat} own */
function Parts({ parts, result }) {
  const rows = PARTS.filter(([name]) => parts[name][0] || parts[name][1]);
  return html`
    <table class="parts">
      <caption>${t('review-parts')}</caption>
      <tbody>
        ${rows.map(
          ([name, title, about]) => html`
            <tr key=${name}>
              <th scope="row">${t(title)}<small>${t(about)}</small></th>
              <td>${figure(parts[name])}</td>
            </tr>
          `,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t('review-result')}<small>${t('review-result-about')}</small></th>
          <td>${signed(result)}</td>
        </tr>
      </tfoot>
    </table>
  `;
}

/** A figure with its error. @param {[number, number]} estimate */
function figure([value, error]) {
  return html`<b>${signed(value)}</b> <small>${t('review-error', { error: unsigned(error) })}</small>`;
}

/**
 * What each seat gave away and how lucky it was.
 * @param {Lookback} lookback
 * @param {RoundReview} review
 */
function Everybody({ page }, { seats }) {
  return html`
    <table class="parts seats">
      <caption>${t('review-parts')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('review-player')}</th>
          <th scope="col">${t('review-luck')}</th>
          <th scope="col">${t('review-gave-away')}</th>
          <th scope="col">${t('review-result')}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          ({ seat, luck, parts, result }) => html`
            <tr key=${seat}>
              <th scope="row">
                <span class=${`dot ${page.players[seat].colour}`} aria-hidden="true" />
                ${page.players[seat].name}
              </th>
              <td>${figure(luck)}</td>
              <td>${figure(parts.gave_away)}</td>
              <td>${signed(result)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * Where the round turned for a seat.
 * @param {Lookback} lookback
 * @param {RoundReview} review
 * @param {number} seat
 */
function Turns(lookback, review, seat) {
  const turns = turnsOf(review, seat);
  return (
    turns.length > 0 &&
    html`
      <h3>${t('review-turns')}</h3>
      <ul class="steps">
        ${turns.map(({ step, change }) => StepButton(lookback, step, signed(change), 'turned'))}
      </ul>
    `
  );
}

/**
 * A step in words, which leads there.
 * @param {Lookback} lookback
 * @param {number} step
 * @param {string} points
 * @param {string} kind
 */
function StepButton(lookback, step, points, kind) {
  const { page } = lookback;
  const words = page.linesAt(step).map(({ text }) => text);
  return html`
    <li key=${step}>
      <button onclick=${() => lookback.lead(step)}>
        <b class=${`cost ${kind}`}>${points}</b>
        <span>${t('review-step', { step, last: page.end, what: words[0] })}</span>
      </button>
    </li>
  `;
}
