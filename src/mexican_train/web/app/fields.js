// Ways to choose: one of several, yes or no.

import { html } from 'htm/preact';

/** One of several, as a row of buttons of which one is down. */
export function Pick({ label, name, options, value, pick, shape = '' }) {
  return html`
    <fieldset class=${`pick ${shape}`}>
      <legend>${label}</legend>
      <div class="picks">
        ${options.map(
          (option) => html`
            <label key=${String(option.value)}>
              <input
                type="radio"
                name=${name}
                checked=${option.value === value}
                onchange=${() => pick(option.value)}
              />
              <span lang=${option.lang}>
                <b>${option.label}</b>
                ${
                  option.about &&
                  html`<small>${option.about}</small>`
                }
              </span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** Yes or no. */
export function Tick({ label, value, tick }) {
  return html`
    <label class="tick">
      <input type="checkbox" checked=${value} onchange=${(event) => tick(event.target.checked)} />
      <span>${label}</span>
    </label>
  `;
}
