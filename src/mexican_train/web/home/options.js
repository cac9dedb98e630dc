// The options of a table as a form; the home page and the lobby both show it.

import { html } from 'htm/preact';

import { Pick, Tick } from '../app/fields.js';
import { sheetAbout, sheetTitle, t } from '../app/words.js';

const CLOCKS = [null, 30, 60, 120];
const SHORT = 3;

/**
 * What is chosen in the form.
 * @typedef {{sheet: string, seats: number, bots: number, level: string, length: string,
 *   clock: number | null, public: boolean, hints: boolean}} Choice
 */

/** @type {Choice} */
export const USUAL = {
  sheet: 'nordic',
  seats: 4,
  bots: 0,
  level: 'planner',
  length: 'full',
  clock: null,
  public: false,
  hints: true,
};

/**
 * @param {{told: any, choice: Choice, change: (change: Partial<Choice>) => void, bots?: boolean}} how
 *   `told` is what the server says can be chosen; `bots`: whether to ask for bots too
 */
export function OptionsForm({ told, choice, change, bots = false }) {
  const sheet = told.sheets.find((each) => each.name === choice.sheet) ?? told.sheets[0];
  const [least, most] = sheet.players;
  const seats = range(least, Math.min(most, told.seats[1]));
  return html`
    <div class="options">
      ${Pick({
        label: t('option-sheet'),
        name: 'sheet',
        shape: 'wide',
        options: told.sheets.map(({ name }) => ({
          value: name,
          label: sheetTitle(name),
          about: sheetAbout(name),
        })),
        value: sheet.name,
        pick: (name) => change({ sheet: name }),
      })}
      ${Pick({
        label: t('option-seats'),
        name: 'seats',
        options: seats.map(numbered),
        value: choice.seats,
        pick: (value) => change({ seats: value, bots: Math.min(choice.bots, value - 1) }),
      })}
      ${
        bots &&
        Pick({
          label: t('option-bots'),
          name: 'bots',
          options: range(0, choice.seats - 1).map(numbered),
          value: choice.bots,
          pick: (value) => change({ bots: value }),
        })
      }
      ${
        bots &&
        choice.bots > 0 &&
        Pick({
          label: t('option-level'),
          name: 'level',
          options: told.bots.map((value) => ({ value, label: t(`level-${value}`) })),
          value: choice.level,
          pick: (value) => change({ level: value }),
        })
      }
      ${Pick({
        label: t('option-length'),
        name: 'length',
        options: [
          { value: 'one', label: t('length-one') },
          { value: 'short', label: t('length-short', { rounds: SHORT }) },
          { value: 'full', label: t('length-full', { rounds: fullLength(sheet) }) },
        ],
        value: choice.length,
        pick: (value) => change({ length: value }),
      })}
      ${Pick({
        label: t('option-clock'),
        name: 'clock',
        options: CLOCKS.map((seconds) => ({
          value: seconds,
          label: seconds === null ? t('clock-none') : t('clock-seconds', { seconds }),
        })),
        value: choice.clock,
        pick: (value) => change({ clock: value }),
      })}
      <div class="ticks">
        ${Tick({ label: t('option-hints'), value: choice.hints, tick: (on) => change({ hints: on }) })}
        ${Tick({
          label: t('option-public'),
          value: choice.public,
          tick: (on) => change({ public: on }),
        })}
      </div>
    </div>
  `;
}

/** The options as the server takes them. */
export function optionsOf(choice, told) {
  const sheet = told.sheets.find((each) => each.name === choice.sheet);
  const lengths = { one: 1, short: SHORT, full: fullLength(sheet) };
  const own = sheet.rules.rounds === (choice.length === 'one' ? 'one' : 'every-double');
  return {
    sheet: choice.sheet,
    seats: choice.seats,
    rounds: own && choice.length !== 'short' ? null : lengths[choice.length],
    clock: choice.clock,
    public: choice.public,
    hints: choice.hints,
  };
}

/** What is chosen at a table, from its view. */
export function choiceOf(view) {
  return {
    ...USUAL,
    sheet: view.sheet.split('/')[0],
    seats: view.players.length,
    length: { 1: 'one', [SHORT]: 'short' }[view.rounds] ?? 'full',
    clock: view.clock,
    public: view.public,
    hints: view.hints,
  };
}

/** A round for each double of the set. */
function fullLength(sheet) {
  return sheet.rules.max_pip + 1;
}

function numbered(value) {
  return { value, label: String(value) };
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
