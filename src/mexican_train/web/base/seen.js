// What the page notes of one's tables as it sees them, so that they can be listed without asking
// anybody; and tables of this device that nobody wants any more.

import { ask } from './api.js';
import { forgetTable, keepSecrets } from './store.js';

const KEY = 'mexican-train-removed';

/**
 * What is noted of a table.
 * @param {View} view
 * @returns {SeenTable}
 */
export function seenOf({ sheet, players, phase, round, rounds, totals, seat, turn, paused }) {
  return {
    ...{ sheet, phase, round, rounds },
    names: players.filter(({ taken }) => taken).map(({ name }) => name),
    points: totals[seat ?? -1] ?? 0,
    mine: phase === 'playing' && seat !== null && turn === seat && !paused,
  };
}

/**
 * @param {string} table
 * @param {SeenTable} seen
 */
export function keepSeen(table, seen) {
  keepSecrets(table, { seen });
}

/** Lets go of a table of this device; what is saved of it goes when this device has tables open next. */
export function removeTable(/** @type {string} */ table) {
  forgetTable(table);
  keepRemoved([...removed(), table]);
}

/** Lets go of what is saved of removed tables. */
export async function forgetRemoved() {
  for (const table of removed()) {
    const { status } = await ask(`/api/tables/${table}/forget`, { body: {} });
    if (status < 400) keepRemoved(removed().filter((each) => each !== table));
  }
}

/** @returns {string[]} */
function removed() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // nothing is kept, or it is not ours
  }
}

/** @param {string[]} tables */
function keepRemoved(tables) {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // What is saved goes with the year then.
  }
}
