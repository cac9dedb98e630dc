// The home page: play at once, host a table, join one.

import { aboutTable, makeTable, publicTables, sheets, takeSeat } from './api.js';
import { h } from './dom.js';
import { LanguagePick, OptionsForm, USUAL, optionsOf } from './options.js';
import { forgetTable, keepName, keepSecrets, myName, myTables } from './store.js';
import { Locomotive, Wagon } from './tiles.js';
import { refusal, sheetTitle, t } from './words.js';

const LOOK_AGAIN = 10_000;
const TABLES_SHOWN = 3;
const PARADE = ['12-12', '12-5', '5-9', '9-9', '9-3', '3-7', '7-10'];

/** The field for one's name, remembered as it is typed. */
export function NameField() {
  return h(
    'label',
    { class: 'field' },
    h('span', null, t('your-name')),
    h('input', {
      type: 'text',
      name: 'name',
      autocomplete: 'nickname',
      maxlength: 24,
      value: myName(),
      oninput: (event) => keepName(event.target.value.trim()),
    }),
  );
}

/** What one sits down as. */
export function nameToUse() {
  return myName() || t('guest');
}

export class Home {
  constructor(app) {
    this.app = app;
    this.hosting = false;
    this.choice = USUAL;
    this.told = null;
    this.tables = [];
    this.mine = [];
    this.problem = null;
    this.busy = false;
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
    this.app.redraw();
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
    this.app.redraw();
  }

  /** Does something that may fail, once at a time, and says why it did. */
  async attempt(work) {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.app.redraw();
    try {
      await work();
    } catch (problem) {
      this.problem = problem;
    }
    this.busy = false;
    this.app.redraw();
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
    this.app.redraw();
  }

  join(event) {
    event.preventDefault();
    const text = new FormData(event.target).get('link').trim();
    const [, table, secret] = text.match(/([a-z0-9]{6,32})\/?#([\w=-]+)$/) ?? [];
    if (table) this.app.go(`/t/${table}#${secret}`);
    else this.problem = { code: 'bad_link' };
    this.app.redraw();
  }

  sit(about) {
    return this.attempt(async () => {
      const { token } = await takeSeat(about.table, nameToUse(), about.invite);
      keepSecrets(about.table, { token, invite: about.invite });
      this.app.go(`/t/${about.table}#${about.invite}`);
    });
  }

  draw() {
    return h(
      'main',
      { class: 'home' },
      Hero(),
      this.problem && h('p', { class: 'problem', role: 'alert' }, refusal(this.problem)),
      this.mine.length > 0 && this.drawMine(),
      h(
        'div',
        { class: 'ways' },
        h('div', null, this.drawStart(), this.drawHost()),
        h('div', null, this.drawJoin(), this.drawPublic()),
      ),
      h('footer', null, LanguagePick(), h('p', null, t('home-foot'))),
    );
  }

  drawStart() {
    return h(
      'section',
      { key: 'start', class: 'start' },
      NameField(),
      h(
        'button',
        { class: 'main', onclick: () => this.playNow(), disabled: this.busy },
        t('play-now'),
      ),
      h('p', { class: 'about' }, t('play-now-about')),
    );
  }

  drawMine() {
    return h(
      'section',
      { key: 'mine' },
      h('h2', null, t('your-tables')),
      h(
        'ul',
        { class: 'rows' },
        this.mine.map((about) =>
          h(
            'li',
            { key: about.table },
            h(
              'button',
              { class: 'row', onclick: () => this.app.go(`/t/${about.table}`) },
              h(
                'b',
                null,
                about.players
                  .map((player) => player.name)
                  .filter(Boolean)
                  .join(', '),
              ),
              h('small', null, `${sheetTitle(about.sheet)} · ${t(`phase-${about.phase}`)}`),
            ),
          ),
        ),
      ),
    );
  }

  drawHost() {
    return h(
      'section',
      { key: 'host' },
      h('h2', null, t('host-table')),
      h('p', { class: 'about' }, t('host-about')),
      !this.hosting && h('button', { onclick: () => this.openHosting() }, t('host-choose')),
      this.hosting &&
        this.told &&
        h(
          'form',
          { onsubmit: (event) => this.host(event) },
          OptionsForm({
            told: this.told,
            choice: this.choice,
            change: (change) => {
              this.choice = { ...this.choice, ...change };
              this.app.redraw();
            },
            bots: true,
          }),
          h('button', { class: 'main', disabled: this.busy }, t('host-make')),
        ),
    );
  }

  drawJoin() {
    return h(
      'section',
      { key: 'join' },
      h('h2', null, t('join-table')),
      h(
        'form',
        { class: 'join', onsubmit: (event) => this.join(event) },
        h(
          'label',
          { class: 'field' },
          h('span', null, t('join-link')),
          h('input', { name: 'link', autocomplete: 'off' }),
        ),
        h('button', null, t('join-go')),
      ),
    );
  }

  drawPublic() {
    return h(
      'section',
      { key: 'public' },
      h('h2', null, t('public-tables')),
      this.tables.length === 0 && h('p', { class: 'about' }, t('public-none')),
      h(
        'ul',
        { class: 'rows' },
        this.tables.map((about) => this.drawTable(about)),
      ),
    );
  }

  drawTable(about) {
    const names = about.players.filter((player) => player.taken).map((player) => player.name);
    const open = about.phase === 'lobby' && about.free > 0;
    const go = () => (open ? this.sit(about) : this.app.go(`/t/${about.table}#${about.invite}`));
    return h(
      'li',
      { key: about.table, class: 'row' },
      h(
        'span',
        null,
        h('b', null, sheetTitle(about.sheet)),
        h('small', null, t('public-line', { names, free: about.free })),
      ),
      h('button', { onclick: go, disabled: this.busy }, t(open ? 'public-join' : 'public-watch')),
    );
  }
}

function Hero() {
  return h(
    'header',
    { class: 'hero' },
    h(
      'div',
      { class: 'parade', 'aria-hidden': 'true' },
      PARADE.map((tile) => Wagon(tile)),
      Locomotive('black'),
    ),
    h('h1', null, t('title')),
    h('p', null, t('home-tagline')),
  );
}
