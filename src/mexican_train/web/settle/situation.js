// A situation as it is told here: what is known of the table, and how it is written in an address.

import { tileOf } from '../app/tilegrid.js';
import { sheetRules } from '../home/choice.js';

/**
 * A train: its end, null as long as it is not begun; whether a double lies at it, uncovered, and
 * whether no tile is left to cover that; whether the marker is on.
 * @typedef {{end: number | null, double: boolean, dead: boolean, open: boolean}} ToldTrain
 */

/**
 * One sits in seat 0. `owed` is the train on which one owes a tile for one's double.
 * @typedef {object} Situation
 * @property {string} sheet
 * @property {Record<string, any>} rules
 * @property {number} engine
 * @property {string[]} names of the others, from the left on
 * @property {ToldTrain[]} trains
 * @property {ToldTrain} mexican
 * @property {Train | null} owed
 * @property {boolean} drawn
 * @property {boolean} series
 * @property {boolean} empty
 * @property {string[]} hand
 */

/** What the others are called until somebody says so. */
const FRIENDS = ['Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hugo'];
const SWITCHES = /** @type {const} */ (['drawn', 'series', 'empty']);
const MOST_PIPS = 18;

/** @type {ToldTrain} */
export const NO_TRAIN = { end: null, double: false, dead: false, open: false };

/**
 * A table at which nothing is laid yet.
 * @param {number} [players]
 * @returns {Situation}
 */
export function fresh(players = 4) {
  return {
    sheet: 'nordic',
    rules: {},
    engine: 12,
    names: FRIENDS.slice(0, players - 1),
    trains: Array.from({ length: players }, () => NO_TRAIN),
    mexican: NO_TRAIN,
    owed: null,
    drawn: false,
    series: false,
    empty: false,
    hand: [],
  };
}

/**
 * The same table with more or fewer people.
 * @param {Situation} situation
 * @param {number} players
 * @returns {Situation}
 */
export function withPlayers(situation, players) {
  const plain = fresh(players);
  const { owed } = situation;
  return {
    ...situation,
    names: plain.names.map((name, index) => situation.names[index] ?? name),
    trains: plain.trains.map((train, seat) => situation.trains[seat] ?? train),
    owed: typeof owed === 'number' && owed >= players ? null : owed,
  };
}

/**
 * Somebody is called otherwise, or again as in the beginning.
 * @param {Situation} situation
 * @param {number} seat
 * @param {string} [name]
 * @returns {Situation}
 */
export function withName(situation, seat, name = FRIENDS[seat - 1]) {
  const names = situation.names.map((each, index) => (index === seat - 1 ? name : each));
  return { ...situation, names };
}

/**
 * @param {Situation} situation
 * @param {Train} which
 */
export function trainAt({ trains, mexican }, which) {
  return which === 'M' ? mexican : trains[which];
}

/**
 * One train told otherwise; what can no longer be so is forgotten.
 * @param {Situation} situation
 * @param {Train} which
 * @param {Partial<ToldTrain>} change
 * @returns {Situation}
 */
export function withTrain(situation, which, change) {
  const next = { ...trainAt(situation, which), ...change };
  if (next.end === null) next.double = false;
  if (!next.double) next.dead = false;
  const owed = situation.owed === which && !next.double ? null : situation.owed;
  if (which === 'M') return { ...situation, owed, mexican: next };
  return {
    ...situation,
    owed,
    trains: situation.trains.map((train, seat) => (seat === which ? next : train)),
  };
}

/**
 * The situation as the server is asked.
 * @param {Situation} situation
 */
export function bodyOf({ names, owed, empty, ...told }) {
  return { ...told, follow_up: owed, boneyard_empty: empty };
}

// ---------------------------------------------------------------- in an address

/**
 * A situation as it stands behind the # of a link.
 * @param {Situation} situation
 */
