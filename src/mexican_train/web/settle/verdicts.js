// Asks the server what is allowed: the rules are there, and nowhere in the page.

import { call } from '../base/api.js';
import { reactive } from '../base/reactive.js';
import { requestOf } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/** What is tapped in a row is asked once, in milliseconds. */
const WAIT = 120;

export class Verdicts {
  constructor() {
    /** @type {{of: Situation, settled: Settled} | null} */
    this.found = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.busy = false;
    reactive(this);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Situation | null} */
    this.wanted = null;
    this.back = () => this.again();
  }

  /** Asks soon; only the last situation counts. @param {Situation} situation */
  soon(situation) {
    this.wanted = situation;
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(situation), WAIT);
  }

  again() {
    if (this.wanted) this.soon(this.wanted);
  }

  stop() {
    this.wanted = null;
    clearTimeout(this.timer);
    removeEventListener('online', this.back);
  }

  /** @param {Situation} situation */
  async ask(situation) {
    try {
      const settled = await call('/api/settle', { body: requestOf(situation) });
      if (this.wanted !== situation) return;
      this.found = { of: situation, settled };
      this.problem = null;
    } catch (problem) {
      if (this.wanted !== situation) return;
      this.found = null;
      this.problem = /** @type {Problem} */ (problem);
      addEventListener('online', this.back, { once: true });
    }
    this.busy = false;
  }
}
