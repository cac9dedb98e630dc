// One's presence at a table: what the table told last, what was said and done, what one is about
// to do. The pages draw it; taps come back here and go out over the wire.

import { lively } from '../app/lively.js';
import { forgetTable, keepSecrets, secretsOf } from '../app/store.js';
import { linesOf, refusal, t } from '../app/words.js';
import { wagonKey } from '../yard/yard.js';
import { Wire } from './wire.js';

const LINES_KEPT = 300;
const NOTICE_TIME = 5000;

export class Session {
  /**
   * @param {string} table
   * @param {typeof Wire} [Line] what it is told through; the lesson has one of its own
   */
  constructor(table, Line = Wire) {
    this.table = table;
    /** What the table looks like from here; null until it welcomed us. */
    this.view = null;
    /** By how many seconds the server's clock is ahead of ours. */
    this.ahead = 0;
    /** connecting, open, lost, or closed for good (then `why`). */
    this.state = 'connecting';
    this.why = null;
    this.log = [];
    this.chat = [];
    this.read = 0;
    this.muted = new Set();
    this.notices = [];
    this.spoken = '';
    /** The tile that was tapped and may go to more than one place. */
    this.chosen = null;
    this.hint = null;
    /** The wagons, and the tile in hand, that came with the last update. */
    this.fresh = new Set();
    /**
     * What the last update told, for those who show or sound it.
     * @type {Happening[]}
     */
    this.latest = [];
    /** What was tapped last, and the id it was sent under. */
    this.acting = null;
    this.leaving = false;
    /** Our own time, as often as the seconds of a turn are looked at. */
    this.beat = Date.now();
    lively(this);
    this.wire = new Line(
      table,
      () => this.secrets(),
      (message) => this.hear(message),
      (state, why) => this.connected(state, why),
    );
  }

  /** What opens the table: the token a seat, or else the invite a place to watch. */
  secrets() {
    const { token, invite } = secretsOf(this.table);
    return { token, invite };
  }

  /** The server's time, which decides when a turn ends. */
  get now() {
    return this.beat / 1000 + this.ahead;
  }

  get invite() {
    return secretsOf(this.table).invite;
  }

  get token() {
    return secretsOf(this.table).token;
  }

  /** Whether it is for us to do something, and the table waits for it. */
  get mine() {
    const { view } = this;
    return (
      view?.phase === 'playing' && view.seat !== null && view.turn === view.seat && !view.paused
    );
  }

  /** Whether what was tapped is still on its way. */
  get busy() {
    return this.acting !== null;
  }

  get hosting() {
    return this.view !== null && this.view.seat !== null && this.view.seat === this.view.host;
  }

  get unread() {
    return this.chat.filter((line) => line.number > this.read && line.seat !== this.view.seat)
      .length;
  }

  close() {
    this.wire.close();
  }

  // ---------------------------------------------------------------- what one does

  /** Asks the table for something; the answer comes as an update, or as a refusal. */
  ask(type, fields) {
    this.wire.send(type, fields);
  }

  act(action) {
    if (this.busy) return;
    const id = this.wire.send('act', { version: this.view.version, action });
    this.acting = { id, action };
    this.chosen = null;
    this.hint = null;
  }

  /** The places where a tile of the hand may go now. */
  placesFor(tile) {
    const { view } = this;
    const plays = this.mine ? view.legal.filter((action) => action.startsWith(`${tile}@`)) : [];
    return plays.map((action) => action.split('@')[1]);
  }

  /** A tile was tapped: where only one place fits it goes there, otherwise it is chosen. */
  tap(tile) {
    const places = this.placesFor(tile);
    if (this.chosen === tile) this.chosen = null;
    else if (places.length === 1) this.act(`${tile}@${places[0]}`);
    else if (places.length > 1) this.chosen = tile;
  }

  askHint() {
    this.hint = { id: this.wire.send('hint') };
  }

  /** What happened so far is told again. */
  askHistory() {
    this.wire.send('history');
  }

  mute(seat, on) {
    const others = [...this.muted].filter((each) => each !== seat);
    this.muted = new Set(on ? [...others, seat] : others);
    this.ask('mute', { seat, on });
  }

