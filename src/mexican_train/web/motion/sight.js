// What is to be seen of a table at one moment, and where what is new a moment later came from.

import { turnedAround } from '../game/tiles.js';

const NOWHERE = new DOMRect();

/** @typedef {{node: Element, box: DOMRect}} Placed */
/** @typedef {{box: DOMRect, wagons: Map<string, Placed>, loco: Placed | null, plate: Placed}} Track */
/**
 * `sizes`: how wide lanes were drawn, and tiles.
 * @typedef {{tracks: Map<string, Track>, hand: Map<string, Placed>, sizes: Sizes}} Sight
 */
/** @typedef {{across: string, tile: string}} Sizes */
/** @typedef {{box: DOMRect, held?: Element}} From where a wagon came from, and what it was there */

/** Where what is new came from. */
export class Origins {
  /**
   * @param {Sight} before
   * @param {Happening[]} events
   * @param {View} view
   * @param {DOMRect} [dropped]
   */
  constructor(before, events, view, dropped) {
    this.before = before;
    this.dropped = dropped;
    this.played = events.filter((event) => event.type === 'played');
    this.drawn = events.some(
      (event) =>
        (event.type === 'drew' || event.type === 'caught') && event.seat === view.seat,
    );
  }

  /**
   * A new wagon comes from the hand, or else from the plate of who played it; undefined where it
   * was merely not in sight before.
   * @param {string} train
   * @param {string} tile
   * @returns {From | undefined}
   */
  sourceOf(train, tile) {
    const held = either(this.before.hand, tile);
    if (held) return { box: this.dropped ?? held.box, held: held.node };
    const event = this.played.find((each) => String(each.train) === train && each.tile === tile);
    const disc = event && plateOf(event.seat)?.querySelector('.disc');
    return disc ? { box: disc.getBoundingClientRect() } : undefined;
  }

  /**
   * A new tile in hand comes from the boneyard, or from the train that did not take it.
   * @param {string} tile
   */
  homeOf(tile) {
    if (this.drawn) return boneyard();
    const wagons = [...this.before.tracks.values()].map((track) => either(track.wagons, tile));
    return wagons.find(Boolean)?.box;
  }
}

/** @returns {Sight} */
export function sightNow() {
  const tracks = new Map();
  // A dialog may show a few trains of another moment.
  const yard = document.querySelector('.yard');
  for (const lane of yard?.querySelectorAll('.lane[data-train]') ?? []) {
    const track = lane.querySelector('.track');
    const loco = track?.querySelector('.loco');
    const plate = lane.querySelector('.plate') ?? lane;
    tracks.set(/** @type {HTMLElement} */ (lane).dataset.train, {
      box: track?.getBoundingClientRect() ?? NOWHERE,
      wagons: placed(track?.querySelectorAll('.wagon[data-tile]') ?? []),
      loco: loco ? { node: loco, box: loco.getBoundingClientRect() } : null,
      plate: { node: plate, box: plate.getBoundingClientRect() },
    });
  }
  const hand = placed(document.querySelectorAll('.piece[data-tile]'));
  return { tracks, hand, sizes: sizesNow() };
}

/** @returns {Sizes} */
function sizesNow() {
  const yard = /** @type {HTMLElement | null} */ (document.querySelector('.yard'));
  const size = (/** @type {string} */ name) => yard?.style.getPropertyValue(name) ?? '';
  return { across: size('--across'), tile: size('--tile') };
}

/**
 * Whether tiles have another size on lanes as wide as before.
 * @param {Sight} before
 * @param {Sight} now
 */
export function resized({ sizes: before }, { sizes: now }) {
  return before.across === now.across && before.tile !== now.tile;
}

/**
 * @param {Iterable<Element>} nodes
 * @returns {Map<string, Placed>}
 */
function placed(nodes) {
  return new Map(
    [...nodes].map((node) => [
      /** @type {HTMLElement} */ (node).dataset.tile ?? '',
      { node, box: node.getBoundingClientRect() },
    ]),
  );
}

/**
 * Whether there are other wagons on a track, or a locomotive came or left.
 * @param {Track} one
 * @param {Track} other
 */
export function changed(one, other) {
  return !sameTiles(one.wagons, other.wagons) || !one.loco !== !other.loco;
}

/**
 * @param {Map<string, Placed>} one
 * @param {Map<string, Placed>} other
 */
export function sameTiles(one, other) {
  return one.size === other.size && [...one.keys()].every((tile) => other.has(tile));
}

/**
 * A tile by its name, whichever way it lies.
 * @param {Map<string, Placed>} things
 * @param {string} tile
 */
function either(things, tile) {
  return things.get(tile) ?? things.get(turnedAround(tile));
}

/**
 * Whether two pictures of a tile show it lying the same way.
 * @param {Element} one
 * @param {Element} other
 */
export function sameWay(one, other) {
  const [these, those] = [one, other].map((node) => node.querySelector('svg')?.children ?? []);
  return [...these].every((part, index) => part.isEqualNode(those[index]));
}

/** @param {number | undefined} seat */
export function plateOf(seat) {
  return document.querySelector(`.lane[data-train="${seat}"] .plate`);
}

/** Where the boneyard is on this screen, or is told of. */
export function boneyard() {
  const pile = document.querySelector('.pile') ?? document.querySelector('.head .about');
  return pile?.getBoundingClientRect();
}
