// Ways to choose: one of several, yes or no, a number; and what was wrong with it.

import { html } from 'htm/preact';

import { styled } from '../base/styles.js';
import { refusal } from '../base/words.js';

await styled('parts/fields.css');

/**
 * Something to choose; `off` when it cannot be chosen now.
 * @template T
 * @typedef {{value: T, label: string, about?: string | false, lang?: string, off?: boolean}} Option
 */

/**
 * One of several, as buttons of which one is down.
 * @template T
 * @param {object} how
 * @param {string} how.label
 * @param {string} [how.about] a sentence under the label
 * @param {string} how.name
 * @param {Option<T>[]} how.options
 * @param {T | undefined} how.value
 * @param {(value: T) => void} how.pick
 * @param {string} [how.shape] `even`, or `even broad` for longer words, `wide` for options with a sentence each, or `list`
 */
export function Pick({ label, about, name, options, value, pick, shape = '' }) {
  return html`
    <fieldset class=${`pick ${shape}`}>
      <legend>
        ${label}
        ${about && html`<small>${about}</small>`}
      </legend>
      <div class="picks">
        ${options.map(
          (option) => html`
            <label key=${String(option.value)}>
              <input
                type="radio"
                name=${name}
                checked=${option.value === value}
                disabled=${option.off}
                onchange=${() => pick(option.value)}
              />
              <span lang=${option.lang}>
                <b>${option.label}</b>
                ${option.about && html`<small>${option.about}</small>`}
              </span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * Yes or no.
 * @param {object} how
 * @param {string} how.label
 * @param {boolean} how.value
 * @param {(on: boolean) => void} how.tick
 * @param {boolean} [how.off] it cannot be changed now
 */
export function Tick({ label, value, tick, off = false }) {
  return html`
    <label class="tick">
      <input
        type="checkbox"
        role="switch"
        checked=${value}
        disabled=${off}
        onchange=${(/** @type {any} */ event) => tick(event.target.checked)}
      />
      <span>${label}</span>
    </label>
  `;
}

/**
 * A number within limits, with buttons for one fewer and one more.
 * @param {object} how
 * @param {string} how.label what it counts, for those who cannot see what stands around it
 * @param {number} how.value
 * @param {number} how.least
 * @param {number} how.most
 * @param {(value: number) => void} how.set
 */
export function NumberField({ label, value, least, most, set }) {
  const to = (/** @type {number} */ wanted) => {
    if (Number.isInteger(wanted)) set(Math.min(most, Math.max(least, wanted)));
  };
  return html`
    <span class="number">
      <button type="button" aria-hidden="true" tabindex="-1" onclick=${() => to(value - 1)}>−</button>
      <input
        type="number"
        inputmode="numeric"
        aria-label=${label}
        min=${least}
        max=${most}
        value=${value}
        onchange=${(/** @type {any} */ event) => {
          to(event.target.valueAsNumber);
          event.target.value = value; // what is shown is what was taken, once it has been
        }}
      />
      <button type="button" aria-hidden="true" tabindex="-1" onclick=${() => to(value + 1)}>+</button>
    </span>
  `;
}

/**
 * Why something did not work. What cannot be played the server explains better than any message
 * of ours, if only in English.
 * @param {Problem | null} problem
 */
export function Trouble(problem) {
  if (!problem) return null;
  const { code, message } = problem;
  return html`
    <div class="problem" role="alert">
      <p>${refusal(problem)}</p>
      ${code === 'bad_options' && message && html`<p lang="en"><small>${message}</small></p>`}
    </div>
  `;
}
