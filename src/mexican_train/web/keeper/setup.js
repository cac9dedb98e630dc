// A match before it begins: who plays, by which rules, how long. The same form changes one later.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { COLOURS } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { mostPlayers } from '../game/dealing.js';
import { firstOf } from '../game/first.js';
import { lengthOf } from '../game/lengths.js';
import { baseOf } from '../game/sheets.js';
import { rulesOf, sheetRules, usualChoice, withVariant } from '../options/choice.js';
import { SheetPick, Variants } from '../options/form.js';
import { HouseRules } from '../options/house.js';
import { Trouble } from '../parts/fields.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { FORM } from './forms.js';
import { allMatches, begin, change, newId } from './matches.js';
import { rememberNames } from './names.js';
import { Paper, printDrawn } from './paper.js';
import { People, calledName, oneMore, playing, present, someone } from './people.js';
import { tableOf } from './reckoning.js';
import { tookPart, withPeople } from './seating.js';
import { HandSizes, MissedPick, dealWords } from './there.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

const MOST_ROUNDS = 60;
const LONGEST = 40;
/** The columns that an empty sheet can have, and how many it has where nobody is named. */
const COLUMNS = [4, 5, 6, 7, 8];
const USUAL_COLUMNS = 6;

export class SetupPage {
  /**
   * @param {App} app
   * @param {object} [of]
   * @param {KeptMatch} [of.match] the one to change; without it a new one is made
   * @param {KeptMatch} [of.like] that the new one begins like; without it, like the last one did
   */
  constructor(app, { match, like = match ?? allMatches()[0] } = {}) {
    this.name = match?.name ?? '';
    this.people = match ? seated(match) : like ? newcomers(like) : oneMore(oneMore([]));
    /** What a missed round counts. */
    this.missed = like?.missed ?? 'mean';
    /** @type {import('../options/choice.js').Choice} */
    this.choice = like ? choiceOf(like) : usualChoice();
    /** The columns of an empty sheet, if somebody chose how many. @type {number | null} */
    this.columns = null;
    /** @type {Choices | null} */
    this.told = null;
    /** @type {Problem | null} */
    this.problem = null;
    reactive(this);
    this.app = app;
    this.match = match;
    this.like = like;
    this.learn();
  }

  title() {
    return `${t(this.match ? 'keeper-change' : 'keeper-new')} · ${t('title')}`;
  }

