// What all sheets say, side by side; where they differ is marked.

import { html } from 'htm/preact';

import { refusal, sheetTitle, t } from '../app/words.js';
import { actionWords, all, cannot, isPlay, tileIn } from './answer.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {import('./asking.js').Verdict} Verdict */

/**
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 * @param {(sheet: string) => void} choose
 */
export function SideBySide(situation, verdicts, choose) {
  const judging = verdicts.filter(({ impossible }) => !impossible);
  return html`
    <section class="beside">
      <h2>${t('settle-sheets')}</h2>
      ${judging.length > 0 && Compared(situation, verdicts, judging, choose)}
      ${verdicts
        .filter(({ impossible }) => impossible)
        .map(
          (verdict) => html`
            <p key=${verdict.sheet} class="about">
              <b>${sheetTitle(verdict.sheet)}</b>${' '}${cannot(verdict)}
            </p>
          `,
        )}
    </section>
  `;
}

/**
 * A row for whatever at least one of the sheets that can judge allows.
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 * @param {Verdict[]} judging
 * @param {(sheet: string) => void} choose
 */
function Compared(situation, verdicts, judging, choose) {
  const actions = rowsOf(situation, judging);
  const differ = actions.filter((action) => differs(judging, action));
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
                (verdict) => html`<td key=${verdict.sheet}>${Cell(verdict, action)}</td>`,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @param {Verdict} verdict
 * @param {string} action
 */
function Cell(verdict, action) {
  if (verdict.impossible) return html`<span class="none">–</span>`;
  const reason = all(verdict)[action];
  const yes = reason === null;
  const label = yes ? t('settle-yes') : t('settle-no', { why: refusal({ code: reason }) });
  const kind = yes ? 'judged-mark yes' : 'judged-mark no';
  return html`<span class=${kind} role="img" aria-label=${label} title=${label} />`;
}

/** Whatever at least one sheet allows. @param {Situation} situation @param {Verdict[]} verdicts */
function rowsOf({ hand }, verdicts) {
  const legal = [...new Set(verdicts.flatMap((verdict) => verdict.legal))];
  const place = (/** @type {string} */ action) =>
    isPlay(action) ? hand.indexOf(tileIn(action)) : hand.length;
  return legal.sort((one, two) => place(one) - place(two));
}

/**
 * @param {Verdict[]} verdicts
 * @param {string} action
 */
function differs(verdicts, action) {
  const allowed = verdicts.filter(({ legal }) => legal.includes(action)).length;
  return allowed > 0 && allowed < verdicts.length;
}

/** @param {Situation} situation */
function hasHouse({ rules }) {
  return Object.keys(rules).length > 0;
}
