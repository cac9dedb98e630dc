// What is shown while one waits. Where this device has to be made ready for a table of its own, that
// can take a while: then it says how far it is.

import { here } from '../base/api.js';
import { need } from '../base/language.js';
import { reactive } from '../base/reactive.js';

/** @typedef {typeof import('./progress.js').Progress} Draw */

const lazy = reactive({ progress: /** @type {Draw | null} */ (null) });
/** @type {Promise<void> | undefined} */
let coming;

/**
 * @param {any} otherwise what is shown where nothing is to be said of this device
 * @param {{own?: boolean, again?: () => void}} [how] whether it is this device that one waits for,
 *   and what tries again when it failed
 */
export function Waiting(otherwise, { own = here.waiting > 0, again } = {}) {
  if (!own) return otherwise;
  coming ??= fetchProgress();
  return lazy.progress?.(again) ?? otherwise;
}

async function fetchProgress() {
  try {
    const [{ Progress }] = await Promise.all([import('./progress.js'), need('device')]);
    lazy.progress = Progress;
  } catch {
    coming = undefined; // asked for again when it is drawn again
  }
}
