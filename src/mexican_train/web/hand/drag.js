// Dragging a tile with mouse, finger or pen: within the hand it is put elsewhere, on a track where
// it fits it is played, anywhere else it glides back. A small movement is still a tap. What the
// table tells meanwhile changes nothing about it, unless the tile itself is gone.

import { wantsStillness } from '../base/stillness.js';
import { playOf, readTrain } from '../game/actions.js';
import { lowFirst } from '../game/tiles.js';
import { pieceOf } from './focus.js';

const TAP = 7; // pixels
const MARGIN = 20; // around the hand, where a tile still lands in it
const GLIDE = 180; // milliseconds

/** @typedef {{x: number, y: number}} Point */

export class Drag {
  /** @param {import('../session/session.js').Session} session */
  constructor(session) {
    this.session = session;
    /**
     * The tile under the pointer, from when it is pressed.
     * @type {{tile: string, pointer: number, from: Point, grip: Point} | null}
     */
    this.held = null;
    /**
     * The tile in the air.
     * @type {HTMLElement | null}
     */
    this.flying = null;
    /**
     * The lane above which it is, if it fits there.
     * @type {HTMLElement | null}
     */
    this.lane = null;
    this.down = this.down.bind(this);
    this.move = this.move.bind(this);
    this.up = this.up.bind(this);
    this.cancel = this.cancel.bind(this);
    this.key = this.key.bind(this);
  }

  /** @param {PointerEvent} event */
  down(event) {
    const target = /** @type {Element} */ (event.target);
    const piece = /** @type {HTMLElement | null} */ (target.closest('.piece'));
    if (!piece?.dataset.tile || this.held || !event.isPrimary || event.button !== 0) return;
    this.land();
    const { left, top } = piece.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    this.held = {
      tile: piece.dataset.tile,
      pointer: event.pointerId,
      from,
      grip: { x: from.x - left, y: from.y - top },
    };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.cancel);
    addEventListener('keydown', this.key, true);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    const point = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(point.x - held.from.x, point.y - held.from.y);
    if (!this.flying && far < TAP) return;
    if (!this.session.holding.spotOf(held.tile)) {
      this.stop(); // it is no longer ours
      return;
    }
    if (!this.flying) this.lift(held.tile, held.pointer);
    this.fly(point);
    this.aim(held.tile, point);
  }

  /**
   * @param {string} tile
   * @param {number} pointer
   */
  lift(tile, pointer) {
    const piece = /** @type {HTMLElement} */ (pieceOf(tile));
    const { width, height } = piece.getBoundingClientRect();
    const flying = document.createElement('div');
    flying.className = 'flying';
    flying.style.width = `${width}px`;
    flying.style.height = `${height}px`;
    flying.append(...[...piece.childNodes].map((child) => child.cloneNode(true)));
    document.body.append(flying);
    this.flying = flying;
    const { holding } = this.session;
    holding.lifted = holding.spotOf(tile);
    piece.closest('.hand')?.setPointerCapture(pointer);
  }

  /** @param {Point} point */
  fly({ x, y }) {
    const { flying, held } = this;
    if (flying && held) flying.style.translate = `${x - held.grip.x}px ${y - held.grip.y}px`;
  }

  /**
   * Finds where the tile would land, and shows it.
   * @param {string} tile
   * @param {Point} point
   */
  aim(tile, point) {
    const { session } = this;
    const places = session.placesFor(tile);
    const chosen = places.length ? tile : null;
    if (session.chosen !== chosen) session.chosen = chosen;
    const under = document.elementFromPoint(point.x, point.y);
    const lane = /** @type {HTMLElement | null} */ (under?.closest('.lane') ?? null);
    const train = lane?.dataset.train;
    this.point(train && places.includes(readTrain(train)) ? lane : null);
    const { holding } = session;
    const spot = spotAt(holding, tile, point) ?? holding.spotOf(tile);
    const before = holding.lifted;
    if (spot?.part !== before?.part || spot?.place !== before?.place) holding.lifted = spot;
  }

  /** @param {HTMLElement | null} lane */
  point(lane) {
    if (lane === this.lane) return;
    this.lane?.removeAttribute('data-aimed');
    lane?.setAttribute('data-aimed', '');
    this.lane = lane;
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { held, session, flying } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!flying || !session.holding.spotOf(held.tile)) {
      this.stop();
      return;
    }
    const point = { x: event.clientX, y: event.clientY };
    this.aim(held.tile, point);
    const train = this.lane?.dataset.train;
    const spot = train === undefined ? spotAt(session.holding, held.tile, point) : null;
    ignoreClick();
    if (spot) session.holding.move(spot);
    this.release();
    if (train === undefined) {
      this.glide(held.tile);
    } else {
      session.act(playOf(held.tile, train));
      this.land();
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'Escape' || !this.flying) return;
    event.stopImmediatePropagation();
    ignoreClick();
    this.stop();
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    if (event.pointerId === this.held?.pointer) this.stop();
  }

  /** Puts the tile back where it was. */
  stop() {
    const { held } = this;
    const flew = this.flying !== null;
    this.release();
    if (held && flew) this.glide(held.tile);
    else this.land();
  }

  /** Lets go of the pointer. */
  release() {
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.cancel);
    removeEventListener('keydown', this.key, true);
    this.point(null);
    if (this.flying) this.session.chosen = null;
    this.held = null;
  }

  /**
   * The tile in the air goes to where it lies in the hand.
   * @param {string} tile
   */
  glide(tile) {
    const { flying } = this;
    const { holding } = this.session;
    holding.lifted = holding.spotOf(tile);
    requestAnimationFrame(() => {
      const piece = pieceOf(tile);
      if (this.flying !== flying) return;
      if (!flying || !piece || wantsStillness()) {
        this.land();
        return;
      }
      const { left, top } = piece.getBoundingClientRect();
      const way = [{ translate: flying.style.translate }, { translate: `${left}px ${top}px` }];
      const how = /** @type {const} */ ({ easing: 'ease-out', fill: 'forwards' });
      const gliding = flying.animate(way, { duration: GLIDE, ...how });
      gliding.onfinish = () => {
        if (this.flying === flying) this.land();
      };
    });
  }

  /** Nothing is in the air any more. */
  land() {
    this.flying?.remove();
    this.flying = null;
    if (this.session.holding.lifted) this.session.holding.lifted = null;
  }
}

