// The yard: the engine on its turntable, and a track for each train. Every train is a lane; its
// end, the only place where one can play, is always in sight, older wagons fold into a number.

import { html } from 'htm/preact';

import { nameOf, t, tileName, trainName } from '../app/words.js';
import { foldedOf, measure } from './measure.js';
import { Locomotive, Tile, Wagon } from './tiles.js';

/**
 * What is shown of a round, and what one can do there.
 * @typedef {object} Scene
 * @property {View} view
 * @property {{width: number, height: number}} size of the ground the yard has, in pixels
 * @property {Set<string>} [fresh] the wagons that have just come, by `wagonKey`
 * @property {string | null} [chosen] the tile that looks for its place
 * @property {string[]} [places] the trains on which it may be laid
 * @property {(train: Train) => void} [lay] lays the chosen tile
 * @property {(train: Train) => void} [look] shows the whole of a train
 */

/** @typedef {ReturnType<typeof measure>} Sizes */

/** Names one wagon of one train. */
export function wagonKey(/** @type {{train: Train, tile: string}} */ { train, tile }) {
  return `${train} ${tile}`;
}

/** @param {Scene} scene */
export function Yard(scene) {
  const { view, size } = scene;
  const count = view.players.length;
  const first = view.seat ?? 0;
  /** @type {Train[]} */
  const order = [...view.players.map((_, index) => (first + index) % count), 'M'];
  const sizes = measure(size, order.length);
  const { lane, hub, plate, tile, slot } = sizes;
  const lengths = Object.entries({ lane, hub, plate, tile, slot });
  const style = Object.fromEntries(lengths.map(([name, length]) => [`--${name}`, `${length}px`]));
  const kinds = ['yard', !sizes.wide && 'narrow', sizes.stacked && 'stacked'];
  return html`
    <div class=${kinds.filter(Boolean).join(' ')} style=${style}>
      ${Fan(order.length, sizes)}
      <div class="turntable" role="img" aria-label=${t('engine', { pip: view.engine })}>
        ${Tile(`${view.engine}-${view.engine}`, { standing: true, label: false })}
      </div>
      <ul class="lanes">
        ${order.map((train) => Lane(scene, train, sizes))}
      </ul>
    </div>
  `;
}

/**
 * The tracks from the turntable to the lanes.
 * @param {number} lanes
 * @param {Sizes} sizes
 */
function Fan(lanes, { hub, lane, centre }) {
  const height = lanes * lane;
  const [x, y] = [hub / 2, height / 2];
  const paths = Array.from({ length: lanes }, (_, index) => {
    const end = index * lane + centre;
    return `M${x} ${y}C${hub * 0.8} ${y} ${hub * 0.55} ${end} ${hub + 8} ${end}`;
  });
  return html`
    <svg
      class="fan"
      width=${hub + 8}
      height=${height}
      viewBox=${`0 0 ${hub + 8} ${height}`}
      aria-hidden="true"
    >
      ${['ties', 'rails', 'bed'].map((kind) =>
        paths.map((d) => html`<path class=${kind} d=${d} />`),
      )}
    </svg>
  `;
}

/**
 * @param {Scene} scene
 * @param {Train} train
 * @param {Sizes} sizes
 */
function Lane(scene, train, sizes) {
  const { view, places = [] } = scene;
  const mexican = train === 'M';
  const wagons = mexican ? view.mexican : view.trains[train];
  const fits = places.includes(String(train));
  const open = mexican || view.markers.includes(train);
  const folded = foldedOf(wagons, open, sizes);
  const inSight = wagons.slice(folded);
  const kinds = ['lane', view.turn === train && 'turn', open && 'open', fits && 'fits'];
  return html`
    <li key=${train} data-train=${train} class=${kinds.filter(Boolean).join(' ')}>
      ${Plate(scene, train, sizes)}
      <div class="track" onclick=${fits ? () => scene.lay?.(train) : undefined}>
        ${
          folded > 0 &&
          html`<span class="more" aria-hidden="true">${t('folded', { count: folded })}</span>`
        }
        ${inSight.map((tile, index) =>
          LaneWagon(scene, train, tile, index === inSight.length - 1),
        )}
        ${fits && Slot(scene, train)}
        ${
          open &&
          (sizes.wide || !fits) &&
          Locomotive(
            mexican ? 'black' : view.players[train].colour,
            mexican ? undefined : t('lane-is-open'),
          )
        }
      </div>
    </li>
  `;
}

/**
 * @param {Scene} scene
 * @param {Train} train
 * @param {string} tile
 * @param {boolean} last
 */
function LaneWagon({ view, fresh }, train, tile, last) {
  const binding = last && (view.open_doubles.includes(train) || view.follow_up === train);
  const kinds = [
    fresh?.has(wagonKey({ train, tile })) && 'fresh',
    binding && 'binding',
    last && 'last',
  ];
  return Wagon(tile, { key: tile, class: kinds.filter(Boolean).join(' ') });
}

/**
 * @param {Scene} scene
 * @param {Train} train
 */
function Slot(scene, train) {
  const { view, chosen } = scene;
  const lay = (/** @type {Event} */ event) => {
    event.stopPropagation(); // the whole track takes a tap too
    scene.lay?.(train);
  };
  const spoken = t('slot-on', { tile: tileName(chosen ?? ''), train: trainName(view, train) });
  return html`
    <button key="slot" class="slot" onclick=${lay}>
      ${t(view.open_doubles.includes(train) ? 'slot-close' : 'slot')}
      <span class="unseen">${spoken}</span>
    </button>
  `;
}

/**
 * The head of a lane: whose it is and how they stand; opens the whole train.
 * @param {Scene} scene
 * @param {Train} train
 * @param {Sizes} sizes
 */
function Plate(scene, train, sizes) {
  const { view } = scene;
  const mexican = train === 'M';
  const short = !sizes.wide && !sizes.stacked;
  const player = mexican ? { colour: 'black', connected: true } : view.players[train];
  const name = mexican ? t(short ? 'mexican-short' : 'mexican') : nameOf(view, train);
  const tiles = mexican ? 'M' : view.counts[train];
  return html`
    <button
      class=${`plate ${player.colour}`}
      onclick=${() => scene.look?.(train)}
      aria-current=${view.turn === train ? 'true' : undefined}
    >
      <span class="disc">
        ${tiles}
        ${
          !mexican &&
          html`<span class="unseen">${' '}${t('tiles-left', { count: tiles })}</span>`
        }
      </span>
      <span class="who">
        <b>${name}</b>
        <small class=${player.connected ? '' : 'gone'}>${noteOf(view, train, short)}</small>
      </span>
      <span class="unseen">
        ${view.turn === train && t('lane-plays')} ${t('lane-whole')}
      </span>
    </button>
  `;
}

/**
 * @param {View} view
 * @param {Train} train
 * @param {boolean} short
 */
function noteOf(view, train, short) {
  if (train === 'M') return t(short ? 'mexican-open-short' : 'mexican-open');
  const player = view.players[train];
  if (player.stand_in) return t(short ? 'bot-plays-short' : 'bot-plays');
  return player.connected ? t('points', { points: view.totals[train] ?? 0 }) : t('away');
}
