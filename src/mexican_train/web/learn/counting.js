// The end of the lesson's round: what everyone has left, counted.

import { html } from 'htm/preact';

import { nameOf, t } from '../app/words.js';
import { Tile } from '../yard/tiles.js';

/** @param {View} view */
export function Counting(view) {
  const points = view.scores.at(-1) ?? [];
  return html`
    <section key="tray" class="tray counting" aria-label=${t('over-left')}>
      <table class="result">
        <thead>
          <tr>
            <th scope="col">${t('over-player')}</th>
            <th scope="col">${t('over-left')}</th>
            <th scope="col">${t('over-points')}</th>
          </tr>
        </thead>
        <tbody>
          ${view.players.map((player, seat) => {
            const hand = view.hands?.[seat] ?? [];
            return html`
              <tr key=${seat} class=${view.round_winners.includes(seat) ? 'won' : ''}>
                <th scope="row">
                  <span class=${`disc ${player.colour}`} aria-hidden="true" />
                  <span class="who">${nameOf(view, seat)}</span>
                </th>
                <td>
                  <span class="left">
                    ${
                      hand.length
                        ? hand.map((tile) => Tile(tile))
                        : html`<small>${t('over-none')}</small>`
                    }
                  </span>
                </td>
                <td class="number">
                  <b>${t('number', { value: points[seat] })}</b>
                </td>
              </tr>
            `;
          })}
        </tbody>
      </table>
    </section>
  `;
}
