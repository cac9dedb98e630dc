// House rules in words: each with what it means and what can be chosen, marked where it differs from
// the sheet; and those that differ as a list for reading.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { handSize, mostTiles } from '../game/dealing.js';
import { setSize } from '../game/sets.js';
import { NumberField, Pick } from '../parts/fields.js';
import { differences, ownRules, rulesOf, sheetRules, withRule } from './choice.js';

/**
 * The most that makes sense for a number, where the server would take far more. Other numbers go as
 * far as it does.
 * @type {Record<string, number>}
 */
const MOST = { penalty_tiles: 12, blank_points: 100, double_blank_points: 100 };

/** @typedef {import('./choice.js').Choice} Choice */
/** @typedef {import('./house.js').Props} Props */

/**
 * All of them to choose; the length of a match is chosen elsewhere.
 * @param {Props} props
 */
export function Rules(props) {
  const { told, choice } = props;
  const differ = differences(told, choice);
  const catches = rulesOf(told, choice).last_tile === 'penalty';
  const fields = Object.keys(sheetRules(told, choice.sheet)).filter(
    (field) => field !== 'rounds' && (field !== 'penalty_tiles' || catches),
  );
  return html`
    <div class="house-rules">
      ${fields.map((field) => Rule(props, field, differ.includes(field)))}
    </div>
  `;
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
  const own = valueOf(field, ownRules(told, choice), choice.seats);
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
 * @param {{told: Choices, choice: Choice}} of
 * @param {string} field
 * @param {string} name
 * @param {(value: any) => void} set
 */
function Control({ told, choice }, field, name, set) {
  const rules = rulesOf(told, choice);
  const about = t(`rule-${field}-about`);
  const hand = field === 'hand';
  if (hand || isNumber(field, rules)) {
    return html`
      <div class="pick">
        <span class="legend">${name}</span>
        <small>${about}</small>
        ${NumberField({
          label: name,
          value: hand ? handSize(rules, choice.seats) : rules[field],
          least: hand ? 1 : told.fields[field][0],
          most: hand ? mostTiles(rules, choice.seats) : (MOST[field] ?? told.fields[field][1]),
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
 * Whether a rule is a number to count up and down; a set is picked from those there are.
 * @param {string} field
 * @param {Record<string, any>} rules
 */
function isNumber(field, rules) {
  return typeof rules[field] === 'number' && field !== 'max_pip';
}

/**
 * What a rule says, in words.
 * @param {string} field
 * @param {Record<string, any>} rules
 * @param {number} seats
 */
function valueOf(field, rules, seats) {
  const value = rules[field];
  if (field === 'hand') return t('count-tiles', { count: handSize(rules, seats) });
  if (field === 'max_pip') {
    return t('rule-max-pip-value', { pip: value, tiles: setSize(value) });
  }
  if (isNumber(field, rules)) return t(`rule-${field}-value`, { count: value });
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return t(`rule-${field}-${said}`);
}

/**
 * Those in which a table differs from its sheet.
 * @param {{told: Choices, choice: Choice}} of
 */
export function Differences({ told, choice }) {
  const rules = rulesOf(told, choice);
  return html`
    <dl class="house-list">
      ${differences(told, choice).map(
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
