// A match: the round that is played, the score pad, how it stands, and what one can do with it.

import { html } from 'htm/preact';

import { Link } from '../app/links.js';
import { lively } from '../app/lively.js';
import { t, tileName } from '../app/words.js';
import { Entry } from './entry.js';
import { change, matchOf, notice, redo, tell, undo } from './kept.js';
import { Notice } from './notice.js';
import { Pad } from './pad.js';
import { Paper } from './paper.js';
import {
  currentRound,
  isOver,
  isWhole,
  otherHolder,
  pointsAt,
  roundAt,
  withOut,
  withPoints,
  withTile,
} from './reckoning.js';
import { NowRound } from './round.js';
import { Mark } from './signs.js';
import { Sharing, Standing, ToPlay, Won } from './standing.js';
import { historyOf } from './steps.js';
import { matchName, rulesName } from './words.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {'digits' | 'tiles'} Mode */

const MOST_POINTS = 9999;
const MODE = 'mexican-train-score-mode';

export class MatchPage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {Kept} match
   * @param {number} [round] that is counted; 0 for none
   * @param {number | null} [seat] whose hand it is; null: who went out
   */
  constructor(app, match, round = 0, seat = null) {
    this.round = round;
    this.seat = seat;
    this.mode = keptMode();
    /** Only the tiles with this number are shown. */
    this.pip = /** @type {number | null} */ (null);
    /** Whether the next digit begins a number anew. */
    this.fresh = true;
    /** Whether the paper is to be filled in by hand. */
    this.blank = false;
    lively(this);
    this.app = app;
    this.id = match.id;
    this.last = match;
    this.arrived = false;
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    const whole = () => {
      this.blank = false;
    };
    addEventListener('keydown', key);
    addEventListener('afterprint', whole);
    this.close = () => {
      removeEventListener('keydown', key);
      removeEventListener('afterprint', whole);
      notice.value = null;
    };
  }

  /** The match as it is kept now. */
  get match() {
    this.last = matchOf(this.id) ?? this.last;
    return this.last;
  }

  title() {
    return `${matchName(this.match)} · ${t('title')}`;
  }

  // ---------------------------------------------------------------- going about

  /** @param {number} round @param {number | null} seat */
  place(round, seat) {
    return `/score#${this.id}/${round}${seat === null ? '' : `/${seat}`}`;
  }

  leave() {
    this.app.go(`/score#${this.id}`);
  }

  /** @param {number | null} seat */
  turnTo(seat) {
    this.seat = seat;
    this.fresh = true;
    this.pip = null;
    notice.value = null;
    history.replaceState(null, '', this.place(this.round, seat)); // where a reload comes back to
  }

  /** Whose hand is to be counted next; null if there is nobody else. */
  nextSeat() {
    const { match, round, seat } = this;
    const count = match.players.length;
    const from = seat ?? -1;
    for (let step = 1; step <= count; step += 1) {
      const each = (from + step + count) % count;
      if (each !== seat && pointsAt(match, round, each) === null) return each;
    }
    return null;
  }

  goOn() {
    const next = this.nextSeat();
    if (next !== null) this.turnTo(next);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.fresh = true;
    try {
      localStorage.setItem(MODE, mode);
    } catch {
      // It is chosen again the next time.
    }
  }

  /** @param {number | null} pip */
  setPip(pip) {
    this.pip = pip;
  }

  /** On to the next hand, or back once all are counted. */
  onward() {
    if (isWhole(this.match, this.round)) this.leave();
    else this.goOn();
  }

  // ---------------------------------------------------------------- writing

  /** What is being written, in words. */
  get what() {
    const { match, round, seat } = this;
    if (seat === null) return t('keeper-what-out', { round });
    return t('keeper-what', { round, name: match.players[seat].name });
  }

  /** @param {number} seat */
  wentOut(seat) {
    const again = roundAt(this.match, this.round).out === seat;
    if (again) change(withPoints(this.match, this.round, seat, null), this.what);
    else change(withOut(this.match, this.round, seat), this.what);
    if (!again) this.goOn();
  }

  /** @param {number | null} points */
  put(points) {
    const { match, round, seat } = this;
    if (seat === null) return;
    change(withPoints(match, round, seat, points), this.what, `${round} ${seat}`);
  }

  /** @param {number} digit */
  digit(digit) {
    const before = this.fresh ? 0 : (this.written ?? 0);
    const points = before * 10 + digit;
    if (points > MOST_POINTS) return;
    this.put(points);
    this.fresh = false;
  }

  erase() {
    const { written } = this;
    this.put(written === null || written < 10 ? null : Math.floor(written / 10));
    this.fresh = false;
  }

  clear() {
    this.put(null);
    this.fresh = true;
  }

  /** What is written for the hand that is counted. */
  get written() {
    return this.seat === null ? null : pointsAt(this.match, this.round, this.seat);
  }

  /** @param {string} tile */
  tapTile(tile) {
    const { match, round, seat } = this;
    if (seat === null) return;
    const other = otherHolder(roundAt(match, round), tile, seat);
    if (other === undefined) {
      change(withTile(match, round, seat, tile), this.what);
      return;
    }
    const [name, mine] = [match.players[other].name, match.players[seat].name];
    const run = () =>
      change(withTile(withTile(match, round, other, tile), round, seat, tile), this.what);
    tell({
      text: t('keeper-taken', { tile: tileName(tile), name }),
      label: t('keeper-give', { name: mine }),
      run,
    });
  }

  /** Numbers from the keyboard. @param {KeyboardEvent} event */
  key(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault();
      if (shiftKey) redo(this.id);
      else undo(this.id);
      return;
    }
    if (ctrlKey || metaKey || altKey || !this.round) return;
    if (key === 'Escape') this.leave();
    if (key === 'Enter' && !(event.target instanceof HTMLButtonElement)) this.onward();
    if (this.seat === null || this.mode !== 'digits') return;
    if (/^\d$/.test(key)) this.digit(Number(key));
    if (key === 'Backspace') this.erase();
  }

  // ---------------------------------------------------------------- drawing

  /** What comes in the place of what had the focus has it next. */
  drawn() {
    if (this.arrived) return;
    this.arrived = true;
    if (document.activeElement !== document.body) return;
    document.getElementById(this.round ? 'entry' : 'now')?.focus({ preventScroll: true });
  }

  draw() {
    const { match, round, seat } = this;
    return html`
      <main class=${round ? 'keeper match entering' : 'keeper match'}>
        ${this.drawHead()}
        <div class="columns">
          ${round ? Entry(this) : this.drawNow()}
          ${Pad(match, round ? { round, seat } : null, (...at) => this.app.go(this.place(...at)))}
          ${
            !round &&
            html`<div class="rest">${Standing(match)} ${ToPlay(match)} ${Sharing(this)}</div>`
          }
        </div>
        ${!round && Notice()} ${Paper(match, this.blank)}
      </main>
    `;
  }

  drawHead() {
    const { app, match, id } = this;
    const { past, future } = historyOf(id);
    return html`
      <header class="topbar">
        ${Link(app, '/score', Mark('back'), { class: 'backward', 'aria-label': t('keeper-back') })}
        <div>
          <h1>${matchName(match)}</h1>
          <p class="about">${rulesName(match)}</p>
        </div>
        <button
          class="round"
          aria-label=${t('keeper-undo')}
          disabled=${!past.length}
          onclick=${() => undo(id)}
        >
          ${Mark('undo')}
        </button>
        <button
          class="round"
          aria-label=${t('keeper-redo')}
          disabled=${!future.length}
          onclick=${() => redo(id)}
        >
          ${Mark('redo')}
        </button>
      </header>
    `;
  }

  drawNow() {
    const { match } = this;
    if (isOver(match)) return Won(match);
    const number = currentRound(match);
    return NowRound({ match, number }, () => this.app.go(this.place(number, null)));
  }
}

/** @returns {Mode} */
function keptMode() {
  try {
    return localStorage.getItem(MODE) === 'tiles' ? 'tiles' : 'digits';
  } catch {
    return 'digits';
  }
}
