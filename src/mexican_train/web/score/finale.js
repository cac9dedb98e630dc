// The end of a match: the winner's train rolls in, and everyone has a place.

import { html } from 'htm/preact';

import { nameOf, t } from '../app/words.js';
import { Locomotive, Sign, Tile } from '../yard/tiles.js';
import { rankingOf } from './standing.js';

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
        ${view.winners.map((seat) => Locomotive(view.players[seat].colour))}
      </div>
    </div>
  `;
}

/** @param {string} tile */
function Freight(tile) {
  const [one, other] = tile.split('-');
  const standing = one === other;
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
              <b class="who">${nameOf(view, seat)} ${won && Sign('crown')}</b>
              <span class="points">${t('points', { points })}</span>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}
