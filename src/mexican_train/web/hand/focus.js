// Where the keys stop in the hand, and which tile of it has the focus.

/** @typedef {import('../session/session.js').Session} Session */

/**
 * The one tile that Tab comes to: where one was, or else the first that can be played.
 * @param {Session} session
 * @param {string[]} order
 */
export function tabStop(session, order) {
  const { at } = session.holding;
  if (at && order.includes(at)) return at;
  return order.find((tile) => session.placesFor(tile).length > 0) ?? order[0];
}

/**
 * After drawing: the focus goes back to the tile that had it.
 * @param {Session} session
 */
export function restoreFocus({ holding }) {
  if (!holding.focusNext) return;
  pieceOf(holding.focusNext)?.focus();
  holding.focusNext = null;
}

/**
 * A tile of the hand on the page.
 * @param {string} tile
 */
export function pieceOf(tile) {
  return /** @type {HTMLElement | null} */ (document.querySelector(`.piece[data-tile="${tile}"]`));
}
