// What is shown where there is no page, or where it cannot be fetched.

import { html } from 'htm/preact';

import { t } from './words.js';

export class Missing {
  /**
   * @param {import('./main.js').App} app
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
