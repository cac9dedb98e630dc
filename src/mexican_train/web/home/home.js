// The home page: play at once, host a table, join one, and the ways to everything else.

import { html } from 'htm/preact';

import { CallFailed, aboutTable, findTable, publicTables, takeSeat } from '../app/api.js';
import { Trouble } from '../app/fields.js';
import { need } from '../app/language.js';
import { Link } from '../app/links.js';
import { lively } from '../app/lively.js';
import { NameField, nameToUse } from '../app/name.js';
import { SettingsForm } from '../app/settings-form.js';
import { styled } from '../app/sheet.js';
import { forgetTable, keepSecrets, myTables } from '../app/store.js';
import { sheetTitle, t } from '../app/words.js';
import { Locomotive } from '../yard/tiles.js';
import { Front } from './front.js';
import { makeOne } from './making.js';

const LOOK_AGAIN = 10_000;
const TABLES_SHOWN = 3;
const HOSTING = '#host';
const LINK = /([a-z0-9]{6,32})\/?#([\w=-]+)$/;
const CODE = /^[a-z0-9]{6}$/;

/** @param {import('../app/main.js').App} app */
export async function open(app) {
  await Promise.all([styled('home/home.css'), styled('app/rows.css')]);
  if (location.hash !== HOSTING) return new Home(app);
  const [{ HostPage }] = await Promise.all([
    import('./host.js'),
    styled('home/options.css'),
    need('home', 'host'),
  ]);
  return new HostPage(app);
}

export class Home {
  /** @param {import('../app/main.js').App} app */
  constructor(app) {
    /** @type {About[]} */
    this.tables = [];
    /** @type {About[]} */
    this.mine = [];
    /** What went wrong, and with what: `start`, `join` or `public`. */
    this.problem = /** @type {Problem | null} */ (null);
    this.at = '';
    this.busy = false;
    /** Whether the server cannot be reached. */
    this.away = false;
    lively(this);
    this.app = app;
    this.timer = setInterval(() => this.look(), LOOK_AGAIN);
    this.look();
    this.lookForMine();
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
      this.away = /** @type {Problem} */ (problem).code === 'unreachable';
    }
  }

  /** One's seats at tables that have not ended. */
  async lookForMine() {
    for (const { table, token } of myTables().slice(0, TABLES_SHOWN)) {
      try {
        const about = await aboutTable(table, token);
        if (about.phase !== 'match_over') this.mine = [...this.mine, about];
      } catch (problem) {
        if (/** @type {Problem} */ (problem).code === 'no_such_table') forgetTable(table);
      }
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

  playNow() {
    const options = { seats: 4, bots: Array(3).fill('planner'), rounds: 3 };
    return this.attempt('start', () => makeOne(this.app, options));
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

  /** @param {About} about */
  sit({ table, invite }) {
    return this.attempt('public', async () => {
      const { token } = await takeSeat(table, nameToUse(), invite);
      keepSecrets(table, { token, invite });
      this.app.go(`/t/${table}#${invite}`);
    });
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`
      <main class="home">
        ${Front()}
        ${this.away && html`<p key="away" class="away" role="status">${t('home-away')}</p>`}
        ${this.mine.length > 0 && this.drawMine()}
        <div class="platform">
          ${this.drawStart()} ${this.drawWays()} ${this.drawJoin()} ${this.drawPublic()}
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

  /** @param {string} at */
  drawProblem(at) {
    return this.at === at && Trouble(this.problem);
  }

  drawStart() {
    return html`
      <section key="start" class="start">
        ${NameField()}
        <button class="main" onclick=${() => this.playNow()} disabled=${this.busy}>
          ${t('play-now')}
        </button>
        <p class="about">${t('play-now-about')}</p>
        ${this.drawProblem('start')}
      </section>
    `;
  }

  drawWays() {
    return html`
      <nav key="ways" class="ways">
        ${this.drawWay('red', '+', `/${HOSTING}`, t('host-table'), t('host-about'))}
        ${this.drawWay('green', '?', '/learn', t('home-learn'), t('home-learn-about'))}
        ${this.drawWay('blue', '§', '/rules', t('home-rules'), t('home-rules-about'))}
      </nav>
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
   * A way on: a train that is ready to leave.
   * @param {string} colour
   * @param {string} sign
   * @param {string} path
   * @param {string} name
   * @param {string} about
   */
  drawWay(colour, sign, path, name, about) {
    return Link(
      this.app,
      path,
      html`
        <span class="name">
          <span class=${`disc ${colour}`} aria-hidden="true">${sign}</span>
          <span>
            <b>${name}</b>
            <small>${about}</small>
          </span>
        </span>
        ${Locomotive(colour)}
      `,
      { key: path, class: `departure ${colour}` },
    );
  }

  drawMine() {
    return html`
      <section key="mine" class="mine">
        <h2>${t('your-tables')}</h2>
        <ul class="listing">
          ${this.mine.map(
            (about) => html`
              <li key=${about.table}>
                <button class="row" onclick=${() => this.app.go(`/t/${about.table}`)}>
                  <span>
                    <b>${namesAt(about).join(', ')}</b>
                    <small>${`${sheetTitle(about.sheet)} · ${t(`phase-${about.phase}`)}`}</small>
                  </span>
                </button>
              </li>
            `,
          )}
        </ul>
      </section>
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

  /** @param {About} about */
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

/** @param {About} about */
function namesAt({ players }) {
  return (players ?? []).filter((player) => player.taken).map((player) => player.name);
}
