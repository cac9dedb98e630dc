import assert from 'node:assert/strict';
import test from 'node:test';

import { importModule, readLesson } from './support.js';

const { LANGUAGES } = await importModule('base/messages');
const { usualSheet } = await importModule('game/sheets');

for (const { code } of LANGUAGES) {
  test(`the lesson teaches the sheet that Play now uses: ${code}`, () => {
    const sheet = usualSheet(code);
    const [{ view }] = readLesson(sheet);
    assert.equal(view.sheet, sheet);
    assert.deepEqual(Object.keys(view.rules), ['hand']);
  });
}
