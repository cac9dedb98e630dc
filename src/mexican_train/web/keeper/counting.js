// What a hand was left with is written: by a number pad, or by tapping its tiles.

import { reactive } from '../base/reactive.js';
import { t, tileName } from '../base/words.js';
import { withPoints, withTile } from './changes.js';
import { mostPoints } from './limits.js';
import { showNotice } from './matches.js';
import { otherHolder, pointsAt, roundAt } from './reckoning.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {'digits' | 'tiles'} Mode */
/** Whose hand it is. @typedef {{match: KeptMatch, round: number, seat: number | null}} Place */

const MODE = 'mexican-train-score-mode';

export class Counting {
  /**
   * @param {() => Place} place
   * @param {(next: KeptMatch, what: string, tag?: string) => void} write
   */
  constructor(place, write) {
    this.mode = keptMode();
    /** Only the tiles with this number are shown. */
    this.pip = /** @type {number | null} */ (null);
    /** Whether the next digit begins a number anew. */
    this.fresh = true;
    reactive(this);
    this.place = place;
    this.write = write;
  }

  /** Another hand comes. */
  anew() {
    this.fresh = true;
    this.pip = null;
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.fresh = true;
    try {
      localStorage.setItem(MODE, mode);
    } catch {
      // It is chosen again the next time.
    }
  }

  /** @param {number | null} pip */
  setPip(pip) {
    this.pip = pip;
  }

  /** What is being written, in words. */
  get what() {
    const { match, round, seat } = this.place();
    if (seat === null) return t('keeper-what-out', { round });
    return t('keeper-what', { round, name: match.players[seat].name });
  }

  /** What is written for the hand that is counted. */
  get written() {
    const { match, round, seat } = this.place();
    return seat === null ? null : pointsAt(match, round, seat);
  }

  /** @param {number | null} points */
  put(points) {
    const { match, round, seat } = this.place();
    if (seat === null) return;
    this.write(withPoints(match, round, seat, points), this.what, `${round} ${seat}`);
  }

  /** Takes a digit, unless so many points cannot be. @param {number} digit */
  digit(digit) {
    const { match, round, seat } = this.place();
    const points = (this.fresh ? 0 : (this.written ?? 0)) * 10 + digit;
    const most = seat === null ? 0 : mostPoints(match, round, seat);
    if (points > most) {
      showNotice({ text: t('keeper-too-many', { points, most }) });
      return;
    }
    this.put(points);
    this.fresh = false;
  }

  erase() {
    const { written } = this;
    this.put(written === null || written < 10 ? null : Math.floor(written / 10));
    this.fresh = false;
  }

  clear() {
    this.put(null);
    this.fresh = true;
  }

  /** @param {string} tile */
  tapTile(tile) {
    const { match, round, seat } = this.place();
    if (seat === null) return;
    const other = otherHolder(roundAt(match, round), tile, seat);
    if (other === undefined) {
      this.write(withTile(match, round, seat, tile), this.what);
      return;
    }
    const [name, mine] = [match.players[other].name, match.players[seat].name];
    const run = () =>
      this.write(withTile(withTile(match, round, other, tile), round, seat, tile), this.what);
    showNotice({
      text: t('keeper-taken', { tile: tileName(tile), name }),
      label: t('keeper-give', { name: mine }),
      run,
    });
  }

  /** Numbers from the keyboard. @param {string} key */
  key(key) {
    if (this.place().seat === null || this.mode !== 'digits') return;
    if (/^\d$/.test(key)) this.digit(Number(key));
    if (key === 'Backspace') this.erase();
  }
}

/** @returns {Mode} */
function keptMode() {
  try {
    return localStorage.getItem(MODE) === 'tiles' ? 'tiles' : 'digits';
  } catch {
    return 'digits';
  }
}
