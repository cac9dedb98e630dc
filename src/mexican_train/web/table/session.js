// One's presence at a table: what the table told last, what was said and done, what one is about
// to do. The pages draw it; taps come back here and go out over the wire.

import { effect, untracked } from '@preact/signals';

import { lively } from '../app/lively.js';
import { forgetTable, keepSecrets, secretsOf } from '../app/store.js';
import { linesOf, t, tileName } from '../app/words.js';
import { wagonKey } from '../yard/yard.js';
import { isCall, viewAhead, wagonAhead } from '../hand/ahead.js';
import { HEARING } from './hearing.js';
import { Holding } from '../hand/holding.js';
import { Speech } from './speech.js';
import { Wire } from './wire.js';

const LINES_KEPT = 300;
const NOTICE_TIME = 5000;

/**
 * What happened, as it is written and as it is read out.
 * @typedef {{seat: number | null, text: string, said: string}} LogLine
 */
/**
 * A line of the chat.
 * @typedef {{number: number, seat: number, name: string, text?: string, phrase?: string}} Saying
 */
/**
 * What was asked of a strong player and, once it is there, the answer.
 * @typedef {object} Hint
 * @property {string} id
 * @property {number} [version]
 * @property {string} [action]
 * @property {string} [reason]
 * @property {Record<string, any>} [arguments]
 */

export class Session {
  /**
   * @param {string} table
   * @param {typeof Wire} [Line] what it is told through; the lesson has one of its own
   */
  constructor(table, Line = Wire) {
    this.table = table;
    /** What the table looks like from here; null until it welcomed us, and nothing is drawn. */
    this.view = /** @type {View} */ (/** @type {unknown} */ (null));
    /** By how many seconds the server's clock is ahead of ours. */
    this.ahead = 0;
    /** connecting, open, lost, or closed for good (then `why`). */
    this.state = 'connecting';
    /** @type {string | null} */
    this.why = null;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {Saying[]} */
    this.chat = [];
    this.read = 0;
    /** @type {Set<number>} */
    this.muted = new Set();
    /** @type {{text: string, exactly?: string}[]} */
    this.notices = [];
    /**
     * The tile that was tapped and may go to more than one place, or is being dragged.
     * @type {string | null}
     */
    this.chosen = null;
    /** @type {Hint | null} */
    this.hint = null;
    /**
     * The wagons, and the tile in hand, that came last.
     * @type {Set<string>}
     */
    this.fresh = new Set();
    /**
     * What the last update told, for those who show or sound it.
     * @type {Happening[]}
     */
    this.latest = [];
    /**
     * What was tapped and is on its way, until the table shows or refuses it.
     * @type {import('../hand/ahead.js').Sent[]}
     */
    this.sent = [];
    this.leaving = false;
    /**
     * What can be said to others instead of the link, until the match begins.
     * @type {string | null}
     */
    this.code = null;
    /** Our own time, as often as the seconds of a turn are looked at. */
    this.beat = Date.now();
    lively(this);
    this.holding = new Holding(table);
    this.speech = new Speech();
    /** Whether the keys are to go to the places where the chosen tile fits. */
    this.seekSlot = false;
    /** Whatever the table looks like, the hand is arranged for it. */
    this.still = effect(() => {
      const { view } = this;
      if (view) untracked(() => this.holding.see(view));
    });
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

  /** Whether what the turn asks for is still on its way. */
  get busy() {
    return this.sent.some(({ action }) => !isCall(action));
  }

  /** The wagon that is on its way, by `wagonKey`; null if none is. */
  get underWay() {
    const wagon = wagonAhead(this.view, this.sent);
    return wagon && wagonKey(wagon);
  }

  /** The view with what is on its way, as the table is shown. */
  get shown() {
    return viewAhead(this.view, this.sent);
  }

  get hosting() {
    return this.view !== null && this.view.seat !== null && this.view.seat === this.view.host;
  }

  get unread() {
    return this.chat.filter((line) => line.number > this.read && line.seat !== this.view.seat)
      .length;
  }

  close() {
    this.still();
    this.wire.close();
  }

  // ---------------------------------------------------------------- what one does

  /**
   * Asks the table for something; the answer comes as an update, or as a refusal.
   * @param {string} type
   * @param {object} [fields]
   */
  ask(type, fields) {
    this.wire.send(type, fields);
  }

  /**
   * Does what the turn asks for, one thing at a time; or knocks, or catches someone, also off turn
   * and while something else is on its way.
   * @param {string} action
   */
  act(action) {
    const waits = this.sent.some((each) => each.action === action);
    if (waits || (this.busy && !isCall(action))) return;
    const id = this.wire.send('act', { version: this.view.version, action });
    this.sent = [...this.sent, { id, action }];
    if (isCall(action)) return;
    this.chosen = null;
    this.hint = null;
    const wagon = wagonAhead(this.view, this.sent);
    if (wagon) this.fresh = new Set([wagonKey(wagon)]);
  }

  /**
   * The places where a tile of the hand may go now.
   * @param {string} tile
   */
  placesFor(tile) {
    const { view } = this;
    const may = this.mine && !this.busy;
    const plays = may ? view.legal.filter((action) => action.startsWith(`${tile}@`)) : [];
    return plays.map((action) => action.split('@')[1]);
  }

  /**
   * A tile was tapped: where only one place fits it goes there, otherwise it is chosen.
   * @param {string} tile
   */
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

  /** @param {number} seat @param {boolean} on */
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

  /**
   * Tells the player something for a moment.
   * @param {string} text
   * @param {string} [exactly] the server's own sentence, where it says more
   */
  notify(text, exactly) {
    const notice = { text, exactly };
    this.notices = [...this.notices.filter((each) => each.text !== text), notice].slice(-3);
    setTimeout(() => {
      this.notices = this.notices.filter((each) => each !== notice);
    }, NOTICE_TIME);
  }

  // ---------------------------------------------------------------- what the table tells

  /** @param {string} state @param {string} [why] */
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

  /** @param {any} message */
  hear(message) {
    HEARING[message.type]?.(this, message);
  }

  /** @param {View} view */
  see(view) {
    this.view = view;
    this.sent = this.sent.filter(({ version = Infinity }) => version > view.version);
    if (this.chosen && !this.placesFor(this.chosen).length) this.chosen = null;
    if (this.hint?.version !== undefined && this.hint.version !== view.version) this.hint = null;
  }

  /**
   * Keeps what happened for the log; how it is read out.
   * @param {Happening[]} events
   */
  tell(events) {
    const said = linesOf(events, this.view, tileName).map(({ text }) => text);
    const lines = linesOf(events, this.view).map((line, at) => ({ ...line, said: said[at] }));
    this.log = [...this.log, ...lines].slice(-LINES_KEPT);
    return said;
  }
}
