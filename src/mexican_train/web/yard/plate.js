// The name plate of a train: whose it is and how they stand. It opens the whole train where that can
// be looked at.

import { html } from 'htm/preact';

import { endName, nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { endOf, wagonsOf } from '../game/trains.js';

/** So many points have no room for a unit on a small plate. */
const MANY = 1000;

/**
 * What there is to know of a train for its plate; `middle`: how far down in its lane the plate is.
 * @typedef {{train: Train, open: boolean, closing: boolean, middle: number}} Known
 */

/**
 * @param {YardScene} scene
 * @param {Known} known
 * @param {boolean} roomy whether there is room for whole words
 */
export function Plate(scene, known, roomy) {
  const { view, news = [] } = scene;
  const { train, open, middle } = known;
  const mexican = train === 'M';
  const name = mexican ? t('mexican') : nameOf(view, train);
  const away = !mexican && !view.players[train].connected && !view.players[train].stand_in;
  const wagons = wagonsOf(view, train);
  const said = [
    name,
    view.turn === train && t('lane-plays'),
    mexican ? t('mexican-open') : open && t('lane-is-open'),
    endName(view, known),
    wagons.length > 0 && t('lane-length', { count: wagons.length }),
    !mexican && t('tiles-left', { count: view.counts[train] }),
    !mexican && noteOf(view, train, true),
    scene.look && t('lane-whole'),
  ];
  // Who laid nothing has no tile that tells of it.
  const idle = news.find(({ seat, laid }) => seat === train && !laid.length);
  const about = {
    class: 'plate',
    style: { '--middle': `${middle}px` },
    'aria-label': said.filter(Boolean).join(', '),
    'aria-current': view.turn === train ? 'true' : undefined,
  };
  const pill = html`
    <span class="pill">
      <span class="disc">${mexican ? 'M' : view.counts[train]}</span>
      <span class="who">
        <b><bdi>${name}</bdi></b>
        ${
          !mexican &&
          html`<small class=${away ? 'gone' : ''}>${noteOf(view, train, roomy)}</small>`
        }
      </span>
      <b class="end">${t('number', { value: endOf(view, train) })}</b>
      ${idle && html`<b class="nth">${idle.number}</b>`}
    </span>
  `;
  const { look } = scene;
  return look
    ? html`<button ...${about} onclick=${() => look(train)}>${pill}</button>`
    : html`<div ...${about} role="img">${pill}</div>`;
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {boolean} roomy
 */
function noteOf(view, seat, roomy) {
  const player = view.players[seat];
  const points = view.totals[seat] ?? 0;
  const next = view.latecomers?.find((each) => each.seat === seat);
  if (next) return t(roomy ? 'plate-next' : 'plate-next-short', { name: next.name });
  if (player.stand_in) return t(roomy ? 'bot-plays' : 'bot-plays-short');
  if (!player.connected) return t('away');
  if (roomy) return t('points', { points });
  return points < MANY ? t('points-short', { points }) : t('number', { value: points });
}
