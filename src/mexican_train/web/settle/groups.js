// The answer to a question in words, and which sheets answer alike. Nothing here draws.

import { trainName } from '../base/telling.js';
import { refusal, t } from '../base/words.js';
import { isPlay, tileIn, trainIn } from '../game/actions.js';
import { situationView } from './answer.js';
import { consequenceWords } from './consequences.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {Verdict & {ruling: Ruling}} Ruled */
/** @typedef {{answer: string, words: string, verdicts: Ruled[]}} Group */

/** Return whether a sheet has answered. @param {Verdict} verdict @returns {verdict is Ruled} */
export function isRuled(verdict) {
  return verdict.ruling !== null;
}

/**
 * Return the answers of all sheets; those with the same words are one group.
 * @param {Situation} situation
 * @param {Verdict[]} verdicts
 * @returns {Group[]}
 */
export function groupsOf(situation, verdicts) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const verdict of verdicts.filter(isRuled)) {
    const group = groupOf(situation, verdict);
    const same = `${group.answer} ${group.words}`;
    found.set(same, { ...group, verdicts: [...(found.get(same)?.verdicts ?? []), verdict] });
  }
  return [...found.values()];
}

/**
 * Return the answer of a single sheet.
 * @param {Situation} situation
 * @param {Ruled} verdict
 * @returns {Group}
 */
export function groupOf(situation, verdict) {
  const words = reasonsOf(situation, verdict).join(' ');
  return { answer: answerOf(verdict.ruling), words, verdicts: [verdict] };
}

/**
 * Return how far the sheets agree, and whether they do.
 * @param {Group[]} groups
 */
export function agreementOf(groups) {
  if (groups.length === 1) return { agree: true, words: t('settle-all-agree') };
  const rulings = groups.map(({ verdicts: [{ ruling }] }) => ruling);
  const asked = new Set(groups.map(({ answer }, at) => `${answer} ${rulings[at].count}`));
  if (asked.size > 1) return { agree: false, words: t('settle-all-differ') };
  return { agree: true, words: t(rulings[0].yes ? 'settle-all-yes' : 'settle-all-no') };
}

/**
 * Return the sentences that decide, each with the sheets that have it, and have it from there.
 * @param {Ruled[]} verdicts
 */
export function quotesOf(verdicts) {
  /** @type {Map<string, {line: RuleLine, sheets: string[]}>} */
  const quotes = new Map();
  for (const { sheet, ruling } of verdicts) {
    for (const line of ruling.says) {
      const same = JSON.stringify(line);
      quotes.set(same, { line, sheets: [...(quotes.get(same)?.sheets ?? []), sheet] });
    }
  }
  return [...quotes.values()];
}

/** @param {Ruling} ruling */
function answerOf({ yes, should, double_blank: points }) {
  if (points !== null) return t('settle-say-double-blank', { points });
  if (should) return t('settle-say-should');
  return yes ? t('settle-say-yes') : t('settle-say-no');
}

/**
 * Return why it is so: what stands in the way and what can be done instead, or what follows.
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
    words.push(whyNot(ruling.reason));
    if (legal.length === 1) {
      const [only] = legal;
      words.push(insteadWords(view, only));
      words.push(...consequenceWords(view, only, follows[only]));
    }
  } else if (about === 'must' && !ruling.yes) words.push(t('settle-free'));
  if (action && ruling.follows && !(about === 'caught' && ruling.count)) {
    words.push(...consequenceWords(view, action, ruling.follows));
  }
  return words;
}

/** @param {string} reason */
function whyNot(reason) {
  return reason === 'second_mexican' ? t('settle-one-mexican') : refusal({ code: reason });
}

/** @param {View} view @param {string} only all that is allowed */
function insteadWords(view, only) {
  if (!isPlay(only)) return t(`settle-instead-${only}`);
  return t('settle-instead-play', { tile: tileIn(only), train: trainName(view, trainIn(only)) });
}
