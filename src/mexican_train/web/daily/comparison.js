// A challenge that one has played: both results beside each other, and the ways on from there.

import { html } from 'htm/preact';

import { comparedWith } from '../base/challenges.js';
import { dealPath } from '../base/deals.js';
import { need } from '../base/language.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { SendButton } from '../parts/send-button.js';
import { SentLink } from '../parts/send-deal.js';
import { Waiting } from '../parts/waiting.js';
import { ResultsTable } from './results.js';

/** @typedef {import('./challenge.js').ChallengePage} ChallengePage */
/** @typedef {import('./beside.js').OtherRound} OtherRound */

export class Comparison {
  /**
   * @param {ChallengePage} page
   * @param {KeptDeal} deal
   */
  constructor(page, deal) {
    /** @type {Compared | null} */
    this.compared = null;
    /** How far it is found out. @type {ParProgress | null} */
    this.progress = null;
    /** @type {Problem | null} */
    this.problem = null;
    reactive(this);
    this.page = page;
    this.deal = deal;
    this.closed = false;
    /** Whether this is the link that one sent oneself. */
    this.own = deal.sent === page.told.code;
    this.results = new ResultsTable(this);
    this.ask();
  }

  close() {
    this.closed = true;
    this.results.close();
  }

  /** Opens the seal, which takes one's own round. */
  async ask() {
    const record = this.deal.result?.record;
    if (!record) return;
    try {
      this.problem = null;
      const tell = (/** @type {ParProgress} */ progress) => {
        this.progress = progress;
      };
      const left = () => this.closed;
      const compared = await comparedWith(this.page.told.code, record, { tell, left });
      if (compared) this.compared = compared;
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
  }

  /**
   * Both rounds, move by move.
   * @param {OtherRound} other
   */
  showBeside(other) {
    return this.page.attempt(async () => {
      const [{ showBeside }] = await Promise.all([import('./beside.js'), need('replay')]);
      await showBeside(this.page.app, this.deal, other, dealPath(this.page.told));
    });
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { compared, own, problem, deal } = this;
    const sender = own ? null : compared?.sender;
    const points = deal.result?.points ?? 0;
    return html`
      <section class="compared">
        ${own && html`<p class="lead">${t('challenge-own', { points })}</p>`}
        ${own && html`<${SentLink} code=${this.page.told.code} />`}
        ${!own && !compared && !problem && this.drawWaiting()}
        ${problem && this.drawProblem(problem)}
        ${sender && this.drawBoth(sender)}
        ${compared && !own && !sender && html`<p class="lead">${t('points', { points })}</p>`}
        ${!own && this.drawWays()} ${this.results.draw()}
      </section>
    `;
  }

  drawWaiting() {
    if (!this.deal.result?.record) return html`<p>${t('challenge-record-gone')}</p>`;
    const { progress } = this;
    return Waiting(html`
      <p role="status">${t('challenge-comparing')}</p>
      ${
        progress &&
        html`
          <progress max=${progress.of} value=${progress.done} aria-label=${t('challenge-comparing')} />
        `
      }
    `);
  }

  /** @param {Problem} problem */
  drawProblem(problem) {
    return html`
      ${Trouble(problem)}
      <div class="buttons"><button onclick=${() => this.ask()}>${t('again')}</button></div>
    `;
  }

  /** @param {SenderResult} sender */
  drawBoth(sender) {
    const points = this.deal.result?.points ?? 0;
    const ahead = sender.points - points;
    const how = ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'same';
    const told = { how, name: sender.name, points: Math.abs(ahead) };
    return html`
      <p class="lead" role="status">${t('challenge-verdict', told)}</p>
      <div class="both">
        ${Plate(t('you'), points, ahead > 0)} ${Plate(sender.name, sender.points, ahead < 0)}
      </div>
      ${!sender.own && html`<p class="problem">${t('challenge-not-own', { name: sender.name })}</p>`}
      <div class="buttons">
        <button
          class="main"
          disabled=${this.page.busy}
          onclick=${() => this.showBeside(sender)}
        >
          ${t('challenge-beside')}
        </button>
      </div>
    `;
  }

  /** Sending it back or on, and playing it again. */
  drawWays() {
    const { page, deal } = this;
    const { result, practice, table } = deal;
    const record = result?.record;
    const points = practice?.points ?? null;
    const begun = practice !== null && points === null;
    const again = html`
      <button disabled=${page.busy} onclick=${() => page.play()}>
        ${t(begun ? 'daily-practice-go-on' : 'daily-again')}
      </button>
    `;
    return html`
      <div class="buttons">
        ${
          result &&
          record &&
          html`<${SendButton} round=${{ ...result, table, record: async () => record }} />`
        }
        ${page.busy ? Waiting(again) : again}
      </div>
      ${Trouble(page.problem)}
      <p class="about">
        ${points === null ? t('daily-again-about') : t('daily-practised', { points })}
      </p>
    `;
  }
}

/**
 * @param {string} name
 * @param {number} points
 * @param {boolean} better
 */
function Plate(name, points, better) {
  return html`
    <div class=${better ? 'plate-of better' : 'plate-of'}>
      <span>${name}</span>
      <b>${t('points', { points })}</b>
    </div>
  `;
}
