// A guest at somebody else's score keeper: counts the own hand on the own phone, and sends it to
// whoever keeps the score, or shows a code that brings the points back.

import { html } from 'htm/preact';

import { addressForOthers } from '../base/address.js';
import { packed } from '../base/packed.js';
import { COLOURS } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { engineSetAside } from '../game/engines.js';
import { MOST_PIPS } from '../game/sets.js';
import { NumberField } from '../parts/fields.js';
import { refusalWords } from './brought.js';
import { withEngine, withOut } from './changes.js';
import { Code, Copied } from './code.js';
import { Counting } from './counting.js';
import { Modes } from './entry.js';
import { FORM } from './forms.js';
import { handText, isPerson, isWhole } from './handing.js';
import { Notice } from './notice.js';
import { handsAt, isPlace, putHand } from './post.js';
import { pointsAt, roundAt } from './reckoning.js';
import { clashOf } from './refusals.js';
import { Head, WRONG, WrongPage } from './take.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

const MOST_POINTS = 9999;
const MOST_ROUNDS = 60;
const WORD = /^[a-z-]{1,40}$/;
/** Where this device remembers who counts on it, and which round. */
const KEPT = 'mexican-train-guest:';

/**
 * @param {App} app
 * @param {Awaited<ReturnType<typeof import('../base/packed.js').unpacked>>} came
 */
export function guestCame(app, came) {
  if (came.wrong) return new WrongPage(app, t(WRONG[came.wrong]));
  const asked = readRound(came.value);
  return asked ? new GuestPage(app, asked) : new WrongPage(app, t(WRONG.damaged));
}

/**
 * The match with nothing else in it; its people keep the seats they have there.
 * @typedef {{match: KeptMatch, round: number, seats: number[], place: string}} Asked
 */

/** @param {any} value @returns {Asked | null} */
function readRound(value) {
  try {
    const [id, round, name, [max_pip, ...worth], rule, engine, people, at] = value;
    const [blank_points, double_blank_points] = worth;
    const good =
      typeof id === 'string' &&
      isWhole(round, MOST_ROUNDS) &&
      round > 0 &&
      typeof name === 'string' &&
      max_pip > 0 &&
      isWhole(max_pip, MOST_PIPS) &&
      isWhole(blank_points, MOST_POINTS) &&
      isWhole(double_blank_points, MOST_POINTS) &&
      WORD.test(rule) &&
      (engine === null || isWhole(engine, max_pip)) &&
      people.length > 1 &&
      people.length <= COLOURS.length &&
      people.every((/** @type {any} */ [seat, ...person]) => isWhole(seat, 99) && isPerson(person));
    if (!good) return null;
    const players = people.map((/** @type {[number, string, number]} */ [, called, colour]) => ({
      name: called,
      colour: COLOURS[colour],
    }));
    const order = players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
    const points = { max_pip, blank_points, double_blank_points };
    const rules = { ...points, rounds: MOST_ROUNDS, hand: [], engine: rule, first: '' };
    const about = { form: FORM, id, name, at: 0, sheet: '', house: {}, away: [], rounds: [] };
    const empty = { ...about, players, order, rules, missed: /** @type {const} */ ('none') };
    const isHeld = engine !== null && engineSetAside(rules, round) === null;
    const match = isHeld ? withEngine(empty, round, engine) : empty;
    const seats = people.map((/** @type {[number]} */ [seat]) => seat);
    return { match, round, seats, place: isPlace(at) ? at : '' };
  } catch {
    return null;
  }
}

class GuestPage extends Copied {
  /**
   * @param {App} app
   * @param {Asked} asked
   */
  constructor(app, { match, round, seats, place }) {
    super();
    const kept = keptGuest(match.id);
    /** The match with what is counted so far. */
    this.match = match;
    this.round = Math.max(round, kept.round);
    /** @type {number | null} */
    this.seat = seats.includes(kept.seat) ? seats.indexOf(kept.seat) : null;
    this.link = '';
    this.sent = false;
    /** Why it is not written down though it was sent, in words. */
    this.refused = '';
    reactive(this);
    this.app = app;
    this.seats = seats;
    /** Where a server takes what is counted; empty where none does. */
    this.place = place;
    this.counting = new Counting(
      () => this,
      (next) => {
        this.match = next;
        this.countOn();
      },
    );
  }

  title() {
    return `${t('keeper-guest')} · ${t('title')}`;
  }

  /** Somebody counts on this phone, or it is asked anew who does. @param {number | null} seat @param {number} [round] */
  sit(seat, round = this.round) {
    this.seat = seat;
    this.round = round;
    this.counting.anew();
    this.countOn();
    if (seat !== null) keepGuest(this.match.id, { seat: this.seats[seat], round });
  }

  /** What was sent is not the last word. */
  countOn() {
    this.link = '';
    this.sent = false;
    this.refused = '';
  }

