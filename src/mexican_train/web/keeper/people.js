// Who plays: names and colours, in the order in which they sit.

import { html } from 'htm/preact';

import { t } from '../app/words.js';
import { Sign } from '../yard/tiles.js';
import { Mark } from './signs.js';

export const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'teal', 'pink', 'brown'];
export const FEWEST = 2;
const LONGEST = 24;

/** Somebody in the form; the key stays the same while names and places change. */
/** @typedef {import('./reckoning.js').Person & {key: number}} Someone */
/** @typedef {{people: Someone[], change: (people: Someone[]) => void, fixed: boolean}} Props */

let keys = 0;

/**
 * @param {import('./reckoning.js').Person} person
 * @returns {Someone}
 */
export function someone({ name, colour }) {
  keys += 1;
  return { name, colour, key: keys };
}

/** One more, in a colour that nobody has. @param {Someone[]} people */
export function oneMore(people) {
  const colour = COLOURS.find((each) => people.every((person) => person.colour !== each));
  return [...people, someone({ name: '', colour: colour ?? COLOURS[0] })];
}

/** What somebody is called who was given no name. @param {Someone} person @param {number} index */
export function calledName({ name }, index) {
  return name.trim() || t('keeper-player', { number: index + 1 });
}

/**
 * A row for each; `fixed` once they have points, when nobody can come, go or change places.
 * @param {Props} props
 */
export function People({ people, change, fixed }) {
  const add = () => change(oneMore(people));
  return html`
    <ol class="people">
      ${people.map((person, index) => html`<li key=${person.key}>
        ${Row({ people, change, fixed }, person, index)}
      </li>`)}
    </ol>
    ${
      !fixed &&
      people.length < COLOURS.length &&
      html`<button type="button" class="add" onclick=${add}>${t('keeper-add')}</button>`
    }
  `;
}

/**
 * @param {Props} props
 * @param {Someone} person
 * @param {number} index
 */
function Row({ people, change, fixed }, person, index) {
  const name = calledName(person, index);
  const typed = (/** @type {any} */ event) =>
    change(people.with(index, { ...person, name: event.target.value }));
  const entered = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const field = /** @type {HTMLElement} */ (event.target);
    const fields = field.closest('ol')?.querySelectorAll('input');
    if (fields && index + 1 < fields.length) fields[index + 1].focus();
    else if (!fixed && people.length < COLOURS.length) change(oneMore(people));
  };
  return html`
    ${ColourField(people, person, name, change)}
    <input
      aria-label=${t('keeper-name-of', { number: index + 1 })}
      placeholder=${t('keeper-player', { number: index + 1 })}
      autocomplete="off"
      autocapitalize="words"
      enterkeyhint="next"
      maxlength=${LONGEST}
      value=${person.name}
      oninput=${typed}
      onkeydown=${entered}
    />
    ${
      !fixed &&
      html`
        <button
          type="button"
          class="round"
          aria-label=${t('keeper-up', { name })}
          disabled=${index === 0}
          onclick=${() => change(swapped(people, index - 1))}
        >
          ${Mark('up')}
        </button>
        <button
          type="button"
          class="round"
          aria-label=${t('keeper-leaves', { name })}
          disabled=${people.length <= FEWEST}
          onclick=${() => change(people.toSpliced(index, 1))}
        >
          ${Sign('close')}
        </button>
      `
    }
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
      ${Mark('down')}
    </span>
  `;
}

/** @param {Someone[]} people @param {number} index */
function swapped(people, index) {
  return people.with(index, people[index + 1]).with(index + 1, people[index]);
}
