// The rules of one sheet: to be read from top to bottom, or looked up by heading.

import { html } from 'htm/preact';

import { Link } from '../app/links.js';
import { sheetTitle, t } from '../app/words.js';
import { Figure } from './figures.js';
import { Ways, choices, said } from './parts.js';

/** @typedef {import('../app/main.js').App} App */
/** @typedef {import('./rules.js').Rulebook} Rulebook */
/** @typedef {import('./rules.js').Section} Section */
/** @typedef {import('./rules.js').Hand} Hand */

const WIDE = '(min-width: 60rem)';
/** What takes room on paper besides letters: a paragraph's last line and a heading, in letters. */
const BREAK = 60;
const HEADING = 180;

export class SheetPage {
  /**
   * @param {App} app
   * @param {Rulebook} rules
   * @param {Rulebook} plain the same sheet without variants and house rules
   */
  constructor(app, rules, plain) {
    this.app = app;
    this.rules = rules;
    this.base = plain.sheet;
    this.known = new Set(plain.sections.flatMap(({ lines }) => lines.map(asText)));
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
    const { sheet, introduction, sections } = this.rules;
    const changed = sections.some(({ lines }) => lines.some((line) => this.differs(line)));
    return html`
      <main class="rules rulebook" style=${{ '--said': this.amount() }}>
        <header>
          <nav class="back">
            ${Link(this.app, '/', t('home'))} ${Link(this.app, '/rules', t('rules-page-all'))}
          </nav>
          ${this.drawWays()}
          <h1 data-game=${t('title')}>${sheetTitle(sheet)}</h1>
          ${introduction.map(
            (line) => html`<p key=${line.key} class="lead">${said(line)}</p>`,
          )}
          ${
            changed &&
            html`<p class="about">${t('rules-page-changed', { sheet: sheetTitle(this.base) })}</p>`
          }
          <button class="print" onclick=${() => print()}>${t('rules-page-print')}</button>
        </header>
        ${this.drawContents()}
        <article>${sections.map((section) => this.drawSection(section))}</article>
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
          text: each === this.base ? t('rules-page-printed') : variantsOf(each),
          here: sameSheet(each, here),
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

  /** @param {Section} section */
  drawSection(section) {
    return html`
      <section key=${section.key} id=${idOf(section.key)}>
        <h2>${t(section.key)}</h2>
        ${section.lines.map((line) => this.drawLine(line))}
        ${section.hands.length > 0 && Hands(section.hands)} ${Figure(section, this.highest())}
      </section>
    `;
  }

  /** @param {import('./rules.js').Line} line */
  drawLine(line) {
    const differs = this.differs(line);
    return html`
      <p key=${line.key} class=${differs ? 'differs' : ''}>
        ${differs && html`<span class="unseen">${t('rules-page-differs')}${' '}</span>`}
        ${said(line)}
      </p>
    `;
  }

  /** @param {import('./rules.js').Line} line */
  differs(line) {
    return !this.known.has(asText(line));
  }

  /** How much there is to read, in letters: on paper the type is as large as one page allows. */
  amount() {
    const { introduction, sections } = this.rules;
    const lines = sections.flatMap((section) => section.lines);
    const letters = [...introduction, ...lines].reduce((sum, line) => sum + said(line).length, 0);
    return letters + BREAK * lines.length + HEADING * sections.length;
  }

  /** The highest number of the set, as the rules themselves say it. */
  highest() {
    const lines = this.rules.sections.flatMap((section) => section.lines);
    return lines.find(({ key }) => key === 'rules-need-set')?.args.pip ?? 12;
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

/**
 * How many tiles each takes.
 * @param {Hand[]} hands
 */
function Hands(hands) {
  return html`
    <table class="hands">
      <tbody>
        <tr>
          <th scope="row">${t('rules-page-players')}</th>
          ${hands.map(({ players }) => html`<th scope="col">${players}</th>`)}
        </tr>
        <tr>
          <th scope="row">${t('rules-page-tiles')}</th>
          ${hands.map(({ tiles }) => html`<td><b>${tiles}</b></td>`)}
        </tr>
        <tr>
          <th scope="row">${t('rules-page-boneyard')}</th>
          ${hands.map(({ boneyard }) => html`<td>${boneyard}</td>`)}
        </tr>
      </tbody>
    </table>
  `;
}

/** @param {import('./rules.js').Line} line */
function asText({ key, args }) {
  return `${key} ${JSON.stringify(args)}`;
}

/** @param {string} key */
function idOf(key) {
  return key.replace('rules-', '');
}

/** @param {string} name */
function variantsOf(name) {
  const [, variants = ''] = name.split('/');
  return variants
    .split('+')
    .map((variant) => t(`variant-${variant}`))
    .join(' + ');
}

/**
 * Whether two names mean the same sheet, in whichever order their variants come.
 * @param {string} one
 * @param {string} other
 */
function sameSheet(one, other) {
  const [first, second] = [one, other].map((name) => name.split(/[/+]/).sort().join());
  return first === second;
}