  /** What was counted. @param {number} seat @returns {CountedHand} */
  counted(seat) {
    const { match, seats, round } = this;
    const { out, points, tiles } = roundAt(match, round);
    const known = { points: points[seat] ?? null, tiles: tiles[seat], out: out === seat };
    return { round, seat: seats[seat], name: match.players[seat].name, ...known };
  }

  /** It goes to whoever keeps the score; where no server takes it, by the code. @param {number} seat */
  async send(seat) {
    const hand = this.counted(seat);
    try {
      const own = await putHand(this.place, hand);
      const clash = clashOf(own, await handsAt(this.place));
      this.refused = clash ? refusalWords(clash) : '';
      this.sent = true;
    } catch {
      this.place = '';
      await this.show(seat);
    }
  }

  /** What was counted becomes the code that the keeper's phone reads. @param {number} seat */
  async show(seat) {
    const { round, seat: there, name, points, tiles, out } = this.counted(seat);
    const told = [this.match.id, round, there, name, points, handText(tiles ?? []), out ? 1 : 0];
    this.link = addressForOthers(`/score#points=${await packed(told)}`);
  }

  draw() {
    const { app, match, round, seat } = this;
    return html`
      <main class="topped keeper setup handing guest">
        ${Head(app)}
        <div class="which">
          <div>
            <h2>${t('keeper-guest')}</h2>
            <p class="about">${match.name}</p>
          </div>
          <div class="which-round">
            <span>${t('score-round')}</span>
            ${NumberField({
              label: t('score-round'),
              value: round,
              least: 1,
              most: MOST_ROUNDS,
              set: (next) => this.sit(seat, next),
            })}
          </div>
        </div>
        ${seat === null ? this.drawWho() : this.drawHand(seat)}
      </main>
    `;
  }

  drawWho() {
    return html`
      <fieldset class="ending">
        <legend>${t('keeper-guest-who')}</legend>
        ${this.match.players.map(
          ({ name, colour }, seat) => html`
            <button key=${seat} class=${`answer ${colour}`} onclick=${() => this.sit(seat)}>
              <span class="disc" aria-hidden="true" />
              ${name}
            </button>
          `,
        )}
      </fieldset>
    `;
  }

  /** @param {number} seat */
  drawHand(seat) {
    const { match, round, link, sent, place, counting } = this;
    const { name, colour } = match.players[seat];
    const points = pointsAt(match, round, seat);
    const out = roundAt(match, round).out === seat;
    const wentOut = () => counting.write(withOut(match, round, seat), '');
    if (sent || link) return this.drawGone(seat, points ?? 0);
    const go = () => (place ? this.send(seat) : this.show(seat));
    return html`
      <div class=${`hand-of ${colour}`}>
        <div class="sum">
          <p><b>${name}</b><small>${t(out ? 'keeper-is-out' : 'keeper-hand')}</small></p>
          <output class="value">${points === null ? '–' : t('number', { value: points })}</output>
          <button class="out" aria-pressed=${out} onclick=${wentOut}>${t('keeper-out')}</button>
        </div>
        ${Modes(counting, seat)}
      </div>
      ${Notice()}
      <button class="deed" disabled=${points === null} onclick=${go}>
        ${t(place ? 'keeper-guest-send' : 'keeper-guest-show')}
      </button>
    `;
  }

  /** What was counted is on its way. @param {number} seat @param {number} points */
  drawGone(seat, points) {
    const { match, round, sent, link, refused } = this;
    const { name } = match.players[seat];
    const said = refused || t(sent ? 'keeper-guest-sent' : 'keeper-guest-back');
    return html`
      <div role="status">
        <p><b>${t('keeper-guest-says', { name, points })}</b></p>
        <p class=${refused ? 'problem' : ''}>${said}</p>
      </div>
      ${link && Code(this, link, t('keeper-guest-code'))}
      <div class="buttons">
        ${
          !refused &&
          html`
            <button class="main" onclick=${() => this.sit(seat, round + 1)}>
              ${t('keeper-guest-next', { round: round + 1 })}
            </button>
          `
        }
        <button onclick=${() => this.countOn()}>${t('keeper-guest-again')}</button>
        <button onclick=${() => this.sit(null)}>${t('keeper-guest-other')}</button>
      </div>
    `;
  }
}

/** Return who counted on this device last, and in which round. @param {string} id of the match */
function keptGuest(id) {
  try {
    const { seat, round } = JSON.parse(localStorage.getItem(KEPT + id) ?? '{}');
    if (isWhole(seat, 99) && isWhole(round, MOST_ROUNDS)) return { seat, round };
  } catch {
    // What is kept is not ours, or this browser keeps nothing.
  }
  return { seat: -1, round: 1 };
}

/** @param {string} id @param {{seat: number, round: number}} guest */
function keepGuest(id, guest) {
  try {
    localStorage.setItem(KEPT + id, JSON.stringify(guest));
  } catch {
    // Then it is asked again.
  }
}
