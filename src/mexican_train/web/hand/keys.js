// The hand by the keys: arrows go from tile to tile, with Shift they move the tile itself; among
// the places where a chosen tile fits they go from place to place, and Escape puts it back.

import { t, tileName } from '../base/words.js';
import { pieceOf } from './focus.js';

/** @typedef {import('../session/session.js').Session} Session */

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
const ROWS = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
/** What can be asked at a tile: the ends of the trains, the turn, what happened last. */
const ASKS = new Set(['e', 't', 'l']);

/**
 * A key was pressed at a tile of the hand.
 * @param {Session} session
 * @param {string[]} order the tiles from the first to the last
 * @param {KeyboardEvent} event
 */
export function byKey(session, order, event) {
  const piece = /** @type {HTMLElement} */ (event.target);
  const { tile } = piece.dataset;
  const step = STEPS.get(event.key);
  if (!tile || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'k') {
    session.view.calls.slice(0, 1).forEach((call) => session.act(call));
  } else if (ASKS.has(event.key)) {
    const { key } = event;
    import('./key-answers.js').then(({ answer }) => session.speech.say(...answer(session, key)));
  } else if (event.shiftKey) {
    if (step) moveBy(session, tile, step);
    else return;
  } else {
    const next = nextOf(order, piece, event.key);
    if (next === undefined) return;
    pieceOf(next)?.focus();
  }
  event.preventDefault();
}

/** @type {(order: string[], piece: HTMLElement, key: string) => string | undefined} */
function nextOf(order, piece, key) {
  const place = order.indexOf(piece.dataset.tile ?? '');
  const step = STEPS.get(key);
  if (step) return order.at((place + step) % order.length);
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  const row = ROWS.get(key);
  return row ? (inRow(piece, row) ?? order[place]) : undefined;
}

/**
 * The tile nearest to this one in the row above or below.
 * @param {HTMLElement} piece
 * @param {number} row
 */
function inRow(piece, row) {
  const here = piece.getBoundingClientRect();
  const pieces = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.hand .piece')]);
  const far = pieces.map((each) => {
    const { left, top } = each.getBoundingClientRect();
    const down = row * (top - here.top);
    return { tile: each.dataset.tile, down, across: Math.abs(left - here.left) };
  });
  const beyond = far.filter(({ down }) => down > here.height / 2);
  beyond.sort((one, other) => one.down - other.down || one.across - other.across);
  return beyond[0]?.tile;
}

/**
 * @param {Session} session
 * @param {string} tile
 * @param {number} step
 */
function moveBy(session, tile, step) {
  const { holding } = session;
  holding.nudge(tile, step);
  holding.focusNext = tile;
  const spot = holding.spotOf(tile);
  if (!spot) return;
  const args = {
    tile: tileName(tile),
    place: spot.place + 1,
    count: holding.arrangement[spot.part].length,
  };
  const words = spot.part === 'train' ? t('hand-moved-train', args) : t('hand-moved-extras', args);
  session.speech.say(words);
}

/**
 * A key was pressed somewhere while a tile may be chosen.
 * @param {Session} session
 * @param {KeyboardEvent} event
 */
export function byKeyAnywhere(session, event) {
  const { chosen, holding } = session;
  if (chosen === null || holding.lifted) return;
  const focused = document.activeElement;
  if (event.key === 'Escape') {
    session.chosen = null;
    if (focused?.matches('.slot')) holding.focusNext = chosen;
  } else if (focused?.matches('.slot')) {
    const step = STEPS.get(event.key) ?? ROWS.get(event.key);
    if (!step) return;
    const slots = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.slot')]);
    const place = slots.findIndex((slot) => slot === focused);
    slots.at((place + step) % slots.length)?.focus();
    event.preventDefault();
  }
}
