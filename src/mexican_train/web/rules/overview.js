// All sheets: what the game is, what each is like, and where they differ.

import { html } from 'htm/preact';

import { sheetTitle, t } from '../base/words.js';
import { LanguagePick } from '../parts/language-pick.js';
import { Link } from '../parts/link.js';
import { Scene } from './figures.js';
import { lineWords } from './pieces.js';

export class Overview {
  /**
   * @param {App} app
   * @param {Differences} differences
   */
  constructor(app, differences) {
    this.app = app;
    this.sheets = differences.sheets;
    this.rows = differences.rows;
  }

  title() {
    return `${t('rules-page-title')} · ${t('title')}`;
  }

  draw() {
    return html`
      <main class="rules overview">
        <header>
          <nav class="back">${Link(this.app, '/', t('home'))}</nav>
          <h1>${t('rules-page-title')}</h1>
          <p class="lead">${t('rules-page-lead')}</p>
          ${Scene()}
          <p>${t('rules-page-sheets-about')}</p>
        </header>
        <section>
          <h2>${t('rules-page-sheets')}</h2>
          <ul class="cards">
            ${this.sheets.map((sheet) => this.drawCard(sheet))}
          </ul>
          <p>${Link(this.app, '/learn', t('rules-page-learn'), { class: 'learn' })}</p>
        </section>
        <section id="differences">
          <h2>${t('rules-page-differences')}</h2>
          <p>${t('rules-page-differences-about')}</p>
          ${this.drawTable()} ${this.drawPoints()}
        </section>
        <footer>${LanguagePick()}</footer>
      </main>
    `;
  }

  /** @param {string} sheet */
  drawCard(sheet) {
    const variants = this.variants(sheet);
    return html`
      <li key=${sheet} class="sheet">
        <h3>${Link(this.app, `/rules/${sheet}`, sheetTitle(sheet))}</h3>
        <p>${lineWords({ key: `rules-sheet-${sheet}`, args: {} })}</p>
        <p class="pills">
          ${variants.map((variant) =>
            Link(this.app, `/rules/${sheet}/${variant}`, t(`variant-${variant}`), {
              key: variant,
              'aria-label': sheetTitle(`${sheet}/${variant}`),
            }),
          )}
        </p>
      </li>
    `;
  }

  /**
   * The variants of a sheet: each changes something in some row.
   * @param {string} sheet
   */
  variants(sheet) {
    const column = this.sheets.indexOf(sheet);
    const named = this.rows.flatMap(({ cells }) => cells[column].variants.map(({ name }) => name));
    return [...new Set(named)];
  }

  /** Where there is room: a column for each sheet. */
  drawTable() {
    return html`
      <table class="differences">
        <thead>
          <tr>
            <td></td>
            ${this.sheets.map((sheet) => html`<th scope="col">${sheetTitle(sheet)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.rows.map(
            ({ field, key, cells }) => html`
              <tr key=${field}>
                <th scope="row">${t(key)}</th>
                ${cells.map(
                  (cell) => html`
                    <td class=${`group-${cell.group}`}>
                      ${lineWords(cell)}
                      ${cell.variants.map(({ name: variant, ...line }) =>
                        Other(t(`variant-${variant}`), line),
                      )}
                    </td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }

  /** On a phone: point by point, what is said and by whom. */
  drawPoints() {
    return html`
      <ul class="points">
        ${this.rows.map(
          (row) => html`
            <li key=${row.field}>
              <h3>${t(row.key)}</h3>
              <dl>
                ${this.groups(row).map((columns) => this.drawGroup(row.cells, columns))}
              </dl>
            </li>
          `,
        )}
      </ul>
    `;
  }

  /**
   * What some sheets say alike; their variants may say something else.
   * @param {DifferenceCell[]} cells
   * @param {number[]} columns
   */
  drawGroup(cells, columns) {
    const cell = cells[columns[0]];
    /** @type {Map<string, {line: Pick<RuleLine, 'key' | 'args'>, variant: string, sheets: string[]}>} */
    const others = new Map();
    for (const column of columns) {
      for (const { name: variant, ...line } of cells[column].variants) {
        const same = JSON.stringify([variant, line]);
        const { sheets } = others.get(same) ?? { sheets: [] };
        others.set(same, { line, variant, sheets: [...sheets, this.sheets[column]] });
      }
    }
    return html`
      <div key=${cell.group} class=${`group-${cell.group}`}>
        <dt>${this.names(columns.map((column) => this.sheets[column]))}</dt>
        <dd>
          ${lineWords(cell)}
          ${[...others.values()].map(({ line, variant, sheets }) => {
            const named = `${this.names(sheets)} · ${t(`variant-${variant}`)}`;
            return Other(sheets.length < columns.length ? named : t(`variant-${variant}`), line);
          })}
        </dd>
      </div>
    `;
  }

  /** @param {string[]} sheets */
  names(sheets) {
    return sheets.map(sheetTitle).join(', ');
  }

  /**
   * The columns of a row that say the same, those first that most do.
   * @param {DifferenceRow} row
   */
  groups({ cells }) {
    /** @type {number[][]} */
    const found = [];
    cells.forEach(({ group }, column) => {
      found[group] = [...(found[group] ?? []), column];
    });
    return found;
  }
}

/**
 * What a variant says instead.
 * @param {string} variant
 * @param {Pick<RuleLine, 'key' | 'args'>} line
 */
function Other(variant, line) {
  return html`<small>${t('rules-page-with', { variant, value: lineWords(line) })}</small>`;
}
