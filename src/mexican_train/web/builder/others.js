// What else one could do with a hand, and what each of it costs.

import { html } from 'htm/preact';

import { pipName, t } from '../base/words.js';
import { Tile } from '../parts/tiles.js';

/** @typedef {import('../game/plans.js').Other} Other */
/** @typedef {import('../game/plans.js').Train} Train */

/** So many are shown before one asks for all. */
const FEW = 5;

/**
 * Other ways to begin; a tap shows the train.
 * @param {object} how
 * @param {Other[]} how.others
 * @param {Train | null} how.shown
 * @param {boolean} how.all
 * @param {boolean} how.several whether there is more than one end to begin at
 * @param {() => void} how.showAll
 * @param {(train: Train | null) => void} how.show
 */
export function OtherStarts({ others, shown, all, several, showAll, show }) {
  if (!others.length) return null;
  return html`
    <section class="others">
      <h2>${t('builder-others')}</h2>
      <p class="about">${t('builder-others-about')}</p>
      <ul>
        ${(all ? others : others.slice(0, FEW)).map((other) => {
          const { train } = other;
          const on = train === shown;
          return html`
            <li key=${`${train.start} ${train.wagons[0]}`}>
              <button type="button" aria-pressed=${on} onclick=${() => show(on ? null : train)}>
                ${
                  several &&
                  html`<small class="on">${t('builder-on', { pip: pipName(train.start) })}</small>`
                }
                <span class="first">${Tile(train.wagons[0])}</span>
                <span>${t('builder-train', { count: train.wagons.length })}</span>
                ${Cost(other)}
              </button>
            </li>
          `;
        })}
      </ul>
      ${
        !all &&
        others.length > FEW &&
        html`<button type="button" onclick=${showAll}>
          ${t('builder-all', { count: others.length })}
        </button>`
      }
    </section>
  `;
}

/**
 * What is left when one tile is played elsewhere.
 * @param {(Other & {tile: string})[]} others
 * @param {boolean} extras whether some tiles are not in the train
 */
export function Elsewhere(others, extras) {
  if (!others.length) return null;
  return html`
    <details class="others elsewhere">
      <summary>${t('builder-elsewhere')}</summary>
      <p class="about">
        ${t('builder-elsewhere-about')}
        ${extras && ` ${t('builder-elsewhere-extras')}`}
      </p>
      <ul>
        ${others.map(
          (other) => html`
            <li key=${other.tile}>
              <span class="first">${Tile(other.tile)}</span>
              <span>${t('builder-train', { count: other.train.wagons.length })}</span>
              ${Cost(other)}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/** Tiles and points that stay in the hand, more or fewer than at best. @param {Other} other */
export function Cost({ tiles, points }) {
  if (tiles === 0 && points === 0) return html`<b class="cost free">${t('builder-free')}</b>`;
  const parts = [
    tiles !== 0 && signed(tiles, t('count-tiles', { count: Math.abs(tiles) })),
    points !== 0 && signed(points, t('points', { points: Math.abs(points) })),
  ];
  const better = tiles < 0 || (tiles === 0 && points < 0);
  return html`<b class=${better ? 'cost free' : 'cost'}>${parts.filter(Boolean).join(' · ')}</b>`;
}

/** @param {number} change @param {string} words */
function signed(change, words) {
  return `${change > 0 ? '+' : '−'}${words}`;
}
