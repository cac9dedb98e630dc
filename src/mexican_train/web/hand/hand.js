// The hand on its tray: train and extras apart, lit where a tile can be played. By the keys it is
// one stop, with the arrows from tile to tile; by pointer each tile can be tapped or dragged.

import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { playableName } from '../base/telling.js';
import { t, tileName } from '../base/words.js';
import { tileIn } from '../game/actions.js';
import { lowFirst } from '../game/tiles.js';
import { endOf } from '../game/trains.js';
import { Tile, isSmall } from '../parts/tiles.js';
import { linked } from '../session/arrange.js';
import { restoreFocus, tabStop } from './focus.js';
import { shapeOf } from './shape.js';

/** @typedef {import('../session/session.js').Session} Session */

/** @param {{session: Session}} props */
export function Hand({ session }) {
  const { holding, busy, shown: view } = session;
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const drag = useDrag(session);
  const keys = useKeys(session);
  const held = new Set(view.hand);
  const inHand = (/** @type {string} */ tile) => held.has(lowFirst(tile));
  const train = holding.shown.train.filter(inHand);
  const extras = holding.shown.extras.filter(inHand);
  // A train whose only tile is in the air keeps its place.
  const split = train.length > 0 || (holding.lifted && holding.arrangement.train.length > 0);
  const shape = useShape(node, split ? Math.max(1, train.length) : 0, extras.length);
  const end = view.seat === null ? Number(view.engine) : endOf(view, view.seat);
  const order = [...train, ...extras].map(lowFirst);
  const stop = tabStop(session, order);

  useEffect(() => {
    import('../game/solver.js').catch(() => undefined); // so that Plan need not wait for it
  }, []);
  useLayoutEffect(() => restoreFocus(session));

  const small = isSmall(shape.piece / 2);
  const piece = (/** @type {string} */ tile) => Piece(session, tile, stop, small);
  const classes = ['hand', busy && 'busy', shape.crowded && 'crowded', drag && 'draggable'];
  return html`
    <div
      ref=${node}
      class=${classes.filter(Boolean).join(' ')}
      style=${{ '--piece': `${shape.piece}px` }}
      role="toolbar"
      aria-label=${t('hand')}
      aria-describedby=${keys ? 'hand-keys hand-asks' : 'hand-asks'}
      onpointerdown=${drag?.down}
      onkeydown=${(/** @type {KeyboardEvent} */ event) => keys?.byKey(session, order, event)}
    >
      ${split && Part('train', captionOf(train, end), train.map(piece), shape.columns[0])}
      ${Part('extras', split ? t('hand-extras') : null, extras.map(piece), shape.columns[1])}
    </div>
  `;
}

/**
 * What moves tiles by pointer; it comes once there is a hand to look at.
 * @param {Session} session
 */
function useDrag(session) {
  const [drag, setDrag] = useState(/** @type {import('./drag.js').Drag | null} */ (null));
  useEffect(() => {
    import('./drag.js').then(
      ({ Drag }) => setDrag(new Drag(session)),
      () => undefined, // tiles can still be tapped
    );
  }, [session]);
  useEffect(() => () => drag?.stop(), [drag]);
  return drag;
}

/**
 * What the keys do; it comes once there is a hand to look at.
 * @param {Session} session
 */
function useKeys(session) {
  const [keys, setKeys] = useState(/** @type {typeof import('./keys.js') | null} */ (null));
  useEffect(() => {
    import('./keys.js').then(setKeys, () => undefined); // Tab and Enter still play
  }, []);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => keys?.byKeyAnywhere(session, event);
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  }, [session, keys]);
  return keys;
}

/**
 * @param {HandPart} part
 * @param {string | null} caption
 * @param {any[]} pieces
 * @param {number} columns
 */
function Part(part, caption, pieces, columns) {
  return html`
    <div key=${part} class=${`part ${part}`} role=${caption && 'group'} aria-label=${caption}>
      ${caption && html`<p class="caption" aria-hidden="true">${caption}</p>`}
      <div class="rows" data-part=${part} style=${{ '--columns': columns }}>${pieces}</div>
    </div>
  `;
}

/**
 * @param {string[]} train
 * @param {number} end
 */
function captionOf(train, end) {
  const count = linked(train, end);
  return count ? t('hand-train', { count }) : t('hand-line-up');
}

/**
 * @param {Session} session
 * @param {string} lies the tile as it lies
 * @param {string | undefined} stop
 * @param {boolean} small
 */
function Piece(session, lies, stop, small) {
  const { holding, hint } = session;
  const tile = lowFirst(lies);
  const places = session.placesFor(tile);
  const lit = places.length > 0;
  const chosen = session.chosen === tile;
  const kinds = [
    'piece',
    lit && 'lit',
    chosen && 'chosen',
    hint?.action && tileIn(hint.action) === tile && 'advised',
    holding.lifted?.tile === tile && 'lifted',
  ];
  return html`
    <button
      key=${tile}
      data-tile=${tile}
      class=${kinds.filter(Boolean).join(' ')}
      tabindex=${tile === stop ? 0 : -1}
      aria-disabled=${lit ? undefined : 'true'}
      aria-pressed=${chosen ? 'true' : undefined}
      aria-label=${lit ? playableName(session.view, tile, places) : tileName(tile)}
      onfocus=${() => {
        holding.at = tile;
      }}
      onclick=${(/** @type {MouseEvent} */ event) => {
        session.tap(tile);
        if (event.detail === 0 && session.chosen) session.focusSlots = true; // by keyboard
      }}
    >
      ${Tile(lies, { label: false, small })}
    </button>
  `;
}

/**
 * @param {{current: HTMLDivElement | null}} node
 * @param {number} train
 * @param {number} extras
 */
function useShape(node, train, extras) {
  const [shape, setShape] = useState({ piece: 84, columns: [4, 4], crowded: false });
  useLayoutEffect(() => {
    const hand = /** @type {HTMLElement} */ (node.current);
    const tray = /** @type {HTMLElement} */ (hand.closest('.tray'));
    const fit = () => {
      const next = shapeOf(train, extras, spaceOf(hand, tray));
      setShape((old) => (alike(old, next) ? old : next));
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(tray);
    return () => sizes.disconnect();
  }, [train, extras]);
  return shape;
}

/** @type {(one: HandShape, other: HandShape) => boolean} */
function alike(one, other) {
  return String(Object.values(one)) === String(Object.values(other));
}

/**
 * What the rest of the tray leaves to the hand.
 * @param {HTMLElement} hand
 * @param {HTMLElement} tray
 * @returns {HandSpace}
 */
function spaceOf(hand, tray) {
  const style = getComputedStyle(hand);
  const padding = parseFloat(style.paddingLeft);
  const { minHeight, maxHeight } = getComputedStyle(tray);
  const others = tray.offsetHeight - hand.offsetHeight + 2 * padding;
  return {
    width: hand.clientWidth - 2 * padding,
    usual: (parseFloat(minHeight) || tray.offsetHeight) - others,
    height: (parseFloat(maxHeight) || tray.offsetHeight) - others,
    most: parseFloat(style.getPropertyValue('--most')),
    beside: style.getPropertyValue('--beside') === '1',
  };
}
