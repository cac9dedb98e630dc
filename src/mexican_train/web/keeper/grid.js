// All tiles of the set: those left in a hand are tapped, and counted by what the rules say.

import { html } from 'htm/preact';

import { pipName, t, tileName } from '../base/words.js';
import { numbersOf, rowsOf } from '../game/sets.js';
import { doubleOf, hasPip } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { engineAt, otherHolder, roundAt } from './reckoning.js';

/** @typedef {import('./counting.js').Counting} Counting */

/** With so many rows the set can lie in a triangle. */
const WIDEST = 13;

/**
 * @param {Counting} counting
 * @param {number} seat
 */
export function Grid(counting, seat) {
  const { pip } = counting;
  const { match, round } = counting.place();
  const hand = roundAt(match, round).tiles[seat];
  const rows = rowsOf(match.rules.max_pip).reverse();
  const wanted = (/** @type {string} */ tile) =>
    pip === null || hasPip(tile, pip);
  return html`
    <div class="grid">
      <ul class="left" aria-label=${t('keeper-hand')}>
        ${hand.toReversed().map(
          (tile) => html`
            <li key=${tile}>
              <button
                aria-label=${t('keeper-tile-back', { tile: tileName(tile) })}
                onclick=${() => counting.tapTile(tile)}
              >
                ${Tile(tile, { label: false })}
              </button>
            </li>
          `,
        )}
        ${hand.length === 0 && html`<li class="about">${t('keeper-tiles-about')}</li>`}
      </ul>
      <div class="tilegrid-pips" role="group" aria-label=${t('keeper-pips')}>
        ${numbersOf(match.rules.max_pip).map((each) => Filter(counting, each))}
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
              ${shown.map((tile) => Choice(counting, seat, tile))}
            </div>`
          );
        })}
      </div>
    </div>
  `;
}

/**
 * Shows only the tiles with this number, or all again.
 * @param {Counting} counting
 * @param {number} pip
 */
function Filter(counting, pip) {
  const on = counting.pip === pip;
  return html`
    <button
      key=${pip}
      aria-pressed=${on}
      aria-label=${t('keeper-pip', { pip: pipName(pip) })}
      onclick=${() => counting.setPip(on ? null : pip)}
    >
      ${t('number', { value: pip })}
    </button>
  `;
}

/**
 * @param {Counting} counting
 * @param {number} seat
 * @param {string} tile
 */
function Choice(counting, seat, tile) {
  const { match, round } = counting.place();
  const known = roundAt(match, round);
  const engine = engineAt(match, round);
  const other = otherHolder(known, tile, seat);
  const mine = known.tiles[seat].includes(tile);
  if (engine !== null && tile === doubleOf(engine)) {
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
      onclick=${() => counting.tapTile(tile)}
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
