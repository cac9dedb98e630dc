// Going through a round step by step: by buttons and keys, or by itself.

/** Milliseconds for which a step is shown at the usual speed. */
const BEAT = 1400;
/** What takes keys itself. */
const TAKES_KEYS = 'input, select, summary, dialog';

/** The ground of pages that show steps, one at a time. */
export class Walking {
  constructor() {
    /** The step that is shown. */
    this.at = 0;
    /** Whether the step before it was shown just now. */
    this.forward = false;
    this.playing = false;
    this.speed = 1;
  }

  /** The number of the last step. */
  get end() {
    return 0;
  }

  /**
   * Listens to the keys; ends with what it returns.
   * @param {Record<string, () => void>} [more] what other keys do
   */
  listen(more = {}) {
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event, more);
    addEventListener('keydown', key);
    return () => {
      clearTimeout(this.timer);
      removeEventListener('keydown', key);
    };
  }

  /** Goes to a step, and stays there. */
  go(/** @type {number} */ step) {
    this.play(false);
    this.show(step);
  }

  show(/** @type {number} */ step) {
    const next = Math.max(0, Math.min(this.end, step));
    if (next === this.at) return;
    this.forward = next === this.at + 1;
    this.at = next;
  }

  /** Goes on by itself, or stops. */
  play(/** @type {boolean} */ on) {
    clearTimeout(this.timer);
    if (on && this.at === this.end) this.show(0);
    this.playing = on;
    if (on) this.timer = setTimeout(() => this.tick(), BEAT / this.speed);
  }

  tick() {
    this.show(this.at + 1);
    this.play(this.at < this.end);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Record<string, () => void>} more
   */
  key(event, more) {
    const at = event.target instanceof Element ? event.target : document.body;
    if (event.altKey || event.ctrlKey || event.metaKey || at.closest(TAKES_KEYS)) return;
    /** @type {Record<string, (() => void) | undefined>} */
    const ways = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.end),
      ...more,
      ' ': at.closest('button, a') ? undefined : () => this.play(!this.playing),
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    way();
  }
}
