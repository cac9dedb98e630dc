// What pages of rules are made of.

import { html } from 'htm/preact';

import { Link } from '../app/links.js';
import { t } from '../app/words.js';

/** @typedef {import('../app/main.js').App} App */

/**
 * A row of ways of which one is where we are.
 * @param {App} app
 * @param {string} label
 * @param {{path: string, text: string, here: boolean}[]} ways
 */
export function Ways(app, label, ways) {
  return html`
    <nav class="pills" aria-label=${label}>
      ${ways.map(({ path, text, here }) =>
        Link(app, path, text, { key: path, 'aria-current': here ? 'page' : undefined }),
      )}
    </nav>
  `;
}

/**
 * A line in words.
 * @param {import('./rules.js').Line} line
 */
export function said({ key, args }) {
  return t(key, args);
}

/**
 * Every sheet with every choice of its variants: `['nordic', 'nordic/nine', …]`.
 * @param {string} sheet
 * @param {string[]} variants
 */
export function choices(sheet, variants) {
  const sets = variants.reduce(
    (found, variant) => [...found, ...found.map((each) => [...each, variant])],
    /** @type {string[][]} */ ([[]]),
  );
  sets.sort((one, other) => one.length - other.length);
  return sets.map((set) => (set.length ? `${sheet}/${set.join('+')}` : sheet));
}
