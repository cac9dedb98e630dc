// One's own tiles are told: by tapping them, or in writing.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { t, tileName } from '../base/words.js';
import { readTiles } from '../game/typing.js';
import { TileGrid } from './tile-grid.js';
import { Tile } from './tiles.js';

/** More tiles than anybody holds: finding a train would take too long. */
export const MOST_TILES = 26;

/** The numbers that are shown, and what was wrong with what was typed. */
export class HandEntry {
  /**
   * @param {() => string[]} hand
   * @param {(hand: string[]) => void} set
   */
  constructor(hand, set) {
    /** @type {number | null} */
    this.pip = null;
    /** @type {string | null} */
    this.problem = null;
    reactive(this);
    this.hand = hand;
    this.set = set;
  }

  /** @param {string} tile */
  tap(tile) {
    const hand = this.hand();
    this.problem = null;
    if (hand.includes(tile)) this.set(hand.filter((each) => each !== tile));
    else this.take([tile]);
  }

  /** Takes tiles that are not held yet. @param {string[]} tiles */
  take(tiles) {
    const hand = [...new Set([...this.hand(), ...tiles])];
    if (hand.length > MOST_TILES) this.problem = t('builder-full', { count: MOST_TILES });
    else this.set(hand);
    return hand.length <= MOST_TILES;
  }

  /**
   * @param {SubmitEvent} event
   * @param {number} maxPip
   */
  typed(event, maxPip) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('tiles'));
    const { tiles, wrong } = readTiles(field.value, maxPip);
    this.problem = wrong && wrongWords(wrong, maxPip);
    if (!wrong && this.take(tiles)) field.value = '';
  }

  /**
   * What is taken lies below what one taps, which therefore stays where it is.
   * @param {number} maxPip
   */
  draw(maxPip) {
    const hand = this.hand();
    return html`
      <section class="own-tiles">
        <header>
          <h2>${t('builder-hand')}</h2>
          ${hand.length > 0 && html`<small>${t('count-tiles', { count: hand.length })}</small>`}
          ${
            hand.length > 0 &&
            html`<button type="button" class="quiet" onclick=${() => this.clear()}>
              ${t('builder-clear')}
            </button>`
          }
        </header>
        <p class="about">${t('builder-hand-about')}</p>
        ${TileGrid({
          maxPip,
          hand,
          pip: Math.min(this.pip ?? maxPip, maxPip),
          setPip: (pip) => {
            this.pip = pip;
          },
          tap: (tile) => this.tap(tile),
        })}
        <ul class="taken" aria-label=${t('builder-hand')}>
          ${hand.map(
            (tile) => html`
              <li key=${tile}>
                <button
                  type="button"
                  aria-label=${t('builder-put-back', { tile: tileName(tile) })}
                  onclick=${() => this.tap(tile)}
                >
                  ${Tile(tile, { label: false })}
                </button>
              </li>
            `,
          )}
        </ul>
        <form
          class="typed"
          onsubmit=${(/** @type {SubmitEvent} */ event) => this.typed(event, maxPip)}
        >
          <label class="field">
            <span>${t('builder-type')}</span>
            <input name="tiles" autocomplete="off" inputmode="text" placeholder="5 12, 5 7" />
          </label>
          <button>${t('builder-take')}</button>
        </form>
        ${this.problem && html`<p class="problem" role="alert">${this.problem}</p>`}
      </section>
    `;
  }

  clear() {
    this.problem = null;
    this.set([]);
  }
}

/**
 * @param {{key: import('../game/typing.js').Wrong, text: string}} wrong
 * @param {number} maxPip
 */
function wrongWords({ key, text }, maxPip) {
  if (key === 'none') return t('builder-wrong-none');
  if (key === 'set') return t('builder-wrong-set', { tile: text, pip: maxPip });
  if (key === 'twice') return t('builder-wrong-twice', { tile: text });
  return t('builder-wrong-odd', { text: text.length > 30 ? `${text.slice(0, 29)}…` : text });
}
