// Where the train begins: the one place in which that is told.

import { html } from 'htm/preact';

import { pipName, t } from '../base/words.js';
import { numbersOf } from '../game/sets.js';

/**
 * @param {object} how
 * @param {number} how.maxPip
 * @param {number[]} how.ends those that are chosen
 * @param {(ends: number[]) => void} how.set
 * @param {number} how.engine
 */
export function Ends({ maxPip, ends, set, engine }) {
  const all = numbersOf(maxPip);
  const any = ends.length === all.length;
  const tap = (/** @type {number} */ pip) =>
    set(ends.includes(pip) ? ends.filter((end) => end !== pip) : [...ends, pip]);
  return html`
    <section class="begin">
      <h2>${t('builder-ends')}</h2>
      <p class="about">${t('builder-ends-about')}</p>
      <div class="tilegrid-pips" role="group" aria-label=${t('builder-ends')}>
        ${all.map(
          (pip) => html`
            <button
              key=${pip}
              type="button"
              aria-pressed=${ends.includes(pip)}
              aria-label=${t('builder-end', { pip: pipName(pip) })}
              onclick=${() => tap(pip)}
            >
              ${t('number', { value: pip })}
            </button>
          `,
        )}
      </div>
      <button type="button" class="any" aria-pressed=${any} onclick=${() => set(any ? [engine] : all)}>
        ${t('builder-any')}
      </button>
    </section>
  `;
}
