// What one wants to do: a tile and a train, or something else. The answer comes at once.

import { html } from 'htm/preact';

import { trainName } from '../base/telling.js';
import { t } from '../base/words.js';
import { isPlay, playOf, tileIn, trainIn } from '../game/actions.js';
import { Tile } from '../parts/tiles.js';
import { situationView } from './answer.js';
import { DEEDS } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/**
 * @param {Situation} situation
 * @param {Verdict} verdict
 * @param {(question: import('./situation.js').Asked) => void} choose
 */
export function Ask(situation, verdict, choose) {
  const action = situation.question?.action ?? '';
  const ask = (/** @type {string} */ next) => choose({ about: 'may', action: next });
  const tile = isPlay(action) ? tileIn(action) : null;
  const deeds = DEEDS.filter((deed) => deed !== 'stop' || situation.series);
  const view = situationView(situation, verdict);
  /** @type {Train[]} */
  const trains = [...situation.trains.keys(), 'M'];
  /** Where it may go if it may; else on one's own train. @param {string} of */
  const first = (of) => verdict.legal.find((play) => tileIn(play) === of) ?? playOf(of, 0);
  return html`
    <section class="ask">
      <h2>${t('settle-ask')}</h2>
      <div class="ask-what" role="group" aria-label=${t('settle-ask')}>
        ${situation.hand.map(
          (each) => html`
            <button
              key=${each}
              type="button"
              aria-pressed=${each === tile}
              onclick=${() => ask(first(each))}
            >
              <span class="which">${Tile(each)}</span>
            </button>
          `,
        )}
        ${deeds.map((deed) => Choice(t(deed), deed === action, () => ask(deed)))}
      </div>
      ${
        tile &&
        html`
          <div class="ask-where" role="group" aria-label=${t('settle-ask-where')}>
            ${trains.map((train) =>
              Choice(t('settle-ask-on', { train: trainName(view, train) }), train === trainIn(action), () =>
                ask(playOf(tile, train)),
              ),
            )}
          </div>
        `
      }
    </section>
  `;
}

/**
 * @param {string} label
 * @param {boolean} on
 * @param {() => void} choose
 */
function Choice(label, on, choose) {
  return html`
    <button key=${label} type="button" class="fact" aria-pressed=${on} onclick=${choose}>
      ${label}
    </button>
  `;
}
