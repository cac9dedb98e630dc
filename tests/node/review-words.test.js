import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readMessages } from './support.js';

const { addMessages, showLanguage } = await importModule('base/messages');
const { waitingWords } = await importModule('base/review-wait');
const { summedUp } = await importModule('base/review-words');
const { t } = await importModule('base/words');

/** Return the sentence that sums up a round in a language. */
function sentence(code, gaveAway, luck) {
  for (const part of ['table', 'review']) addMessages(code, readMessages(code, part));
  showLanguage(code);
  const { key, args } = summedUp({ parts: { gave_away: [gaveAway, 1] }, luck });
  return t(key, args).replace(/[\u2068\u2069]/g, '');
}

/** Luck below zero is points that were saved. */
const SAVED = {
  en: 'You gave away 54 points; luck saved you 82 points.',
  fr: 'Tu as cédé 54 points\u202f; la chance t’a épargné 82 points.',
  nb: 'Du ga bort 54 poeng; flaks sparte deg for 82 poeng.',
  es: 'Regalaste 54 puntos; la suerte te ahorró 82 puntos.',
};
const COST = {
  en: 'You gave nothing away; luck cost you 1 point.',
  fr: 'Tu n’as rien cédé\u202f; la malchance t’a coûté 1 point.',
  nb: 'Du ga ikke bort noe; uflaks kostet deg 1 poeng.',
  es: 'No regalaste nada; la mala suerte te costó 1 punto.',
};

for (const code of Object.keys(SAVED)) {
  test(`luck saves points or costs them: ${code}`, () => {
    assert.equal(sentence(code, 54.2, [-82.4, 9]), SAVED[code]);
    assert.equal(sentence(code, 0, [1.2, 0.1]), COST[code]);
  });
}

test('luck that may be chance of the measure is even', () => {
  assert.equal(sentence('en', 5, [8, 4.1]), 'You gave away 5 points; luck was even.');
  assert.match(sentence('en', 0, [-0.4, 0.1]), /^Nothing to regret: .* luck was even\.$/);
});

test('a wait is told in time that is left, and never in less than a moment', () => {
  addMessages('en', readMessages('en', 'review'));
  showLanguage('en');
  const said = (seconds) => waitingWords({ seconds }).replace(/[\u2068\u2069]/g, '');
  const left = (words) => `Looking back at the round: ${words} left.`;
  assert.equal(waitingWords(null), 'Looking back at the round…');
  assert.equal(said(null), 'Looking back at the round…');
  for (const seconds of [0, 0.4, 1.4]) assert.equal(said(seconds), left('only a moment'));
  assert.equal(said(3.2), left('about 3 seconds'));
  assert.equal(said(9.4), left('about 9 seconds'));
  assert.equal(said(13), left('about 15 seconds'));
  assert.equal(said(89), left('about 90 seconds'));
  assert.equal(said(130), left('about 2 minutes'));
});
