// The yard: the engine on its turntable, and a track for each train. Every train is a lane; its
// end, the only place where one can play, is always in sight, older wagons fold into a number.

import { html } from 'htm/preact';

import { nameOf, t, tileName, trainName } from '../app/words.js';
import { arrange } from './laying.js';
import { measure } from './measure.js';
import { Boneyard, Locomotive, Tile, Wagon } from './tiles.js';
import { Fan, Rails } from './tracks.js';

/**
 * What is shown of a round, and what one can do there.
 * @typedef {object} Scene
 * @property {View} view
 * @property {{width: number, height: number}} size of the ground the yard has, in pixels
 * @property {Set<string>} [fresh] the wagons that have just come, by `wagonKey`
 * @property {string | null} [chosen] the tile that looks for its place
 * @property {string[]} [places] the trains on which it may be laid
 * @property {boolean} [boneyard] false where the boneyard is shown elsewhere
 * @property {(train: Train) => void} [lay] lays the chosen tile
 * @property {(train: Train) => void} [look] shows the whole of a train
 */

/** @typedef {import('./measure.js').Sizes} Sizes */

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
  const sizes = measure({ ...size, scale: scaleOfLetters() }, order.length);
  const { lane, across, aisle, hub, plate, track, tile } = sizes;
  const lengths = Object.entries({ lane, across, aisle, hub, plate, track, tile });
  const style = Object.fromEntries(lengths.map(([name, length]) => [`--${name}`, `${length}px`]));
  return html`
    <div class=${`yard ${sizes.plates}`} style=${{ ...style, '--rows': sizes.rows }}>
      ${Fan(order.length, sizes)}
      <div class="turntable" role="img" aria-label=${t('engine', { pip: view.engine })}>
        ${Tile(`${view.engine}-${view.engine}`, { standing: true, label: false })}
      </div>
      ${scene.boneyard !== false && Boneyard(view.boneyard)}
      <ul class="lanes">
        ${order.map((train) => Lane(scene, train, sizes))}
      </ul>
    </div>
  `;
}

/** How much larger than usual someone wants letters to be. */
function scaleOfLetters() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * @param {Scene} scene
 * @param {Train} train
 * @param {Sizes} sizes
 */
function Lane(scene, train, sizes) {
  const { view, places = [] } = scene;
  const wagons = train === 'M' ? view.mexican : view.trains[train];
  const fits = places.includes(String(train));
  const open = isOpen(view, train);
  const closing = mustBeClosed(view, train);
  const laid = arrange(wagons, { open, closing }, sizes);
  const inSight = wagons.slice(laid.folded);
  const owner = train === 'M' ? 'black' : view.players[train].colour;
  const kinds = [
    `lane ${owner}`,
    view.turn === train && 'turn',
    open && 'open',
    closing && 'closing',
    fits && 'fits',
  ];
  return html`
    <li key=${train} data-train=${train} class=${kinds.filter(Boolean).join(' ')}>
      ${Plate(scene, train, sizes)}
      <div class="track">
        ${Rails(laid.runs, sizes)}
        ${laid.folded > 0 && Folded(scene, train, laid)}
        ${inSight.map((tile, index) =>
          LaneWagon(scene, train, tile, laid.wagons[index], index === inSight.length - 1),
        )}
        ${fits ? Slot(scene, train, laid.mark) : closing && Flag(laid.mark)}
        ${open && Locomotive(owner, { style: at(fits || closing ? laid.locoBehind : laid.loco) })}
      </div>
    </li>
  `;
}

/**
 * Whether others than its owner may play on a train.
 * @param {View} view
 * @param {Train} train
 */
function isOpen(view, train) {
  return train === 'M' || view.markers.includes(train);
}

/**
 * Whether the double at its end must be closed before anything else.
 * @param {View} view
 * @param {Train} train
 */
function mustBeClosed(view, train) {
  const binding = view.open_doubles.includes(train) || view.follow_up === train;
  return binding && view.phase === 'playing';
}

