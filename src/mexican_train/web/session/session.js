// One's presence at a table: what the table told last, what was said and done, what one is about
// to do. The pages draw it; taps come back here and go out over the wire.

import { effect, untracked } from '@preact/signals';

import { isOnDevice } from '../base/api.js';
import { keepDealOver } from '../base/deals.js';
import { reactive } from '../base/reactive.js';
import { forgetTable, keepSecrets, secretsOf } from '../base/store.js';
import { duty, linesOf } from '../base/telling.js';
import { t, tileName } from '../base/words.js';
import { isCall, isPlay, playOf, tileIn, trainIn } from '../game/actions.js';
import { viewAhead, wagonAhead } from '../game/ahead.js';
import { wagonKey } from '../game/trains.js';
import { HANDLERS } from './handlers.js';
import { Holding } from './holding.js';
import { newsSince } from './news.js';
import { Speech } from './speech.js';
import { Wire } from './wire.js';

const LINES_KEPT = 300;
const NOTICE_TIME = 5000;
/** So long, and longer for each letter, stands above the table what somebody says. */
const TALK_TIME = 6000;
const LETTER_TIME = 60;
/** So long before the end of a turn the clock warns. */
export const LAST_SECONDS = 10;

export class Session {
  /**
   * @param {string} table
   * @param {typeof Wire} [Line] what it is told through; the lesson has one of its own
   */
  constructor(table, Line = Wire) {
    this.table = table;
    /** What the table looks like from here; null until it welcomed us. */
    this.view = /** @type {View} */ (/** @type {unknown} */ (null));
    /** By how many seconds the server's clock is ahead of ours. */
    this.clockOffset = 0;
    /** connecting, open, lost, or closed for good (then `why`). */
    this.state = 'connecting';
    /** Whether the last welcome ended a time without a connection, as far as one was told. */
    this.returned = false;
    /** @type {string | null} */
    this.why = null;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {ChatLine[]} */
    this.chat = [];
    this.read = 0;
    /**
     * What others said last, for a while.
     * @type {ChatLine[]}
     */
    this.talk = [];
    /** @type {Set<number>} */
    this.muted = new Set();
    /** @type {{text: string, exactly?: string}[]} */
    this.notices = [];
    /**
     * The tile that was tapped and may go to more than one place, or is being dragged.
     * @type {string | null}
     */
    this.chosen = null;
    /** @type {AskedHint | null} */
    this.hint = null;
    /**
     * Why the tile that was tapped last cannot be played.
     * @type {{version: number, text: string} | null}
     */
    this.unfit = null;
    /**
     * What happened in this round.
     * @type {Happening[]}
     */
    this.happened = [];
    /**
     * What the last update told, for those who show or sound it.
     * @type {Happening[]}
     */
    this.latest = [];
    /**
     * What was tapped and is on its way, until the table shows or refuses it.
     * @type {import('../game/ahead.js').Sent[]}
     */
    this.sent = [];
    this.leaving = false;
    /**
     * Said to others instead of the link, until the match begins.
     * @type {string | null}
     */
    this.code = null;
    /**
     * The number under which a spectator has asked for a seat.
     * @type {number | null}
     */
    this.latecomer = null;
    /** Our own time, as often as the seconds of a turn are looked at. */
    this.beat = Date.now();
    reactive(this);
    this.cameWith = this.token;
    /** The message that asked for a seat. */
    this.asked = '';
    /** Asking for another token. */
    this.renewal = { id: '', done() {} };
    this.holding = new Holding(table);
    this.speech = new Speech();
    /** Whether the keys are to go to the places where the chosen tile fits. */
    this.focusSlots = false;
    /**
     * What adds to the deals of the table, once it is here.
     * @type {import('./mixer.js').Mixer | undefined}
     */
    this.mixer = undefined;
    /** Whatever the table looks like, the hand is arranged for it. */
    this.stopArranging = effect(() => {
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
    const { token, invite, asking } = secretsOf(this.table);
    this.cameWith = token;
    return { token: token ?? asking?.token, invite };
  }

  /** Whether there is a token, perhaps just renewed, that was not tried. */
  useOtherToken() {
    const { token, renewing } = secretsOf(this.table);
    if (renewing) keepSecrets(this.table, { token: renewing, renewing: undefined });
    return (renewing ?? token) !== this.cameWith;
  }

  /** The server's time, which decides when a turn ends. */
  get now() {
    return this.beat / 1000 + this.clockOffset;
  }

  /** The seconds until the turn ends or the next round begins; null where no clock runs. */
  get secondsLeft() {
    const { deadline, paused, phase, clock } = this.view;
    if (deadline === null || paused) return null;
    const left = Math.max(0, Math.ceil(deadline - this.now));
    // By the time a view is here, our estimate of the server's time may be a little slow.
    return phase === 'playing' ? Math.min(left, clock ?? left) : left;
  }

  get invite() {
    return secretsOf(this.table).invite;
  }

  get token() {
    return secretsOf(this.table).token;
  }

  /** The deal that is played here, where others play it too. */
  get deal() {
    return secretsOf(this.table).challenge ?? null;
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

  /** What the others did since one's last move; nothing, once that is on its way. */
  get news() {
    const { view, happened, busy } = this;
    return view.phase === 'playing' && !busy ? newsSince(happened, view.seat) : [];
  }

  /** Whether nobody else can come, nor oneself from elsewhere: the table is on this device. */
  get alone() {
    return isOnDevice(this.table);
  }

  /** Whether there may be anybody to chat with. */
  get chatting() {
    return !this.alone && this.view.chat !== 'off';
  }

  get hosting() {
    return this.view !== null && this.view.seat !== null && this.view.seat === this.view.host;
  }

  get unread() {
    return this.chat.filter((line) => line.number > this.read && line.seat !== this.view.seat)
      .length;
  }

  close() {
    this.stopArranging();
    this.mixer?.stop();
    this.wire.close();
  }

  /** From now on this device adds to the deals of the table, and notes them. */
  async addToDeals() {
    const { Mixer } = await import('./mixer.js');
    if (!this.wire.over) this.mixer = new Mixer(this);
  }

  // ---------------------------------------------------------------- what one does

  /**
   * Asks the table for something; the answer comes as an update, or as a refusal.
   * @template {Asked['type']} Type
   * @param {Type} type
   * @param {AskedFields<Type>} [fields]
   */
  ask(type, fields) {
    this.wire.send(type, fields);
  }

  /**
   * Does what the turn asks for, one thing at a time; or knocks or catches someone at any time.
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
    this.unfit = null;
  }

  /**
   * The places where a tile of the hand may go now.
   * @param {string} tile
   */
  placesFor(tile) {
    const { view } = this;
    const may = this.mine && !this.busy;
    const plays = may ? view.legal.filter(isPlay) : [];
    return plays.filter((play) => tileIn(play) === tile).map(trainIn);
  }

  /**
   * A tile was tapped: it goes to its only place, or is chosen.
   * @param {string} tile
   */
  tap(tile) {
    const places = this.placesFor(tile);
    this.unfit = null;
    if (this.chosen === tile) this.chosen = null;
    else if (places.length === 1) this.act(playOf(tile, places[0]));
    else if (places.length > 1) this.chosen = tile;
    else if (!this.busy) this.askWhy(tile);
  }

  /** A tile that cannot be played was tapped: the table says why. @param {string} tile */
  askWhy(tile) {
    if (this.mine) this.wire.send('why', { tile });
    else this.notify(duty(this.view));
  }

  /**
   * The tile that is about to be laid, and where it may go: the chosen one or, until one is, the one
   * that a hint speaks of.
   */
  get pointed() {
    const { chosen, hint } = this;
    if (chosen !== null) return { tile: chosen, places: this.placesFor(chosen) };
    if (!hint?.action || !isPlay(hint.action) || this.busy) return { tile: null, places: [] };
    return { tile: tileIn(hint.action), places: [trainIn(hint.action)] };
  }

  /**
   * Tells for a moment why a tile cannot be played, beside the hand: over the yard it would hide
   * the very ends it speaks of.
   * @param {string} text
   */
  tellWhy(text) {
    const unfit = { version: this.view.version, text };
    this.hint = null;
    this.unfit = unfit;
    setTimeout(() => {
      if (this.unfit === unfit) this.unfit = null;
    }, NOTICE_TIME);
  }

  askHint() {
    this.unfit = null;
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
    const shut = why === 'secret' || why === 'signed-out';
    if (shut && this.useOtherToken()) return this.wire.reopen();
    if (state === 'open' && this.state === 'lost') this.notify(t('net-found'));
    if (state !== 'open') this.hint = null;
    this.returned = state === 'open' && this.state !== 'open';
    this.state = state;
    this.why = why ?? null;
    if (why === 'removed' && this.leaving) {
      forgetTable(this.table);
    } else if (why === 'removed') {
      // The seat is gone but the invite still lets us in, to watch.
      keepSecrets(this.table, { token: undefined });
      this.notify(t('net-removed'));
      this.wire.reopen();
    } else if (why === 'signed-out') {
      keepSecrets(this.table, { token: undefined });
    } else if (why === 'secret' || why === 'ended') {
      forgetTable(this.table);
    }
  }

  /** @param {ServerMessage} message */
  hear(message) {
    if (this.mixer?.heard(message)) return;
    const handler = /** @type {((session: Session, message: any) => void) | undefined} */ (
      HANDLERS[message.type]
    );
    handler?.(this, message);
  }

  /** @param {View} view */
  see(view) {
    this.view = view;
    if (view.deadline !== null) this.beat = Date.now();
    this.sent = this.sent.filter(({ version = Infinity }) => version > view.version);
    if (this.chosen && !this.placesFor(this.chosen).length) this.chosen = null;
    if (this.hint?.version !== undefined && this.hint.version !== view.version) this.hint = null;
    if (this.unfit && this.unfit.version !== view.version) this.unfit = null;
    if (view.phase === 'round_over' || view.phase === 'match_over') this.remember(view);
  }

  /** What is over stays on this device, for whoever has a seat. @param {View} view */
  remember(view) {
    import('../base/games.js').then(
      ({ keepRound }) => keepRound(view),
      () => undefined, // it is tried again with whatever the table tells next
    );
    keepDealOver(view).catch(() => undefined); // the same
  }

  /** @param {ChatLine} line */
  keepSaid(line) {
    this.chat = [...this.chat, line].slice(-LINES_KEPT);
  }

  /** Shows for a while what somebody says. @param {ChatLine} line */
  showSaid(line) {
    this.talk = [...this.talk.filter(({ seat }) => seat !== line.seat), line];
    setTimeout(
      () => {
        this.talk = this.talk.filter((each) => each !== line);
      },
      TALK_TIME + LETTER_TIME * (line.text ?? '').length,
    );
  }

  /**
   * Keeps what happened, and lines of it for the log; how it is read out, unless a notice is.
   * @param {Happening[]} events
   * @param {View} [was] the view before them
   * @param {View} [view] the view with the players of that time
   */
  tell(events, was, view = this.view) {
    const begins = events.findLastIndex(({ type }) => type === 'round_began');
    this.happened = begins < 0 ? [...this.happened, ...events] : events.slice(begins);
    const said = linesOf(events, view, tileName, was).map(({ text }) => text);
    const lines = linesOf(events, view, undefined, was).map((line, at) => {
      return { ...line, said: said[at] };
    });
    this.log = [...this.log, ...lines].slice(-LINES_KEPT);
    const late = lines.filter(({ seat, by }) => by === 'clock' && seat === this.view.seat);
    for (const { text } of late) this.notify(text); // which is read out too
    return lines.filter((line) => !late.includes(line)).map((line) => line.said);
  }
}
