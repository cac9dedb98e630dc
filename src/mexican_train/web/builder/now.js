// What to play now: the table is told too, and the server's rules and a good player say the rest.

import { html } from 'htm/preact';

import { Trouble } from '../app/fields.js';
import { hintWords, t } from '../app/words.js';
import { Answer, asView, isPlay, tileIn, trainIn } from '../settle/answer.js';
import { TableEditor } from '../settle/editor.js';
import { Cost } from './others.js';
import { costOfPlay } from './plan.js';

/** @typedef {import('../settle/situation.js').Situation} Situation */

/**
 * @param {object} how
 * @param {boolean} how.open
 * @param {(open: boolean) => void} how.toggle
 * @param {Situation} how.situation
 * @param {Record<string, any>} how.rules
 * @param {import('../settle/asking.js').Asking} how.asking
 * @param {(situation: Situation) => void} how.change
 */
export function PlayNow({ open, toggle, situation, rules, asking, change }) {
  return html`
    <details
      class="now"
      open=${open}
      ontoggle=${(/** @type {any} */ event) => toggle(event.currentTarget.open)}
    >
      <summary>${t('builder-now')}</summary>
      ${
        open &&
        html`
          <p class="about">${t('builder-now-about')}</p>
          ${TableEditor({ situation, rules, change })}
          <div class=${asking.busy ? 'answers busy' : 'answers'}>
            ${
              situation.hand.length
                ? Advised(asking, rules)
                : html`<p>${t('builder-now-none')}</p>`
            }
          </div>
        `
      }
    </details>
  `;
}

/**
 * @param {import('../settle/asking.js').Asking} asking
 * @param {Record<string, any>} rules
 */
function Advised(asking, rules) {
  const { found, problem } = asking;
  if (problem) {
    return html`
      ${
        problem.code === 'unreachable'
          ? html`<p class="problem" role="alert">${t('builder-now-offline')}</p>`
          : Trouble(problem)
      }
      <button type="button" onclick=${() => asking.again()}>${t('again')}</button>
    `;
  }
  if (!found) return html`<p>${t('waiting')}</p>`;
  const { of: situation, settled } = found;
  const { answer, advice } = settled;
  const end = situation.trains[0].end ?? situation.engine;
  const cost = (/** @type {string} */ action) =>
    Cost(costOfPlay(tileIn(action), trainIn(action) === 0, situation.hand, end, rules));
  const words = advice && hintWords(asView(situation, answer), advice);
  return html`
    ${
      words &&
      html`
        <div class="advised">
          <b>${words.title}</b>
          <span>${words.why}</span>
        </div>
      `
    }
    <section class="judgement">
      ${Answer(situation, answer, cost)}
      ${answer.legal.some(isPlay) && html`<p class="about">${t('builder-now-costs')}</p>`}
    </section>
  `;
}
