// Guests count their own hands: a code takes the round to their phones. What they counted comes back
// by itself where a server carries it, and else by a code that this phone reads.

import { html } from 'htm/preact';

import { addressForOthers } from '../base/address.js';
import { packed } from '../base/packed.js';
import { COLOURS } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { hasServer } from '../base/site.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { Brought, broughtTo } from './brought.js';
import { Code, Copied } from './code.js';
import { matchOf } from './matches.js';
import { matchName, namesAt } from './naming.js';
import { handsAt, keepPost, postOf, putHand } from './post.js';
import { engineAt, orderAt, pointsAt, roundAt, roundsOf, whoLacks } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** How long after one look at the server comes the next, in milliseconds. */
const LOOKS = 3000;

/**
 * What guests have to know of a match, in this round and later ones, to count their hands.
 * @param {KeptMatch} match
 * @param {number} round
 * @param {string} place where they put what they counted; empty where no server carries it
 */
function roundFor(match, round, place) {
  const { id, rules } = match;
  const { max_pip, blank_points, double_blank_points } = rules;
  const people = orderAt(match, round).map((seat) => {
    const { name, colour } = match.players[seat];
    return [seat, name, COLOURS.indexOf(colour)];
  });
  const counting = [max_pip, blank_points, double_blank_points];
  const name = matchName(match).slice(0, 60);
  const told = [id, round, name, counting, rules.engine, engineAt(match, round), people];
  return place ? [...told, place] : told;
}

/** The code for guests, what came from them, and who is still to be counted. */
export class GuestsPage extends Copied {
  /**
   * @param {App} app
   * @param {KeptMatch} match
   * @param {number} round
   */
  constructor(app, match, round) {
    super();
    this.link = '';
    /** Whether a server carries what guests count. */
    this.carried = false;
    /** What came from guests since this page is open, the latest last. @type {BroughtHand[]} */
    this.came = [];
    /** All that is at the server, the earliest first. @type {BroughtHand[]} */
    this.hands = [];
    /** Those of them that were written down here. @type {string[]} */
    this.written = [];
    reactive(this);
    this.app = app;
    this.id = match.id;
    this.last = match;
    this.round = round;
    this.post = postOf(match.id);
    this.closed = false;
    this.begin();
  }

  /** The match as it is kept now: points may come in another window. */
  get match() {
    this.last = matchOf(this.id) ?? this.last;
    return this.last;
  }

  title() {
    return `${t('keeper-guests')} · ${t('title')}`;
  }

  close() {
    this.closed = true;
  }

  async begin() {
    this.carried = hasServer() && (await this.look());
    const text = await packed(roundFor(this.match, this.round, this.carried ? this.post.place : ''));
    this.link = addressForOthers(`/score#guest=${text}`);
    if (!this.carried) return;
    keepPost(this.id, this.post);
    this.lookAgain();
    await this.share();
  }

  /** Put what was counted here beside what guests count, so that they learn what it rules out. */
  async share() {
    const { match, round, post } = this;
    const { out, points, tiles } = roundAt(match, round);
    for (const seat of orderAt(match, round)) {
      const isThere = this.hands.some((hand) => hand.round === round && hand.seat === seat);
      if (isThere || pointsAt(match, round, seat) === null) continue;
      const { name } = match.players[seat];
      const known = { points: points[seat] ?? null, tiles: tiles[seat], out: out === seat };
      const hand = { round, seat, name, ...known };
      try {
        this.keepHeard((await putHand(post.place, hand)).id);
      } catch {
        return; // guests are not warned then
      }
    }
  }

  lookAgain() {
    setTimeout(async () => {
      if (this.closed) return;
      if (!document.hidden) await this.look();
      this.lookAgain();
    }, LOOKS);
  }

  /** Hears what is new at the server; whether it answered. */
  async look() {
    try {
      this.hands = await handsAt(this.post.place);
      if (!this.closed) this.takeIn(this.hands);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Take in what is new. Of each guest's hands in a round the last one counts. A hand that did not
   * fit before may fit once another guest has counted again.
   * @param {BroughtHand[]} hands
   */
  takeIn(hands) {
    const last = new Map(hands.map((hand) => [`${hand.round} ${hand.seat}`, hand]));
    for (const hand of hands) {
      if (last.get(`${hand.round} ${hand.seat}`) !== hand) this.dismiss(hand.id);
      else if (!this.post.heard.includes(hand.id)) this.hear(hand);
    }
  }

  /** Write a hand down, unless something else stands there. @param {BroughtHand} hand */
  hear(hand) {
    const brought = broughtTo(this.match, hand);
    const fits = brought instanceof Brought;
    if (fits && !brought.asks && !brought.isNew) return this.dismiss(hand.id); // it stands there already
    if (!this.came.some(({ id }) => id === hand.id)) this.came = [...this.came, hand];
    if (fits && brought.isNew) this.write(hand.id, brought);
  }

  /** Nothing more is to be done with a hand. @param {string} id */
  dismiss(id) {
    this.came = this.came.filter((each) => each.id !== id);
    this.keepHeard(id);
  }

  /** @param {string} id */
  keepHeard(id) {
    if (this.post.heard.includes(id)) return;
    this.post.heard.push(id);
    keepPost(this.id, this.post);
  }

  /** @param {string} id @param {Brought} brought */
  write(id, brought) {
    brought.write();
    this.written = [...this.written, id];
    this.keepHeard(id);
  }

  draw() {
    const { app, link, match, round, carried } = this;
    const lacking = namesAt(match, whoLacks(match, round));
    return html`
      <main class="topped keeper setup handing">
        <header class="topbar">
          ${Link(app, `/score#${match.id}/${round}`, Icon('back'), {
            class: 'backward',
            'aria-label': t('keeper-back'),
          })}
          <div>
            <h1>${t('keeper-guests')}</h1>
            <p class="about">${t('keeper-round', { round })}</p>
          </div>
        </header>
        <ol class="steps">
          <li>${t('keeper-guests-scan')}</li>
          <li>${t('keeper-guests-count')}</li>
          <li>${t(carried ? 'keeper-guests-come' : 'keeper-guests-back')}</li>
        </ol>
        ${link && Code(this, link, t('keeper-guests-code'))}
        <div role="status">
          ${this.came.map((hand) => this.drawCame(hand))}
          <p>
            ${lacking.length ? t('keeper-guests-lack', { names: lacking }) : t('keeper-guests-all')}
          </p>
        </div>
        ${
          !lacking.length &&
          round < roundsOf(match) &&
          html`
            <div class="buttons">
              ${Link(app, `/score#${match.id}/guests/${round + 1}`, t('keeper-guests-next', { round: round + 1 }), { class: 'way' })}
            </div>
          `
        }
      </main>
    `;
  }

  /** @param {BroughtHand} hand */
  drawCame(hand) {
    const { id } = hand;
    const brought = broughtTo(this.match, hand);
    if (typeof brought === 'string') return html`<p key=${id} class="problem">${brought}</p>`;
    if (!brought.asks) return html`<p key=${id}>${brought.said}</p>`;
    if (this.written.includes(id)) return null; // and somebody has changed it here since
    return html`
      <div key=${id} class="asks">
        <p><b>${brought.said}</b></p>
        <div class="buttons">
          <button class="main" onclick=${() => this.write(id, brought)}>
            ${brought.answer}
          </button>
          <button onclick=${() => this.dismiss(id)}>${t('keeper-points-leave')}</button>
        </div>
      </div>
    `;
  }
}
