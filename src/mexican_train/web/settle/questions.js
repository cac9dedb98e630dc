// The arguments that every table has, as a list: a tap on a question opens its answer under it.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { CASES, COLUMNS } from './cases.js';
import { Picture } from './picture.js';

/** @typedef {import('./cases.js').Case} Case */
/** @typedef {import('./situation.js').Situation} Situation */

/**
 * @param {string | null} open the question that is open
 * @param {(key: string | null) => void} choose
 * @param {(situation: Situation, example: any) => any} answer
 */
export function Questions(open, choose, answer) {
  return html`
    <div class="questions">
      ${COLUMNS.map(
        (groups, column) => html`
          <div key=${column}>
            ${CASES.filter(({ group }) => groups.includes(group)).map(
              ({ group, cases }) => html`
                <section key=${group} aria-labelledby=${`about-${group}`}>
                  <h2 id=${`about-${group}`}>${t(`settle-about-${group}`)}</h2>
                  <ul>
                    ${cases.map((each) => OneQuestion(each, each.key === open, choose, answer))}
                  </ul>
                </section>
              `,
            )}
          </div>
        `,
      )}
    </div>
  `;
}

/**
 * @param {Case} one
 * @param {boolean} isOpen
 * @param {(key: string | null) => void} choose
 * @param {(situation: Situation, example: any) => any} answer
 */
function OneQuestion({ key, situation }, isOpen, choose, answer) {
  const id = `case-${key}`;
  return html`
    <li key=${key} class=${isOpen ? 'question open' : 'question'}>
      <button
        type="button"
        aria-expanded=${isOpen}
        aria-controls=${id}
        onclick=${() => choose(isOpen ? null : key)}
      >
        ${t(`settle-ready-${key}`)}
      </button>
      <div id=${id} hidden=${!isOpen}>
        ${isOpen && answer(situation, Example(situation))}
      </div>
    </li>
  `;
}

/** The table at which a question comes up. @param {Situation} situation */
function Example(situation) {
  return html`
    <section>
      <h3>${t('settle-for-example')}</h3>
      ${Picture(situation)}
    </section>
  `;
}
