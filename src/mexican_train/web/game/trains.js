// Trains of a view: their wagons, their ends, and who may play there.

import { trainIn } from './actions.js';
import { pipsOf, turnedAround } from './tiles.js';

/** @typedef {{train: Train, tile: string}} Laid a wagon on its train */

/**
 * @param {Pick<View, 'mexican' | 'trains'>} view
 * @param {Train} train
 */
export function wagonsOf({ mexican, trains }, train) {
  return train === 'M' ? mexican : trains[train];
}

/**
 * The number at the tail of a train.
 * @param {Pick<View, 'mexican' | 'trains' | 'engine'>} view
 * @param {Train} train
 */
export function endOf(view, train) {
  const last = wagonsOf(view, train).at(-1);
  // Where there are trains, there is an engine.
  return last === undefined ? /** @type {number} */ (view.engine) : pipsOf(last)[1];
}

/**
 * Whether a train is open to everyone: to all but its owner it is closed, unless it has a marker.
 * @param {Pick<View, 'markers'>} view
 * @param {Train} train
 */
export function isOpen({ markers }, train) {
  return train === 'M' || markers.includes(train);
}

/** A tile that fits this end as it lies there. @param {string} tile @param {number} end */
export function wagonOn(tile, end) {
  return pipsOf(tile)[0] === end ? tile : turnedAround(tile);
}

/**
 * The name of the wagon that a play has just become: the last of its train.
 * @param {Pick<View, 'mexican' | 'trains'>} view
 * @param {string} action
 */
export function wagonPlayed(view, action) {
  const train = trainIn(action);
  return wagonKey({ train, tile: wagonsOf(view, train).at(-1) ?? '' });
}

/** Names one wagon of one train. @param {Laid} laid */
export function wagonKey({ train, tile }) {
  return `${train} ${tile}`;
}
