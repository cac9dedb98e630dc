// A match as text that fits into a link or a code, so that another phone takes it without a server.
// Anybody can write such a text, so all of it is checked when it is read.

import { COLOURS, LONGEST_NAME } from '../base/people.js';
import { MOST_PIPS } from '../game/sets.js';
import { lowFirst, lying, pipsOf } from '../game/tiles.js';
import { isTile } from '../game/typing.js';
import { FORM } from './forms.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./reckoning.js').Played} Played */

/** The rules that count for a score keeper; the others can be read in the sheet. */
const COUNTED = ['max_pip', 'engine', 'first', 'rounds', 'hand', 'blank_points', 'double_blank_points'];
const MOST_PEOPLE = 16;
const MOST_ROUNDS = 60;
const MOST_POINTS = 9999;
/** The last moment that has a date. */
const LATEST = 8.64e15;
const ID = /^[a-z0-9]{1,20}$/;
const SHEET = /^[a-z]{1,20}(\/[a-z+]{1,60})?$/;
const WORD = /^[a-z-]{1,40}$/;

/** A match, as short as it goes. @param {KeptMatch} match */
export function written(match) {
  const { id, at, name, sheet, house, rules, missed, ended, players, order, away, rounds } = match;
  return [
    ...[FORM, id, at, name, sheet, house, COUNTED.map((field) => rules[field]), missed],
    ...[ended ?? 0, players.map((each) => [each.name, COLOURS.indexOf(each.colour)]), order, away],
    rounds.map(({ engine, layer, holder, out, blocked, points, tiles, order: sat }) => [
      ...[engine, layer, holder, out, blocked ? 1 : 0, points, tiles.map(handText), sat],
    ]),
  ];
}

/**
 * The match that was written; null where it is none, or not one of ours.
 * @param {any} value
 * @returns {KeptMatch | null}
 */
export function readMatch(value) {
  try {
    const [form, id, at, name, sheet, house, fields, missed, ended, people, order, away, rounds] = value;
    const rules = Object.fromEntries(COUNTED.map((field, index) => [field, fields[index]]));
    const count = people.length;
    const good =
      form === FORM &&
      ID.test(id) &&
      isWhole(at, LATEST) &&
      isText(name, 40) &&
      SHEET.test(sheet) &&
      isHouse(house) &&
      areRules(rules) &&
      (missed === 'none' || missed === 'mean' || isWhole(missed, MOST_POINTS)) &&
      isWhole(ended, MOST_ROUNDS) &&
      count > 1 &&
      count <= MOST_PEOPLE &&
      people.every(isPerson) &&
      areSeats(order, count) &&
      order.length === count &&
      areSeats(away, count) &&
      count - away.length > 1 &&
      rounds.length <= MOST_ROUNDS &&
      rounds.every((/** @type {any} */ round) => isRound(round, count, rules.max_pip));
    if (!good) return null;
    const players = people.map((/** @type {[string, number]} */ [called, colour]) => ({
      name: called,
      colour: COLOURS[colour],
    }));
    const kept = { form, id, at, name, sheet, house, rules, missed, players, order, away };
    return { ...kept, ended: ended || null, rounds: rounds.map(readRound) };
  } catch {
    return null;
  }
}

/** @param {any[]} round @returns {Played} */
function readRound([engine, layer, holder, out, blocked, points, hands, order]) {
  const tiles = hands.map(readHand);
  return { engine, layer, holder, out, blocked: blocked === 1, points, tiles, order };
}

/** Two letters for each tile. @param {string[]} tiles */
export function handText(tiles) {
  return tiles.map((tile) => pipsOf(tile).map((pip) => pip.toString(36)).join('')).join('');
}

/** @param {string} text @returns {string[]} */
export function readHand(text) {
  const pairs = text.match(/../g) ?? [];
  return pairs.map(([one, other]) => lying(parseInt(one, 36), parseInt(other, 36)));
}

// ---------------------------------------------------------------- what can be

/** @param {any} value @param {number} most */
export function isWhole(value, most) {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** @param {any} value @param {number} longest */
function isText(value, longest) {
  return typeof value === 'string' && value.length <= longest;
}

/** @param {any} person */
export function isPerson([name, colour]) {
  return isText(name, LONGEST_NAME) && name.trim() !== '' && isWhole(colour, COLOURS.length - 1);
}

/** @param {any} seats @param {number} count */
function areSeats(seats, count) {
  const each = seats.every((/** @type {unknown} */ seat) => isWhole(seat, count - 1));
  return each && new Set(seats).size === seats.length;
}

/** Tiles of a set, each once. @param {any} text @param {number} maxPip */
export function isHand(text, maxPip) {
  const tiles = isText(text, 400) ? readHand(text) : ['?'];
  const held = tiles.every((tile) => isTile(tile) && lowFirst(tile) === tile && pipsOf(tile)[1] <= maxPip);
  return held && text.length === 2 * tiles.length && new Set(tiles).size === tiles.length;
}

/** House rules as sheets have them: values, or lists of numbers. @param {any} house */
function isHouse(house) {
  const values = Object.values(house).flat();
  return values.length < 100 && values.every((value) => ['string', 'number', 'boolean'].includes(typeof value));
}

/** @param {Record<string, any>} rules */
function areRules({ max_pip, engine, first, rounds, hand, blank_points, double_blank_points }) {
  const long = rounds === 'one' || rounds === 'every-double' || (rounds > 0 && isWhole(rounds, MOST_ROUNDS));
  const dealt = hand.every((/** @type {unknown} */ size) => isWhole(size, 100)) && hand.length < 20;
  const worth = isWhole(blank_points, MOST_POINTS) && isWhole(double_blank_points, MOST_POINTS);
  const set = max_pip > 0 && isWhole(max_pip, MOST_PIPS);
  return set && long && dealt && worth && WORD.test(engine) && WORD.test(first);
}

/** @param {any[]} round @param {number} count @param {number} maxPip */
function isRound([engine, layer, holder, out, blocked, points, hands, order], count, maxPip) {
  const seat = (/** @type {any} */ who) => who === null || isWhole(who, count - 1);
  return (
    (engine === null || isWhole(engine, maxPip)) &&
    seat(layer) &&
    (holder === -1 || seat(holder)) &&
    seat(out) &&
    isWhole(blocked, 1) &&
    points.length <= count &&
    points.every((/** @type {any} */ each) => each === null || isWhole(each, MOST_POINTS)) &&
    hands.length <= count &&
    hands.every((/** @type {any} */ hand) => isHand(hand, maxPip)) &&
    areSeats(order, count) &&
    order.length > 1
  );
}
