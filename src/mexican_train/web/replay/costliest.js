// The costliest move of a review on its tracks: what was played, and what would have been better.

import { html } from 'htm/preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { t } from '../base/words.js';
import { isPlay, trainIn } from '../game/actions.js';
import { viewInstead } from '../game/ahead.js';
import { wagonPlayed } from '../game/trains.js';
import { Yard } from '../yard/yard.js';

/** How high a track is, in pixels, and of its width. */
const LOW = 76;
const HIGH = 110;
const SHARE = 0.23;

/** @typedef {import('./lookback.js').Lookback} Lookback */

/**
 * @param {Lookback} lookback
 * @param {ReviewedDecision} decision
 */
export function Costliest(lookback, decision) {
  const { seat, step, played, verdict, loss, options } = decision;
  const [{ action: better }] = options;
  const mine = seat === lookback.mine;
  const heading = mine ? 'review-costliest-yours' : 'review-costliest';
  const name = lookback.page.players[seat].name;
  const move = { name, what: lookback.named(played, seat) };
  return html`
    <section class="costliest">
      <h3 class=${verdict}>${t(heading, { points: Math.round(loss[0]) })}</h3>
      <figure class="track-of played">
        <figcaption>${t(mine ? 'review-your-move' : 'review-their-move', move)}</figcaption>
        ${isPlay(played) && html`<${Track} key=${step} scene=${playedScene(lookback, decision)} />`}
      </figure>
      <figure class="track-of better">
        <figcaption>
          ${t('review-better', { what: lookback.named(better, seat) })}${' '}
          ${lookback.reasonOf(decision)}
        </figcaption>
        ${isPlay(better) && html`<${Track} key=${step} scene=${betterScene(lookback, decision)} />`}
      </figure>
      <button onclick=${() => lookback.lead(step)}>${t('review-show-there')}</button>
    </section>
  `;
}

/**
 * The train on which a tile was laid, right after that.
 * @param {Lookback} lookback
 * @param {ReviewedDecision} decision
 */
function playedScene({ page }, { step, played }) {
  const view = { ...page.viewAt(step), turn: null };
  return { view, trains: [trainIn(played)], blamed: wagonPlayed(view, played) };
}

/**
 * The train on which the better tile belongs, as it would have lain there.
 * @param {Lookback} lookback
 * @param {ReviewedDecision} decision
 */
function betterScene({ page }, { seat, step, options: [{ action }] }) {
  const before = page.viewAt(step - 1);
  const { view, sent } = viewInstead(before, seat, action) ?? { view: before, sent: null };
  return { view: { ...view, turn: null }, trains: [trainIn(action)], sent };
}

/**
 * One track of the yard, as wide as there is room.
 * @param {{scene: Omit<YardScene, 'size'>}} props
 */
function Track({ scene }) {
  const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width));
    sizes.observe(/** @type {HTMLDivElement} */ (ref.current));
    return () => sizes.disconnect();
  }, []);
  const size = { width, height: Math.min(HIGH, Math.max(LOW, SHARE * width)) };
  return html`
    <div ref=${ref} class="one-track">
      ${width > 0 && Yard({ ...scene, size, boneyard: false })}
    </div>
  `;
}
