// The train that was found; from any end where none fits those that were told.

import { html } from 'htm/preact';

import { pipName, t } from '../base/words.js';
import { openDouble } from '../game/plans.js';
import { Tile } from '../parts/tiles.js';
import { WholeTrain } from '../yard/whole.js';

/** @typedef {import('../game/lengths.js').Rules} Rules */
/** @typedef {import('../game/plans.js').Train} Train */

/** A train in a few words. @param {Train} train */
export function foundWords({ wagons, start }) {
  const count = wagons.length;
  return count ? t('builder-found', { count, pip: pipName(start) }) : t('builder-none');
}

/**
 * @param {object} how
 * @param {Train} how.train
 * @param {Rules} how.rules
 * @param {number} how.aside what the tiles that were set aside count
 * @param {(() => void) | null} how.back to the best train, if this is another
 */
export function Found({ train, rules, aside, back }) {
  return html`
    <section class="found">
      <h2 aria-live="polite">${foundWords(train)}</h2>
      ${train.wagons.length > 0 && Laid(train)}
      ${
        train.extras.length === 0 && !aside
          ? html`<p class="out">${t('builder-out')}</p>`
          : html`
              ${Extras(train, rules)}
              <p>${t('builder-left', { points: train.points + aside })}</p>
            `
      }
      ${back && html`<button type="button" onclick=${back}>${t('builder-back')}</button>`}
    </section>
  `;
}

/**
 * The best train that any end would allow, where none was told or nothing fits.
 * @param {Train} train
 * @param {Rules} rules
 * @param {(end: number) => void} take
 */
export function Anywhere(train, rules, take) {
  const { wagons, start } = train;
  if (!wagons.length) return null;
  const pip = pipName(start);
  return html`
    <section class="found anywhere">
      <h2>${t('builder-anywhere', { count: wagons.length, pip })}</h2>
      ${Laid(train)} ${Extras(train, rules)}
      <button type="button" onclick=${() => take(start)}>${t('builder-end', { pip })}</button>
    </section>
  `;
}

/** @param {Train} train */
function Laid({ wagons }) {
  return html`<div class="whole-train">${WholeTrain({ engine: null, wagons })}</div>`;
}

/** What stays in the hand, and why a double does that fits. @param {Train} train @param {Rules} rules */
function Extras(train, rules) {
  const { extras } = train;
  if (!extras.length) return null;
  const open = openDouble(train, rules);
  return html`
    <h3>${t('builder-extras', { count: extras.length })}</h3>
    <ul class="held">
      ${extras.map((tile) => html`<li key=${tile}><span>${Tile(tile)}</span></li>`)}
    </ul>
    ${open !== null && html`<p class="stays-open">${t('builder-stays-open', { pip: pipName(open) })}</p>`}
  `;
}
