// The answer to a question: yes or no, what follows, and the sentence of the sheet that says so.

import { html } from 'htm/preact';

import { rulesPath } from '../base/links.js';
import { refusal, sheetTitle, t } from '../base/words.js';
import { Link } from '../parts/link.js';
import { readingWords } from '../parts/reading.js';
import { CannotJudge, actionWords, situationView } from './answer.js';
import { consequenceWords } from './consequences.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {Verdict & {ruling: Ruling}} Ruled */

/**
 * What all sheets say, those together that say the same.
 * @param {App} app
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 */
export function Rulings(app, situation, verdicts) {
  const ruled = verdicts.filter(isRuled);
  const groups = grouped(ruled, ({ ruling }) => [...said(ruling), ruling.reason]);
  const agree = grouped(ruled, ({ ruling }) => said(ruling)).length === 1;
  return html`
    <p class=${agree ? 'agreement' : 'agreement some'}>
      ${agree ? t('settle-all-agree') : t('settle-all-differ')}
    </p>
    ${groups.map((group) =>
      OneRuling(app, situation, group, group.map(({ sheet }) => sheetTitle(sheet)).join(' · ')),
    )}
    ${CannotJudge(verdicts)}
  `;
}

/**
 * Yes or no first; then the rest.
 * @param {App} app
 * @param {Situation} situation
 * @param {Ruled[]} group verdicts that say the same
 * @param {string} by who says so
 */
export function OneRuling(app, situation, group, by) {
  const { yes } = group[0].ruling;
  return html`
    <section key=${by} class=${yes ? 'ruling says-yes' : 'ruling says-no'}>
      <h3><b>${yes ? t('settle-say-yes') : t('settle-say-no')}</b> <span>${by}</span></h3>
      ${reasonsOf(situation, group[0]).map((words) => html`<p key=${words}>${words}</p>`)}
      ${Quotes(app, situation, group)}
    </section>
  `;
}

/** Whether a sheet has answered. @param {Verdict} verdict @returns {verdict is Ruled} */
export function isRuled(verdict) {
  return verdict.ruling !== null;
}

/**
 * Why it is so: what stands in the way and what may be done instead, or what follows.
 * @param {Situation} situation
 * @param {Ruled} verdict
 */
function reasonsOf(situation, verdict) {
  const { ruling, legal, follows } = verdict;
  const view = situationView(situation, verdict);
  const { about = 'may', action } = situation.question ?? {};
  const words = [];
  if (about === 'blanks') words.push(t('settle-count-points', { count: ruling.count ?? 0 }));
  if (about === 'caught' && ruling.count) {
    words.push(t('settle-count-caught', { count: ruling.count }));
  }
  if (ruling.reason) {
    words.push(refusal({ code: ruling.reason }));
    if (legal.length === 1) {
      const [only] = legal;
      words.push(t('settle-instead', { action: actionWords(situation, verdict, only) }));
      words.push(...consequenceWords(view, only, follows[only]));
    }
  }
  if (about === 'must' && !ruling.yes) words.push(t('settle-free'));
  if (action && ruling.follows && about !== 'caught') {
    words.push(...consequenceWords(view, action, ruling.follows));
  }
  return words.length ? [words.join(' ')] : [];
}

/**
 * The sentences that decide it, each with a way to where it stands.
 * @param {App} app
 * @param {Situation} situation
 * @param {Ruled[]} group
 */
function Quotes(app, situation, group) {
  /** @type {Map<string, {line: RuleLine, sheets: string[]}>} */
  const quotes = new Map();
  for (const { sheet, ruling } of group) {
    for (const line of ruling.says) {
      const { sheets } = quotes.get(line.key) ?? { sheets: [] };
      quotes.set(line.key, { line, sheets: [...sheets, sheet] });
    }
  }
  return [...quotes.values()].map(({ line, sheets }) => {
    const section = sectionOf(line.key);
    const house = sheets[0] === situation.sheet ? situation.rules : {};
    const where = `${rulesPath(sheets[0], house)}#${section}`;
    const named = sheets.length < group.length ? `${sheets.map(sheetTitle).join(', ')}: ` : '';
    return html`
      <blockquote key=${line.key}>
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

/** What must be the same for sheets to agree. @param {Ruling} ruling */
function said({ yes, follows, count }) {
  return [yes, follows, count];
}

/**
 * @param {Ruled[]} verdicts
 * @param {(verdict: Ruled) => unknown} what
 * @returns {Ruled[][]}
 */
function grouped(verdicts, what) {
  /** @type {Map<string, Ruled[]>} */
  const found = new Map();
  for (const verdict of verdicts) {
    const key = JSON.stringify(what(verdict));
    found.set(key, [...(found.get(key) ?? []), verdict]);
  }
  return [...found.values()];
}
