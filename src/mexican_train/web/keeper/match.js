// A match: the round that is played, the score pad, how it stands, and what one can do with it.

import { html } from 'htm/preact';

import { showPath } from '../base/address.js';
import { reactive } from '../base/reactive.js';
import { rulesTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { withOut, withPoints } from './changes.js';
import { Counting } from './counting.js';
import { Entry } from './entry.js';
import { historyOf } from './history.js';
import { change, matchOf, notice, redo, undo } from './matches.js';
import { matchName } from './naming.js';
import { Notice } from './notice.js';
import { Pad } from './pad.js';
import { Paper } from './paper.js';
import { currentRound, isOver, isWhole, orderAt, roundAt, whoLacks } from './reckoning.js';
import { NowRound } from './round.js';
import { withPresence } from './seating.js';
import { Sharing } from './sending.js';
import { Course, Lead, ToPlay, Won } from './standing.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

export class MatchPage {
  /**
   * @param {App} app
   * @param {KeptMatch} match
   * @param {number} [round] that is counted; 0 for none
   * @param {number | null} [seat] whose hand it is; null: who went out
   */
  constructor(app, match, round = 0, seat = null) {
    this.round = round;
    this.seat = seat;
    /** Whether the paper is to be filled in by hand. */
    this.blank = false;
    reactive(this);
    this.app = app;
    this.id = match.id;
    this.last = match;
    this.arrived = false;
    this.counting = new Counting(() => this, change);
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
    this.counting.anew();
    notice.value = null;
    showPath(this.place(this.round, seat)); // where a reload comes back to
  }

  /** Whose hand is to be counted next; null if there is nobody else. */
  nextSeat() {
    const { match, round, seat } = this;
    const lacking = whoLacks(match, round).filter((each) => each !== seat);
    const place = (/** @type {number} */ each) => match.order.indexOf(each);
    const from = seat === null ? -1 : place(seat);
    return lacking.find((each) => place(each) > from) ?? lacking[0] ?? null;
  }

  goOn() {
    const next = this.nextSeat();
    if (next !== null) this.turnTo(next);
  }

  /** On to the next hand, or back once all are counted. */
  onward() {
    if (isWhole(this.match, this.round)) this.leave();
    else this.goOn();
  }

  // ---------------------------------------------------------------- writing

  /** @param {number} seat */
  wentOut(seat) {
    const { match, round, counting } = this;
    const again = roundAt(match, round).out === seat;
    if (again) change(withPoints(match, round, seat, null), counting.what);
    else change(withOut(match, round, seat), counting.what);
    if (!again) this.goOn();
  }

  /** Somebody missed the round that is counted, or was there after all. @param {number} seat */
  missed(seat) {
    const { match, round } = this;
    const there = !orderAt(match, round).includes(seat);
    const name = match.players[seat].name;
    change(withPresence(match, round, seat, there), t('keeper-what-there', { round, name }));
    if (!there) this.goOn();
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
    this.counting.key(key);
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
      <main class=${round ? 'topped keeper match entering' : 'topped keeper match'}>
        ${this.drawHead()}
        <div class="columns">
          ${round ? Entry(this) : this.drawNow()}
          ${Pad(match, round ? { round, seat } : null, (...at) => this.app.go(this.place(...at)))}
          ${
            !round &&
            html`<div class="rest">${Course(match)} ${ToPlay(match)} ${Sharing(this)}</div>`
          }
        </div>
        ${!round && Notice()} ${Paper(match, this.blank)}
      </main>
    `;
  }

  drawHead() {
    const { app, match, id, round } = this;
    const { past, future } = historyOf(id);
    const [up, label] = round ? [`/score#${id}`, 'keeper-entry-close'] : ['/score', 'keeper-back'];
    return html`
      <header class="topbar">
        ${Link(app, up, Icon('back'), { class: 'backward', 'aria-label': t(label) })}
        ${
          round
            ? html`<div>
                <h1 id="entry" tabindex=${-1}>${t('keeper-round', { round })}</h1>
                <p class="about">${matchName(match)}</p>
              </div>`
            : html`<div>
                <h1>${matchName(match)}</h1>
                <p class="about">${rulesTitle(match.sheet, match.house)}</p>
              </div>`
        }
        <button
          class="round"
          aria-label=${t('keeper-undo')}
          disabled=${!past.length}
          onclick=${() => undo(id)}
        >
          ${Icon('undo')}
        </button>
        <button
          class="round"
          aria-label=${t('keeper-redo')}
          disabled=${!future.length}
          onclick=${() => redo(id)}
        >
          ${Icon('redo')}
        </button>
      </header>
    `;
  }

  drawNow() {
    const { match } = this;
    if (isOver(match)) return Won(match);
    const number = currentRound(match);
    const count = () => this.app.go(this.place(number, null));
    return html`
      <div class="top">${Lead(match)} ${NowRound(this.app, { match, number }, count)}</div>
    `;
  }
}
