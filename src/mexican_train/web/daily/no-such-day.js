// Where an address names a day that has no deal.

import { html } from 'htm/preact';

import { FIRST_DAY, dayName } from '../base/days.js';
import { t } from '../base/words.js';

export class NoSuchDay {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  title() {
    return `${t('day-title')} · ${t('title')}`;
  }

  draw() {
    const first = dayName(FIRST_DAY, { dateStyle: 'long' });
    return html`
      <main class="door">
        <h1>${t('daily-none')}</h1>
        <p>${t('daily-none-about', { first })}</p>
        <div class="buttons">
          <button class="main" onclick=${() => this.app.go('/daily')}>${t('daily-today')}</button>
          <button onclick=${() => this.app.go('/')}>${t('home')}</button>
        </div>
      </main>
    `;
  }
}
