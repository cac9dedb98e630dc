// The options of a table as a form; the host of a new table and of a lobby both fill it in.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { Pick, Tick } from '../app/fields.js';
import { sheetAbout, sheetTitle, t } from '../app/words.js';
import {
  SHORT,
  lengthOf,
  rulesOf,
  seatsFor,
  sheetRules,
  variantsOf,
  withSeats,
  withSheet,
  withVariant,
} from './choice.js';
import { HouseRules } from './house.js';

const CLOCKS = [null, 30, 60, 120];
const GOOD = 'planner';

/** @typedef {import('./choice.js').Choice} Choice */

/**
 * `told` is what the server says can be chosen, `allowed` the numbers of seats there may be;
 * `bots`: whether to ask for bots too.
 * @typedef {{told: Told, choice: Choice, change: (choice: Choice) => void, allowed: number[],
 *   bots?: boolean}} Props
 */

/** @param {Props} props */
export function OptionsForm(props) {
  const { told, choice, change, allowed, bots = false } = props;
  const rules = rulesOf(told, choice);
  const set = (/** @type {Partial<Choice>} */ part) => change({ ...choice, ...part });
  return html`
    <div class="options">
      ${SheetPick(props)} ${Variants(props)}
      ${Pick({
        label: t('option-seats'),
        name: 'seats',
        options: seatsFor(rules, allowed).map(numbered),
        value: choice.seats,
        pick: (seats) => change(withSeats(choice, seats)),
      })}
      ${bots && html`<${Bots} ...${props} />`} ${LengthPick(props)}
      ${Pick({
        label: t('option-clock'),
        name: 'clock',
        options: including(CLOCKS, choice.clock).map((seconds) => ({
          value: seconds,
          label: seconds === null ? t('clock-none') : t('clock-seconds', { seconds }),
        })),
        value: choice.clock,
        pick: (clock) => set({ clock }),
      })}
      ${Pick({
        label: t('chat'),
        name: 'chat',
        options: [
          { value: 'all', label: t('option-chat-all') },
          { value: 'phrases', label: t('option-chat-phrases') },
          { value: 'off', label: t('option-chat-off') },
        ],
        value: choice.chat,
        pick: (chat) => set({ chat }),
      })}
      <div class="ticks">
        ${Tick({ label: t('option-hints'), value: choice.hints, tick: (hints) => set({ hints }) })}
        ${Tick({
          label: t('option-public'),
          value: choice.public,
          tick: (on) => set({ public: on }),
        })}
      </div>
      <${HouseRules} told=${told} choice=${choice} change=${change} />
    </div>
  `;
}

/** @param {Props} props */
export function SheetPick({ told, choice, change, allowed }) {
  return Pick({
    label: t('option-sheet'),
    name: 'sheet',
    shape: 'wide',
    options: told.sheets.map(({ name }) => ({
      value: name,
      label: sheetTitle(name),
      about: sheetAbout(name),
      off: !seatsFor(sheetRules(told, name), allowed).length,
    })),
    value: choice.sheet.split('/')[0],
    pick: (name) => change(withSheet(told, choice, name, allowed)),
  });
}

/** The variants that the sheet knows, in any combination. @param {Props} props */
export function Variants({ told, choice, change, allowed }) {
  const [base] = choice.sheet.split('/');
  const known = told.sheets.find(({ name }) => name === base)?.variants ?? [];
  const chosen = variantsOf(choice.sheet);
  return html`
    <fieldset class="ticks">
      <legend>${t('option-variants')}</legend>
      ${known.map((variant) => {
        const name = withVariant(told, choice.sheet, variant, !chosen.includes(variant));
        return Tick({
          label: t(`variant-${variant}-about`),
          value: chosen.includes(variant),
          off: !seatsFor(sheetRules(told, name), allowed).length,
          tick: () => change(withSheet(told, choice, name, allowed)),
        });
      })}
    </fieldset>
  `;
}

/** How many bots, and how well they play: all alike, or each on its own. @param {Props} props */
function Bots({ told, choice, change }) {
  const { levels, seats } = choice;
  const [each, setEach] = useState(new Set(levels).size > 1);
  const set = (/** @type {string[]} */ next) => change({ ...choice, levels: next });
  return html`
    <div class="bots">
      ${Pick({
        label: t('option-bots'),
        name: 'bots',
        options: range(0, seats - 1).map(numbered),
        value: levels.length,
        pick: (count) => set(range(1, count).map((number) => levels[number - 1] ?? levels[0] ?? GOOD)),
      })}
      ${
        levels.length > 0 &&
        !each &&
        Pick({
          label: t('option-level'),
          name: 'level',
          options: told.bots.map((value) => ({ value, label: t(`level-${value}`) })),
          value: levels[0],
          pick: (level) => set(levels.map(() => level)),
        })
      }
      ${
        levels.length > 1 &&
        Tick({
          label: t('option-each'),
          value: each,
          tick: (on) => {
            setEach(on);
            if (!on) set(levels.map(() => levels[0]));
          },
        })
      }
      ${
        levels.length > 1 &&
        each &&
        html`
          <div class="levels">
            ${levels.map(
              (level, index) => html`
                <label key=${index} class="field">
                  <span>${t('option-bot', { number: index + 1 })}</span>
                  <select
                    value=${level}
                    onchange=${(/** @type {any} */ event) =>
                      set(levels.with(index, event.target.value))}
                  >
                    ${told.bots.map(
                      (value) => html`<option value=${value}>${t(`level-${value}`)}</option>`,
                    )}
                  </select>
                </label>
              `,
            )}
          </div>
        `
      }
    </div>
  `;
}

/** One round, a few, or one for each double; which of them the sheet has is said. @param {Props} props */
function LengthPick({ told, choice, change }) {
  const rules = rulesOf(told, choice);
  const own = lengthOf(rules);
  const full = rules.max_pip + 1;
  const value = choice.rounds ?? own;
  const labels = new Map([
    [1, t('length-one')],
    [SHORT, t('length-short', { rounds: SHORT })],
    [full, t('length-full', { rounds: full })],
  ]);
  return Pick({
    label: t('option-length'),
    name: 'length',
    options: including([1, SHORT, full], value).map((rounds) => ({
      value: rounds,
      label: labels.get(rounds) ?? t('rounds', { rounds }),
      about: rounds === own && t('length-own'),
    })),
    value,
    pick: (rounds) => change({ ...choice, rounds: rounds === own ? null : rounds }),
  });
}

/** Values with one more at the end, unless it is among them. @template T @param {T[]} values @param {T} value */
function including(values, value) {
  return values.includes(value) ? values : [...values, value];
}

/** @param {number} value */
function numbered(value) {
  return { value, label: String(value) };
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
