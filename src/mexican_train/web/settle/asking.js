// Asks the server what is allowed: the rules are there, and nowhere in the page.

import { call } from '../app/api.js';
import { lively } from '../app/lively.js';
import { bodyOf } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/**
 * What some rules say; see `POST /api/settle` in docs/protocol.md.
 * @typedef {object} Verdict
 * @property {string} sheet
 * @property {{reason: string, arguments: Record<string, any>} | null} impossible
 * @property {string[]} legal
 * @property {Record<string, string>} refused
 * @property {Train[]} open_doubles
 *
 * @typedef {{action: string, reason: string, arguments: Record<string, any>}} Advice
 * @typedef {{answer: Verdict, sheets: Verdict[], advice: Advice | null}} Settled
 */

/** What is tapped in a row is asked once, in milliseconds. */
const WAIT = 120;

export class Asking {
  constructor() {
    /** @type {{of: Situation, settled: Settled} | null} */
    this.found = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.busy = false;
    lively(this);
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
      const settled = await call('/api/settle', { body: bodyOf(situation) });
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
