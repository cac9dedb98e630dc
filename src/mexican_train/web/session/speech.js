// What is read out to those who do not see the table: each sentence once and in its order, however
// quickly one follows the other.

import { reactive } from '../base/reactive.js';

/** So many sentences stay on the page; who listens can go back to them. */
const KEPT = 20;

/** @typedef {{number: number, text: string}} Sentence */

export class Speech {
  constructor() {
    /** @type {Sentence[]} */
    this.sentences = [];
    reactive(this);
    this.count = 0;
  }

  /** @param {...string} texts */
  say(...texts) {
    const said = texts.filter(Boolean).map((text) => ({ number: ++this.count, text }));
    if (said.length) this.sentences = [...this.sentences, ...said].slice(-KEPT);
  }
}
