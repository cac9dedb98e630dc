// The whole round in words; every line leads to its step.

import { html } from 'htm/preact';

import { t } from '../base/words.js';

/** @typedef {import('./page.js').ReplayPage} ReplayPage */

/**
 * The column beside the yard.
 * @param {ReplayPage} page
 */
export function Log(page) {
  return html`
    <aside key="diary" class="diary" aria-label=${t('log')}>
      ${page.lookback?.drawCourse()}
      <h2>${t('log')}</h2>
      ${Lines(page)}
    </aside>
  `;
}

/**
 * Shows a step; a log that lies over the yard gives way to it.
 * @param {ReplayPage} page
 * @param {number} step
 */
function leadTo(page, step) {
  page.go(step);
  page.open(null);
}

/**
 * A line for each step. Only the one that is shown is a stop of the Tab key; the arrows lead from
 * line to line.
 * @param {ReplayPage} page
 */
export function Lines(page) {
  const { steps } = page.watched;
  const { players } = page;
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    page.go(page.at + way);
    const list = /** @type {Element} */ (event.currentTarget);
    const line = list.children[page.at]?.querySelector('button');
    line?.focus();
  };
  return html`
    <ol class="walk" onkeydown=${walk}>
      ${steps.map(({ seat }, step) => {
        const here = step === page.at;
        return html`
          <li key=${step}>
            <button
              aria-current=${here ? 'step' : undefined}
              tabindex=${here ? 0 : -1}
              onclick=${() => leadTo(page, step)}
            >
              <span
                class=${`dot ${seat === null ? 'nobody' : players[seat].colour}`}
                aria-hidden="true"
              />
              <span>
                ${page
                  .linesAt(step)
                  .map(({ text }) => html`<span class="event">${text}${' '}</span>`)}
              </span>
              ${page.lookback?.drawMark(step)}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * Scrolls the list until a line is in its middle; the page itself stays where it is.
 * @param {Element | null} line
 */
export function keepInSight(line) {
  const list = line?.closest('.walk');
  if (!line || !list) return;
  const [outer, inner] = [list, line].map((node) => node.getBoundingClientRect());
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
