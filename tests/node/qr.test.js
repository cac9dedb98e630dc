import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';

import { codewordsOf } from '../../src/mexican_train/web/qr/codewords.js';
import { qrCode } from '../../src/mexican_train/web/qr/qr.js';
import { sizeFor } from '../../src/mexican_train/web/qr/sizes.js';
import { readData } from './support.js';

const { text: [TEXT], codes } = readData('codes');

function textOf(length) {
  return TEXT.repeat(length / TEXT.length + 1).slice(0, length);
}

test('every size is drawn as another program draws it', () => {
  for (const { length, level, digests } of codes) {
    const rows = qrCode(textOf(length), level).map((row) => row.map(Number).join(''));
    const digest = createHash('sha256').update(rows.join('\n')).digest('hex');
    assert.ok(digests.includes(digest), `${length} bytes at level ${level}`);
  }
});

test('a text that is too long has no code', () => {
  assert.equal(qrCode(textOf(2332), 'M'), null);
  assert.equal(qrCode(textOf(2954), 'L'), null);
});

test('a short text is filled up', () => {
  const codewords = codewordsOf(new TextEncoder().encode('https://ex'), sizeFor(10, 'M'));
  // 0100, the length, the bytes, 0000, and then the two fillings in turn.
  const data = Buffer.from([...codewords].slice(0, 16)).toString('hex');
  assert.equal(data, '40a68747470733a2f2f65780' + 'ec11ec11');
});
