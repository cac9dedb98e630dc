// By which sheet one plays deals of days, as this device remembers it.

import { solo } from '../base/solo.js';

const KEY = 'mexican-train-daily-sheet';

/** The sheet chosen last; before that, the one that is played at once. */
export function keptSheet() {
  try {
    return localStorage.getItem(KEY) || solo().sheet;
  } catch {
    return solo().sheet;
  }
}

/** @param {string} sheet */
export function keepSheet(sheet) {
  try {
    localStorage.setItem(KEY, sheet);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
