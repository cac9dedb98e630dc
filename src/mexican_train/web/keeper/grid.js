// All tiles of the set: those left in a hand are tapped, and counted by what the rules say.

import { html } from 'htm/preact';

import { pipName } from '../app/tilegrid.js';
import { t, tileName } from '../app/words.js';
import { Tile } from '../yard/tiles.js';
import { rowsOf } from './counting.js';
import { engineAt, otherHolder, roundAt } from './reckoning.js';

/** @typedef {import('./match.js').MatchPage} MatchPage */

/** With so many rows the set can lie in a triangle. */
const WIDEST = 13;

/**
 * @param {MatchPage} page
 * @param {number} seat
 */
export function Grid(page, seat) {
  const { match, round, pip } = page;
  const hand = roundAt(match, round).tiles[seat];
  const rows = rowsOf(match.rules.max_pip).reverse();
  const wanted = (/** @type {string} */ tile) =>
    pip === null || tile.split('-').includes(String(pip));
  return html`
    <div class="grid">
      <ul class="left" aria-label=${t('keeper-hand')}>
        ${hand.toReversed().map(
          (tile) => html`
            <li key=${tile}>
              <button
                aria-label=${t('keeper-tile-back', { tile: tileName(tile) })}
                onclick=${() => page.tapTile(tile)}
              >
                ${Tile(tile, { label: false })}
              </button>
            </li>
          `,
        )}
        ${hand.length === 0 && html`<li class="about">${t('keeper-tiles-about')}</li>`}
      </ul>
      <div class="tilegrid-pips" role="group" aria-label=${t('keeper-pips')}>
        ${rows.map((_, index) => Filter(page, rows.length - 1 - index))}
      </div>
      <div
        class=${pip === null && rows.length <= WIDEST ? 'set triangle' : 'set'}
        role="group"
        aria-label=${t('keeper-tiles')}
      >
        ${rows.map((row, index) => {
          const shown = row.filter(wanted).reverse();
          return (
            shown.length > 0 &&
            html`<div key=${index} class="set-row">
              ${shown.map((tile) => Choice(page, seat, tile))}
            </div>`
          );
        })}
      </div>
    </div>
  `;
}

/**
 * Shows only the tiles with this number, or all again.
 * @param {MatchPage} page
 * @param {number} pip
 */
function Filter(page, pip) {
  const on = page.pip === pip;
  return html`
    <button
      key=${pip}
      aria-pressed=${on}
      aria-label=${t('keeper-pip', { pip: pipName(pip) })}
      onclick=${() => page.setPip(on ? null : pip)}
    >
      ${t('number', { value: pip })}
    </button>
  `;
}

/**
 * @param {MatchPage} page
 * @param {number} seat
 * @param {string} tile
 */
function Choice(page, seat, tile) {
  const { match, round } = page;
  const known = roundAt(match, round);
  const engine = engineAt(match, round);
  const other = otherHolder(known, tile, seat);
  const mine = known.tiles[seat].includes(tile);
  if (tile === `${engine}-${engine}`) {
    return html`
      <span key=${tile} class="choice off">
        ${Tile(tile, { standing: true, back: true, label: false })}
        <small aria-label=${t('keeper-is-engine', { tile: tileName(tile) })} role="img">⚙</small>
      </span>
    `;
  }
  const named = tileName(tile);
  const whose = other === undefined ? '' : match.players[other].name;
  return html`
    <button
      key=${tile}
      class=${['choice', mine && 'mine', other !== undefined && 'off'].filter(Boolean).join(' ')}
      aria-pressed=${mine}
      aria-label=${whose ? t('keeper-tile-of', { tile: named, name: whose }) : named}
      onclick=${() => page.tapTile(tile)}
    >
      ${Tile(tile, { standing: true, back: true, label: false })}
      ${
        other !== undefined &&
        html`<span class=${`disc ${match.players[other].colour}`} aria-hidden="true">
          ${[...match.players[other].name][0]}
        </span>`
      }
    </button>
  `;
}
