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
  const { tile, loco, fold } = sizes;
  const boxes = laid.wagons.map(({ x, y }, at) => {
    const double = shown[at] === '3-3';
    return { x, y, w: double ? tile : 2 * tile, h: double ? 2 * tile : tile };
  });
  const engine = { w: loco, h: loco * 0.75 };
  const mark = { x: laid.mark.x, y: laid.mark.y, w: laid.mark.width, h: laid.mark.height };
  if (open && laid.locoBehind) boxes.push(mark, { ...laid.locoBehind, ...engine });
  else boxes.push(open ? { ...laid.loco, ...engine } : mark);
  if (laid.folded) boxes.push({ x: laid.fold.x, y: laid.fold.y - 10, w: fold - 1, h: 20 });
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
    for (const longest of [0, 40]) {
      const sizes = measure(ground, { lanes, longest });
      const faults = [...checkSizes(sizes, ground, lanes)];
      for (const open of [false, true]) {
        for (const closing of [false, true]) {
          for (const length of [0, 1, 9, 40]) {
            faults.push(...checkTrain(WAGONS.slice(0, length), { open, closing }, sizes));
            laid += 1;
          }
        }
      }
      assert.deepEqual(faults, [], `${lanes} lanes on ${JSON.stringify(ground)}`);
    }
  }
  assert.ok(laid > 20_000);
});

/** Yield faults in the order of sizes: more trains or longer ones never have larger tiles. */
function* checkOrder(ground, lanes) {
  const tile = (load) => measure(ground, { lanes, ...load }).tile;
  for (const longest of lanes < 9 ? [8, 30] : []) {
    if (tile({ longest }) < tile({ longest, lanes: lanes + 1 })) yield 'larger with more trains';
  }
  const tiles = [0, 5, 9, 10, 17, 40].map((longest) => tile({ longest }));
  if (tiles.some((each, at) => at && each > tiles[at - 1])) yield 'larger with longer trains';
  if (new Set(tiles).size > 2) yield 'more than one step';
  if (tile({ quiet: true }) < tile({ quiet: false })) yield 'smaller while the yard is quiet';
  const { lane, last, columns } = measure(ground, { lanes, longest: 8, quiet: true });
  if (columns === 1 && lane > 120 * ground.scale && last > lane) yield 'a high lane for nothing';
  if (measure(ground, { lanes, longest: 8 }) !== measure(ground, { lanes, longest: 7 })) {
    yield 'measured again';
  }
}

test('tiles never grow with more trains or longer ones', () => {
  let tried = 0;
  const widths = () => [320, 2000, 53];
  for (const { ground, lanes } of listGrounds({ widths, heights: [150, 1100, 71] })) {
    const faults = [...checkOrder(ground, lanes)];
    assert.deepEqual(faults, [], `${lanes} lanes on ${JSON.stringify(ground)}`);
    tried += 1;
  }
  assert.ok(tried > 5000);
});
