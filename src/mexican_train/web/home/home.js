// The home page: play at once, host a table, join one, and the ways to everything else.

import { html } from 'htm/preact';

import { CallFailed } from '../base/api.js';
import { dateOf, today } from '../base/days.js';
import { keptDeals } from '../base/deals.js';
import { need } from '../base/language.js';
import { reactive } from '../base/reactive.js';
import { hasServer, togetherAt } from '../base/site.js';
import { sitDown } from '../base/sitting.js';
import { streakOf } from '../base/streak.js';
import { styled } from '../base/styles.js';
import { findTable, publicTables } from '../base/table-calls.js';
import { sheetTitle, t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { Link } from '../parts/link.js';
import { SettingsForm } from '../parts/settings-form.js';
import { Locomotive } from '../parts/tiles.js';
import { awayWords } from './away.js';
import { Front } from './front.js';
import { MyTables } from './mine.js';
import { Start } from './start.js';

const LOOK_AGAIN = 10_000;
const HOSTING = 'host';
const LINK = /([a-z0-9]{6,32})\/?#([\w=-]+)$/;
const CODE = /^[a-z0-9]{6}$/;

/** @type {Opens} */
export async function open(app, { fragment }) {
  await Promise.all([styled('home/home.css'), styled('parts/rows.css')]);
  if (fragment !== HOSTING) return new Home(app);
  const [{ HostPage }] = await Promise.all([
    import('./host.js'),
    styled('options/options.css'),
    need('home', 'host'),
  ]);
  return new HostPage(app);
}

export class Home {
  /** @param {App} app */
  constructor(app) {
    /** @type {ListedTable[]} */
    this.tables = [];
    /** What went wrong, and with what: `start`, `join` or `public`. */
    this.problem = /** @type {Problem | null} */ (null);
    this.at = '';
    this.busy = false;
    /** Whether the server cannot be reached. */
    this.away = false;
    /**
     * What is to be said where this device plays by itself, once it was looked at.
     * @type {typeof import('./alone.js').AloneNote | null}
     */
    this.alone = null;
    reactive(this);
    this.app = app;
    this.start = new Start(this);
    this.mine = new MyTables(app);
    if (hasServer()) {
      this.timer = setInterval(() => this.look(), LOOK_AGAIN);
      this.look();
    } else this.lookAround();
  }

  close() {
    clearInterval(this.timer);
  }

  async look() {
    if (document.hidden) return;
    try {
      this.tables = await publicTables();
      this.away = false;
    } catch (problem) {
      const before = this.away;
      this.away = /** @type {Problem} */ (problem).code === 'unreachable';
      if (this.away && !before) this.lookAround();
    }
  }

  /** No server answers: looks at what this device can do by itself. */
  async lookAround() {
    try {
      const [{ AloneNote, lookAround }] = await Promise.all([import('./alone.js'), need('device')]);
      await lookAround();
      this.alone = AloneNote;
    } catch {
      // Nothing more can be said than that no server answers.
    }
  }

  /**
   * Does something that may fail, once at a time, and says why it did.
   * @param {string} at
   * @param {() => Promise<void>} work
   */
  async attempt(at, work) {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.at = at;
    try {
      await work();
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
    this.busy = false;
  }

  /** Goes where a link leads, or to the table whose code somebody said. @param {Event} event */
  join(event) {
    event.preventDefault();
    const field = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('link');
    const text = String(field).trim();
    const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
    return this.attempt('join', async () => {
      const [, table, secret] = text.match(LINK) ?? [];
      if (table) return this.app.go(`/t/${table}#${secret}`);
      if (!CODE.test(code)) throw new CallFailed('bad_link', '');
      const found = await findTable(code);
      this.app.go(`/t/${found.table}#${found.invite}`);
    });
  }

  /** @param {ListedTable} about */
  sit({ table, invite }) {
    return this.attempt('public', async () => {
      await sitDown(table, invite);
      this.app.go(`/t/${table}#${invite}`);
    });
  }

  /** What had the focus is gone. */
  refocus() {
    return this.mine.refocus();
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`
      <main class="home">
        ${Front()}
        ${(this.away || !hasServer()) && this.drawAway()} ${this.mine.draw()}
        <div class="platform">
          ${this.start.draw()} ${this.drawWays()}
          ${hasServer() && [this.drawJoin(), !this.away && this.drawPublic()]} ${this.drawBetter()}
          ${this.drawKitchen()}
        </div>
        <footer>
          ${SettingsForm()}
          <p>${t('home-foot')}</p>
          ${Link(this.app, '/replay', t('home-replay'))}
        </footer>
      </main>
    `;
  }

  /** What there is to know where no server answers. */
  drawAway() {
    if (this.alone) return this.alone(this.away);
    return this.away && html`<p key="away" class="away" role="status">${awayWords()}</p>`;
  }

  /** @param {string} at */
  drawProblem(at) {
    return this.at === at && Trouble(this.problem);
  }

  drawWays() {
    return html`
      <nav key="ways" class="ways">
        ${this.drawDaily()}
        ${
          this.away || !hasServer()
            ? this.drawWay('red', '+', `/#${HOSTING}`, t('host-alone'), t('host-alone-about'))
            : this.drawWay('red', '+', `/#${HOSTING}`, t('host-table'), t('host-about'))
        }
        ${togetherAt() && this.drawTogether()}
        ${this.drawWay('green', '?', '/learn', t('home-learn'), t('home-learn-about'))}
        ${this.drawWay('blue', '§', '/rules', t('home-rules'), t('home-rules-about'))}
      </nav>
    `;
  }

  /** The deal of the day: whether it is played, and for how many days in a row. */
  drawDaily() {
    const day = today();
    const { now, today: played } = streakOf(keptDeals(), day);
    const begun = now ? t('home-daily-about', { days: now }) : t('home-daily-new');
    const about = played ? t('home-daily-played', { days: now }) : begun;
    const leaf = t('number', { value: dateOf(day) });
    return this.drawWay('orange', leaf, '/daily', t('day-title'), about);
  }

  /** What helps to play better. */
  drawBetter() {
    return html`
      <section key="better" class="better">
        <h2>${t('home-better')}</h2>
        <nav class="ways" aria-label=${t('home-better')}>
          ${this.drawWay('pink', '*', '/practice', t('home-practice'), t('home-practice-about'))}
          ${this.drawWay('brown', '%', '/games', t('home-games'), t('home-games-about'))}
        </nav>
      </section>
    `;
  }

  /** What helps people who play with dominoes of wood. */
  drawKitchen() {
    return html`
      <section key="kitchen" class="kitchen">
        <h2>${t('home-kitchen')}</h2>
        <nav class="ways" aria-label=${t('home-kitchen')}>
          ${this.drawWay('orange', '#', '/score', t('home-score'), t('home-score-about'))}
          ${this.drawWay('teal', '≡', '/builder', t('home-builder'), t('home-builder-about'))}
          ${this.drawWay('purple', '!', '/settle', t('home-settle'), t('home-settle-about'))}
        </nav>
      </section>
    `;
  }

  /**
   * A way on to another page.
   * @param {string} colour
   * @param {string} sign
   * @param {string} path
   * @param {string} name
   * @param {string} about
   */
  drawWay(colour, sign, path, name, about) {
    const props = { key: path, class: `departure ${colour}` };
    return Link(this.app, path, Departure(colour, sign, name, about), props);
  }

  /** The way to a server, where people meet: this page has none of its own. */
  drawTogether() {
    const host = togetherAt().replace(/^https?:\/\//, '');
    return html`
      <a key="together" class="departure purple" href=${togetherAt()}>
        ${Departure('purple', '⇄', t('home-together'), t('home-together-about', { host }))}
      </a>
    `;
  }

  drawJoin() {
    return html`
      <section key="join" class="join">
        <h2>${t('join-table')}</h2>
        <form onsubmit=${(/** @type {Event} */ event) => this.join(event)}>
          <label class="field">
            <span>${t('join-link')}</span>
            <input name="link" autocomplete="off" autocapitalize="none" spellcheck=${false} />
          </label>
          <button disabled=${this.busy}>${t('join-go')}</button>
        </form>
        ${this.drawProblem('join')}
      </section>
    `;
  }

  drawPublic() {
    return html`
      <section key="public" class="public">
        <h2>${t('public-tables')}</h2>
        ${this.tables.length === 0 && html`<p class="about">${t('public-none')}</p>`}
        <ul class="listing">
          ${this.tables.map((about) => this.drawTable(about))}
        </ul>
        ${this.drawProblem('public')}
      </section>
    `;
  }

  /** @param {ListedTable} about */
  drawTable(about) {
    const open = about.phase === 'lobby' && about.free > 0;
    const go = () => (open ? this.sit(about) : this.app.go(`/t/${about.table}#${about.invite}`));
    return html`
      <li key=${about.table} class="row">
        <span>
          <b>${sheetTitle(about.sheet)}</b>
          <small>${t('public-line', { names: namesAt(about), free: about.free })}</small>
        </span>
        <button onclick=${go} disabled=${this.busy}>
          ${t(open ? 'public-join' : 'public-watch')}
        </button>
      </li>
    `;
  }
}

/**
 * A train that is ready to leave.
 * @param {string} colour
 * @param {string} sign
 * @param {string} name
 * @param {string} about
 */
function Departure(colour, sign, name, about) {
  return html`
    <span class="name">
      <span class=${`disc ${colour}`} aria-hidden="true">${sign}</span>
      <span>
        <b>${name}</b>
        <small>${about}</small>
      </span>
    </span>
    ${Locomotive(colour)}
  `;
}

/** @param {About} about */
function namesAt({ players }) {
  return (players ?? []).filter((player) => player.taken).map((player) => player.name);
}
