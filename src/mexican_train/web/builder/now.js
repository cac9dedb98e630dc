// What to play now: the table is told too, and the server's rules and a good player say the rest.

import { html } from 'htm/preact';

import { isUnanswered } from '../base/api.js';
import { hintWords } from '../base/telling.js';
import { t } from '../base/words.js';
import { isPlay, tileIn, trainIn } from '../game/actions.js';
import { costOfPlay } from '../game/plans.js';
import { Trouble } from '../parts/fields.js';
import { Waiting } from '../parts/waiting.js';
import { Answer, situationView } from '../settle/answer.js';
import { Cost } from './others.js';

/** @typedef {import('../settle/situation.js').Situation} Situation */

/**
 * @param {object} how
 * @param {boolean} how.open
 * @param {(open: boolean) => void} how.toggle
 * @param {Situation} how.situation
 * @param {Record<string, any>} how.rules
 * @param {import('../settle/verdicts.js').Verdicts} how.verdicts
 * @param {import('../settle/editor.js').TableEditor} how.table
 */
export function PlayNow({ open, toggle, situation, rules, verdicts, table }) {
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
          ${table.draw(rules)}
          <div class=${verdicts.busy ? 'answers busy' : 'answers'}>
            ${
              situation.hand.length
                ? Advised(verdicts, rules)
                : html`<p>${t('builder-now-none')}</p>`
            }
          </div>
        `
      }
    </details>
  `;
}

/**
 * @param {import('../settle/verdicts.js').Verdicts} verdicts
 * @param {Record<string, any>} rules
 */
function Advised(verdicts, rules) {
  const { found, problem } = verdicts;
  if (problem) {
    return html`
      ${
        isUnanswered(problem)
          ? html`<p class="problem" role="alert">${t('builder-now-offline')}</p>`
          : Trouble(problem)
      }
      <button type="button" onclick=${() => verdicts.again()}>${t('again')}</button>
    `;
  }
  if (!found) return Waiting(html`<p>${t('waiting')}</p>`);
  const { of: situation, settled } = found;
  const { answer, advice } = settled;
  const end = situation.trains[0].end ?? situation.engine;
  const cost = (/** @type {string} */ action) =>
    Cost(costOfPlay(tileIn(action), trainIn(action) === 0, situation.hand, end, rules));
  const words = advice && hintWords(situationView(situation, answer), advice);
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
