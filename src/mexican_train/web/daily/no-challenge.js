// Where there is no challenge: the link is damaged, or one came without any. Another can be brought.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';

export class NoChallenge {
  /**
   * @param {App} app
   * @param {Problem | null} problem why it cannot be shown
   */
  constructor(app, problem) {
    this.app = app;
    this.problem = problem;
  }

  title() {
    return `${t('challenge')} · ${t('title')}`;
  }

  /** @param {Event} event */
  bring(event) {
    event.preventDefault();
    const field = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('link');
    const text = String(field).trim(); // a link, or its code: whoever is asked finds it there
    if (text) this.app.go(`/challenge#${encodeURIComponent(text)}`);
  }

  draw() {
    return html`
      <main class="door">
        <h1>${t(this.problem ? 'challenge-wrong' : 'challenge')}</h1>
        ${this.problem ? Trouble(this.problem) : html`<p>${t('challenge-none')}</p>`}
        <form class="sending" onsubmit=${(/** @type {Event} */ event) => this.bring(event)}>
          <label class="field">
            <span>${t('challenge-link')}</span>
            <input name="link" autocomplete="off" autocapitalize="none" spellcheck=${false} />
          </label>
          <div class="buttons">
            <button class="main">${t('challenge-open')}</button>
            <button type="button" onclick=${() => this.app.go('/')}>${t('home')}</button>
          </div>
        </form>
      </main>
    `;
  }
}
