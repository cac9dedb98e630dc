// The answer to a question: yes or no, what follows, and the sentence of the sheet that says so.

import { html } from 'htm/preact';

import { rulesPath } from '../base/links.js';
import { sheetTitle, t } from '../base/words.js';
import { Link } from '../parts/link.js';
import { readingWords } from '../parts/reading.js';
import { CannotJudge } from './answer.js';
import { agreementOf, groupsOf, quotesOf } from './groups.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {import('./groups.js').Group} Group */

/**
 * What all sheets say, those together that say the same.
 * @param {App} app
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 */
export function Rulings(app, situation, verdicts) {
  const groups = groupsOf(situation, verdicts);
  const { agree, words } = agreementOf(groups);
  return html`
    <p class=${agree ? 'agreement' : 'agreement some'}>${words}</p>
    ${groups.map((group) =>
      OneRuling(
        app,
        situation,
        group,
        group.verdicts.map(({ sheet }) => sheetTitle(sheet)).join(' · '),
      ),
    )}
    ${CannotJudge(verdicts)}
  `;
}

/**
 * Yes or no first; then the rest.
 * @param {App} app
 * @param {Situation} situation
 * @param {Group} group
 * @param {string} by the sheets that answer so
 */
export function OneRuling(app, situation, { answer, words, verdicts }, by) {
  const { yes } = verdicts[0].ruling;
  return html`
    <section key=${by} class=${yes ? 'ruling says-yes' : 'ruling says-no'}>
      <h3><b>${answer}</b> <span>${by}</span></h3>
      ${words && html`<p>${words}</p>`}
      ${Quotes(app, situation, verdicts)}
    </section>
  `;
}

/**
 * The sentences that decide it, each with a way to where it stands.
 * @param {App} app
 * @param {Situation} situation
 * @param {Group['verdicts']} verdicts
 */
function Quotes(app, situation, verdicts) {
  return quotesOf(verdicts).map(({ line, sheets }) => {
    const section = sectionOf(line.key);
    const house = sheets[0] === situation.sheet ? situation.rules : {};
    const where = `${rulesPath(sheets[0], house)}#${section}`;
    const named = sheets.length < verdicts.length ? `${sheets.map(sheetTitle).join(', ')}: ` : '';
    return html`
      <blockquote key=${`${line.key} ${sheets[0]}`}>
        <p>${t(line.key, line.args)}</p>
        ${line.ours && html`<p class="ours">${readingWords(line.ours)}</p>`}
        <cite>${Link(app, where, `${named}${t(`rules-${section}`)}`)}</cite>
      </blockquote>
    `;
  });
}

/** Where a sentence stands: `rules-open-binds` under "Open doubles". @param {string} key */
function sectionOf(key) {
  return key.match(/^rules-([a-z]+)/)?.[1] ?? '';
}
