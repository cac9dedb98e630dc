// Links to other pages of ours.

import { html } from 'htm/preact';

import { address } from '../base/address.js';

/**
 * A link to another page of ours, which comes without loading everything anew.
 * @param {App} app
 * @param {string} path
 * @param {any} text
 * @param {Record<string, any>} [props]
 */
export function Link(app, path, text, props = {}) {
  const go = (/** @type {MouseEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // elsewhere
    event.preventDefault();
    app.go(path);
  };
  return html`<a href=${address(path)} onclick=${go} ...${props}>${text}</a>`;
}
