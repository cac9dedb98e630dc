// What all sheets say, side by side; where they differ is marked.

import { html } from 'htm/preact';

import { refusal, sheetTitle, t } from '../base/words.js';
import { isPlay, tileIn } from '../game/actions.js';
import { CannotJudge, actionWords, judgementsOf, situationView } from './answer.js';
import { shortWords } from './consequences.js';

/** @typedef {import('./situation.js').Situation} Situation */

/**
 * @param {Situation} situation
 * @param {Settled} settled
 * @param {(sheet: string) => void} choose
 */
export function SideBySide(situation, { sheets: verdicts, differ }, choose) {
  const judging = verdicts.filter(({ impossible }) => !impossible);
  return html`
    <section class="beside">
      <h2>${t('settle-sheets')}</h2>
      ${judging.length > 0 && Compared(situation, verdicts, differ, choose)}
      ${CannotJudge(verdicts)}
    </section>
  `;
}

/**
 * A row for whatever at least one of the sheets that can judge allows.
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 * @param {string[]} differ what sheets do not agree on
 * @param {(sheet: string) => void} choose
 */
function Compared(situation, verdicts, differ, choose) {
  const judging = verdicts.filter(({ impossible }) => !impossible);
  const actions = rowsOf(situation, judging);
  return html`
    <p class=${differ.length ? 'about some' : 'about'}>
      ${differ.length ? t('settle-differ') : t('settle-agree')}
    </p>
    <table>
      <thead>
        <tr>
          <td></td>
          ${verdicts.map(
            ({ sheet }) => html`
              <th key=${sheet} scope="col">
                <button
                  type="button"
                  aria-pressed=${sheet === situation.sheet && !hasHouse(situation)}
                  onclick=${() => choose(sheet)}
                >
                  ${sheetTitle(sheet)}
                </button>
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${actions.map(
          (action) => html`
            <tr key=${action} class=${differ.includes(action) ? 'differs' : ''}>
              <th scope="row">
                ${actionWords(situation, judging[0], action)}
                ${
                  differ.includes(action) &&
                  html`<span class="unseen">${' '}${t('settle-differs')}</span>`
                }
              </th>
              ${verdicts.map(
                (verdict) => html`
                  <td key=${verdict.sheet}>
                    ${Cell(situation, verdict, action, differ.includes(action))}
                  </td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @param {Situation} situation
 * @param {Verdict} verdict
 * @param {string} action
 * @param {boolean} differs whether what follows is told too
 */
function Cell(situation, verdict, action, differs) {
  if (verdict.impossible) return html`<span class="none">–</span>`;
  const reason = judgementsOf(verdict)[action];
  const yes = reason === null;
  const label = yes ? t('settle-yes') : t('settle-no', { why: refusal({ code: reason }) });
  const kind = yes ? 'judged-mark yes' : 'judged-mark no';
  const follows = verdict.follows[action];
  const view = situationView(situation, verdict);
  return html`
    <span class=${kind} role="img" aria-label=${label} title=${label} />
    ${differs && follows && html`<small>${shortWords(view, action, follows)}</small>`}
  `;
}

/** Whatever at least one sheet allows. @param {Situation} situation @param {Verdict[]} verdicts */
function rowsOf({ hand }, verdicts) {
  const legal = [...new Set(verdicts.flatMap((verdict) => verdict.legal))];
  const place = (/** @type {string} */ action) =>
    isPlay(action) ? hand.indexOf(tileIn(action)) : hand.length;
  return legal.sort((one, two) => place(one) - place(two));
}

/** @param {Situation} situation */
function hasHouse({ rules }) {
  return Object.keys(rules).length > 0;
}
