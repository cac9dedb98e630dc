// Which of one's tabs has a table: the one that came to it last. Two that both went on with it would
// each save what the other does not know of.

/**
 * The connections that a table is claimed for, when it was, and what ends the claim.
 * @typedef {{ids: Set<number>, taken: Promise<void>, end: () => void}} Claim
 */

export class Claims {
  /** @param {(table: string, ids: number[]) => void} lost another tab has come to a table */
  constructor(lost) {
    this.lost = lost;
    /** @type {Map<string, Claim>} */
    this.held = new Map();
  }

  /**
   * Claims a table for a connection, unless it is claimed for another one already.
   * @param {number} id
   * @param {string} table
   */
  take(id, table) {
    const claim = this.held.get(table) ?? this.claim(table);
    claim.ids.add(id);
    return claim.taken;
  }

  /** A connection has ended. @param {number} id */
  giveBack(id) {
    for (const [table, { ids, end }] of this.held) {
      if (ids.delete(id) && !ids.size) {
        this.held.delete(table);
        end();
      }
    }
  }

  /** @param {string} table */
  claim(table) {
    /** @type {Claim} */
    const claim = { ids: new Set(), taken: Promise.resolve(), end() {} };
    this.held.set(table, claim);
    if (navigator.locks) claim.taken = this.lock(table, claim);
    // Otherwise the page is not secure: what both save is told apart by its number all the same.
    return claim;
  }

  /**
   * Takes the lock from whoever has it, and keeps it until the claim ends or another takes it.
   * @param {string} table
   * @param {Claim} claim
   * @returns {Promise<void>}
   */
  lock(table, claim) {
    return new Promise((taken) => {
      const held = () => {
        taken();
        return new Promise((end) => {
          claim.end = () => end(undefined);
          if (!claim.ids.size) claim.end(); // its connection did not wait
        });
      };
      navigator.locks.request(`mexican-train-${table}`, { steal: true }, held).catch((problem) => {
        taken();
        // Whatever else there is, the browser has no locks for this page.
        if (problem.name === 'AbortError') this.lose(table, claim);
      });
    });
  }

  /**
   * @param {string} table
   * @param {Claim} claim
   */
  lose(table, claim) {
    if (this.held.get(table) !== claim) return; // given back, and perhaps claimed anew
    this.held.delete(table);
    this.lost(table, [...claim.ids]);
  }
}
