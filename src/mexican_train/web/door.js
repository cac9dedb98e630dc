// The door of a table: asks for a name and takes a seat, or shows the way to watch.

import { aboutTable, publicTables, takeSeat } from './api.js';
import { h } from './dom.js';
import { NameField, nameToUse } from './home.js';
import { keepSecrets, secretsOf } from './store.js';
import { refusal, sheetTitle, t } from './words.js';

export class Door {
  constructor(app, table) {
    this.app = app;
    this.table = table;
    this.about = null;
    this.closed = '';
    this.problem = null;
    this.busy = false;
    this.look();
  }

  close() {
    this.left = true;
  }

  async look() {
    this.closed = '';
    try {
      const invite = secretsOf(this.table).invite ?? (await this.publicInvite());
      const about = await aboutTable(this.table, invite);
      if (this.left) return;
      // Names are told to those with the right invite, and to everyone at a public table.
      if (!invite || about.players === null) this.closed = 'door-locked';
      else if (about.phase === 'lobby' && about.free > 0) this.about = about;
      else this.app.enter(this.table); // begun or full: watch
    } catch (problem) {
      this.closed = problem.code === 'no_such_table' ? 'door-gone' : 'door-failed';
      this.problem = this.closed === 'door-failed' ? problem : null;
    }
    this.app.redraw();
  }

  /** A public table's invite is no secret. */
  async publicInvite() {
    const found = (await publicTables()).find((about) => about.table === this.table);
    if (found) keepSecrets(this.table, { invite: found.invite });
    return found?.invite;
  }

  async sit(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.app.redraw();
    try {
      const { token } = await takeSeat(this.table, nameToUse(), secretsOf(this.table).invite);
      keepSecrets(this.table, { token });
      this.app.enter(this.table);
    } catch (problem) {
      this.problem = problem;
      if (problem.code === 'begun') this.app.enter(this.table);
      if (problem.code === 'bad_secret') {
        keepSecrets(this.table, { invite: undefined });
        this.about = null;
        this.closed = 'door-locked';
      }
    }
    this.busy = false;
    this.app.redraw();
  }

  draw() {
    return h(
      'main',
      { class: 'door' },
      this.closed ? this.drawClosed() : this.about ? this.drawOpen() : h('p', null, t('waiting')),
    );
  }

  drawOpen() {
    const { sheet, rounds, free, players } = this.about;
    const names = (players ?? []).filter((player) => player.taken).map((player) => player.name);
    return [
      h('h1', null, t('door-title')),
      h('p', null, names.length > 0 && t('door-here', { names })),
      h('p', { class: 'about' }, t('door-about', { sheet: sheetTitle(sheet), rounds, free })),
      this.problem && h('p', { class: 'problem', role: 'alert' }, refusal(this.problem)),
      h(
        'form',
        { class: 'start', onsubmit: (event) => this.sit(event) },
        NameField(),
        h('button', { class: 'main', disabled: this.busy }, t('door-sit')),
        h('button', { type: 'button', onclick: () => this.app.enter(this.table) }, t('door-watch')),
      ),
    ];
  }

  drawClosed() {
    return [
      h('h1', null, t(this.closed)),
      h('p', null, this.problem ? refusal(this.problem) : t(`${this.closed}-about`)),
      h(
        'div',
        { class: 'buttons' },
        this.closed === 'door-failed' &&
          h('button', { class: 'main', onclick: () => this.look() }, t('again')),
        h('button', { onclick: () => this.app.go('/') }, t('home')),
      ),
    ];
  }
}
