// The yard: the engine on its turntable, and a track for each train. Every train is a lane; its
// end, the only place where one can play, is always in sight, older wagons fold into a number.

import { h } from './dom.js';
import { wagonKey } from './session.js';
import { Locomotive, Tile, Wagon } from './tiles.js';
import { nameOf, t, tileName, trainName } from './words.js';

const LEAST_LANE = 44;
const MOST_LANE = 124;
const STACKED_LANE = 92;
const PLATE_ROW = 48;
const WIDE = 640;
const GAP = 2;

/**
 * How large things are in a yard of this size, all in pixels. On a narrow screen with room to
 * spare the plates stand above their tracks, which makes the tracks longer.
 */
export function measure({ width, height }, lanes) {
  const wide = width >= WIDE;
  const share = Math.floor(height / lanes);
  const stacked = !wide && share >= STACKED_LANE;
  const lane = clamp(share, LEAST_LANE, stacked ? PLATE_ROW + 60 : MOST_LANE);
  const hub = wide ? clamp(Math.floor(width * 0.17), 110, 190) : 42;
  const plate = wide ? 180 : 106;
  const track = width - hub - (stacked ? 0 : plate) - (wide ? 16 : 6);
  const tall = stacked ? (lane - PLATE_ROW - 4) / 2 : lane * 0.42;
  // A wagon is two tiles long, and a fair number of them should be in sight.
  const tile = clamp(Math.floor(Math.min(tall, track / (wide ? 22 : 13.5))), 15, 48);
  const slot = Math.max(LEAST_LANE, 2 * tile + 8);
  const loco = Math.round(tile * 1.5) + 8;
  const fold = wide ? 44 : 38;
  const centre = stacked ? PLATE_ROW + (lane - PLATE_ROW) / 2 : lane / 2;
  return { wide, stacked, lane, centre, hub, plate, track, tile, slot, loco, fold };
}

/**
 * How many wagons at the start of a train must be folded for its end to stay in sight, with the
 * place for one more and, on an open train, the locomotive.
 */
export function foldedOf(wagons, open, sizes) {
  const { track, slot, loco, tile, fold, wide } = sizes;
  const end = GAP + (wide && open ? slot + loco : Math.max(slot, open ? loco : 0));
  const lengths = wagons.map((wagon) => {
    const [one, other] = wagon.split('-');
    return (one === other ? tile : 2 * tile) + GAP;
  });
  let left = track - end - lengths.reduce((sum, length) => sum + length, 0);
  if (left >= 0) return 0;
  left -= fold;
  let folded = 0;
  while (left < 0 && folded < wagons.length - 1) left += lengths[folded++];
  return folded;
}

/** @param {import('./table.js').TablePage} page */
export function Yard(page) {
  const { session, size } = page;
  const { view } = session;
  const count = view.players.length;
  const first = view.seat ?? 0;
  const order = [...view.players.map((_, index) => (first + index) % count), 'M'];
  const sizes = measure(size, order.length);
  const shown = ['lane', 'hub', 'plate', 'tile', 'slot'];
  const style = Object.fromEntries(shown.map((name) => [`--${name}`, `${sizes[name]}px`]));
  const kinds = ['yard', !sizes.wide && 'narrow', sizes.stacked && 'stacked'];
  return h(
    'div',
    { class: kinds.filter(Boolean).join(' '), style },
    Fan(order.length, sizes),
    h(
      'div',
      { class: 'turntable', role: 'img', 'aria-label': t('engine', { pip: view.engine }) },
      Tile(`${view.engine}-${view.engine}`, { standing: true, label: false }),
    ),
    h(
      'ul',
      { class: 'lanes' },
      order.map((train) => Lane(page, train, sizes)),
    ),
  );
}

