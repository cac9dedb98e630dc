// Looking back at a round in its replay: what each decision gave away, shown where it was made.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { percentOf, waitingWords } from '../base/review-wait.js';
import { signed } from '../base/review-words.js';
import { reviewOf } from '../base/reviews.js';
import { secretsOf } from '../base/store.js';
import { aboutTable } from '../base/table-calls.js';
import { trainName } from '../base/telling.js';
import { refusal, t } from '../base/words.js';
import { isPlay, tileIn, trainIn } from '../game/actions.js';
import { viewInstead } from '../game/ahead.js';
import { wagonPlayed } from '../game/trains.js';
import { Dialog } from '../parts/dialog.js';
import { Icon } from '../parts/icons.js';
import { Graph } from './graph.js';
import { Whole } from './parts-of-result.js';

/** @typedef {import('./page.js').ReplayPage} ReplayPage */

/** The reasons of hints that speak to the player. */
const SPOKEN = new Set([
  ...['stop', 'goes-out', 'completes-double', 'takes-marker', 'train'],
  ...['starts-mexican', 'while-open', 'spares-train', 'lightens'],
]);

/**
 * The seat that this device has at the table of a replay, if it has one there.
 * @param {ReplayPage} page
 */
export async function seatHere({ origin: { address } }) {
  const token = address && secretsOf(address.table).token;
  if (!token) return null;
  return aboutTable(address.table, token).then(
    ({ seat }) => seat ?? null,
    () => null, // a table ends before its records do
  );
}

export class Lookback {
  /**
   * @param {ReplayPage} page
   * @param {number | null} seat whose decisions; null: everybody's
   */
  constructor(page, seat) {
    this.seat = seat;
    /** @type {RoundReview | null} */
    this.review = null;
    /** @type {ReviewProgress | null} */
    this.progress = null;
    /** @type {Problem | null} */
    this.problem = null;
    /** Whether the better play is shown where one was. */
    this.shown = true;
    reactive(this);
    this.page = page;
    /** Who looks, if they played. */
    this.mine = seat;
    /** Goes up when another seat is chosen, or the page left, while a review is worked out. */
    this.turn = 0;
    this.choose(seat);
  }

  close() {
    this.turn += 1;
  }

  /** Looks at the decisions of another seat, or of all. */
  async choose(/** @type {number | null} */ seat) {
    const turn = ++this.turn;
    const left = () => turn !== this.turn;
    const { address } = this.page.origin;
    const what = address ? { address } : { record: this.page.watched.record };
    const tell = (/** @type {ReviewProgress} */ progress) => {
      this.progress = progress;
    };
    Object.assign(this, { seat, review: null, progress: null, problem: null });
    try {
      const found = await reviewOf(what, seat, { tell, left });
      if (found) this.review = found;
    } catch (problem) {
      if (!left()) this.problem = /** @type {Problem} */ (problem);
    }
  }

  // ---------------------------------------------------------------- what there is to see

  /** All decisions, in the order of the round. */
  get decisions() {
    const all = (this.review?.seats ?? []).flatMap(({ decisions }) => decisions);
    return all.sort((one, other) => one.step - other.step);
  }

  /** The slips and mistakes. */
  get marked() {
    return this.decisions.filter(({ verdict }) => verdict !== 'fine');
  }

  /** The decision that gave most away, if one gave something away. */
  get costliest() {
    const [first, ...others] = this.marked;
    return others.reduce((most, each) => (each.loss[0] > most.loss[0] ? each : most), first);
  }

  /** The decision that led to a step, if it was one. @param {number} step */
  at(step) {
    return this.decisions.find((each) => each.step === step);
  }

  /** Shows a step in the replay, where a dialog lay over it. @param {number} step */
  lead(step) {
    this.shown = true;
    this.page.go(step);
    this.page.open(null);
  }

