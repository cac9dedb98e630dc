// Tiles to tap: one number is chosen, and all tiles of the set with that number lie there.

import { html } from 'htm/preact';

import { pipName, t, tileName } from '../base/words.js';
import { numbersOf } from '../game/sets.js';
import { lying, pipsOf, tileOf } from '../game/tiles.js';
import { Tile } from './tiles.js';

/**
 * @param {object} how
 * @param {number} how.maxPip
 * @param {string[]} how.hand the tiles that are taken
 * @param {number} how.pip the number whose tiles are shown
 * @param {(pip: number) => void} how.setPip
 * @param {(tile: string) => void} how.tap takes a tile, or puts it back
 */
export function TileGrid({ maxPip, hand, pip, setPip, tap }) {
  const pips = numbersOf(maxPip);
  const held = new Set(hand.flatMap(pipsOf));
  return html`
    <div class="tilegrid">
      <div class="tilegrid-pips" role="group" aria-label=${t('builder-numbers')}>
        ${pips.map(
          (each) => html`
            <button
              key=${each}
              type="button"
              class=${held.has(each) ? 'has' : ''}
              aria-pressed=${each === pip}
              aria-label=${t('builder-number', { pip: pipName(each) })}
              onclick=${() => setPip(each)}
            >
              ${t('number', { value: each })}
            </button>
          `,
        )}
      </div>
      <div
        class="tilegrid-tiles"
        role="group"
        aria-label=${t('builder-tiles-with', { pip: pipName(pip) })}
      >
        ${pips.map((other) => {
          const tile = tileOf(pip, other);
          return html`
            <button
              key=${tile}
              type="button"
              aria-pressed=${hand.includes(tile)}
              aria-label=${tileName(tile)}
              onclick=${() => tap(tile)}
            >
              ${Tile(lying(pip, other), { standing: true, label: false })}
            </button>
          `;
        })}
      </div>
    </div>
  `;
}