/**
 * @param {Scene} scene
 * @param {Train} train
 * @param {string} tile
 * @param {import('./laying.js').Spot} spot
 * @param {boolean} last
 */
function LaneWagon({ view, fresh }, train, tile, spot, last) {
  const kinds = [
    fresh?.has(wagonKey({ train, tile })) && 'fresh',
    last && mustBeClosed(view, train) && 'binding',
    last && 'last',
  ];
  return Wagon(tile, {
    key: tile,
    'data-tile': tile,
    back: spot.back,
    style: at(spot),
    class: kinds.filter(Boolean).join(' '),
  });
}

/**
 * The older wagons, as a number; those who cannot see it open the train by its plate.
 * @param {Scene} scene
 * @param {Train} train
 * @param {ReturnType<typeof arrange>} laid
 */
function Folded(scene, train, { folded, fold }) {
  return html`
    <span
      key="more"
      class="more"
      style=${at(fold)}
      aria-hidden="true"
      onclick=${() => scene.look?.(train)}
    >
      ${t('folded', { count: folded })}
    </span>
  `;
}

/**
 * The place where the chosen tile fits. All of the track takes the tap.
 * @param {Scene} scene
 * @param {Train} train
 * @param {Mark} mark
 */
function Slot(scene, train, mark) {
  const { view, chosen } = scene;
  const here = t(mustBeClosed(view, train) ? 'slot-close' : 'slot');
  const tile = tileName(chosen ?? '');
  return html`
    <button
      key="slot"
      class="slot"
      onclick=${() => scene.lay?.(train)}
      aria-label=${t('slot-on', { here, tile, train: trainName(view, train) })}
    >
      <span class="mark" style=${box(mark)}>${here}</span>
    </button>
  `;
}

/**
 * What everyone sees at a double that must be closed.
 * @param {Mark} mark
 */
function Flag(mark) {
  return html`<span key="flag" class="mark flag" style=${box(mark)}>${t('to-close')}</span>`;
}

/** @typedef {ReturnType<typeof arrange>['mark']} Mark */

/** @param {{x: number, y: number}} spot */
function at({ x, y }) {
  return { left: `${x}px`, top: `${y}px` };
}

/** @param {Mark} mark */
function box(mark) {
  return { ...at(mark), width: `${mark.width}px`, height: `${mark.height}px` };
}

/**
 * The head of a lane: whose it is and how they stand; opens the whole train.
 * @param {Scene} scene
 * @param {Train} train
 * @param {Sizes} sizes
 */
function Plate(scene, train, sizes) {
  const { view } = scene;
  const short = sizes.plates !== 'wide';
  const mexican = train === 'M';
  const name = mexican ? t('mexican') : nameOf(view, train);
  const shown = mexican && short ? t('mexican-short') : name;
  const away = !mexican && !view.players[train].connected && !view.players[train].stand_in;
  const said = [
    name,
    !mexican && t('tiles-left', { count: view.counts[train] }),
    noteOf(view, train, false),
    !mexican && isOpen(view, train) && t('lane-is-open'),
    view.turn === train && t('lane-plays'),
    t('lane-whole'),
  ];
  return html`
    <button
      class="plate"
      onclick=${() => scene.look?.(train)}
      aria-label=${said.filter(Boolean).join(', ')}
      aria-current=${view.turn === train ? 'true' : undefined}
    >
      <span class="disc">${mexican ? 'M' : view.counts[train]}</span>
      <span class="who">
        <b><bdi>${shown}</bdi></b>
        <small class=${away ? 'gone' : ''}>${noteOf(view, train, short)}</small>
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
  const points = view.totals[train] ?? 0;
  if (player.stand_in) return t(short ? 'bot-plays-short' : 'bot-plays');
  if (!player.connected) return t('away');
  return short ? t('points-short', { points }) : t('points', { points });
}