  /** Goes to the next slip or mistake, or the one before. @param {1 | -1} way */
  go(way) {
    const { at } = this.page;
    const steps = this.marked.map(({ step }) => step);
    const next = way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at);
    if (next !== undefined) this.page.go(next);
  }

  /**
   * The yard with the better play as it would have lain, where there was one: beside what was
   * played, or in its place if both cannot be.
   */
  better() {
    const { page } = this;
    const decision = this.at(page.at);
    if (!this.shown || !decision || decision.verdict === 'fine') return null;
    const { action } = decision.options[0];
    if (!isPlay(action)) return null;
    const { played, seat } = decision;
    const apart =
      !isPlay(played) ||
      (tileIn(played) !== tileIn(action) && trainIn(played) !== trainIn(action));
    const seen = page.viewAt(apart ? page.at : page.at - 1);
    const found = viewInstead(seen, seat, action);
    if (!found || !apart) return found;
    // Beside what was played it is the tile alone: the rest is as it was.
    const { counts, markers } = seen;
    const blamed = isPlay(played) ? wagonPlayed(seen, played) : null;
    return { view: { ...found.view, counts, markers }, sent: found.sent, blamed };
  }

  /** An action in words. @param {string} action @param {number} seat */
  named(action, seat) {
    if (!isPlay(action)) return t(`review-do-${action}`);
    const view = { ...this.page.viewAt(this.page.at), seat: this.mine };
    const train = trainName(view, trainIn(action), seat);
    return t('hint-do-play', { tile: tileIn(action), train });
  }

  /** Why it would have been better: as a hint says it to oneself, or as one tells it of somebody else. */
  reasonOf(/** @type {ReviewedDecision} */ { seat, reason, arguments: args }) {
    if (!reason) return null;
    const told = reason.replace('hint-', '');
    if (seat === this.mine || !SPOKEN.has(told)) return t(reason, args);
    return t(`theirs-${told}`, args);
  }

  /** How far it is, or why it does not come; null once it is there. */
  drawWaiting() {
    const { problem, progress, review } = this;
    if (problem) return html`<p class="problem" role="alert">${refusal(problem)}</p>`;
    if (review) return null;
    return html`
      <p class="about">${waitingWords(progress)}</p>
      <progress
        max="100"
        value=${progress ? percentOf(progress) : 0}
        aria-label=${t('review-title')}
      />
    `;
  }

  /** Below the words of a step: what is to be said of the decision, and the ways to others. */
  drawVerdict() {
    const { at } = this.page;
    const steps = this.marked.map(({ step }) => step);
    const none = this.review && !steps.length;
    return html`
      <div key="judged" class="judged">
        ${Way(this, 'back', t('review-previous'), -1, !steps.some((step) => step < at))}
        <div class="said" aria-live=${this.review ? 'polite' : 'off'}>
          ${this.drawWaiting() ?? (none && !at ? t('review-none') : this.drawWords())}
        </div>
        ${this.drawToggle()}
        ${Way(this, 'forward', t('review-next'), 1, !steps.some((step) => step > at))}
      </div>
    `;
  }

  /** Whether the better play is shown; its place stays where there is none, so that nothing jumps. */
  drawToggle() {
    const decision = this.at(this.page.at);
    const play = decision && decision.verdict !== 'fine' && isPlay(decision.options[0].action);
    const toggle = () => {
      this.shown = !this.shown;
    };
    return html`
      <button
        key="show"
        class="show"
        style=${play ? {} : { visibility: 'hidden' }}
        aria-pressed=${this.shown ? 'true' : 'false'}
        onclick=${toggle}
      >
        ${t('review-show')}
      </button>
    `;
  }

  drawWords() {
    const decision = this.at(this.page.at);
    if (!decision) return html`<p class="about">${t('review-no-choice')}</p>`;
    const { seat, verdict, loss, options } = decision;
    if (verdict === 'fine') return html`<p>${t('review-fine-choice')}</p>`;
    const slip = verdict === 'slip';
    const lost = { points: Math.round(loss[0]) };
    return html`
      <p>
        <b class=${verdict}>${t(slip ? 'review-slip' : 'review-mistake', lost)}</b>
        ${' '}${t('review-better', { what: this.named(options[0].action, seat) })}${' '}
        ${this.reasonOf(decision)}
      </p>
    `;
  }

  /** Beside a line of the log. @param {number} step */
  drawMark(step) {
    const decision = this.at(step);
    if (!decision || decision.verdict === 'fine') return null;
    const { verdict, loss } = decision;
    const slip = verdict === 'slip';
    return html`
      <b class=${`cost ${verdict}`}>
        <span aria-hidden="true">${signed(loss[0], 0)}</span>
        <span class="unseen">${t(slip ? 'review-is-slip' : 'review-is-mistake')}</span>
      </b>
    `;
  }

  /** Above the log, where there is room: the course of the round. */
  drawCourse() {
    return this.review && Graph(this, this.review);
  }

  /** All of it, in a dialog. */
  drawWhole(/** @type {() => void} */ close) {
    return Dialog({ title: t('review-title'), kind: 'review', close }, Whole(this));
  }
}

/**
 * @param {Lookback} lookback
 * @param {string} name
 * @param {string} label
 * @param {1 | -1} way
 * @param {boolean} off
 */
function Way(lookback, name, label, way, off) {
  return html`
    <button
      key=${name}
      class="round"
      aria-label=${label}
      title=${label}
      aria-disabled=${off ? 'true' : undefined}
      onclick=${() => lookback.go(way)}
    >
      ${Icon(name === 'back' ? 'up' : 'down')}
    </button>
  `;
}
