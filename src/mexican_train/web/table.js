// The page of a table: the lobby before the match, then the yard, the tray and what is beside it.

import { sheets } from './api.js';
import { DialogOf } from './dialogs.js';
import { h } from './dom.js';
import { Yard } from './lanes.js';
import { Lobby } from './lobby.js';
import { Score } from './score.js';
import { Session } from './session.js';
import { Side } from './side.js';
import { Sign } from './tiles.js';
import { Tray } from './tray.js';
import { sheetTitle, t } from './words.js';

const COPIED_TIME = 2000;
/** Where there is room for a column beside the yard. */
const ROOMY = '(min-width: 960px) and (min-height: 560px)';

export class TablePage {
  constructor(app, table) {
    this.app = app;
    /** What can be chosen at a table, once the server has told it. */
    this.told = null;
    this.dialog = null;
    this.copied = null;
    /** The round whose score was put aside to look at the table. */
    this.putAside = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    this.session = new Session(table, () => this.changed());
    this.sizes = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        this.size = { width, height };
        app.redraw();
      },
    );
    this.roomy = matchMedia(ROOMY);
    this.roomy.onchange = () => app.redraw();
    this.ticking = setInterval(() => this.tick(), 500);
    this.onKey = (event) => this.key(event);
    addEventListener('keydown', this.onKey);
    sheets().then(
      (told) => {
        this.told = told;
        app.redraw();
      },
      () => undefined,
    );
  }

  close() {
    this.session.close();
    this.sizes.disconnect();
    this.roomy.onchange = null;
    clearInterval(this.ticking);
    removeEventListener('keydown', this.onKey);
  }

  title() {
    return this.session.mine ? t('title-your-turn') : t('title');
  }

  /** The log is told in other words: the table is asked for it again. */
  speakAnew() {
    this.session.askHistory();
  }

  /** Opens a dialog; null closes it. */
  open(dialog) {
    this.dialog = dialog;
    if (dialog?.kind === 'chat') this.session.readChat();
    this.app.redraw();
  }

  hasCopied(link) {
    this.copied = link;
    this.app.redraw();
    setTimeout(() => {
      this.copied = null;
      this.app.redraw();
    }, COPIED_TIME);
  }

  showScore(on) {
    const { match, round } = this.session.view;
    this.putAside = on ? null : `${match} ${round}`;
    this.app.redraw();
  }

  get scoreShown() {
    const { phase, match, round } = this.session.view;
    return phase !== 'playing' && this.putAside !== `${match} ${round}`;
  }

  changed() {
    const { session, app } = this;
    if (!session) return;
    if (session.why === 'secret') {
      app.knock(session.table);
      return;
    }
    if (session.why === 'removed' && session.leaving) {
      app.go('/');
      return;
    }
    if (session.view && session.state === 'open') this.showAddress();
    app.redraw();
  }

  /** The address in the bar is the invite: whoever is shown it can come too. */
  showAddress() {
    const path = `/t/${this.session.table}#${this.session.invite}`;
    if (location.pathname + location.hash !== path) history.replaceState(null, '', path);
  }

  /** The seconds of the turn clock go by. */
  tick() {
    if (this.session.view?.deadline) this.app.redraw();
  }

  key(event) {
    if (event.key === 'Escape' && this.session.chosen) {
      this.session.chosen = null;
      this.app.redraw();
    }
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { session } = this;
    const { view } = session;
    const lobby = view?.phase === 'lobby';
    return [
      h('p', { key: 'spoken', class: 'unseen', 'aria-live': 'polite' }, session.spoken),
      h('div', { key: 'notices', class: 'notices' }, this.drawNotices()),
      session.state === 'closed' || !view
        ? h('main', { key: 'door', class: 'door' }, this.drawOutside())
        : lobby
          ? Lobby(this)
          : this.drawTable(),
      view && DialogOf(this),
    ];
  }

  /** Afterwards: keeps the focus where it helps when what had it is gone. */
  drawn() {
    const { session } = this;
    if (session.seekSlot) {
      session.seekSlot = false;
      document.querySelector('.slot')?.focus();
    }
    const focused = document.activeElement;
    if (focused === document.body && this.hadFocus) {
      document.querySelector('.piece.lit, .deed, .piece')?.focus();
    } else {
      this.hadFocus = Boolean(focused?.closest('.tray, .lanes, .score'));
    }
  }

  drawTable() {
    const over = this.scoreShown;
    const observe = (node) => (node ? this.sizes.observe(node) : this.sizes.disconnect());
    return h(
      'main',
      { key: 'table', class: over ? 'table over' : 'table' },
      this.drawHead(),
      over ? Score(this) : h('div', { key: 'ground', class: 'ground', ref: observe }, Yard(this)),
      this.roomy.matches && Side(this),
      !over && Tray(this),
    );
  }

  drawHead() {
    const { session } = this;
    const { view } = session;
    const line = [sheetTitle(view.sheet), t('boneyard-short', { count: view.boneyard })];
    if (view.seat === null) line.push(t('watching'));
    return h(
      'header',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', null, t('round-of', { round: view.round, rounds: view.rounds })),
        h('p', { class: 'about' }, line.join(' · ')),
      ),
      h(
        'nav',
        null,
        !this.roomy.matches && this.drawSideButtons(),
        this.drawButton('menu', t('menu')),
      ),
    );
  }

  drawSideButtons() {
    const { view, unread } = this.session;
    const news = unread ? t('chat-unread', { count: unread }) : t('chat');
    const badge =
      unread > 0 &&
      h('span', { class: 'badge', 'aria-hidden': 'true' }, t('number', { value: unread }));
    return [
      this.drawButton('log', t('log')),
      view.chat !== 'off' && this.drawButton('chat', news, badge),
    ];
  }

  drawButton(kind, label, badge) {
    const open = () => this.open({ kind });
    return h(
      'button',
      { key: kind, class: 'round', onclick: open, 'aria-label': label },
      Sign(kind),
      badge,
    );
  }

  drawNotices() {
    const { session } = this;
    return [
      session.state === 'lost' &&
        h('p', { key: 'lost', class: 'notice lost', role: 'status' }, t('net-lost')),
      session.notices.map(({ text }) =>
        h('p', { key: text, class: 'notice', role: 'status' }, text),
      ),
    ];
  }

  /** There is no table to show, and why. */
  drawOutside() {
    const { session } = this;
    const home = h('button', { onclick: () => this.app.go('/') }, t('home'));
    if (session.why === 'elsewhere') {
      const here = () => {
        session.state = 'connecting';
        session.wire.reopen();
        this.app.redraw();
      };
      return [
        h('h1', null, t('net-elsewhere')),
        h(
          'div',
          { class: 'buttons' },
          h('button', { class: 'main', onclick: here }, t('net-use-here')),
          home,
        ),
      ];
    }
    if (session.why === 'ended') {
      return [h('h1', null, t('door-gone')), h('p', null, t('door-gone-about')), home];
    }
    return [h('p', null, t('net-connecting')), session.state === 'lost' && home];
  }
}
