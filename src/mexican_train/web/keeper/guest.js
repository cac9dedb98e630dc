// A guest at somebody else's score keeper: counts the own hand on the own phone, and sends it to
// whoever keeps the score, or shows a code that brings the points back.

import { html } from 'htm/preact';

import { addressForOthers } from '../base/address.js';
import { packed } from '../base/packed.js';
import { COLOURS } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { MOST_PIPS } from '../game/sets.js';
import { withOut } from './changes.js';
import { Code, Copied } from './code.js';
import { Counting } from './counting.js';
import { Modes } from './entry.js';
import { FORM } from './forms.js';
import { handText, isPerson, isWhole } from './handing.js';
import { Notice } from './notice.js';
import { isPlace, putHand } from './post.js';
import { pointsAt, roundAt } from './reckoning.js';
import { Head, WRONG, WrongPage } from './take.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

const MOST_POINTS = 9999;
const MOST_ROUNDS = 60;

/**
 * @param {App} app
 * @param {Awaited<ReturnType<typeof import('../base/packed.js').unpacked>>} came
 */
export function guestCame(app, came) {
  if (came.wrong) return new WrongPage(app, WRONG[came.wrong]);
  const asked = readRound(came.value);
  return asked ? new GuestPage(app, asked) : new WrongPage(app, WRONG.damaged);
}

/**
 * The round as a match with nothing else in it; its people keep the seats they have there.
 * @typedef {{match: KeptMatch, round: number, seats: number[], place: string}} Asked
 */

/** @param {any} value @returns {Asked | null} */
function readRound(value) {
  try {
    const [id, round, name, [max_pip, blank_points, double_blank_points], engine, people, at] = value;
    const good =
      typeof id === 'string' &&
      isWhole(round, MOST_ROUNDS) &&
      round > 0 &&
      typeof name === 'string' &&
      max_pip > 0 &&
      isWhole(max_pip, MOST_PIPS) &&
      isWhole(blank_points, MOST_POINTS) &&
      isWhole(double_blank_points, MOST_POINTS) &&
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
    const rules = { max_pip, blank_points, double_blank_points, rounds: 1, hand: [], engine: '', first: '' };
    const played = { order, engine, layer: null, holder: null, out: null, blocked: false };
    const rounds = [{ ...played, points: order.map(() => null), tiles: order.map(() => []) }];
    const about = { form: FORM, id, name, at: 0, sheet: '', house: {}, away: [] };
    const match = { ...about, players, order, rules, rounds, missed: /** @type {const} */ ('none') };
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
    /** The round with what is counted so far. */
    this.match = match;
    /** @type {number | null} */
    this.seat = null;
    this.link = '';
    this.sent = false;
    reactive(this);
    this.app = app;
    this.number = round;
    this.seats = seats;
    /** Where a server takes what is counted; empty where none does. */
    this.place = place;
    this.round = 1; // the only one there is here
    this.counting = new Counting(
      () => this,
      (next) => {
        this.match = next;
        this.link = '';
        this.sent = false;
      },
    );
  }

  title() {
    return `${t('keeper-guest')} · ${t('title')}`;
  }

  /** @param {number} seat */
  sit(seat) {
    this.seat = seat;
    this.counting.anew();
  }

  /** What was counted. @param {number} seat @returns {CountedHand} */
  counted(seat) {
    const { match, seats, number } = this;
    const { out, points, tiles } = roundAt(match, 1);
    const known = { points: points[seat] ?? null, tiles: tiles[seat], out: out === seat };
    return { round: number, seat: seats[seat], name: match.players[seat].name, ...known };
  }

  /** It goes to whoever keeps the score; where no server takes it, by the code. @param {number} seat */
  async send(seat) {
    const hand = this.counted(seat);
    try {
      await putHand(this.place, hand);
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
    const { app, match, number, seat } = this;
    return html`
      <main class="topped keeper setup handing">
        ${Head(app)}
        <div>
          <h2>${t('keeper-guest')}</h2>
          <p class="about">${match.name} · ${t('keeper-round', { round: number })}</p>
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
    const { match, link, sent, place, counting } = this;
    const { name, colour } = match.players[seat];
    const points = pointsAt(match, 1, seat);
    const out = roundAt(match, 1).out === seat;
    const wentOut = () => counting.write(withOut(match, 1, seat), '');
    if (sent || link) return this.drawGone(name, points ?? 0);
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

  /** What was counted is on its way. @param {string} name @param {number} points */
  drawGone(name, points) {
    const { sent, link } = this;
    const again = () => {
      this.link = '';
      this.sent = false;
    };
    return html`
      <div role="status">
        <p><b>${t('keeper-guest-says', { name, points })}</b></p>
        <p>${t(sent ? 'keeper-guest-sent' : 'keeper-guest-back')}</p>
      </div>
      ${link && Code(this, link, t('keeper-guest-code'))}
      <div class="buttons"><button onclick=${again}>${t('keeper-guest-again')}</button></div>
    `;
  }
}
