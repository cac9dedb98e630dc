// The rules of one sheet: to be read from top to bottom, or looked up by heading.

import { html } from 'htm/preact';

import { WIDE } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { isSameSheet, variantsOf } from '../game/sheets.js';
import { Link } from '../parts/link.js';
import { readingWords } from '../parts/reading.js';
import { Figure } from './figures.js';
import { Ways, choices, lineWords } from './pieces.js';

/** Readings of ours are told apart by letters. */
const LETTERS = 'abcdefgh';
/** What takes room on paper besides letters: a paragraph's last line and a heading, in letters. */
const BREAK = 60;
const HEADING = 180;

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
      <main class=${`rules rulebook${changed ? ' changed' : ''}`} style=${{ '--said': this.amount() }}>
        <header>
          <nav class="back">
            ${Link(this.app, '/', t('home'))} ${Link(this.app, '/rules', t('rules-page-all'))}
          </nav>
          ${this.drawWays()}
          <h1 data-game=${t('title')}>${sheetTitle(sheet)}</h1>
          ${introduction.map(
            (line) => html`<p key=${line.key} class="lead">${lineWords(line)}</p>`,
          )}
          ${
            changed &&
            html`<p class="about">${t('rules-page-changed', { sheet: sheetTitle(this.base) })}</p>`
          }
          <button class="print" onclick=${() => print()}>${t('rules-page-print')}</button>
        </header>
        ${this.drawContents()}
        <article>
          ${sections.map((section) => this.drawSection(section))} ${this.drawReadings()}
        </article>
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

  /** @param {RuleSection} section */
  drawSection(section) {
    return html`
      <section key=${section.key} id=${idOf(section.key)}>
        <h2>${t(section.key)}</h2>
        ${section.lines.map((line) => this.drawLine(line))}
        ${section.hands.length > 0 && Hands(section.hands)} ${Figure(section, this.highest(), this.material())}
      </section>
    `;
  }

  /** @param {RuleLine} line */
  drawLine(line) {
    const differs = this.differs(line);
    return html`
      <p key=${line.key} class=${differs ? 'differs' : ''}>
        ${differs && html`<span class="unseen">${t('rules-page-differs')}${' '}</span>`}
        ${lineWords(line)} ${line.ours && this.drawMark(line.ours)}
      </p>
    `;
  }

  /**
   * The letter of a reading of ours; what it means stands at the end of the page.
   * @param {string} source
   */
  drawMark(source) {
    const letter = LETTERS[this.readings().indexOf(source)];
    return html`<sup title=${readingWords(source)}>${letter}</sup>`;
  }

  /** Where the sentences are from that the sheet does not say itself, in the order they come. */
  readings() {
    const lines = this.rules.sections.flatMap((section) => section.lines);
    return [...new Set(lines.map(({ ours }) => ours ?? ''))].filter(Boolean);
  }

  drawReadings() {
    const readings = this.readings();
    if (!readings.length) return null;
    return html`
      <section id="readings" class="readings">
        <h2>${t('rules-page-readings')}</h2>
        ${readings.map(
          (source, index) => html`
            <p key=${source}><sup>${LETTERS[index]}</sup> ${readingWords(source)}</p>
          `,
        )}
      </section>
    `;
  }

  /** @param {RuleLine} line */
  differs(line) {
    return !this.known.has(asText(line));
  }

  /** How much there is to read, in letters: on paper the type is as large as one page allows. */
  amount() {
    const { introduction, sections } = this.rules;
    const lines = sections.flatMap((section) => section.lines);
    const told = [...[...introduction, ...lines].map(lineWords), ...this.readings().map(readingWords)];
    const letters = told.reduce((sum, words) => sum + words.length, 0);
    return letters + BREAK * (lines.length + this.readings().length) + HEADING * (sections.length + 1);
  }

  /** What markers there are, as the rules themselves say it. */
  material() {
    const keys = this.rules.sections.flatMap(({ lines }) => lines.map(({ key }) => key));
    return {
      black: keys.includes('rules-need-locomotives'),
      coins: keys.includes('rules-need-coins'),
    };
  }

  /** The highest number of the set, as the rules themselves say it. */
  highest() {
    const lines = this.rules.sections.flatMap((section) => section.lines);
    return Number(lines.find(({ key }) => key === 'rules-need-set')?.args.pip ?? 12);
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
 * @param {DealtHand[]} hands
 */
function Hands(hands) {
  return html`
    <div class="wide-table" tabindex="0" role="region" aria-label=${t('rules-page-tiles')}>
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
    </div>
  `;
}

/** @param {RuleLine} line */
function asText({ key, args }) {
  return `${key} ${JSON.stringify(args)}`;
}

/** @param {string} key */
function idOf(key) {
  return key.replace('rules-', '');
}

/** The variants of a sheet as they are called. @param {string} name */
function variantNames(name) {
  return variantsOf(name)
    .map((variant) => t(`variant-${variant}`))
    .join(' + ');
}
