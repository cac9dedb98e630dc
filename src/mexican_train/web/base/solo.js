// What one plays against bots alone, as this device remembers it.

import { usualSheet } from '../game/sheets.js';
import { language } from './messages.js';

const KEY = 'mexican-train-solo';
/** How long bots may be told to take. */
export const PACES = ['calm', 'normal', 'quick', 'at_once'];

/**
 * `rounds` is null where the sheet decides.
 * @typedef {{sheet: string, bots: number, level: string, rounds: number | null, pace: string,
 *   automatic: boolean}} Solo
 */

/** @type {Omit<Solo, 'sheet'>} */
const USUAL = {
  bots: 3,
  level: 'planner',
  rounds: 3,
  pace: 'normal',
  automatic: false,
};

/** What was played last, or what is usual for people of this language. @returns {Solo} */
export function solo() {
  const usual = { sheet: usualSheet(language()), ...USUAL };
  const chosen = { ...usual, ...chosenSoFar() };
  const sound =
    typeof chosen.sheet === 'string' &&
    typeof chosen.level === 'string' &&
    Number.isInteger(chosen.bots) &&
    (chosen.rounds === null || Number.isInteger(chosen.rounds)) &&
    PACES.includes(chosen.pace) &&
    typeof chosen.automatic === 'boolean';
  return sound ? chosen : usual;
}

/** What somebody has chosen here; the rest follows the language. @returns {Partial<Solo>} */
function chosenSoFar() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // nothing is kept, or it is not ours
  }
}

/** @param {Partial<Solo>} change */
export function keepSolo(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosenSoFar(), ...change }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** What was kept cannot be played here any more: back to what is usual. */
export function forgetSolo() {
  localStorage.removeItem(KEY);
}

/** The options of a table for this. @param {Solo} chosen */
export function soloTable({ bots, level, ...options }) {
  return { ...options, seats: bots + 1, bots: Array(bots).fill(level) };
}
