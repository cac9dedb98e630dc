// What someone who does not see the table asks of it with a key, and hears.

import { duty, endName, nameOf, playableName } from '../base/telling.js';
import { t } from '../base/words.js';

/** @typedef {import('../session/session.js').Session} Session */

/** So much of what happened is told again. */
const LAST = 3;

/**
 * @param {Session} session
 * @param {string} key
 */
export function answer(session, key) {
  return ANSWERS[key](session);
}

/** @type {Record<string, (session: Session) => string[]>} */
const ANSWERS = {
  /** Where each train ends, one's own first. */
  e({ view }) {
    const first = view.seat ?? 0;
    const seats = view.players.map((_, index) => (first + index) % view.players.length);
    return [
      ...seats.map((seat) => {
        const open = view.markers.includes(seat) && t('lane-is-open');
        return sentence(nameOf(view, seat), endName(view, { train: seat }), open);
      }),
      sentence(t('mexican'), endName(view, { train: 'M' })),
    ];
  },

  /** Whose turn it is, and what can be played where. */
  t(session) {
    const { view } = session;
    const tiles = view.hand.map((tile) => ({ tile, places: session.placesFor(tile) }));
    const fits = tiles.filter(({ places }) => places.length > 0);
    return [
      duty(view),
      ...fits.map(({ tile, places }) => sentence(playableName(view, tile, places))),
    ];
  },

  /** What happened last, in its order. */
  l({ log }) {
    return log.slice(-LAST).map(({ said }) => said);
  },
};

/** @param {...(string | false)} parts */
function sentence(...parts) {
  return `${parts.filter(Boolean).join(', ')}.`;
}
