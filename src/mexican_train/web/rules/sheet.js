// The rules of one sheet: to be read from top to bottom, or looked up by heading.

import { html } from 'htm/preact';

import { WIDE } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { isSameSheet, variantsOf } from '../game/sheets.js';
import { Link } from '../parts/link.js';
import { Ways, choices } from './pieces.js';
import { RulesText, idOf } from './text.js';

export class SheetPage {
  /**
   * @param {App} app
   * @param {RulesPage} rules
   * @param {RulesPage} plain the same sheet without variants and house rules
   */
  constructor(app, rules, plain) {
    this.app = app;
    this.rules = rules;
    this.base = plain.sheet;
    this.text = new RulesText(rules, plain);
    this.arrived = false;
  }

  title() {
    return `${t('rules-page-of', { sheet: sheetTitle(this.rules.sheet) })} · ${t('title')}`;
  }

  /** The browser looked for the place the address names before there was anything. */
  drawn() {
    if (this.arrived) return;
    this.arrived = true;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  draw() {
    const { text } = this;
    return html`
      <main
        class=${`rules rulebook${text.changed ? ' changed' : ''}`}
        style=${{ '--said': text.amount() }}
      >
        <header>
          <nav class="back">
            ${Link(this.app, '/', t('home'))} ${Link(this.app, '/rules', t('rules-page-all'))}
          </nav>
          ${this.drawWays()}
          <h1 data-game=${t('title')}>${sheetTitle(this.rules.sheet)}</h1>
          ${text.drawIntroduction()}
          <button class="print" onclick=${() => print()}>${t('rules-page-print')}</button>
        </header>
        ${this.drawContents()} ${text.drawArticle()}
      </main>
    `;
  }

  drawWays() {
    const { sheet, sheets, variants } = this.rules;
    const pages = choices(this.base, variants);
    const here = Object.keys(this.rules.house).length ? '' : sheet;
    return html`
      ${Ways(
        this.app,
        t('rules-page-sheets'),
        sheets.map((each) => ({
          path: `/rules/${each}`,
          text: sheetTitle(each),
          here: each === this.base,
        })),
      )}
      ${Ways(
        this.app,
        t('rules-page-variants'),
        pages.map((each) => ({
          path: `/rules/${each}`,
          text: each === this.base ? t('rules-page-printed') : variantNames(each),
          here: isSameSheet(each, here),
        })),
      )}
    `;
  }

  drawContents() {
    return html`
      <nav class="contents" aria-label=${t('rules-page-contents')}>
        <details open=${matchMedia(WIDE).matches}>
          <summary>${t('rules-page-contents')}</summary>
          <ol>
            ${this.rules.sections.map(
              ({ key }) => html`<li key=${key}><a href=${`#${idOf(key)}`}>${t(key)}</a></li>`,
            )}
          </ol>
        </details>
      </nav>
    `;
  }
}

/** There is no such sheet; the others are one tap away. */
export class Unknown {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  draw() {
    return html`
      <main class="door">
        <h1>${t('rules-page-unknown')}</h1>
        <p>${t('rules-page-unknown-about')}</p>
        <div class="buttons">
          <button class="main" onclick=${() => this.app.go('/rules')}>
            ${t('rules-page-all')}
          </button>
          <button onclick=${() => this.app.go('/')}>${t('home')}</button>
        </div>
      </main>
    `;
  }
}

/** The variants of a sheet as they are called. @param {string} name */
function variantNames(name) {
  return variantsOf(name)
    .map((variant) => t(`variant-${variant}`))
    .join(' + ');
}
