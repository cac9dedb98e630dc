// A whole train, from the engine to its end: it turns at the edge, and its chain can be followed.

import { html } from 'htm/preact';

import { tileName } from '../base/words.js';
import { doubleOf, isDouble } from '../game/tiles.js';
import { Locomotive, Tile } from '../parts/tiles.js';

/** How many halves of a tile a row has room for. */
const ROOM = 12;

/**
 * @typedef {object} Whole
 * @property {number | null} engine null where the train is shown without it
 * @property {string[]} wagons
 * @property {string | null} [marker] the colour of the locomotive at the end of an open train
 */

/** @param {Whole} train */
export function WholeTrain({ engine, wagons, marker = null }) {
  const rows = rowsOf(engine === null ? wagons : [doubleOf(engine), ...wagons]);
  return html`
    <div class="whole">
      ${rows.map((tiles, row) => {
        const back = row % 2 === 1;
        const end = row === rows.length - 1;
        return html`
          <div key=${row} class=${back ? 'run back' : 'run'}>
            ${tiles.map((tile, index) => Coupled(tile, back, engine !== null && row + index === 0))}
            ${end && marker && Locomotive(marker)}
          </div>
        `;
      })}
    </div>
  `;
}

/**
 * A wagon in its place; on the way back it lies the other way round.
 * @param {string} tile
 * @param {boolean} back
 * @param {boolean} engine
 */
function Coupled(tile, back, engine) {
  const double = isDouble(tile);
  const kinds = ['coupled', double && 'across', engine && 'first'].filter(Boolean).join(' ');
  return html`
    <span key=${tile} class=${kinds} role="img" aria-label=${tileName(tile)}>
      ${Tile(tile, { standing: double, back, label: false })}
    </span>
  `;
}

/**
 * Tiles as rows that are full, but for the last; a double across the track takes half the room.
 * @param {string[]} tiles
 */
function rowsOf(tiles) {
  /** @type {string[][]} */
  const rows = [[]];
  let room = ROOM;
  for (const tile of tiles) {
    const long = isDouble(tile) ? 1 : 2;
    if (long > room) {
      rows.push([]);
      room = ROOM;
    }
    rows[rows.length - 1].push(tile);
    room -= long;
  }
  return rows;
}
