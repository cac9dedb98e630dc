// What the builder keeps on this device: the hand and what of it is set aside, where the train
// may begin, the table.

import { emptySituation, readSituation, situationText } from '../settle/situation.js';

const KEY = 'mexican-train-builder';

/** @typedef {import('../settle/situation.js').Situation} Situation */
/** @typedef {{situation: Situation, ends: number[], aside: string[]}} Kept */

/** @returns {Kept} */
export function keptBuilder() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const situation = readSituation(String(kept.situation ?? '')) ?? emptySituation();
    const ends = Array.isArray(kept.ends) ? kept.ends.filter(Number.isInteger) : [situation.engine];
    const aside = situation.hand.filter((tile) => kept.aside?.includes?.(tile));
    return { situation, ends, aside };
  } catch {
    // Nothing is kept, or it is not ours.
    return { situation: emptySituation(), ends: [emptySituation().engine], aside: [] };
  }
}

/** @param {Kept} kept */
export function keepBuilder({ situation, ...more }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ situation: situationText(situation), ...more }));
  } catch {
    // A browser that keeps nothing finds trains as well.
  }
}
