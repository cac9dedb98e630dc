import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readMessages } from './support.js';

const { addMessages, showLanguage } = await importModule('base/messages');
const { t } = await importModule('base/words');

const NOTHING = {
  en: 'Bo caught you: nothing to draw.',
  fr: 'Bo t’attrape\u00a0: rien à piocher.',
  nb: 'Bo avslørte deg: ingenting å trekke.',
  es: 'Bo te atrapó: nada por robar.',
};
const TWO = {
  en: 'Bo caught you: 2 tiles to draw.',
  fr: 'Bo t’attrape\u00a0: 2 tuiles à piocher.',
  nb: 'Bo avslørte deg: 2 brikker å trekke.',
  es: 'Bo te atrapó: 2 fichas por robar.',
};

/** Return the line of the log about the player who forgot to knock. */
function line(count) {
  return t('did-caught', { you: 'yes', catcher: 'Bo', name: 'Ada', count }).replace(/[\u2068\u2069]/g, '');
}

for (const code of Object.keys(NOTHING)) {
  test(`a player who is caught reads how many tiles there are to draw: ${code}`, () => {
    addMessages(code, readMessages(code, 'table'));
    showLanguage(code);
    assert.deepEqual([line(0), line(2)], [NOTHING[code], TWO[code]]);
  });
}
