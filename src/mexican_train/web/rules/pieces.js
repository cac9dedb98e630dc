// What pages of rules are made of.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { sheetWith } from '../game/sheets.js';
import { Link } from '../parts/link.js';

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
 * @param {Pick<RuleLine, 'key' | 'args'>} line
 */
export function lineWords({ key, args }) {
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
  return sets.map((set) => sheetWith(sheet, set));
}
