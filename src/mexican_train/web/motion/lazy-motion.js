// Motion and sound for a page that draws a table: they come after what they move, and the page is
// whole without them.

/** @typedef {import('./motion.js').Motion} Motion */

export class LazyMotion {
  constructor() {
    /** @type {Motion | null} */
    this.motion = null;
    /**
     * What was drawn last.
     * @type {[View, Happening[]] | null}
     */
    this.drawn = null;
    this.asked = false;
    this.closed = false;
  }

  /** To be called right before each drawing. */
  before() {
    this.motion?.before();
  }

  /**
   * And right after it.
   * @param {View} view
   * @param {Happening[]} latest what the last update told: another list each time
   */
  after(view, latest) {
    this.drawn = [view, latest];
    this.motion?.after(view, latest);
    if (!this.asked) this.fetch();
  }

  /**
   * In place of both while something covers the table.
   * @param {View} view
   * @param {Happening[]} latest
   */
  keepUp(view, latest) {
    this.drawn = [view, latest];
    this.motion?.keepUp(view, latest);
  }

  /**
   * Whether a round has just ended with this, and one should see how.
   * @param {Happening[]} latest
   */
  ended(latest) {
    return this.motion?.ended(latest) ?? false;
  }

  /** A second of the last ones has gone by. */
  tick() {
    this.motion?.tick();
  }

  close() {
    this.closed = true;
    this.motion?.close();
  }

  async fetch() {
    this.asked = true;
    try {
      const { Motion } = await import('./motion.js');
      if (this.drawn && !this.closed) this.motion = new Motion(...this.drawn);
    } catch {
      this.asked = false; // the network is away; with the next drawing it may be back
    }
  }
}
