// A match is handed on: another phone reads the code, and has all of it.

import { html } from 'htm/preact';

import { addressForOthers } from '../base/address.js';
import { packed } from '../base/packed.js';
import { reactive } from '../base/reactive.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { Code, Copied } from './code.js';
import { written } from './handing.js';
import { matchName } from './naming.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

export class HandOnPage extends Copied {
  /**
   * @param {App} app
   * @param {KeptMatch} match
   */
  constructor(app, match) {
    super();
    this.link = '';
    reactive(this);
    this.app = app;
    this.match = match;
    packed(written(match)).then((text) => {
      this.link = addressForOthers(`/score#take=${text}`);
    });
  }

  title() {
    return `${t('keeper-hand-on')} · ${t('title')}`;
  }

  draw() {
    const { app, link, match } = this;
    return html`
      <main class="topped keeper setup handing">
        <header class="topbar">
          ${Link(app, `/score#${match.id}`, Icon('back'), {
            class: 'backward',
            'aria-label': t('keeper-back'),
          })}
          <div>
            <h1>${t('keeper-hand-on')}</h1>
            <p class="about">${matchName(match)}</p>
          </div>
        </header>
        <p>${t('keeper-hand-on-about')}</p>
        ${link && Code(this, link, t('keeper-hand-on-code'))}
        <p class="about">${t('keeper-hand-on-after')}</p>
      </main>
    `;
  }
}
