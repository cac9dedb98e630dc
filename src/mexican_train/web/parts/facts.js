// Facts, each with its name.

import { html } from 'htm/preact';

/**
 * @param {string} kind how they look
 * @param {string[][]} facts each a name and what is so
 */
export function Facts(kind, facts) {
  return html`
    <dl key=${kind} class=${kind}>
      ${facts.map(
        ([name, value]) => html`
          <div key=${name}>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
