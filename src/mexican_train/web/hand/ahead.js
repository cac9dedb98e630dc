// A tile that was laid is shown on its train at once, before the table has said so.

import { lowFirst, pipsOf } from './arrange.js';

/**
 * What was tapped and is on its way: the id it went out under and, once the table has taken it, the
 * version that shows it.
 * @typedef {{id: string, action: string, version?: number}} Sent
 */

/**
 * The number at the tail of a train.
 * @param {View} view
 * @param {Train} train
 */
export function endOf(view, train) {
  const last = (train === 'M' ? view.mexican : view.trains[train]).at(-1);
  return last === undefined ? view.engine : pipsOf(last)[1];
}

/**
 * Whether an action is a knock or a catch, which need not wait for one's turn.
 * @param {string} action
 */
export function isCall(action) {
  return /^(knock|catch)@/.test(action);
}

/**
 * The wagon that a play on its way becomes; null if none is, or if the view shows it by now.
 * @param {View} view
 * @param {Sent[]} sent
 * @returns {{train: Train, tile: string} | null}
 */
export function wagonAhead(view, sent) {
  const play = sent.find(({ action }) => !isCall(action))?.action ?? '';
  const [tile, place] = play.split('@');
  if (!place || !view.hand.includes(tile)) return null;
  const train = place === 'M' ? place : Number(place);
  const [one, other] = pipsOf(tile);
  return { train, tile: one === endOf(view, train) ? tile : `${other}-${one}` };
}

/**
 * The view with the play that is on its way: the tile has left the hand and lies on its train.
 * @param {View} view
 * @param {Sent[]} sent
 * @returns {View}
 */
export function viewAhead(view, sent) {
  const wagon = wagonAhead(view, sent);
  if (!wagon) return view;
  const { train, tile } = wagon;
  const held = lowFirst(tile);
  return {
    ...view,
    hand: view.hand.filter((each) => each !== held),
    counts: view.counts.map((count, seat) => (seat === view.seat ? count - 1 : count)),
    trains: view.trains.map((wagons, seat) => (seat === train ? [...wagons, tile] : wagons)),
    mexican: train === 'M' ? [...view.mexican, tile] : view.mexican,
    open_doubles: view.open_doubles.filter((each) => each !== train),
    follow_up: view.follow_up === train ? null : view.follow_up,
  };
}
