// The yard: the engine on its turntable, and a track for each train. Every train is a lane; its
// end, the only place where one can play, is always in sight, older wagons fold into a number.

import { html } from 'htm/preact';

import { endOf, nameOf, t, tileName, trainName } from '../app/words.js';
import { arrange, middles } from './laying.js';
import { isWide, measure } from './measure.js';
import { Boneyard, Locomotive, Tile, Wagon } from './tiles.js';
import { Fan, Rails } from './tracks.js';

/** So high is a lane whose plate has room for a name in two lines. */
const TWO_LINES = 88;

/**
 * What is shown of a round, and what one can do there.
 * @typedef {object} Scene
 * @property {View} view
 * @property {{width: number, height: number}} size of the ground the yard has, in pixels
 * @property {Set<string>} [fresh] the wagons that have just come, by `wagonKey`
 * @property {string | null} [sent] the wagon that is laid, but the table has not said so yet
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
  const trains = order.map((train) => trainOf(view, train, sizes));
  const lines = lane >= TWO_LINES ? 2 : 1;
  const kinds = isWide(sizes) ? sizes.plates : `narrow ${sizes.plates}`;
  return html`
    <div class=${`yard ${kinds}`} style=${{ ...style, '--rows': sizes.rows, '--lines': lines }}>
      ${Fan(
        trains.map(({ middle }) => middle),
        sizes,
      )}
      <div class="turntable" role="img" aria-label=${t('engine', { pip: view.engine })}>
        ${Tile(`${view.engine}-${view.engine}`, { standing: true, label: false })}
      </div>
      ${scene.boneyard !== false && Boneyard(view.boneyard)}
      <ul class="lanes">
        ${trains.map((train) => Lane(scene, train, sizes))}
      </ul>
    </div>
  `;
}

/**
 * A train and how it stands on its track.
 * @typedef {ReturnType<typeof trainOf>} Laid
 */

/**
 * @param {View} view
 * @param {Train} train
 * @param {Sizes} sizes
 */
function trainOf(view, train, sizes) {
  const wagons = train === 'M' ? view.mexican : view.trains[train];
  // To everyone but its owner a train is closed, unless it has a marker.
  const open = train === 'M' || view.markers.includes(train);
  const binding = view.open_doubles.includes(train) || view.follow_up === train;
  const closing = binding && view.phase === 'playing';
  const laid = arrange(wagons, { open, closing }, sizes);
  // A plate as high as its lane stands beside all runs, any other beside the first.
  const beside = Math.max(sizes.least / 2, middles(laid.runs, sizes)[0]);
  const middle = sizes.plates === 'tall' ? sizes.lane / 2 : beside;
  const colour = train === 'M' ? 'black' : view.players[train].colour;
  return { ...laid, train, inSight: wagons.slice(laid.folded), open, closing, middle, colour };
}

/** How much larger than usual someone wants letters to be. */
function scaleOfLetters() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * @param {Scene} scene
 * @param {Laid} laid
 * @param {Sizes} sizes
 */
function Lane(scene, laid, sizes) {
  const { view, places = [] } = scene;
  const { train, inSight, open, closing, colour } = laid;
  const fits = places.includes(String(train));
  const kinds = [
    `lane ${colour}`,
    view.turn === train && 'turn',
    open && 'open',
    closing && 'closing',
    fits && 'fits',
  ];
  return html`
    <li key=${train} data-train=${train} class=${kinds.filter(Boolean).join(' ')}>
      ${Plate(scene, laid, sizes)}
      <div class="track">
        ${Rails(laid.runs, sizes)} ${laid.folded > 0 && Folded(scene, laid)}
        ${inSight.map((_, index) => LaneWagon(scene, laid, index))}
        ${fits ? Slot(scene, laid) : closing && Flag(laid)}
        ${open && Locomotive(colour, { style: locoStyle(laid, fits || closing) })}
      </div>
    </li>
  `;
}

/**
 * @param {Scene} scene
 * @param {Laid} laid
 * @param {number} index
 */
function LaneWagon({ fresh, sent }, { train, inSight, wagons, closing }, index) {
  const [tile, spot] = [inSight[index], wagons[index]];
  const last = index === inSight.length - 1;
  const kinds = [
    fresh?.has(wagonKey({ train, tile })) && 'fresh',
    sent === wagonKey({ train, tile }) && 'sent',
    last && closing && 'binding',
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
 * @param {Laid} laid
 */
function Folded(scene, { train, folded, fold }) {
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
 * @param {Laid} laid
 */
function Slot(scene, { train, closing, mark }) {
  const { view, chosen } = scene;
  const here = t(closing ? 'slot-close' : 'slot');
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
 * @param {Laid} laid
 */
function Flag({ mark }) {
  return html`<span key="flag" class="mark flag" style=${box(mark)}>${t('to-close')}</span>`;
}

/**
 * The locomotive gives way to what is marked at the end of its train, if need be altogether.
 * @param {Laid} laid
 * @param {boolean} marked
 */
function locoStyle({ loco, locoBehind }, marked) {
  if (!marked) return at(loco);
  return locoBehind ? at(locoBehind) : { ...at(loco), visibility: 'hidden' };
}

/** @param {{x: number, y: number}} spot */
function at({ x, y }) {
  return { left: `${x}px`, top: `${y}px` };
}

/** @param {Laid['mark']} mark */
function box(mark) {
  return { ...at(mark), width: `${mark.width}px`, height: `${mark.height}px` };
}

/**
 * The head of a lane: whose it is and how they stand; opens the whole train.
 * @param {Scene} scene
 * @param {Laid} laid
 * @param {Sizes} sizes
 */
function Plate(scene, laid, sizes) {
  const { view } = scene;
  const { train, open, middle } = laid;
  const short = !isWide(sizes);
  const mexican = train === 'M';
  const name = mexican ? t('mexican') : nameOf(view, train);
  const shown = mexican && short ? t('mexican-short') : name;
  const away = !mexican && !view.players[train].connected && !view.players[train].stand_in;
  const wagons = mexican ? view.mexican : view.trains[train];
  const said = [
    name,
    view.turn === train && t('lane-plays'),
    mexican ? t('mexican-open') : open && t('lane-is-open'),
    endName(view, laid),
    wagons.length > 0 && t('lane-length', { count: wagons.length }),
    !mexican && t('tiles-left', { count: view.counts[train] }),
    !mexican && noteOf(view, train, false),
    t('lane-whole'),
  ];
  return html`
    <button
      class="plate"
      style=${{ '--middle': `${middle}px` }}
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
 * Where a train ends, for those who cannot see it.
 * @param {View} view
 * @param {{train: Train, closing?: boolean}} laid
 */
export function endName(view, { train, closing = false }) {
  const end = String(endOf(view, train));
  const pip = end === '0' ? t('tile-blank') : end;
  return closing ? t('lane-ends-close', { pip }) : t('lane-ends', { pip });
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
