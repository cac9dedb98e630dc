// The house rules of a table: a form with what each means, in which what differs from the sheet is
// marked; and those that differ as a list for reading.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { NumberField, Pick } from '../app/fields.js';
import { has, need } from '../app/language.js';
import { t } from '../app/words.js';
import { differences, mostTiles, rulesOf, sheetRules, withRule } from './choice.js';

/**
 * The most that makes sense for a number, where the server would take far more.
 * @type {Record<string, number>}
 */
const MOST = { penalty_tiles: 12, blank_points: 100, double_blank_points: 100 };

/** @typedef {import('./choice.js').Choice} Choice */
/** @typedef {{told: Told, choice: Choice, change: (choice: Choice) => void}} Props */

/** Whether the words of house rules are here; they come when they are first needed. */
function spoken() {
  if (has('rule-hand')) return true;
  need('rules').catch(() => undefined);
  return false;
}

/**
 * All house rules, folded until somebody wants them.
 * @param {Props} props
 */
export function HouseRules({ told, choice, change }) {
  const [open, setOpen] = useState(false);
  const differ = differences(told, choice);
  const fields = Object.keys(sheetRules(told, choice.sheet)).filter(
    (field) => field !== 'rounds' && (field !== 'penalty_tiles' || catches(told, choice)),
  );
  return html`
    <details
      class="house"
      ontoggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>${t('house')}</b>
        <small class=${differ.length ? 'differs' : ''}>
          ${differ.length ? t('house-some', { count: differ.length }) : t('house-none')}
        </small>
      </summary>
      ${open && !spoken() && html`<p>${t('waiting')}</p>`}
      ${
        open &&
        spoken() &&
        html`
          <div class="house-rules">
            ${fields.map((field) => Rule({ told, choice, change }, field, differ.includes(field)))}
          </div>
          ${
            differ.length > 1 &&
            html`
              <button type="button" onclick=${() => change({ ...choice, rules: {} })}>
                ${t('house-reset')}
              </button>
            `
          }
        `
      }
    </details>
  `;
}

/** Whether forgetting to knock costs anything. @param {Told} told @param {Choice} choice */
function catches(told, choice) {
  return rulesOf(told, choice).last_tile === 'penalty';
}

/**
 * One rule: what it is about, what can be chosen, and how it differs from the sheet if it does.
 * @param {Props} props
 * @param {string} field
 * @param {boolean} differs
 */
function Rule({ told, choice, change }, field, differs) {
  const name = t(`rule-${field}`);
  const set = (/** @type {any} */ value) => change(withRule(told, choice, field, value));
  const own = valueOf(field, sheetRules(told, choice.sheet), choice.seats);
  return html`
    <div key=${field} class=${differs ? 'house-rule differs' : 'house-rule'}>
      ${Control({ told, choice }, field, name, set)}
      ${
        differs &&
        html`
          <p class="house-mark">
            <span>${t('house-differs', { value: own })}</span>
            <button
              type="button"
              aria-label=${t('house-back-of', { rule: name })}
              onclick=${() => set(undefined)}
            >
              ${t('house-back')}
            </button>
          </p>
        `
      }
    </div>
  `;
}

/**
 * @param {{told: Told, choice: Choice}} of
 * @param {string} field
 * @param {string} name
 * @param {(value: any) => void} set
 */
function Control({ told, choice }, field, name, set) {
  const rules = rulesOf(told, choice);
  const about = t(`rule-${field}-about`);
  const number = field === 'hand' || field in MOST;
  if (number) {
    const hand = field === 'hand';
    return html`
      <div class="pick">
        <span class="legend">${name}</span>
        <small>${about}</small>
        ${NumberField({
          label: name,
          value: hand ? rules.hand[choice.seats - 2] : rules[field],
          least: hand ? 1 : 0,
          most: hand ? mostTiles(rules, choice.seats) : MOST[field],
          set,
        })}
      </div>
    `;
  }
  return Pick({
    label: name,
    about,
    name: field,
    shape: 'list',
    options: told.fields[field].map((/** @type {any} */ value) => ({
      value,
      label: valueOf(field, { ...rules, [field]: value }, choice.seats),
    })),
    value: rules[field],
    pick: set,
  });
}

/**
 * What a rule says, in words.
 * @param {string} field
 * @param {Record<string, any>} rules
 * @param {number} seats
 */
function valueOf(field, rules, seats) {
  const value = rules[field];
  if (field === 'hand') return t('count-tiles', { count: value[seats - 2] });
  if (field === 'max_pip') {
    return t('rule-max-pip-value', { pip: value, tiles: ((value + 1) * (value + 2)) / 2 });
  }
  if (field in MOST) return t(`rule-${field}-value`, { count: value });
  return t(`rule-${field}-${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`);
}

/**
 * The house rules in which a table differs from its sheet, for those who do not choose them.
 * @param {{told: Told, choice: Choice}} of
 */
export function HouseList({ told, choice }) {
  const differ = differences(told, choice);
  if (differ.length === 0 || !spoken()) return null;
  const rules = rulesOf(told, choice);
  return html`
    <h3>${t('house')}</h3>
    <p class="about">${t('house-some', { count: differ.length })}</p>
    <dl class="house-list">
      ${differ.map(
        (field) => html`
          <div key=${field}>
            <dt>${t(`rule-${field}`)}</dt>
            <dd>${valueOf(field, rules, choice.seats)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
