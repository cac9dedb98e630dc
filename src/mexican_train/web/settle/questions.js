// The arguments that every table has, as a list: a tap on a question opens its answer under it.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { COLUMNS } from './ready.js';

/** @typedef {import('./ready.js').Ready} Ready */

/**
 * @param {Ready[]} ready
 * @param {string | null} open the question that is open
 * @param {(key: string | null) => void} choose
 * @param {(question: Ready) => any} answer
 */
export function Questions(ready, open, choose, answer) {
  return html`
    <div class="questions">
      ${COLUMNS.map(
        (groups, column) => html`
          <div key=${column}>
            ${groups.map(
              (group) => html`
                <section key=${group} aria-labelledby=${`about-${group}`}>
                  <h2 id=${`about-${group}`}>${t(`settle-about-${group}`)}</h2>
                  <ul>
                    ${ready
                      .filter((each) => each.group === group)
                      .map((each) => OneQuestion(each, each.key === open, choose, answer))}
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
 * @param {Ready} question
 * @param {boolean} isOpen
 * @param {(key: string | null) => void} choose
 * @param {(question: Ready) => any} answer
 */
function OneQuestion(question, isOpen, choose, answer) {
  const { key } = question;
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
        ${isOpen && answer(question)}
      </div>
    </li>
  `;
}