  /** Gives the seat up for good. */
  leave() {
    this.leaving = true;
    this.ask('leave');
  }

  readChat() {
    this.read = this.chat.at(-1)?.number ?? 0;
  }

  /** Tells the player something for a moment. */
  notify(text) {
    const notice = { text };
    this.notices = [...this.notices.filter((each) => each.text !== text), notice].slice(-3);
    setTimeout(() => {
      this.notices = this.notices.filter((each) => each !== notice);
    }, NOTICE_TIME);
  }

  // ---------------------------------------------------------------- what the table tells

  connected(state, why) {
    if (state === 'open' && this.state === 'lost') this.notify(t('net-found'));
    if (state !== 'open') this.hint = null;
    this.state = state;
    this.why = why ?? null;
    if (why === 'removed' && this.leaving) {
      forgetTable(this.table);
    } else if (why === 'removed') {
      // The seat is gone but the invite still lets us in, to watch.
      keepSecrets(this.table, { token: undefined });
      this.notify(t('net-removed'));
      this.wire.reopen();
    } else if (why === 'secret' || why === 'ended') {
      forgetTable(this.table);
    }
  }

  hear(message) {
    HEARING[message.type]?.call(this, message);
  }

  see(view) {
    this.view = view;
    if (this.acting?.version <= view.version) this.acting = null;
    if (this.chosen && !this.placesFor(this.chosen).length) this.chosen = null;
    if (this.hint?.version !== undefined && this.hint.version !== view.version) this.hint = null;
  }

  tell(events) {
    const lines = linesOf(events, this.view);
    this.log = [...this.log, ...lines].slice(-LINES_KEPT);
    return lines;
  }
}

/** What to do with each type of message; called on the session. */
const HEARING = {
  welcome({ view, seat, invite, chat, now }) {
    // A token that opens no seat is of no use any more.
    keepSecrets(this.table, seat === null ? { invite, token: undefined } : { invite });
    this.ahead = now - Date.now() / 1000;
    this.chat = chat;
    this.read ||= chat.at(-1)?.number ?? 0;
    this.fresh = new Set();
    this.see(view);
    for (const seat of this.muted) this.wire.send('mute', { seat });
    this.askHistory();
  },

  history({ events }) {
    this.log = [];
    this.tell(events);
  },

  update({ events, view }) {
    const before = new Set(this.view.hand);
    const turn = this.view.turn;
    this.see(view);
    this.latest = events;
    this.fresh = new Set(events.filter((each) => each.type === 'played').map(wagonKey));
    for (const tile of view.hand) if (before.size && !before.has(tile)) this.fresh.add(tile);
    if (events.some((event) => event.type === 'round_began')) this.fresh = new Set();
    const lines = this.tell(events);
    const yours = this.mine && turn !== view.turn ? [t('duty-play')] : [];
    this.spoken = [...lines.map((line) => line.text), ...yours].join(' ') || this.spoken;
  },

  /** What was tapped is done; it is shown with the update that follows. */
  ack({ id, version }) {
    if (this.acting?.id !== id) return;
    this.acting = version > this.view.version ? { ...this.acting, version } : null;
  },

  players({ players }) {
    this.view = { ...this.view, players };
  },

  said(line) {
    this.chat = [...this.chat, line].slice(-LINES_KEPT);
    this.spoken = `${line.name}: ${saying(line)}`;
  },

  hint({ id, version, actions }) {
    if (this.hint?.id !== id) return;
    const wanted = actions.length > 0 && version === this.view.version;
    this.hint = wanted ? { id, version, ...actions[0] } : null;
  },

  refused({ id, reason, message, view }) {
    if (this.acting?.id === id) this.acting = null;
    if (view) this.see(view);
    if (this.hint?.id === id) this.hint = null;
    this.notify(refusal({ code: reason, message }));
  },

  notice({ reason, message }) {
    this.notify(refusal({ code: reason, message }));
  },
};

/** A line of the chat as it is read. */
export function saying(line) {
  return line.phrase ? t(`phrase-${line.phrase}`) : line.text;
}
