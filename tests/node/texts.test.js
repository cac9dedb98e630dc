import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readData, readMessages } from './support.js';

const { addMessages, LANGUAGES, showLanguage } = await importModule('base/messages');
const { duty, linesOf } = await importModule('base/telling');

const { names, messages, steps } = readData('texts');
const stored = Object.fromEntries(messages);

/** Return a stored view with its players. */
function viewOf(view) {
  const players = view.players.map((connected, seat) => {
    return { name: names[seat], connected, stand_in: null };
  });
  return { ...view, players };
}

for (const { code } of LANGUAGES) {
  test(`the page and the terminal have the same texts of a round: ${code}`, () => {
    addMessages(code, stored[code] ?? readMessages(code, 'table'));
    if (!stored[code]) addMessages(code, readMessages(code, 'chat'));
    showLanguage(code);
    for (const { events, view: shown, texts } of steps) {
      const view = viewOf(shown);
      const found = [duty(view), ...linesOf(events, view).map(({ text }) => text)];
      assert.deepEqual(found, texts[code]);
    }
  });
}
