// A match before it begins: who plays, by which rules, how long. The same form changes one later.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { mostPlayers } from '../game/dealing.js';
import { firstOf } from '../game/first.js';
import { everyDouble, lengthOf } from '../game/lengths.js';
import { rulesOf, sheetRules, usualChoice } from '../options/choice.js';
import { SheetPick, Variants } from '../options/form.js';
import { HouseRules } from '../options/house.js';
import { NumberField, Pick, Trouble } from '../parts/fields.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { FORM } from './forms.js';
import { allMatches, begin, change, newId } from './matches.js';
import { rememberNames } from './names.js';
import { Paper, printDrawn } from './paper.js';
import { People, calledName, oneMore, present, someone } from './people.js';
import { tableOf } from './reckoning.js';
import { tookPart, withPeople } from './seating.js';
import { HandSizes, MissedPick, dealWords } from './there.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

const MOST_ROUNDS = 60;
const LENGTHS = [1, 3, 5];
const LONGEST = 40;

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
    /** Whether some other number of rounds is wanted than those one can tap. */
    this.other = false;
    /** @type {Choices | null} */
    this.told = null;
    /** @type {Problem | null} */
    this.problem = null;
    reactive(this);
    this.app = app;
    this.match = match;
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
      if (!sheetRules(told, this.choice.sheet).hand) this.choice = usualChoice(); // a sheet that is gone
      this.told = told;
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
  }

  /** The match as the form has it. @returns {KeptMatch | null} */
  made() {
    const { told, choice, match, missed } = this;
    const own = told && rulesOf(told, choice);
    const rules = own ? { ...own, rounds: choice.rounds ?? own.rounds } : match?.rules;
    if (!rules) return null;
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
    const order = this.people.map((person, index) => {
      const seat = before.length && person.seat !== null ? person.seat : players.length;
      players[seat] = { name: calledName(person, index), colour: person.colour };
      return seat;
    });
    return { players, order, away: order.filter((_, index) => this.people[index].away) };
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
          <div class="foot buttons">
            <button class="main" disabled=${!made}>
              ${t(match ? 'keeper-save' : 'keeper-start')}
            </button>
            ${
              !match &&
              html`
                <button type="button" disabled=${!made} onclick=${() => printDrawn()}>
                  ${t('keeper-print-empty')}
                </button>
              `
            }
          </div>
        </form>
        ${made && Paper(made, true)}
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
        ${made && html`<p class="deal">${dealWords(made.rules, present(this.people).length)}</p>`}
        ${made && HandSizes(made.rules, present(this.people).length)}
      </section>
    `;
  }

  /** @param {Choices} told */
  drawRules(told) {
    // With dominoes of one's own anybody may play by any sheet, however many there are.
    const most = mostPlayers(rulesOf(told, this.choice));
    const choice = { ...this.choice, seats: Math.min(present(this.people).length, most) };
    const set = (/** @type {typeof choice} */ next) => {
      this.choice = next;
    };
    const props = { told, choice, change: set, allowed: [2] };
    return html`
      ${SheetPick(props)} ${Variants(props)} ${this.drawLength(told)}
      <${HouseRules} told=${told} choice=${choice} change=${set} />
    `;
  }

  /** @param {Choices} told */
  drawLength(told) {
    const rules = rulesOf(told, this.choice);
    const [own, full] = [lengthOf(rules), everyDouble(rules.max_pip)];
    const rounds = this.choice.rounds ?? own;
    const set = (/** @type {number} */ value) => {
      this.choice = { ...this.choice, rounds: value === own ? null : value };
    };
    const usual = [...new Set([...LENGTHS, full, own])].sort((one, two) => one - two);
    const other = this.other || !usual.includes(rounds);
    return html`
      <div class="length">
        ${Pick({
          label: t('keeper-rounds'),
          name: 'length',
          options: [
            ...usual.map((value) => ({
              value,
              label: t('number', { value }),
              about: value === own && t('length-own'),
            })),
            { value: 0, label: t('keeper-rounds-other') },
          ],
          value: other ? 0 : rounds,
          pick: (value) => {
            this.other = value === 0;
            if (value) set(value);
          },
        })}
        ${
          other &&
          NumberField({
            label: t('keeper-rounds'),
            value: rounds,
            least: 1,
            most: MOST_ROUNDS,
            set,
          })
        }
      </div>
    `;
  }
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