export function written(situation) {
  const { sheet, rules, engine, names, trains, mexican, owed, hand } = situation;
  const text = new URLSearchParams({ sheet, engine: String(engine) });
  text.set('trains', trains.map(trainText).join('_'));
  text.set('mexican', trainText(mexican));
  text.set('hand', hand.join('_'));
  if (owed !== null) text.set('owed', String(owed));
  for (const name of SWITCHES) if (situation[name]) text.set(name, '1');
  if (Object.keys(rules).length) text.set('rules', JSON.stringify(rules));
  if (names.some((name, index) => name !== FRIENDS[index])) {
    for (const name of names) text.append('name', name);
  }
  return String(text);
}

/**
 * The situation in a link; null where there is none, or it was cut short on its way.
 * @param {string} text
 * @returns {Situation | null}
 */
export function readSituation(text) {
  const given = new URLSearchParams(text);
  const trains = (given.get('trains') ?? '').split('_').map(readTrain);
  const mexican = readTrain(given.get('mexican') ?? '-');
  const engine = Number(given.get('engine') ?? NaN);
  if (trains.length < 2 || trains.length > 8 || !(engine >= 0 && engine <= MOST_PIPS)) return null;
  if (!mexican || trains.includes(null)) return null;
  const plain = fresh(trains.length);
  const names = given.getAll('name').map((name) => name.slice(0, 24));
  const owed = given.get('owed');
  return {
    ...plain,
    sheet: given.get('sheet') ?? plain.sheet,
    rules: readRules(given.get('rules')),
    engine,
    names: plain.names.map((name, index) => names[index] ?? name),
    trains: /** @type {ToldTrain[]} */ (trains),
    mexican,
    owed: owed === null ? null : owed === 'M' ? 'M' : Number(owed) % trains.length || 0,
    ...Object.fromEntries(SWITCHES.map((name) => [name, given.has(name)])),
    hand: readHand(given.get('hand') ?? ''),
  };
}

/**
 * A situation from elsewhere by rules that there are: a link may be old, or changed on its way.
 * @param {Told} told
 * @param {Situation} situation
 * @returns {Situation}
 */
export function playable(told, situation) {
  const { sheet, rules } = situation;
  const known = told.sheets.some(({ name }) => name === sheet) || sheet in told.variants;
  const own = sheetRules(told, known ? sheet : fresh().sheet);
  const like = (/** @type {[string, any]} */ [field, value]) =>
    field !== 'rounds' &&
    typeof value === typeof own[field] &&
    Array.isArray(value) === Array.isArray(own[field]);
  return {
    ...situation,
    sheet: known ? sheet : fresh().sheet,
    rules: known ? Object.fromEntries(Object.entries(rules).filter(like)) : {},
  };
}

/** @param {string} text */
function readHand(text) {
  const tiles = text.split('_').filter((tile) => /^\d{1,2}-\d{1,2}$/.test(tile));
  return [...new Set(tiles.map((tile) => tileOf(...pair(tile))))];
}

/**
 * @param {string} tile
 * @returns {[number, number]}
 */
function pair(tile) {
  const [one, other] = tile.split('-').map(Number);
  return [one, other];
}

/** @param {ToldTrain} train */
function trainText({ end, double, dead, open }) {
  const flags = [double && 'd', dead && 'x', open && 'o'].filter(Boolean).join('');
  return `${end ?? '-'}${flags}`;
}

/**
 * @param {string} text
 * @returns {ToldTrain | null}
 */
function readTrain(text) {
  const [, end, flags] = text.match(/^(\d{1,2}|-)([dxo]*)$/) ?? [];
  if (end === undefined || Number(end) > MOST_PIPS) return null;
  const has = (/** @type {string} */ flag) => flags.includes(flag);
  return {
    end: end === '-' ? null : Number(end),
    double: has('d'),
    dead: has('x'),
    open: has('o'),
  };
}

/**
 * @param {string | null} text
 * @returns {Record<string, any>}
 */
function readRules(text) {
  try {
    const rules = JSON.parse(text ?? '{}');
    return rules && typeof rules === 'object' && !Array.isArray(rules) ? rules : {};
  } catch {
    return {};
  }
}
