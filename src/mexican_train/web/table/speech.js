// What is read out to those who do not see the table: each sentence once and in its order, however
// quickly one follows the other.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { lively } from '../app/lively.js';

/** So many sentences stay on the page; who listens can go back to them. */
const KEPT = 20;

/** @typedef {{number: number, text: string}} Sentence */

export class Speech {
  constructor() {
    /** @type {Sentence[]} */
    this.sentences = [];
    lively(this);
    this.count = 0;
  }

  /** @param {...string} texts */
  say(...texts) {
    const said = texts.filter(Boolean).map((text) => ({ number: ++this.count, text }));
    if (said.length) this.sentences = [...this.sentences, ...said].slice(-KEPT);
  }
}

/**
 * Where it is read out: what is said from now on. Nothing behind an open dialog is read, so each
 * dialog has a place of its own for it.
 * @param {{speech: Speech}} props
 */
export function Spoken({ speech }) {
  const [before] = useState(speech.count);
  const said = speech.sentences.filter(({ number }) => number > before);
  return html`
    <div class="unseen" role="log" aria-live="polite">
      ${said.map(({ number, text }) => html`<div key=${number}>${text}</div>`)}
    </div>
  `;
}
