// The end of a match: the winner's train rolls in, and everyone has a place. Whoever won, a round or the
// match, sees their locomotive under steam.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { rankingOf } from '../game/points.js';
import { isDouble } from '../game/tiles.js';
import { Icon } from '../parts/icons.js';
import { Locomotive, Tile } from '../parts/tiles.js';

/** How many wagons of the winner's last train are seen again. */
const WAGONS = 5;

/**
 * The winner's locomotive with the end of their train; where several won, theirs one by one.
 * @param {View} view
 */
export function Finale(view) {
  const wagons = view.winners.length === 1 ? view.trains[view.winners[0]].slice(-WAGONS) : [];
  return html`
    <div class="finale" aria-hidden="true">
      <div class="rolling">
        ${wagons.map((tile) => Freight(tile))}
        ${view.winners.map((seat) =>
          seat === view.seat ? Steaming(view, seat) : Locomotive(view.players[seat].colour),
        )}
      </div>
    </div>
  `;
}

/**
 * The locomotive of whoever looks at this and went out first.
 * @param {View} view
 */
export function Cheer(view) {
  const { seat } = view;
  if (seat === null || view.blocked || !view.round_winners.includes(seat)) return null;
  return html`<div class="cheer" aria-hidden="true">${Steaming(view, seat)}</div>`;
}

/**
 * @param {View} view
 * @param {number} seat
 */
function Steaming(view, seat) {
  return html`
    <span key=${seat} class="steaming">
      ${[1, 2, 3].map((puff) => html`<i key=${puff} class="puff" />`)}
      ${Locomotive(view.players[seat].colour)}
    </span>
  `;
}

/** @param {string} tile */
function Freight(tile) {
  const standing = isDouble(tile);
  return html`
    <span key=${tile} class=${standing ? 'freight across' : 'freight'}>
      ${Tile(tile, { standing, label: false })}
    </span>
  `;
}

/** @param {View} view */
export function Ranking(view) {
  return html`
    <section class="ranking">
      <h3>${t('score-ranking')}</h3>
      <ol>
        ${rankingOf(view.totals).map(({ seat, place, points }) => {
          const won = view.winners.includes(seat);
          return html`
            <li key=${seat} class=${`${view.players[seat].colour} ${won ? 'won' : ''}`}>
              <span class="disc">${t('number', { value: place })}</span>
              <b class="who">${nameOf(view, seat)} ${won && Icon('crown')}</b>
              <span class="points">${t('points', { points })}</span>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}
