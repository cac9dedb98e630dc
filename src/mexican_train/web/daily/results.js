// The results of everybody who has the link, gathered by a server: a small table for those who put
// their own into it. Where no server gathers them there is none.

import { html } from 'htm/preact';

import { resultsOf } from '../base/challenges.js';
import { keepListed } from '../base/deals.js';
import { nameToUse } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { hasServer } from '../base/site.js';
import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { NameField } from '../parts/name-field.js';

/** Where a server does not gather results, or none answers. */
const ABSENT = ['not_found', 'unreachable', 'failed', 'method_not_allowed'];

export class ResultsTable {
  /** @param {import('./comparison.js').Comparison} comparison */
  constructor(comparison) {
    /** @type {Results['results'] | null} */
    this.results = null;
    this.absent = !hasServer();
    /** @type {Problem | null} */
    this.problem = null;
    reactive(this);
    this.comparison = comparison;
    const { listed } = comparison.deal;
    if (listed) this.ask(listed);
  }

  close() {
    this.absent = true;
  }

  /** Puts one's result there, and reads the others'. @param {string} name */
  async ask(name) {
    const { deal, page } = this.comparison;
    const record = deal.result?.record;
    if (!record || this.absent) return;
    try {
      this.problem = null;
      const { results } = await resultsOf(page.told.code, record, name);
      keepListed(deal.id, name);
      this.results = results;
    } catch (problem) {
      const refused = /** @type {Problem} */ (problem);
      if (ABSENT.includes(refused.code)) this.absent = true;
      else this.problem = refused;
    }
  }

  draw() {
    const { deal } = this.comparison;
    if (this.absent || !deal.result?.record) return null;
    return html`
      <section class="gathered">
        <h2>${t('results-title')}</h2>
        ${this.results ? this.drawTable(this.results) : this.drawOffer()} ${Trouble(this.problem)}
      </section>
    `;
  }

  drawOffer() {
    const put = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.ask(nameToUse());
    };
    return html`
      <form class="sending" onsubmit=${put}>
        <p>${t('results-about')}</p>
        ${NameField()}
        <div class="buttons"><button>${t('results-put')}</button></div>
      </form>
    `;
  }

  /** @param {Results['results']} results */
  drawTable(results) {
    const own = JSON.stringify(this.comparison.deal.result?.record?.actions);
    const sorted = [...results].sort((one, other) => one.points - other.points);
    return html`
      <ol>
        ${sorted.map((each, index) => {
          const mine = JSON.stringify(each.record.actions) === own;
          return html`
            <li key=${index} class=${mine ? 'mine' : ''}>
              <span>${mine ? t('results-mine', { name: each.name }) : each.name}</span>
              <b>${t('points', { points: each.points })}</b>
              ${
                !mine &&
                html`
                  <button onclick=${() => this.comparison.showBeside(each)}>
                    ${t('challenge-beside')}
                  </button>
                `
              }
            </li>
          `;
        })}
      </ol>
    `;
  }
}
