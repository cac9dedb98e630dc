// The sentences of one sheet's rules, with drawings and the sizes of hands: on a page of their own,
// and over a table.

import { html } from 'htm/preact';

import { sheetTitle, t } from '../base/words.js';
import { readingWords } from '../parts/reading.js';
import { Figure } from './figures.js';
import { lineWords } from './pieces.js';

/** Readings of ours are told apart by letters. */
const LETTERS = 'abcdefgh';
/** What takes room on paper besides letters: a paragraph's last line and a heading, in letters. */
const BREAK = 60;
const HEADING = 180;

export class RulesText {
  /**
   * @param {RulesPage} rules
   * @param {RulesPage} plain the same sheet without variants and house rules
   */
  constructor(rules, plain) {
    this.rules = rules;
    this.base = plain.sheet;
    this.known = new Set(plain.sections.flatMap(({ lines }) => lines.map(asText)));
  }

  /** Whether a sentence differs from the sheet as printed. */
  get changed() {
    return this.rules.sections.some(({ lines }) => lines.some((line) => this.differs(line)));
  }

  drawIntroduction() {
    return html`
      ${this.rules.introduction.map(
        (line) => html`<p key=${line.key} class="lead">${lineWords(line)}</p>`,
      )}
      ${
        this.changed &&
        html`<p class="about">${t('rules-page-changed', { sheet: sheetTitle(this.base) })}</p>`
      }
    `;
  }

  drawArticle() {
    return html`
      <article>
        ${this.rules.sections.map((section) => this.drawSection(section))} ${this.drawReadings()}
      </article>
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
    const words = [...[...introduction, ...lines].map(lineWords), ...this.readings().map(readingWords)];
    const letters = words.reduce((sum, each) => sum + each.length, 0);
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
export function idOf(key) {
  return key.replace('rules-', '');
}