  /** Asks what there is to choose from. A match that is kept can do without. */
  async learn() {
    this.problem = null;
    try {
      const told = await sheets();
      const isGone = !sheetRules(told, this.choice.sheet).hand;
      if (isGone || !this.like) this.choice = withRounds(told, usualChoice());
      this.told = told;
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
  }

  /** The match as the form has it. @returns {KeptMatch | null} */
  made() {
    const { told, choice, match, missed } = this;
    const own = told ? rulesOf(told, choice) : match?.rules;
    if (!own) return null;
    const rules = { ...own, rounds: choice.rounds ?? own.rounds };
    const kept = match ?? { form: FORM, id: newId(), at: 0, rounds: [] };
    const chosen = { name: this.name.trim(), sheet: choice.sheet, house: choice.rules, missed };
    const people = this.seats();
    if (match?.rounds.length) return withPeople({ ...match, ...chosen, rules }, people);
    return { ...kept, ...chosen, ...people, rules };
  }

  /** Everyone, by the places they have in the match once it has begun, and how they sit. */
  seats() {
    const before = this.match?.rounds.length ? this.match.players : [];
    const players = [...before];
    const people = playing(this.people);
    const order = people.map((person, index) => {
      const seat = before.length && person.seat !== null ? person.seat : players.length;
      players[seat] = { name: calledName(person, index), colour: person.colour };
      return seat;
    });
    return { players, order, away: order.filter((_, index) => people[index].away) };
  }

  /** Return how many columns an empty sheet has. */
  get drawnColumns() {
    const named = this.people.filter(({ name }) => name.trim()).length;
    return this.columns ?? (named ? Math.max(COLUMNS[0], named) : USUAL_COLUMNS);
  }

  /** Return a match to be kept on paper: the names there are, and room for others. @param {KeptMatch} made @returns {KeptMatch} */
  onPaper(made) {
    const names = this.people.map(({ name }) => name.trim()).filter(Boolean);
    const order = Array.from({ length: this.drawnColumns }, (_, seat) => seat);
    const players = order.map((seat) => ({ name: names[seat] ?? '', colour: COLOURS[seat] }));
    return { ...made, players, order, away: [], rounds: [] };
  }

  /** @param {Event} event */
  done(event) {
    event.preventDefault();
    const made = this.made();
    if (!made) return;
    rememberNames(this.people.map(({ name }) => name.trim()));
    if (this.match) change(made, t('keeper-what-match'));
    else begin(made);
    this.app.go(`/score#${made.id}`);
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { app, match, told } = this;
    const made = this.made();
    return html`
      <main class="topped keeper setup">
        <header class="topbar">
          ${Link(app, match ? `/score#${match.id}` : '/score', Icon('back'), {
            class: 'backward',
            'aria-label': t('keeper-back'),
          })}
          <h1>${t(match ? 'keeper-change' : 'keeper-new')}</h1>
        </header>
        <form onsubmit=${(/** @type {Event} */ event) => this.done(event)}>
          ${this.drawPeople(made)}
          <div class="options">
            ${told && this.drawRules(told)}
            ${!told && !this.problem && html`<p>${t('waiting')}</p>`}
          </div>
          ${Trouble(this.problem)}
          ${MissedPick(this.missed, (missed) => {
            this.missed = missed;
          })}
          <label class="field">
            <span>${t('keeper-match-name')}</span>
            <input
              autocomplete="off"
              maxlength=${LONGEST}
              placeholder=${t('keeper-match-name-hint')}
              value=${this.name}
              oninput=${(/** @type {any} */ event) => {
                this.name = event.target.value;
              }}
            />
          </label>
          ${!match && this.drawPrint(made)}
          <div class="foot buttons">
            ${made && this.drawLength(made)}
            <button class="main" disabled=${!made}>
              ${t(match ? 'keeper-save' : 'keeper-start')}
            </button>
          </div>
        </form>
        ${made && Paper(this.onPaper(made), true)}
      </main>
    `;
  }

  /** @param {KeptMatch | null} made */
  drawPeople(made) {
    const first = made && firstOf(made.rules, 2, 1, { layer: null, holder: null });
    const oldest = first?.why === 'oldest';
    return html`
      <section>
        <h2>${t('keeper-who')}</h2>
        <p class="about">${t(oldest ? 'keeper-who-oldest' : 'keeper-who-about')}</p>
        ${People({
          people: this.people,
          change: (people) => {
            this.people = people;
          },
        })}
        ${made && html`<p class="deal">${dealWords(made.rules, tableOf(made).length)}</p>`}
        ${made && HandSizes(made.rules, tableOf(made).length)}
      </section>
    `;
  }

  /** @param {Choices} told */
  drawRules(told) {
    // With dominoes of one's own anybody may play by any sheet, however many there are.
    const most = mostPlayers(rulesOf(told, this.choice));
    const there = present(playing(this.people)).length;
    const choice = { ...this.choice, seats: Math.min(there, most) };
    const set = (/** @type {typeof choice} */ next) => {
      const isOther = baseOf(next.sheet) !== baseOf(this.choice.sheet);
      this.choice = isOther ? withRounds(told, next) : next;
    };
    const props = { told, choice, change: set, allowed: [2] };
    return html`
      ${SheetPick(props)} ${Variants(props)}
      <${HouseRules} told=${told} choice=${choice} change=${set} />
    `;
  }

  /** @param {KeptMatch | null} made */
  drawPrint(made) {
    return html`
      <div class="buttons">
        <button type="button" disabled=${!made} onclick=${() => printDrawn()}>
          ${t('keeper-print-empty')}
        </button>
        <select
          aria-label=${t('keeper-print-columns')}
          onchange=${(/** @type {any} */ event) => {
            this.columns = Number(event.target.value);
          }}
        >
          ${COLUMNS.map(
            (count) => html`
              <option key=${count} value=${count} selected=${count === this.drawnColumns}>
                ${t('keeper-columns', { count })}
              </option>
            `,
          )}
        </select>
      </div>
    `;
  }

  /** @param {KeptMatch} made */
  drawLength(made) {
    const rounds = lengthOf(made.rules);
    const numbers = Array.from({ length: MOST_ROUNDS }, (_, index) => index + 1);
    return html`
      <select
        aria-label=${t('keeper-rounds')}
        onchange=${(/** @type {any} */ event) => {
          this.choice = { ...this.choice, rounds: Number(event.target.value) };
        }}
      >
        ${numbers.map(
          (each) => html`
            <option key=${each} value=${each} selected=${each === rounds}>
              ${t('rounds', { rounds: each })}
            </option>
          `,
        )}
      </select>
    `;
  }
}

/**
 * Return a choice with a round for every double where its sheet has that: a pad is kept for a whole
 * evening.
 * @param {Choices} told
 * @param {import('../options/choice.js').Choice} choice
 */
function withRounds(told, choice) {
  return { ...choice, sheet: withVariant(told, choice.sheet, 'rounds', true) };
}

/**
 * How a match was chosen, for the next one.
 * @param {KeptMatch} match
 * @returns {import('../options/choice.js').Choice}
 */
function choiceOf({ sheet, house, rules }) {
  const rounds = typeof rules.rounds === 'number' ? rules.rounds : null;
  return { ...usualChoice(), sheet, rules: house, rounds };
}

/** Everyone in a match, as they sit. @param {KeptMatch} match */
function seated(match) {
  return match.order.map((seat) =>
    someone(match.players[seat], {
      seat,
      played: tookPart(match, seat),
      away: match.away.includes(seat),
    }),
  );
}

/** Those who were at the table last, for another match. @param {KeptMatch} match */
function newcomers(match) {
  return tableOf(match).map((seat) => someone(match.players[seat]));
}
