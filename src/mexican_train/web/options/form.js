// The options of a table as a form; the host of a new table and of a lobby both fill it in.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { levelName, sheetAbout, sheetTitle, t } from '../base/words.js';
import { everyDouble, lengthOf } from '../game/lengths.js';
import { baseOf, variantsOf } from '../game/sheets.js';
import { Pick, Tick } from '../parts/fields.js';
import { AutomaticTick, PacePick } from '../parts/pace.js';
import {
  GOOD,
  SHORT,
  levelsToChoose,
  rulesOf,
  seatsFor,
  sheetRules,
  withSeats,
  withSheet,
  withVariant,
} from './choice.js';
import { HouseRules } from './house.js';

const CLOCKS = [null, 30, 60, 120];
/** So many seats that one address may take are offered, besides all that a table can have. */
const SOME = 3;
const ALL = 8;

/** @typedef {import('./choice.js').Choice} Choice */

/**
 * `told` is what the server says can be chosen, `allowed` the numbers of seats there may be;
 * `bots`: whether to ask for bots too; `alone`: whether all other seats are theirs.
 * @typedef {{told: Choices, choice: Choice, change: (choice: Choice) => void, allowed: number[],
 *   bots?: boolean, alone?: boolean}} Props
 */

/** @param {Props} props */
export function OptionsForm(props) {
  const { told, choice, change, allowed, bots = false, alone = false } = props;
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
      ${!alone && ChatPick(choice, set)} ${PacePick(choice, set)}
      <div class="ticks">
        ${AutomaticTick(choice, set)}
        ${Tick({ label: t('option-hints'), value: choice.hints, tick: (hints) => set({ hints }) })}
        ${Tick({
          label: t('option-review'),
          value: choice.review !== 'off',
          tick: (on) => set({ review: on ? 'finished' : 'off' }),
        })}
        ${
          !alone &&
          Tick({
            label: t('option-public'),
            value: choice.public,
            tick: (on) => set({ public: on }),
          })
        }
      </div>
      ${
        choice.public &&
        Pick({
          label: t('option-address-seats'),
          name: 'address-seats',
          options: including(range(1, Math.min(SOME, choice.seats - 1)), ALL).map((value) => ({
            value,
            label: value < choice.seats ? String(value) : t('address-seats-all'),
          })),
          value: choice.address_seats < choice.seats ? choice.address_seats : ALL,
          pick: (most) => set({ address_seats: most }),
        })
      }
      <${HouseRules} told=${told} choice=${choice} change=${change} />
    </div>
  `;
}

/**
 * @param {Choice} choice
 * @param {(part: Partial<Choice>) => void} set
 */
function ChatPick(choice, set) {
  return Pick({
    label: t('chat'),
    name: 'chat',
    options: [
      { value: 'all', label: t('option-chat-all') },
      { value: 'phrases', label: t('option-chat-phrases') },
      { value: 'off', label: t('option-chat-off') },
    ],
    value: choice.chat,
    pick: (chat) => set({ chat }),
  });
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
    value: baseOf(choice.sheet),
    pick: (name) => change(withSheet(told, choice, name, allowed)),
  });
}

/** The variants that the sheet knows, in any combination. @param {Props} props */
export function Variants({ told, choice, change, allowed }) {
  const base = baseOf(choice.sheet);
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
function Bots({ told, choice, change, alone }) {
  const { levels, seats } = choice;
  const [each, setEach] = useState(new Set(levels).size > 1);
  const set = (/** @type {string[]} */ next) => change({ ...choice, levels: next });
  return html`
    <div class="bots">
      ${
        !alone &&
        Pick({
          label: t('option-bots'),
          name: 'bots',
          options: range(0, seats - 1).map(numbered),
          value: levels.length,
          pick: (count) => set(range(1, count).map((number) => levels[number - 1] ?? levels[0] ?? GOOD)),
        })
      }
      ${
        levels.length > 0 &&
        !each &&
        Pick({
          label: t('option-level'),
          name: 'level',
          options: levelsToChoose(told, levels).map((value) => ({ value, label: levelName(value) })),
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
                    ${levelsToChoose(told, levels).map(
                      (value) => html`<option value=${value}>${levelName(value)}</option>`,
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
export function LengthPick({ told, choice, change }) {
  const rules = rulesOf(told, choice);
  const own = lengthOf(rules);
  const full = everyDouble(rules.max_pip);
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

/** A number to pick. @param {number} value */
export function numbered(value) {
  return { value, label: String(value) };
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
