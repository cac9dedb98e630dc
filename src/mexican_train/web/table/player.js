// A player of the table, or the Mexican train: the whole train, and what one can do about them.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Dialog } from '../parts/dialog.js';
import { Tile } from '../parts/tiles.js';
import { WholeTrain } from '../yard/whole.js';
import { SeatGift } from './latecomers.js';

/**
 * @param {import('./table.js').TablePage} page
 * @param {Train} train
 * @param {() => void} close
 * @param {any} spoken what is read out meanwhile
 */
export function PlayerDialog(page, train, close, spoken) {
  const { view } = page;
  const seat = train === 'M' ? null : train;
  const wagons = seat === null ? view.mexican : view.trains[seat];
  const title = seat === null ? t('mexican') : nameOf(view, seat);
  const hand = seat === null || seat === view.seat ? null : view.hands?.[seat];
  const { engine } = view;
  return Dialog(
    { title, kind: 'player', of: train, close },
    html`
      ${seat !== null && Facts(view, seat)}
      <section>
        <h3>${t('player-train', { count: wagons.length })}</h3>
        ${wagons.length === 0 && html`<p class="about">${t('player-train-empty')}</p>`}
        <div class="whole-train">
          ${WholeTrain({ engine, wagons, marker: markerOf(view, seat) })}
        </div>
      </section>
      ${
        hand &&
        html`
          <section>
            <h3>${t('player-hand')}</h3>
            <p class="held">
              ${hand.map((tile) => html`<span key=${tile}>${Tile(tile)}</span>`)}
            </p>
          </section>
        `
      }
      ${seat !== null && view.players[seat].bot && SeatGift(page, seat)}
      ${seat !== null && seat !== view.seat && Controls(page, seat)}
    `,
    spoken,
  );
}

/**
 * The colour of the locomotive on a train, if there is one.
 * @param {View} view
 * @param {number | null} seat
 */
function markerOf(view, seat) {
  if (seat === null) return 'black';
  return view.markers.includes(seat) ? view.players[seat].colour : null;
}

/**
 * @param {View} view
 * @param {number} seat
 */
function Facts(view, seat) {
  const player = view.players[seat];
  const facts = [
    t('player-left', { count: view.counts[seat] }),
    t('points', { points: view.totals[seat] ?? 0 }),
    seat === view.host && t('player-is-host'),
    player.bot && t('player-is-bot'),
    player.stand_in && t('bot-plays'),
    !player.connected && t('away'),
  ];
  return html`
    <p class=${`facts ${player.colour}`}>
      <span class="disc" aria-hidden="true" />
      ${facts.filter(Boolean).join(' · ')}
    </p>
  `;
}

/**
 * @param {import('./table.js').TablePage} page
 * @param {number} seat
 */
function Controls(page, seat) {
  const { session } = page;
  const { view, hosting } = session;
  const player = view.players[seat];
  if (player.bot) return null;
  const muted = session.muted.has(seat);
  const away = !player.connected && !player.stand_in && view.phase !== 'match_over';
  const ask = (/** @type {'stand_in' | 'hand_back' | 'host'} */ type) => () =>
    session.ask(type, { seat });
  return html`
    <div class="choices">
      ${
        hosting &&
        away &&
        html`<button onclick=${ask('stand_in')}>${t('player-stand-in')}</button>`
      }
      ${
        hosting &&
        player.stand_in &&
        html`<button onclick=${ask('hand_back')}>${t('player-hand-back')}</button>`
      }
      ${
        hosting &&
        html`
          <button onclick=${ask('host')}>${t('player-host')}</button>
          <button onclick=${() => page.open({ kind: 'remove', train: seat })}>
            ${t('player-remove')}
          </button>
        `
      }
      <button onclick=${() => session.mute(seat, !muted)}>
        ${t(muted ? 'player-unmute' : 'player-mute')}
      </button>
    </div>
  `;
}
