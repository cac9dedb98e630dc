// A match before it begins: who plays, by which rules, how long. The same form changes one later.

import { html } from 'htm/preact';

import { sheets } from '../app/api.js';
import { NumberField, Pick, Trouble } from '../app/fields.js';
import { Link } from '../app/links.js';
import { lively } from '../app/lively.js';
import { t } from '../app/words.js';
import { USUAL, lengthOf, rulesOf, sheetRules } from '../home/choice.js';
import { HouseRules } from '../home/house.js';
import { SheetPick, Variants } from '../home/options.js';
import { firstOf } from './counting.js';
import { allMatches, begin, change, newId } from './kept.js';
import { Paper, printed } from './paper.js';
import { People, calledName, oneMore, someone } from './people.js';
import { Mark } from './signs.js';

/** @typedef {import('./reckoning.js').Kept} Kept */

const MOST_ROUNDS = 60;
const LENGTHS = [1, 3, 5];
const LONGEST = 40;

export class SetupPage {
  /**
   * @param {import('../app/main.js').App} app
   * @param {object} [of]
   * @param {Kept} [of.match] the one to change; without it a new one is made
   * @param {Kept} [of.like] that the new one begins like; without it, like the last one did
   */
  constructor(app, { match, like = match ?? allMatches()[0] } = {}) {
    this.name = match?.name ?? '';
    this.people = like ? like.players.map(someone) : oneMore(oneMore([]));
    /** @type {import('../home/choice.js').Choice} */
    this.choice = like ? choiceOf(like) : USUAL;
    /** Whether some other number of rounds is wanted than those one can tap. */
    this.other = false;
    /** @type {Told | null} */
    this.told = null;
    /** @type {Problem | null} */
    this.problem = null;
    lively(this);
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
      if (!sheetRules(told, this.choice.sheet).hand) this.choice = USUAL; // a sheet that is gone
      this.told = told;
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
  }

  /** The match as the form has it. @returns {Kept | null} */
  made() {
    const { told, choice, match } = this;
    const players = this.people.map((person, index) => ({
      name: calledName(person, index),
      colour: person.colour,
    }));
    const own = told && rulesOf(told, choice);
    const rules = own ? { ...own, rounds: choice.rounds ?? own.rounds } : match?.rules;
    if (!rules) return null;
    const kept = match ?? { id: newId(), at: 0, rounds: [] };
    const chosen = { name: this.name.trim(), sheet: choice.sheet, house: choice.rules };
    return { ...kept, ...chosen, players, rules };
  }

  /** @param {Event} event */
  done(event) {
    event.preventDefault();
    const made = this.made();
    if (!made) return;
    if (this.match) change(made, t('keeper-what-match'));
    else begin(made);
    this.app.go(`/score#${made.id}`);
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    const { app, match, told } = this;
    const made = this.made();
    return html`
      <main class="keeper setup">
        <header class="topbar">
          ${Link(app, match ? `/score#${match.id}` : '/score', Mark('back'), {
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
                <button type="button" disabled=${!made} onclick=${() => printed()}>
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

  /** @param {Kept | null} made */
  drawPeople(made) {
    const fixed = Boolean(this.match?.rounds.length);
    const first = made && firstOf(made.rules, 2, 1, { layer: null, holder: null });
    const oldest = first?.why === 'oldest';
    return html`
      <section>
        <h2>${t('keeper-who')}</h2>
        <p class="about">${t(oldest ? 'keeper-who-oldest' : 'keeper-who-about')}</p>
        ${People({
          people: this.people,
          fixed,
          change: (people) => {
            this.people = people;
          },
        })}
      </section>
    `;
  }

  /** @param {Told} told */
  drawRules(told) {
    // With dominoes of one's own anybody may play by any sheet, however many there are.
    const most = rulesOf(told, this.choice).hand.length + 1;
    const choice = { ...this.choice, seats: Math.min(this.people.length, most) };
    const set = (/** @type {typeof choice} */ next) => {
      this.choice = next;
    };
    const props = { told, choice, change: set, allowed: [2] };
    return html`
      ${SheetPick(props)} ${Variants(props)} ${this.drawLength(told)}
      <${HouseRules} told=${told} choice=${choice} change=${set} />
    `;
  }

  /** @param {Told} told */
  drawLength(told) {
    const rules = rulesOf(told, this.choice);
    const [own, full] = [lengthOf(rules), rules.max_pip + 1];
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
 * @param {Kept} match
 * @returns {import('../home/choice.js').Choice}
 */
function choiceOf({ sheet, house, rules }) {
  const rounds = typeof rules.rounds === 'number' ? rules.rounds : null;
  return { ...USUAL, sheet, rules: house, rounds };
}
