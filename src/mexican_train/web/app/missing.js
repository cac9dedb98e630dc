// What is shown where there is no page, where it cannot be fetched, or until it is there.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Waiting } from '../parts/waiting.js';

export class Missing {
  /**
   * @param {App} app
   * @param {'missing' | 'unreachable'} why
   * @param {() => void} [again] tries once more
   */
  constructor(app, why, again) {
    this.app = app;
    this.why = why;
    this.again = again;
  }

  draw() {
    return html`
      <main class="door">
        <h1>${t(this.why)}</h1>
        <p>${t(`${this.why}-about`)}</p>
        <div class="buttons">
          ${this.again && html`<button class="main" onclick=${this.again}>${t('again')}</button>`}
          <button onclick=${() => this.app.go('/')}>${t('home')}</button>
        </div>
      </main>
    `;
  }
}

/** Until this device has what the page shows. */
export class Arriving {
  draw() {
    return html`<main class="door">${Waiting(html`<p>${t('waiting')}</p>`)}</main>`;
  }
}
