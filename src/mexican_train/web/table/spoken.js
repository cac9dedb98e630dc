// Where what happens at a table is read out to those who do not see it.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

/**
 * What is said from now on. Nothing behind an open dialog is read, so each
 * dialog has a place of its own for it.
 * @param {{speech: import('../session/speech.js').Speech}} props
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
