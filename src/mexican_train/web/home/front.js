// The front of the station: its name, and a train that comes in along the platform.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Locomotive, Wagon } from '../parts/tiles.js';

/** A train by the rules: each end fits the next. */
const TRAIN = [
  ...['4-4', '4-11', '11-1', '1-6', '6-6', '6-8', '8-2', '2-12', '12-12', '12-5', '5-9', '9-9'],
  ...['9-3', '3-7', '7-10'],
];

export function Front() {
  return html`
    <header class="front">
      <h1>${t('title')}</h1>
      <p>${t('home-tagline')}</p>
    </header>
    <div class="parade" aria-hidden="true">
      <div class="train">${TRAIN.map((tile) => Wagon(tile))} ${Locomotive('black')}</div>
    </div>
  `;
}
