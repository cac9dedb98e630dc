// The yard: the engine on its turntable, and a track for each train. Every train is a lane; its
// end, the only place where one can play, is always in sight, older wagons fold into a number and
// a strip.

import { html } from 'htm/preact';

import { trainName } from '../base/telling.js';
import { t, tileName } from '../base/words.js';
import { doubleOf, pipsOf } from '../game/tiles.js';
import { isOpen, wagonKey, wagonsOf } from '../game/trains.js';
import { Boneyard, Locomotive, Tile, Wagon, isSmall } from '../parts/tiles.js';
import { layTrain, middles } from './laying.js';
import { measure } from './measure.js';
import { Plate } from './plate.js';
import { Fan, Rails } from './tracks.js';

/** The lengths that the style sheet needs. */
const LENGTHS = /** @type {const} */ ([
  'lane',
  'across',
  'aisle',
  'hub',
  'plate',
  'above',
  'top',
  'track',
  'tile',
  'fold',
  'slice',
  'badge',
]);

/** @param {YardScene} scene */
export function Yard(scene) {
  const { view, size } = scene;
  const count = view.players.length;
  const first = view.seat ?? 0;
  /** @type {Train[]} */
  const all = [...view.players.map((_, index) => (first + index) % count), 'M'];
  const order = scene.trains ?? all;
  const sizes = measure({ ...size, scale: scaleOfLetters() }, order.length);
  const { plates, build, lane, hub, tall } = sizes;
  const style = Object.fromEntries(LENGTHS.map((name) => [`--${name}`, `${sizes[name]}px`]));
  const trains = order.map((train) => trainOf(view, train, sizes));
  return html`
    <div class=${`yard ${build} ${plates}${tall ? ' tall' : ''}`} style=${{ ...style, '--rows': sizes.rows }}>
      ${
        hub > 0 &&
        Fan(
          trains.map(({ middle }, index) => index * lane + middle),
          sizes,
        )
      }
      ${Depot(scene, sizes)}
      <ul class="lanes">
        ${trains.map((laid) => Lane(scene, laid))}
      </ul>
    </div>
  `;
}

/**
 * The engine, and the boneyard unless it is shown elsewhere: on the turntable, or where there is
 * room for them.
 * @param {YardScene} scene
 * @param {YardSizes} sizes
 */
function Depot({ view, boneyard }, { hub, cell, columns, across, aisle, rows, lane, top, above }) {
  const free = cell && {
    left: `${(columns - 1) * (across + aisle)}px`,
    top: `${(rows - 1) * lane}px`,
    height: `${lane}px`,
  };
  const where = free || { height: `${top || above}px` };
  const beside = !free && !top && 'beside-plate';
  const kinds = hub ? 'depot' : ['depot small', beside].filter(Boolean).join(' ');
  return html`
    <div class=${kinds} style=${hub ? {} : where}>
      <div class="turntable" role="img" aria-label=${t('engine', { pip: view.engine })}>
        ${Tile(doubleOf(Number(view.engine)), { standing: hub > 0, label: false })}
      </div>
      ${boneyard !== false && Boneyard(view.boneyard)}
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
 * @param {YardSizes} sizes
 */
function trainOf(view, train, sizes) {
  const wagons = wagonsOf(view, train);
  const open = isOpen(view, train);
  const binding = view.open_doubles.includes(train) || view.follow_up === train;
  const closing = binding && view.phase === 'playing';
  const laid = layTrain(wagons, { open, closing }, sizes);
  const [middle] = middles(sizes);
  const inSight = wagons.slice(laid.folded);
  return { ...laid, train, sizes, inSight, open, closing, middle, colour: colourOf(view, train) };
}

/** How much larger than usual someone wants letters to be. */
function scaleOfLetters() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * @param {YardScene} scene
 * @param {Laid} laid
 */
function Lane(scene, laid) {
  const { view, places = [] } = scene;
  const { train, sizes, inSight, open, closing, colour } = laid;
  const fits = places.includes(train);
  const kinds = [
    `lane ${colour}`,
    view.turn === train && 'turn',
    open && 'open',
    closing && 'closing',
    fits && 'fits',
  ];
  return html`
    <li key=${train} data-train=${train} class=${kinds.filter(Boolean).join(' ')}>
      ${Plate(scene, laid, sizes.roomy)}
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
 * @param {YardScene} scene
 * @param {Laid} laid
 * @param {number} index
 */
function LaneWagon({ view, news, sent, blamed }, { train, sizes, inSight, wagons, closing }, index) {
  const [tile, spot] = [inSight[index], wagons[index]];
  const last = index === inSight.length - 1;
  const key = wagonKey({ train, tile });
  const told = newsOf(news, { train, tile });
  const kinds = [
    told && `told ${colourOf(view, told.seat)}`,
    sent === key && 'sent',
    blamed === key && 'blamed',
    last && closing && 'binding',
    last && 'last',
  ];
  return Wagon(tile, {
    key: tile,
    'data-tile': tile,
    back: spot.back,
    small: isSmall(sizes.tile),
    style: at(spot),
    class: kinds.filter(Boolean).join(' '),
    badge: told && html`<b class="nth" aria-hidden="true">${told.number}</b>`,
  });
}

/**
 * What is told of a wagon, if others laid it lately.
 * @param {News[] | undefined} news
 * @param {import('../game/trains.js').Laid} wagon
 */
function newsOf(news, { train, tile }) {
  return news?.find(({ laid }) => laid.some((each) => each.train === train && each.tile === tile));
}

/**
 * The older wagons, as a number and a strip, and what is told of them; those who cannot see it open
 * the train by its plate.
 * @param {YardScene} scene
 * @param {Laid} laid
 */
function Folded(scene, { train, folded, sliced, fold }) {
  const { view, news } = scene;
  const hidden = wagonsOf(view, train).slice(0, folded);
  const found = hidden.map((tile) => newsOf(news, { train, tile })).filter((each) => each !== undefined);
  const all = [...new Set(found)];
  // More than two would lie over the wagons in sight: then the first and the last of them.
  const told = all.length > 2 ? [all[0], all[all.length - 1]] : all;
  return html`
    <span
      key="more"
      class="more"
      style=${at(fold)}
      aria-hidden="true"
      onclick=${() => scene.look?.(train)}
    >
      <span class="folded">${t('folded', { count: folded })}</span>
      ${
        sliced > 0 &&
        html`<span class="slices">${hidden.slice(folded - sliced).map((tile) => Slice(tile))}</span>`
      }
      <span class=${all.length > 2 ? 'tells many' : 'tells'}>
        ${told.map(
          ({ seat, number }) => html`<b class=${`nth ${colourOf(view, seat)}`}>${number}</b>`,
        )}
      </span>
    </span>
  `;
}

/**
 * A folded wagon in the strip: its numbers, the one nearer to the engine on top.
 * @param {string} tile
 */
function Slice(tile) {
  return html`
    <span key=${tile} class="slice">
      ${pipsOf(tile).map((pip) => html`<b>${t('number', { value: pip })}</b>`)}
    </span>
  `;
}

/**
 * The place where the chosen tile fits. All of the track takes the tap.
 * @param {YardScene} scene
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
 * The colour of a train is that of its seat; the Mexican train is nobody's.
 * @param {{players: {colour: string}[]}} view
 * @param {Train} train
 */
export function colourOf({ players }, train) {
  return train === 'M' ? 'black' : players[train].colour;
}
