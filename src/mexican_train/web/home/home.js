// The home page: play at once, host a table, join one.

import { html } from 'htm/preact';

import { aboutTable, makeTable, publicTables, sheets, takeSeat } from '../app/api.js';
import { lively } from '../app/lively.js';
import { NameField, nameToUse } from '../app/name.js';
import { LanguagePick } from '../app/settings.js';
import { forgetTable, keepSecrets, myTables } from '../app/store.js';
import { refusal, sheetTitle, t } from '../app/words.js';
import { Locomotive, Wagon } from '../yard/tiles.js';
import { OptionsForm, USUAL, optionsOf } from './options.js';

const LOOK_AGAIN = 10_000;
const TABLES_SHOWN = 3;
const PARADE = ['12-12', '12-5', '5-9', '9-9', '9-3', '3-7', '7-10'];

/** @param {import('../app/main.js').App} app */
export function open(app) {
  return new Home(app);
}

export class Home {
  /** @param {import('../app/main.js').App} app */
  constructor(app) {
    this.hosting = false;
    this.choice = USUAL;
    this.told = null;
    this.tables = [];
    this.mine = [];
    this.problem = null;
    this.busy = false;
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
    this.tables = await publicTables().catch(() => this.tables);
  }

  /** One's seats at tables that have not ended. */
  async lookForMine() {
    for (const { table, token } of myTables().slice(0, TABLES_SHOWN)) {
      try {
        const about = await aboutTable(table, token);
        if (about.phase !== 'match_over') this.mine = [...this.mine, about];
      } catch (problem) {
        if (problem.code === 'no_such_table') forgetTable(table);
      }
    }
  }

  /** Does something that may fail, once at a time, and says why it did. */
  async attempt(work) {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (problem) {
      this.problem = problem;
    }
    this.busy = false;
  }

  async make(options) {
    const made = await makeTable({ name: nameToUse(), ...options });
    keepSecrets(made.table, { token: made.token, invite: made.invite });
    this.app.go(`/t/${made.table}#${made.invite}`);
  }

  playNow() {
    return this.attempt(() => this.make({ seats: 4, bots: Array(3).fill('planner'), rounds: 3 }));
  }

  host(event) {
    event.preventDefault();
    const bots = Array(this.choice.bots).fill(this.choice.level);
    return this.attempt(() => this.make({ ...optionsOf(this.choice, this.told), bots }));
  }

  openHosting() {
    this.hosting = !this.hosting;
    if (!this.told) {
      this.attempt(async () => {
        this.told = await sheets();
      });
    }
  }

  join(event) {
    event.preventDefault();
    const text = new FormData(event.target).get('link').trim();
    const [, table, secret] = text.match(/([a-z0-9]{6,32})\/?#([\w=-]+)$/) ?? [];
    if (table) this.app.go(`/t/${table}#${secret}`);
    else this.problem = { code: 'bad_link' };
  }

  sit(about) {
    return this.attempt(async () => {
      const { token } = await takeSeat(about.table, nameToUse(), about.invite);
      keepSecrets(about.table, { token, invite: about.invite });
      this.app.go(`/t/${about.table}#${about.invite}`);
    });
  }

  draw() {
    return html`
      <main class="home">
        ${Hero()}
        ${
          this.problem &&
          html`<p class="problem" role="alert">${refusal(this.problem)}</p>`
        }
        ${this.mine.length > 0 && this.drawMine()}
        <div class="ways">
          <div>${this.drawStart()} ${this.drawHost()}</div>
          <div>${this.drawJoin()} ${this.drawPublic()}</div>
        </div>
        <footer>
          ${LanguagePick()}
          <p>${t('home-foot')}</p>
        </footer>
      </main>
    `;
  }

  drawStart() {
    return html`
      <section key="start" class="start">
        ${NameField()}
        <button class="main" onclick=${() => this.playNow()} disabled=${this.busy}>
          ${t('play-now')}
        </button>
        <p class="about">${t('play-now-about')}</p>
      </section>
    `;
  }

  drawMine() {
    return html`
      <section key="mine">
        <h2>${t('your-tables')}</h2>
        <ul class="rows">
          ${this.mine.map(
            (about) => html`
              <li key=${about.table}>
                <button class="row" onclick=${() => this.app.go(`/t/${about.table}`)}>
                  <b>
                    ${about.players
                      .map((player) => player.name)
                      .filter(Boolean)
                      .join(', ')}
                  </b>
                  <small>${`${sheetTitle(about.sheet)} · ${t(`phase-${about.phase}`)}`}</small>
                </button>
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  }

  drawHost() {
    return html`
      <section key="host">
        <h2>${t('host-table')}</h2>
        <p class="about">${t('host-about')}</p>
        ${
          !this.hosting &&
          html`<button onclick=${() => this.openHosting()}>${t('host-choose')}</button>`
        }
        ${
          this.hosting &&
          this.told &&
          html`
            <form onsubmit=${(event) => this.host(event)}>
              ${OptionsForm({
                told: this.told,
                choice: this.choice,
                change: (change) => {
                  this.choice = { ...this.choice, ...change };
                },
                bots: true,
              })}
              <button class="main" disabled=${this.busy}>${t('host-make')}</button>
            </form>
          `
        }
      </section>
    `;
  }

  drawJoin() {
    return html`
      <section key="join">
        <h2>${t('join-table')}</h2>
        <form class="join" onsubmit=${(event) => this.join(event)}>
          <label class="field">
            <span>${t('join-link')}</span>
            <input name="link" autocomplete="off" />
          </label>
          <button>${t('join-go')}</button>
        </form>
      </section>
    `;
  }

  drawPublic() {
    return html`
      <section key="public">
        <h2>${t('public-tables')}</h2>
        ${
          this.tables.length === 0 &&
          html`<p class="about">${t('public-none')}</p>`
        }
        <ul class="rows">
          ${this.tables.map((about) => this.drawTable(about))}
        </ul>
      </section>
    `;
  }

  drawTable(about) {
    const names = about.players.filter((player) => player.taken).map((player) => player.name);
    const open = about.phase === 'lobby' && about.free > 0;
    const go = () => (open ? this.sit(about) : this.app.go(`/t/${about.table}#${about.invite}`));
    return html`
      <li key=${about.table} class="row">
        <span>
          <b>${sheetTitle(about.sheet)}</b>
          <small>${t('public-line', { names, free: about.free })}</small>
        </span>
        <button onclick=${go} disabled=${this.busy}>
          ${t(open ? 'public-join' : 'public-watch')}
        </button>
      </li>
    `;
  }
}

function Hero() {
  return html`
    <header class="hero">
      <div class="parade" aria-hidden="true">
        ${PARADE.map((tile) => Wagon(tile))} ${Locomotive('black')}
      </div>
      <h1>${t('title')}</h1>
      <p>${t('home-tagline')}</p>
    </header>
  `;
}