/** The tracks from the turntable to the lanes. */
function Fan(lanes, { hub, lane, centre }) {
  const height = lanes * lane;
  const [x, y] = [hub / 2, height / 2];
  const paths = Array.from({ length: lanes }, (_, index) => {
    const end = index * lane + centre;
    return `M${x} ${y}C${hub * 0.8} ${y} ${hub * 0.55} ${end} ${hub + 8} ${end}`;
  });
  return h(
    'svg',
    {
      class: 'fan',
      width: hub + 8,
      height,
      viewBox: `0 0 ${hub + 8} ${height}`,
      'aria-hidden': 'true',
    },
    ['ties', 'rails', 'bed'].map((kind) => paths.map((d) => h('path', { class: kind, d }))),
  );
}

function Lane(page, train, sizes) {
  const { session } = page;
  const { view, chosen } = session;
  const mexican = train === 'M';
  const wagons = mexican ? view.mexican : view.trains[train];
  const fits = chosen !== null && session.placesFor(chosen).includes(String(train));
  const open = mexican || view.markers.includes(train);
  const folded = foldedOf(wagons, open, sizes);
  const kinds = ['lane', view.turn === train && 'turn', open && 'open', fits && 'fits'];
  return h(
    'li',
    { key: train, class: kinds.filter(Boolean).join(' ') },
    Plate(page, train, sizes),
    h(
      'div',
      { class: 'track', onclick: fits ? () => session.act(`${chosen}@${train}`) : undefined },
      folded > 0 &&
        h('span', { class: 'more', 'aria-hidden': 'true' }, t('folded', { count: folded })),
      wagons
        .slice(folded)
        .map((tile, index) => LaneWagon(session, train, tile, folded + index, wagons)),
      fits && Slot(session, train),
      open &&
        (sizes.wide || !fits) &&
        Locomotive(
          mexican ? 'black' : view.players[train].colour,
          mexican ? undefined : t('lane-is-open'),
        ),
    ),
  );
}

function LaneWagon(session, train, tile, index, wagons) {
  const { view, fresh } = session;
  const last = index === wagons.length - 1;
  const binding = last && (view.open_doubles.includes(train) || view.follow_up === train);
  const kinds = [
    fresh.has(wagonKey({ train, tile })) && 'fresh',
    binding && 'binding',
    last && 'last',
  ];
  return Wagon(tile, { key: tile, class: kinds.filter(Boolean).join(' ') });
}

function Slot(session, train) {
  const { view, chosen } = session;
  const act = (event) => {
    event.stopPropagation(); // the whole track takes a tap too
    session.act(`${chosen}@${train}`);
  };
  const spoken = t('slot-on', { tile: tileName(chosen), train: trainName(view, train) });
  return h(
    'button',
    { key: 'slot', class: 'slot', onclick: act },
    t(view.open_doubles.includes(train) ? 'slot-close' : 'slot'),
    h('span', { class: 'unseen' }, spoken),
  );
}

/** The head of a lane: whose it is and how they stand; opens the whole train. */
function Plate(page, train, sizes) {
  const { view } = page.session;
  const mexican = train === 'M';
  const short = !sizes.wide && !sizes.stacked;
  const player = mexican ? { colour: 'black', connected: true } : view.players[train];
  const name = mexican ? t(short ? 'mexican-short' : 'mexican') : nameOf(view, train);
  const tiles = mexican ? 'M' : view.counts[train];
  return h(
    'button',
    {
      class: `plate ${player.colour}`,
      onclick: () => page.open({ kind: 'player', train }),
      'aria-current': view.turn === train ? 'true' : undefined,
    },
    h(
      'span',
      { class: 'disc' },
      tiles,
      !mexican && h('span', { class: 'unseen' }, ' ', t('tiles-left', { count: tiles })),
    ),
    h(
      'span',
      { class: 'who' },
      h('b', null, name),
      h('small', { class: player.connected ? '' : 'gone' }, noteOf(view, train, short)),
    ),
    h('span', { class: 'unseen' }, view.turn === train && t('lane-plays'), ' ', t('lane-whole')),
  );
}

function noteOf(view, train, short) {
  if (train === 'M') return t(short ? 'mexican-open-short' : 'mexican-open');
  const player = view.players[train];
  if (player.stand_in) return t(short ? 'bot-plays-short' : 'bot-plays');
  return player.connected ? t('points', { points: view.totals[train] ?? 0 }) : t('away');
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
