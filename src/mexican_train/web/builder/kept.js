// What the builder keeps on this device: the hand, where the train may begin, the table.

import { fresh, readSituation, written } from '../settle/situation.js';

const KEY = 'mexican-train-builder';

/** @typedef {import('../settle/situation.js').Situation} Situation */
/** @typedef {{situation: Situation, ends: number[]}} Kept */

/** @returns {Kept} */
export function keptHand() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const situation = readSituation(String(kept.situation ?? '')) ?? fresh();
    const ends = Array.isArray(kept.ends) ? kept.ends.filter(Number.isInteger) : [situation.engine];
    return { situation, ends };
  } catch {
    // Nothing is kept, or it is not ours.
    return { situation: fresh(), ends: [fresh().engine] };
  }
}

/** @param {Kept} kept */
export function keepHand({ situation, ends }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ situation: written(situation), ends }));
  } catch {
    // A browser that keeps nothing finds trains as well.
  }
}
