// A tile that was laid is shown on its train at once, before the table has said so.

import { isPlay, tileIn, trainIn } from './actions.js';
import { lowFirst } from './tiles.js';
import { endOf, wagonKey, wagonOn } from './trains.js';

/**
 * What was tapped and is on its way: the id it went out under and, once the table has taken it, the
 * version that shows it.
 * @typedef {{id: string, action: string, version?: number}} Sent
 */

/**
 * The wagon that a play on its way becomes; null if none is, or if the view shows it by now.
 * @param {View} view
 * @param {Sent[]} sent
 * @returns {import('./trains.js').Laid | null}
 */
export function wagonAhead(view, sent) {
  const play = sent.find(({ action }) => isPlay(action))?.action;
  if (!play || !view.hand.includes(tileIn(play))) return null;
  const train = trainIn(play);
  return { train, tile: wagonOn(tileIn(play), endOf(view, train)) };
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

/**
 * A view of all hands with a play that a seat did not make, and the wagon that it would have become;
 * null if it lays none.
 * @template {View & {hands: string[][]}} V
 * @param {V} view
 * @param {number} seat
 * @param {string} action
 * @returns {{view: V, sent: string} | null}
 */
export function viewInstead(view, seat, action) {
  const own = { ...view, seat, hand: view.hands[seat] };
  const sent = [{ id: '', action }];
  const wagon = wagonAhead(own, sent);
  if (!wagon) return null;
  // A play on the own train takes its marker off.
  const markers = view.markers.filter((each) => each !== seat || each !== wagon.train);
  const after = { ...view, ...viewAhead(own, sent), seat: view.seat, hand: view.hand, markers };
  return { view: after, sent: wagonKey(wagon) };
}