/**
 * The place of the hand that is nearest to a point; null if the point is not at the hand.
 * @param {import('../session/holding.js').Holding} holding
 * @param {string} tile the one that looks for a place
 * @param {Point} point
 * @returns {HandSpot | null}
 */
function spotAt(holding, tile, point) {
  const hand = document.querySelector('.hand');
  if (!hand || distance(hand, point) > MARGIN) return null;
  const rows = /** @type {HTMLElement[]} */ ([...hand.querySelectorAll('.rows')]);
  const things = rows.flatMap((row) => {
    const part = /** @type {HandPart} */ (row.dataset.part);
    const pieces = /** @type {HTMLElement[]} */ ([...row.children]);
    const others = holding.shown[part].map(lowFirst).filter((each) => each !== tile);
    const found = pieces.map((piece) => ({ part, node: piece, others }));
    return found.length ? found : [{ part, node: row, others }];
  });
  const far = things.map((thing) => ({ ...thing, far: distance(thing.node, point) }));
  const [{ part, node, others }] = far.sort((one, other) => one.far - other.far);
  const here = node.dataset.tile;
  if (here === tile) return holding.lifted;
  if (here === undefined) return { tile, part, place: 0 };
  const { left, width } = node.getBoundingClientRect();
  const after = point.x > left + width / 2 ? 1 : 0;
  return { tile, part, place: others.indexOf(here) + after };
}

/** @type {(node: Element, point: Point) => number} */
function distance(node, { x, y }) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What was dragged was not tapped: the click that follows is not meant. */
function ignoreClick() {
  const ignore = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, true));
}
