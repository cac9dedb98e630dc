import assert from 'node:assert/strict';
import test from 'node:test';

import { layTrain } from '../../src/mexican_train/web/yard/laying.js';
import { measure } from '../../src/mexican_train/web/yard/measure.js';

const WAGONS = Array.from({ length: 40 }, (_, at) => (at % 5 === 2 ? '3-3' : '3-4'));

/** Yield each number from one to another, in steps. */
function* range(from, to, step) {
  for (let at = from; at <= to; at += step) yield at;
}

/** Yield grounds of many sizes with few and with many lanes. */
function* listGrounds({ widths, heights }) {
  for (const scale of [1, 2]) {
    for (const width of range(...widths(scale))) {
      for (const height of range(...heights)) {
        for (const lanes of range(3, 9, 1)) yield { ground: { width, height, scale }, lanes };
      }
    }
  }
}

function isApart(one, other) {
  return one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5
    || one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5;
}

/** Return the boxes of everything on a track. */
function boxesOn(shown, open, laid, sizes) {
  const { tile, loco, fold, slice } = sizes;
  const boxes = laid.wagons.map(({ x, y }, at) => {
    const double = shown[at] === '3-3';
    return { x, y, w: double ? tile : 2 * tile, h: double ? 2 * tile : tile };
  });
  const engine = { w: loco, h: loco * 0.75 };
  const mark = { x: laid.mark.x, y: laid.mark.y, w: laid.mark.width, h: laid.mark.height };
  if (open && laid.locoBehind) boxes.push(mark, { ...laid.locoBehind, ...engine });
  else boxes.push(open ? { ...laid.loco, ...engine } : mark);
  const strip = fold + laid.sliced * slice - 1;
  if (laid.folded) boxes.push({ x: laid.fold.x, y: laid.fold.y - 10, w: strip, h: 20 });
  return boxes;
}

/** Yield faults of the sizes of a ground. */
function* checkSizes({ tile, lane, hub, rows, columns, across, aisle }, ground, lanes) {
  const { width, height, scale } = ground;
  if (tile < 15) yield 'tiles too small';
  if (lane < 44 * scale) yield 'lanes too low';
  if (hub + columns * across + (columns - 1) * aisle > width) yield 'too wide';
  if (rows * columns < lanes) yield 'a lane without a place';
  if (rows * lane > height && rows * 58 * scale <= height) yield 'too high';
}

/** Yield faults of a train on its track. */
function* checkTrain(train, { open, closing }, sizes) {
  const laid = layTrain(train, { open, closing }, sizes);
  const shown = train.slice(laid.folded);
  if (laid.wagons.length !== shown.length) yield 'not every wagon has a place';
  if (train.length && !shown.length) yield 'the end is folded';
  const boxes = boxesOn(shown, open, laid, sizes);
  for (const [at, one] of boxes.entries()) {
    const inside = one.x >= 0 && one.x + one.w <= sizes.track + 0.5
      && one.y >= sizes.above - 0.5 && one.y + one.h <= sizes.lane + 0.5;
    if (!inside) yield `${at} of ${boxes.length} beside the track`;
    if (boxes.slice(at + 1).some((other) => !isApart(one, other))) yield 'overlapping';
  }
}

test('on every ground trains of every length have their place', () => {
  const widths = (scale) => [scale > 1 ? 390 : 320, 1900, 97];
  let laid = 0;
  for (const { ground, lanes } of listGrounds({ widths, heights: [150, 1000, 130] })) {
    const sizes = measure(ground, lanes);
    const faults = [...checkSizes(sizes, ground, lanes)];
    for (const open of [false, true]) {
      for (const closing of [false, true]) {
        for (const length of [0, 1, 9, 20, 40]) {
          faults.push(...checkTrain(WAGONS.slice(0, length), { open, closing }, sizes));
          laid += 1;
        }
      }
    }
    assert.deepEqual(faults, [], `${lanes} lanes on ${JSON.stringify(ground)}`);
  }
  assert.ok(laid > 20_000);
});

test('tiles never grow with more trains', () => {
  let tried = 0;
  const widths = () => [320, 2000, 53];
  for (const { ground, lanes } of listGrounds({ widths, heights: [150, 1100, 71] })) {
    if (lanes === 9) continue;
    const [few, many] = [measure(ground, lanes).tile, measure(ground, lanes + 1).tile];
    assert.ok(few >= many, `${lanes} lanes on ${JSON.stringify(ground)}`);
    tried += 1;
  }
  assert.ok(tried > 5000);
});

/** The grounds of the yard on each screen, by the number of players. */
const SCREENS = {
  '320x568': { 2: [314, 236], 4: [314, 236], 8: [314, 256] },
  '390x844': { 2: [384, 424], 4: [384, 424], 8: [384, 424] },
  '844x390': { 2: [499, 390], 4: [499, 390], 8: [499, 390] },
  '820x1180': { 2: [814, 742], 4: [814, 742], 8: [814, 742] },
  '1280x800': { 2: [1024, 554], 4: [1024, 554], 8: [1024, 554] },
  '1920x1080': { 2: [1664, 800], 4: [1664, 800], 8: [1664, 800] },
};

test('a train of any length moves no plate, and its wagons stay as large', () => {
  for (const [screen, grounds] of Object.entries(SCREENS)) {
    for (const [players, [width, height]] of Object.entries(grounds)) {
      const sizes = measure({ width, height }, Number(players) + 1);
      const where = `${players} players at ${screen}`;
      assert.ok(sizes.fits, where);
      for (const length of [1, 10, 20, 30]) {
        const laid = layTrain(WAGONS.slice(0, length), { open: false, closing: false }, sizes);
        assert.equal(laid.folded + laid.wagons.length, length, where);
        assert.equal(laid.fold.y, layTrain([], { open: false, closing: false }, sizes).fold.y);
      }
    }
  }
});

test('a desk has tiles of 80 by 40 and a strip of folded wagons, a phone only their number', () => {
  const [desk, phone] = [measure({ width: 1024, height: 554 }, 5), measure({ width: 384, height: 424 }, 5)];
  assert.ok(desk.tile >= 40);
  const train = (/** @type {number} */ length, sizes) =>
    layTrain(WAGONS.slice(0, length), { open: true, closing: false }, sizes);
  const [short, long, longest] = [8, 20, 40].map((length) => train(length, desk));
  assert.equal(short.folded, 0);
  assert.ok(long.folded > 0 && long.sliced === long.folded);
  assert.ok(long.wagons.length >= 6);
  assert.equal(longest.sliced, desk.slices);
  assert.equal(train(20, phone).sliced, 0);
});
