import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';

import { updateOf } from '../../src/mexican_train/web/session/differences.js';
import { readData } from './support.js';

/** Return a value with the keys of every object in order. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}

test('the page puts views together as the program does', () => {
  let view;
  let differences = 0;
  for (const [message, digest] of readData('differences').messages) {
    const isDifference = message.type === 'difference';
    view = isDifference ? updateOf(view, message).view : message.view;
    const text = JSON.stringify(sorted(view));
    assert.equal(createHash('sha256').update(text).digest('hex'), digest, text);
    differences += isDifference ? 1 : 0;
  }
  assert.ok(differences > 20);
});
