import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readData, readMessages } from './support.js';

const { addMessages } = await importModule('base/messages');
const { agreementOf, groupOf, groupsOf, isRuled, quotesOf } = await importModule('settle/groups');
const { situationView } = await importModule('settle/answer');
const { shortWords } = await importModule('settle/consequences');
const { situationOf } = await importModule('settle/situation');

for (const part of ['table', 'refused', 'settle']) addMessages('en', readMessages('en', part));

const { rulings } = readData('rulings');
const [doubles, gare, knock, closed, blanks, tapped, second, marked, owed] = rulings;

/** Return the answers to a question by the sheets that give them. */
function answersTo({ situation, sheets }) {
  const groups = groupsOf(situationOf(situation), sheets);
  return groups.map(({ answer, words, verdicts }) => {
    return [verdicts.map(({ sheet }) => sheet).join(' '), `${answer}. ${words}`];
  });
}

test('each sheet says all that is printed for its group', () => {
  for (const { situation, sheets } of rulings) {
    const asked = situationOf(situation);
    const groups = groupsOf(asked, sheets);
    for (const { answer, words, verdicts } of groups) {
      for (const verdict of verdicts) {
        const own = groupOf(asked, verdict);
        assert.deepEqual([own.answer, own.words], [answer, words], JSON.stringify(situation));
      }
    }
    const ruled = groups.flatMap(({ verdicts }) => verdicts);
    assert.equal(ruled.length, sheets.filter(isRuled).length);
  }
});

test('no sheet that refuses says that it is allowed', () => {
  for (const { situation, sheets } of rulings) {
    for (const verdict of sheets.filter(({ ruling }) => ruling?.reason)) {
      assert.doesNotMatch(groupOf(situationOf(situation), verdict).words, /You can, but/);
    }
  }
  assert.deepEqual(answersTo(closed)[0], [
    'classic',
    'No. That train has no marker: only its owner may play on it.',
  ]);
});

test('a pass on one’s own double leaves the marker off by Gare alone', () => {
  const pass = 'You can only pass. ';
  const first = 'No. You have already drawn. ';
  assert.deepEqual(answersTo(gare), [
    ['classic nordic station', `${first}${pass}Your marker goes on your train. Then it is Bruno’s turn.`],
    ['gare', `${first}${pass}Your marker stays as it is. Then it is Bruno’s turn.`],
  ]);
  const drawn = Object.fromEntries(answersTo(doubles));
  assert.match(drawn.station, /If it doesn’t fit, pass and put your marker on\./);
  assert.match(drawn.gare, /If it doesn’t fit, pass\. Your marker stays as it is\./);
});

test('to forget the knock costs tiles by Gare and Station', () => {
  const [[one, announced], [two, caught]] = answersTo(knock);
  assert.equal(one, 'classic nordic');
  assert.match(announced, /Forgetting it costs nothing\./);
  assert.equal(two, 'gare station');
  assert.match(caught, /Your marker goes on your train\. .*knock before the next player acts\./);
});

test('sheets differ only where what is asked differs', () => {
  const agreed = ({ situation, sheets }) => agreementOf(groupsOf(situationOf(situation), sheets));
  assert.equal(agreed(closed).words, 'The sheets differ.');
  assert.equal(agreed(gare).words, 'All sheets say no. They differ in why, or in what you can do.');
});

test('an answer that is neither yes nor no says how far it holds', () => {
  assert.deepEqual(answersTo(blanks), [
    ['classic', 'Only the double blank: 50. This hand is 64 points.'],
    ['gare station', 'Yes. This hand is 89 points.'],
    ['nordic', 'No. This hand is 14 points.'],
  ]);
  const answers = answersTo(tapped).map(([sheets, words]) => [sheets, words.split('.')[0]]);
  assert.deepEqual(answers, [
    ['classic', 'Yes'],
    ['gare station', 'Yes'],
    ['nordic', 'You should'],
  ]);
});

test('a second Mexican train is refused because there is only one', () => {
  const [[sheets, words], ...rest] = answersTo(second);
  assert.equal(sheets, 'classic gare nordic station');
  assert.match(words, /^No\. There is only one Mexican train\. Play 5-8 on your train instead\./);
  assert.deepEqual(rest, []);
});

test('a marker that is on already stays on', () => {
  const [[classic, plays], [others, passes], ...rest] = answersTo(marked);
  assert.equal(classic, 'classic');
  assert.match(plays, /^No\. One of your tiles can be played, so it must be\./);
  assert.equal(others, 'gare nordic station');
  assert.equal(passes, 'No. Your marker stays on. Then it is Bruno’s turn.');
  assert.deepEqual(rest, []);
  const { situation, sheets } = marked;
  const view = situationView(situationOf(situation), sheets[1]);
  assert.equal(shortWords(view, 'pass', sheets[1].ruling.follows), 'marker stays on');
});

test('nobody can be caught while a tile is owed, and the answer says so', () => {
  assert.deepEqual(answersTo(owed), [
    ['classic gare nordic station', 'No. Play another tile straight away.'],
  ]);
});

test('the mark of a reading is beside no sheet that says it itself', () => {
  const free = { key: 'rules-open-dead-free', args: {} };
  const ours = { gare: 'nordic', nordic: null, station: 'nordic' };
  const verdicts = Object.entries(ours).map(([sheet, source]) => {
    return { sheet, ruling: { says: [{ ...free, ours: source }] } };
  });
  const found = quotesOf(verdicts).map(({ line, sheets }) => [line.ours, sheets]);
  assert.deepEqual(found, [['nordic', ['gare', 'station']], [null, ['nordic']]]);
});
