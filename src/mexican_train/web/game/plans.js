// What a hand can lay, and what it costs to do something else: tiles and points that stay in it.

import { pointsOfAll } from './points.js';
import { longestTrain } from './solver.js';
import { doubleOf, hasPip, isDouble, pipsOf } from './tiles.js';
import { wagonOn } from './trains.js';

/**
 * @typedef {object} Train
 * @property {number} start the end it is laid on
 * @property {string[]} wagons as they lie
 * @property {string[]} extras what stays in the hand
 * @property {number} points what that counts
 *
 * @typedef {{train: Train, tiles: number, points: number}} Other
 *   Something else, and how many more tiles and points stay in the hand than at best.
 */

/** @typedef {import('./lengths.js').Rules} Rules */

/**
 * The best train from any of these ends.
 * @param {string[]} hand
 * @param {number[]} ends
 * @param {Rules} rules
 * @returns {Train}
 */
export function bestTrain(hand, ends, rules) {
  const plan = longestTrain(hand, ends, {
    blank: rules.blank_points,
    doubleBlank: rules.double_blank_points,
    completed: rules.follow_up === 'on-double',
  });
  const { start, train: wagons, extras } = plan;
  return { start, wagons, extras, points: pointsOfAll(extras, rules) };
}

/**
 * Return the number of a double that fits the end of a train and stays in the hand, because no tile
 * is left to cover it; null without such a double.
 * @param {Train} train
 * @param {Rules} rules
 * @returns {number | null}
 */
export function openDouble({ start, wagons, extras }, rules) {
  const last = wagons.at(-1);
  const end = last === undefined ? start : pipsOf(last)[1];
  return rules.follow_up === 'on-double' && extras.includes(doubleOf(end)) ? end : null;
}

/**
 * Every other way to begin: each tile that fits one of the ends, laid first. The cheapest first.
 * @param {string[]} hand
 * @param {number[]} ends
 * @param {Rules} rules
 * @param {Train} best
 * @returns {Other[]}
 */
export function otherStarts(hand, ends, rules, best) {
  const ways = ends.flatMap((end) =>
    hand
      .filter((tile) => hasPip(tile, end))
      .map((tile) => beginning(tile, end, hand, rules)),
  );
  const others = ways.filter((train) => train.wagons.length > 0);
  const rest = others.filter(
    ({ start, wagons }) => start !== best.start || wagons[0] !== best.wagons[0],
  );
  return sorted(rest.map((train) => compared(train, best)));
}

/**
 * What is left of the plan when one of its tiles is played on another train.
 * @param {string[]} hand
 * @param {number[]} ends
 * @param {Rules} rules
 * @param {Train} best
 * @returns {(Other & {tile: string})[]}
 */
export function playedElsewhere(hand, ends, rules, best) {
  const used = hand.filter((tile) => !best.extras.includes(tile));
  const ways = used.map((tile) => {
    const train = bestTrain(hand.filter((each) => each !== tile), ends, rules);
    return { tile, ...compared(train, best) };
  });
  return sorted(ways);
}

/**
 * What it costs to play a tile now, on one's own train or elsewhere.
 * @param {string} tile
 * @param {boolean} own
 * @param {string[]} hand
 * @param {number} end of one's own train
 * @param {Rules} rules
 * @returns {Other}
 */
export function costOfPlay(tile, own, hand, end, rules) {
  const rest = hand.filter((each) => each !== tile);
  const train = own ? beginning(tile, end, hand, rules) : bestTrain(rest, [end], rules);
  return compared(train, bestTrain(hand, [end], rules));
}

/**
 * The best train that begins with this tile.
 * @param {string} tile
 * @param {number} end
 * @param {string[]} hand
 * @param {Rules} rules
 * @returns {Train}
 */
function beginning(tile, end, hand, rules) {
  const wagon = wagonOn(tile, end);
  const rest = bestTrain(hand.filter((each) => each !== tile), [pipsOf(wagon)[1]], rules);
  const bare = isDouble(tile) && rest.wagons.length === 0 && rest.extras.length > 0;
  if (bare && rules.follow_up === 'on-double') {
    return { start: end, wagons: [], extras: hand, points: 0 }; // nothing completes the double
  }
  return { ...rest, start: end, wagons: [wagon, ...rest.wagons] };
}

/**
 * @param {Train} train
 * @param {Train} best
 * @returns {Other}
 */
function compared(train, best) {
  const tiles = train.extras.length - best.extras.length;
  return { train, tiles, points: train.points - best.points };
}

/**
 * @template {Other} T
 * @param {T[]} others
 */
function sorted(others) {
  return others.sort((one, two) => one.tiles - two.tiles || one.points - two.points);
}
