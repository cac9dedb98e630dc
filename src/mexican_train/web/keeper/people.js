// Who plays: names and colours, in the order in which they sit. While a match goes on people come,
// go, pause and change seats.

import { html } from 'htm/preact';

import { COLOURS, LONGEST_NAME } from '../base/people.js';
import { t } from '../base/words.js';
import { FEWEST_PLAYERS } from '../game/dealing.js';
import { Icon } from '../parts/icons.js';
import { forgetNames, knownNames } from './names.js';

/**
 * Somebody in the form; the key stays the same while names and places change. `seat` is theirs in
 * the match; null for who has none yet. Who has `played` is not forgotten any more, but away.
 * @typedef {import('./reckoning.js').Person &
 *   {key: number, seat: number | null, played: boolean, away: boolean}} Someone
 */
/** @typedef {{people: Someone[], change: (people: Someone[]) => void}} Props */

/** So many can take part in a match, one after another. */
const MOST_PEOPLE = 16;
/** So many names are offered. */
const MOST_OFFERED = 12;

let keys = 0;

/**
 * @param {import('./reckoning.js').Person} person
 * @param {{seat?: number | null, played?: boolean, away?: boolean}} [more]
 * @returns {Someone}
 */
export function someone({ name, colour }, { seat = null, played = false, away = false } = {}) {
  keys += 1;
  return { name, colour, key: keys, seat, played, away };
}

/** One more, in a colour that nobody at the table has. @param {Someone[]} people @param {string} [name] */
export function oneMore(people, name = '') {
  const free = (/** @type {Someone[]} */ some) =>
    COLOURS.find((each) => some.every((person) => person.colour !== each));
  const colour = free(people) ?? free(people.filter(({ away }) => !away)) ?? COLOURS[0];
  return [...people, someone({ name, colour })];
}

/** What somebody is called who was given no name. @param {Someone} person @param {number} index */
export function calledName({ name }, index) {
  return name.trim() || t('keeper-player', { number: index + 1 });
}

/** Those at the table. @param {Someone[]} people */
export function present(people) {
  return people.filter(({ away }) => !away);
}

/**
 * Return those who count: an empty row is a player only where fewer than two are named.
 * @param {Someone[]} people
 */
export function playing(people) {
  const known = people.filter(({ name, seat }) => name.trim() || seat !== null);
  return known.length < FEWEST_PLAYERS ? people : known;
}

/** A row for each, and a way for more to come. @param {Props} props */
export function People({ people, change }) {
  const room = present(people).length < COLOURS.length && people.length < MOST_PEOPLE;
  const add = (/** @type {any} */ event) => addRow({ people, change }, event.currentTarget.parentElement);
  return html`
    <ol class="people">
      ${people.map((person, index) => html`<li key=${person.key} class=${person.away ? 'away' : ''}>
        ${Row({ people, change }, person, index, room)}
      </li>`)}
    </ol>
    ${room && html`<button type="button" class="add" onclick=${add}>${t('keeper-add')}</button>`}
    ${room && Offered({ people, change })}
  `;
}

/** Add a row, whose name is typed next. @param {Props} props @param {HTMLElement} section */
function addRow({ people, change }, section) {
  change(oneMore(people));
  requestAnimationFrame(() => {
    const field = /** @type {HTMLElement | null} */ (section.querySelector('li:last-child input'));
    field?.focus();
  });
}

/** Names to tap, of those who played here before. @param {Props} props */
function Offered({ people, change }) {
  const names = knownNames().filter((name) => people.every((person) => person.name.trim() !== name));
  if (!names.length) return null;
  const take = (/** @type {string} */ name) => {
    const empty = people.findIndex((person) => !person.name.trim() && !person.played);
    const next = empty < 0 ? oneMore(people, name) : people.with(empty, { ...people[empty], name });
    change(next);
  };
  return html`
    <div class="offered">
      <h3 id="offered">${t('keeper-known')}</h3>
      <div class="buttons" role="group" aria-labelledby="offered">
        ${names.slice(0, MOST_OFFERED).map(
          (name) => html`
            <button type="button" key=${name} class="chip" onclick=${() => take(name)}>${name}</button>
          `,
        )}
        <button type="button" class="small" onclick=${forgetNames}>${t('keeper-known-forget')}</button>
      </div>
    </div>
  `;
}

