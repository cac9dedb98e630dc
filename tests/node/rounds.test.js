import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';

import { viewAhead } from '../../src/mexican_train/web/game/ahead.js';
import { checkDeal } from '../../src/mexican_train/web/game/fair.js';
import { hexOf } from '../../src/mexican_train/web/game/hex.js';
import { sha256 } from '../../src/mexican_train/web/game/sha256.js';
import { endOf } from '../../src/mexican_train/web/game/trains.js';
import { pipsOf } from '../../src/mexican_train/web/game/tiles.js';
import { readData, splitTiles } from './support.js';

/** Yield each step of a stored round with the tables before and after it. */
function* walk({ engine, hands, trains, mexican, steps }) {
  let before = { engine, hands, trains, mexican, open_doubles: [], follow_up: null };
  for (const step of steps) {
    const after = { ...before, hands: before.hands.map((hand, seat) => step.hands?.[seat] ?? hand) };
    if (step.laid) {
      const [train, wagon] = step.laid;
      after.trains = after.trains.map((each, at) => (at === train ? [...each, wagon] : each));
      if (train === 'M') after.mexican = [...after.mexican, wagon];
    }
    yield { step, before: viewFrom(before, step.seat), after: viewFrom(after, step.seat) };
    before = after;
  }
}

function viewFrom(table, seat) {
  return { ...table, seat, hand: table.hands[seat], counts: table.hands.map((hand) => hand.length) };
}

test('a tile is shown where the table will show it', () => {
  let plays = 0;
  for (const round of readData('moves').rounds) {
    for (const { step, before, after } of walk(round)) {
      const view = viewAhead(before, [{ id: 'a1', action: step.action }]);
      const wanted = step.laid ? after : before;
      for (const field of ['hand', 'counts', 'trains', 'mexican', 'engine']) {
        assert.deepEqual(view[field], wanted[field], `${round.sheet}: ${step.action}, ${field}`);
      }
      plays += step.laid ? 1 : 0;
    }
  }
  assert.ok(plays > 100);
});

test('a train ends where the next tile was laid', () => {
  for (const round of readData('moves').rounds) {
    for (const { step, before } of walk(round)) {
      if (step.laid) assert.equal(endOf(before, step.laid[0]), pipsOf(step.laid[1])[0]);
    }
  }
});

/** Return a stored deal as a record of a round has it. */
function recordOf({ hands, boneyard, dealing, ...record }) {
  const deal = { hands: hands.map(splitTiles), boneyard: splitTiles(boneyard) };
  return { ...record, players: hands.length, deal };
}

test('seeds deal what the server deals', () => {
  for (const each of readData('deals').deals) {
    assert.ok(checkDeal(recordOf(each), each.dealing).fair, JSON.stringify(each));
  }
});

test('a deal with two tiles exchanged, or with another seed, is not fair', () => {
  for (const each of readData('deals').deals) {
    const record = recordOf(each);
    const [[first, ...rest], ...others] = record.deal.hands;
    const [bone, ...bones] = record.deal.boneyard;
    const deal = { hands: [[bone, ...rest], ...others], boneyard: [first, ...bones] };
    assert.equal(checkDeal({ ...record, deal }, each.dealing).fair, false);
    const seed = record.seed.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
    assert.equal(checkDeal({ ...record, seed }, each.dealing).fair, false);
  }
});

test('digests are those of the standard for every length of text', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'æøå-3-4'.repeat(30).slice(0, length);
    const digest = createHash('sha256').update(text).digest('hex');
    assert.equal(hexOf(sha256(new TextEncoder().encode(text))), digest);
  }
});
