// The par of a deal, while it is worked out: nothing waits for it.

import { parOf } from '../base/challenges.js';
import { keepPar } from '../base/deals.js';
import { reactive } from '../base/reactive.js';

export class WorkingOut {
  /** @param {() => void} there what is done when a par has come */
  constructor(there) {
    /** @type {ParProgress | null} */
    this.progress = null;
    /** @type {Problem | null} */
    this.problem = null;
    reactive(this);
    this.there = there;
    /** The deal that is asked about. */
    this.id = '';
    this.closed = false;
  }

  close() {
    this.id = '';
    this.closed = true;
  }

  /**
   * Asks for the par of a deal that was played, unless it is known or asked for.
   * @param {KeptDeal | null} deal
   */
  async ask(deal) {
    const wanted = deal?.result && !deal.par ? deal.id : '';
    if (wanted === this.id || this.closed) return;
    this.id = wanted;
    Object.assign(this, { progress: null, problem: null });
    if (!deal || !wanted) return;
    const left = () => this.id !== wanted;
    const tell = (/** @type {ParProgress} */ progress) => {
      this.progress = progress;
    };
    try {
      const par = await parOf(deal.code, { tell, left });
      if (par) keepPar(wanted, par);
      if (par && !left()) this.there();
    } catch (problem) {
      if (!left()) this.problem = /** @type {Problem} */ (problem);
    }
  }

  /** Asks once more, after it failed. @param {KeptDeal} deal */
  again(deal) {
    this.id = '';
    this.ask(deal);
  }
}
