// A tile that was laid is shown on its train at once, before the table has said so.

import { isPlay, tileIn, trainIn } from './actions.js';
import { lowFirst } from './tiles.js';
import { endOf, wagonOn } from './trains.js';

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
