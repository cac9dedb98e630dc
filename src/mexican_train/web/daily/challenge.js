// A challenge: a deal that somebody sent, to be played from the same seat against the same bots.
// `/challenge#CODE`; what the code says is asked for, never read here.

import { html } from 'htm/preact';

import { showPath } from '../base/address.js';
import { isUnanswered, sheets } from '../base/api.js';
import { challengeOf } from '../base/challenges.js';
import { dealPath, keptDeal, tableToGoOn } from '../base/deals.js';
import { dayIn } from '../base/days.js';
import { playDeal } from '../base/making.js';
import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { About } from './about.js';
import { Comparison } from './comparison.js';
import { DailyPage } from './daily.js';
import { goOn } from './going-on.js';
import { NoChallenge } from './no-challenge.js';

const STYLES = ['parts/topbar.css', 'daily/daily.css', 'daily/challenge.css'];

/** @type {Opens} */
export async function open(app, { fragment }) {
  const styles = [...STYLES, 'daily/calendar.css', 'options/options.css'].map(styled);
  if (!fragment) return Promise.all(styles).then(() => new NoChallenge(app, null));
  try {
    const [told] = await Promise.all([challengeOf(fragment), ...styles]);
    const day = dayIn(told.code);
    if (day) return new DailyPage(app, day);
    showPath(dealPath(told)); // as it is written, whatever was around it
    return new ChallengePage(app, told);
  } catch (problem) {
    const refused = /** @type {Problem} */ (problem);
    if (!refused.code || isUnanswered(refused)) throw problem; // may be well in a while
    return new NoChallenge(app, refused);
  }
}

export class ChallengePage {
  /**
   * @param {App} app
   * @param {ChallengeTold} told
   */
  constructor(app, told) {
    /** What is kept of it here, if it was played or begun. */
    this.deal = keptDeal(told.id);
    this.busy = false;
    /** @type {Problem | null} */
    this.problem = null;
    /** What there is to choose, which house rules are told from. @type {Choices | null} */
    this.choices = null;
    /** One's own result beside the sender's, once one has played. @type {Comparison | null} */
    this.comparison = null;
    reactive(this);
    this.app = app;
    this.told = told;
    if (this.deal?.result) this.comparison = new Comparison(this, this.deal);
    sheets().then(
      (choices) => {
        this.choices = choices;
      },
      () => undefined, // the rules are a link away
    );
  }

  close() {
    this.comparison?.close();
  }

  title() {
    return `${t('challenge')} · ${t('title')}`;
  }

  /** Plays the deal, goes on with it, or plays it again as practice. */
  play() {
    return this.attempt(async () => {
      const { id, code, sheet } = this.told;
      const table = tableToGoOn(this.deal);
      if (table && (await goOn(this.app, table))) return;
      this.deal = keptDeal(id);
      await playDeal(this.app, { id, code, day: null, sheet });
    });
  }

  /** Does something that may fail, once at a time. @param {() => Promise<void>} work */
  async attempt(work) {
    if (this.busy) return;
    Object.assign(this, { busy: true, problem: null });
    try {
      await work();
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
    this.busy = false;
  }

  draw() {
    return html`
      <main class="topped daily challenge">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('challenge')}</h1>
        </header>
        ${this.comparison?.draw()} ${About(this)}
      </main>
    `;
  }
}
