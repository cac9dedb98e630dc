// The deal of the day, and those of the days before: `/daily` is today's, `#2026-11-14-nordic` that
// of a day by a sheet.

import { html } from 'htm/preact';

import { showPath } from '../base/address.js';
import { challengeOf } from '../base/challenges.js';
import { keptDeals, tableToGoOn, takeForDay } from '../base/deals.js';
import { dayCode, dayIn, today } from '../base/days.js';
import { playDeal } from '../base/making.js';
import { reactive } from '../base/reactive.js';
import { streakOf } from '../base/streak.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { Calendar } from './calendar.js';
import { Day } from './day.js';
import { goOn } from './going-on.js';
import { keepSheet, keptSheet } from './kept-sheet.js';
import { monthOf } from './month.js';
import { NoSuchDay } from './no-such-day.js';
import { WorkingOut } from './working-out.js';

/** How often it is looked at the clock, in milliseconds. */
const BEAT = 10_000;
const STYLES = ['parts/topbar.css', 'daily/daily.css', 'daily/calendar.css', 'options/options.css'];

/** @type {Opens} */
export async function open(app, { fragment }) {
  await Promise.all(STYLES.map(styled));
  const asked = fragment ? dayIn(decodeURIComponent(fragment)) : null;
  if (fragment && (!asked || asked.day > today())) return new NoSuchDay(app);
  return new DailyPage(app, asked);
}

export class DailyPage {
  /**
   * @param {App} app
   * @param {{day: string, sheet: string} | null} asked null: today's, by the sheet chosen last
   */
  constructor(app, asked) {
    const now = today();
    /** The day it is, and the one that is looked at. */
    this.today = now;
    this.day = asked?.day ?? now;
    this.sheet = asked?.sheet ?? keptSheet();
    this.month = monthOf(this.day);
    this.deals = keptDeals();
    this.busy = false;
    /** @type {Problem | null} */
    this.problem = null;
    /** What was just done. */
    this.said = '';
    /** Which sheet to play, as a form while it is open. @type {(() => any) | null} */
    this.form = null;
    this.beat = Date.now();
    reactive(this);
    this.app = app;
    /** The day of the calendar that has the focus next, if one was moved to by the keys. */
    this.focused = '';
    this.par = new WorkingOut(() => this.look());
    const again = () => this.look();
    const ticking = setInterval(() => this.tick(), BEAT);
    addEventListener('storage', again);
    document.addEventListener('visibilitychange', again);
    this.close = () => {
      clearInterval(ticking);
      removeEventListener('storage', again);
      document.removeEventListener('visibilitychange', again);
      this.par.close();
    };
    this.par.ask(this.deal);
  }

  title() {
    return `${t('day-title')} · ${t('title')}`;
  }

  get code() {
    return dayCode(this.day, this.sheet);
  }

  /** What is kept of the deal that is looked at. */
  get deal() {
    return this.dealOf(this.day);
  }

  /** What is kept of a day, by the sheet that is looked at. @param {string} day */
  dealOf(day) {
    const code = dayCode(day, this.sheet);
    return this.deals.find((deal) => deal.code === code) ?? null;
  }

  get streak() {
    return streakOf(this.deals, this.today);
  }

  /** Reads what is kept anew: another page may have written. */
  look() {
    this.deals = keptDeals();
    this.par.ask(this.deal);
    this.tick();
  }

  /** At midnight today's deal is another one; who looks at a day of their own choice stays there. */
  tick() {
    const now = today();
    this.beat = Date.now();
    if (now === this.today) return;
    const follow = this.day === this.today && !this.deal && !this.busy;
    this.today = now;
    if (follow) this.show(now);
  }

  /** Looks at another day. @param {string} day */
  show(day) {
    Object.assign(this, { day, month: monthOf(day), problem: null, said: '' });
    showPath(day === this.today ? '/daily' : `/daily#${this.code}`);
    this.par.ask(this.deal);
  }

  /** Plays by another sheet from now on. @param {string} sheet */
  choose(sheet) {
    keepSheet(sheet);
    this.sheet = sheet;
    this.show(this.day);
  }

  /** Plays the deal, goes on with it, or plays it again as practice. */
  play() {
    return this.attempt(async () => {
      const { day, sheet, code, app } = this;
      const table = tableToGoOn(this.deal);
      if (table && (await goOn(app, table))) return;
      const { id } = await challengeOf(code);
      const about = { id, code, day, sheet };
      if (!takeForDay(about)) await playDeal(app, about);
    });
  }

  /** Does something that may fail, once at a time. @param {() => Promise<void>} work */
  async attempt(work) {
    if (this.busy) return;
    Object.assign(this, { busy: true, problem: null, said: '' });
    try {
      await work();
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
    this.busy = false;
    this.look();
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`
      <main class="topped daily">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('day-title')}</h1>
          <nav class="ways">
            ${Link(this.app, '/games', t('daily-games'), { class: 'way' })}
          </nav>
        </header>
        <div class="columns">${Day(this)} ${Calendar(this)}</div>
        <div class="notices" role="status">
          ${this.said && html`<p class="notice" key=${this.said}>${this.said}</p>`}
        </div>
      </main>
    `;
  }

  /** Afterwards: the day that the keys moved to has the focus. */
  drawn() {
    if (!this.focused) return;
    const day = document.querySelector(`.calendar [data-day="${this.focused}"]`);
    /** @type {HTMLElement | null} */ (day)?.focus();
    this.focused = '';
  }
}
