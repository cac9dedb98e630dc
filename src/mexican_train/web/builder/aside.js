// Tiles that are set aside, for another train or for later: the train is laid without them.

import { html } from 'htm/preact';

import { t, tileName } from '../base/words.js';
import { Tile } from '../parts/tiles.js';

/**
 * @param {object} how
 * @param {string[]} how.hand
 * @param {string[]} how.aside
 * @param {(tile: string) => void} how.tap sets a tile aside, or takes it back
 */
export function Aside({ hand, aside, tap }) {
  return html`
    <details class="aside" open=${aside.length > 0}>
      <summary>
        ${aside.length ? t('builder-aside-some', { count: aside.length }) : t('builder-aside')}
      </summary>
      <p class="about">${t('builder-aside-about')}</p>
      <div class="aside-tiles" role="group" aria-label=${t('builder-aside')}>
        ${hand.map(
          (tile) => html`
            <button
              key=${tile}
              type="button"
              aria-pressed=${aside.includes(tile)}
              aria-label=${tileName(tile)}
              onclick=${() => tap(tile)}
            >
              ${Tile(tile, { label: false })}
            </button>
          `,
        )}
      </div>
    </details>
  `;
}