/**
 * @param {Props} props
 * @param {Someone} person
 * @param {number} index
 * @param {boolean} room whether another can be added
 */
function Row({ people, change }, person, index, room) {
  const name = calledName(person, index);
  const typed = (/** @type {any} */ event) =>
    change(people.with(index, { ...person, name: event.target.value }));
  const entered = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const field = /** @type {HTMLElement} */ (event.target);
    const list = /** @type {HTMLElement} */ (field.closest('ol'));
    const next = list.querySelectorAll('input')[index + 1];
    const section = /** @type {HTMLElement} */ (list.parentElement);
    if (next) next.focus();
    else if (person.name.trim() && room) addRow({ people, change }, section);
    else field.blur(); // nobody else comes: the keyboard goes away
  };
  return html`
    ${ColourField(people, person, name, change)}
    <input
      aria-label=${t('keeper-name-of', { number: index + 1 })}
      placeholder=${t('keeper-player', { number: index + 1 })}
      autocomplete="off"
      autocapitalize="words"
      enterkeyhint="next"
      maxlength=${LONGEST_NAME}
      value=${person.name}
      oninput=${typed}
      onkeydown=${entered}
    />
    <button
      type="button"
      class="round"
      aria-label=${t('keeper-up', { name })}
      disabled=${index === 0}
      onclick=${() => change(swapped(people, index - 1))}
    >
      ${Icon('up')}
    </button>
    ${Leaving({ people, change }, index, name)}
  `;
}

/**
 * Who has played can pause and come back; anybody else is simply not on the list any more.
 * @param {Props} props
 * @param {number} index
 * @param {string} name
 */
function Leaving({ people, change }, index, name) {
  const person = people[index];
  const few = present(people).length <= FEWEST_PLAYERS;
  const many = present(people).length >= COLOURS.length;
  const set = (/** @type {boolean} */ away) => change(people.with(index, { ...person, away }));
  if (person.away) {
    return html`
      <button
        type="button"
        class="small"
        aria-label=${t('keeper-comes-back', { name })}
        disabled=${many}
        onclick=${() => set(false)}
      >
        ${t('keeper-back-short')}
      </button>
    `;
  }
  return html`
    <button
      type="button"
      class="round"
      aria-label=${t(person.played ? 'keeper-pauses' : 'keeper-leaves', { name })}
      disabled=${few}
      onclick=${() => (person.played ? set(true) : change(people.toSpliced(index, 1)))}
    >
      ${person.played ? Icon('pause', 'full') : Icon('close')}
    </button>
  `;
}

/**
 * The colour, chosen as the device lets one choose. Who had it before gets this one's.
 * @param {Someone[]} people
 * @param {Someone} person
 * @param {string} name
 * @param {(people: Someone[]) => void} change
 */
function ColourField(people, person, name, change) {
  const pick = (/** @type {any} */ event) => {
    const colour = event.target.value;
    change(
      people.map((each) => {
        if (each.key === person.key) return { ...each, colour };
        return each.colour === colour ? { ...each, colour: person.colour } : each;
      }),
    );
  };
  return html`
    <span class=${`colour ${person.colour}`}>
      <select aria-label=${t('keeper-colour-of', { name })} value=${person.colour} onchange=${pick}>
        ${COLOURS.map(
          (colour) => html`<option key=${colour} value=${colour}>${t(`colour-${colour}`)}</option>`,
        )}
      </select>
      ${Icon('down')}
    </span>
  `;
}

/** @param {Someone[]} people @param {number} index */
function swapped(people, index) {
  return people.with(index, people[index + 1]).with(index + 1, people[index]);
}
