// A situation as it is told here: what is known of the table, and how it is written in an address.

import { language } from '../base/messages.js';
import { LONGEST_NAME } from '../base/people.js';
import { isPlay, tileIn, trainIn } from '../game/actions.js';
import { TABLES } from '../game/dealing.js';
import { MOST_PIPS } from '../game/sets.js';
import { usualSheet } from '../game/sheets.js';
import { lowFirst } from '../game/tiles.js';
import { isTile } from '../game/typing.js';
import { sheetRules } from '../options/choice.js';

/**
 * A train: its end, null as long as it is not begun; whether a double lies at it, uncovered, and
 * whether no tile is left to cover that; whether the marker is on.
 * @typedef {{end: number | null, double: boolean, dead: boolean, open: boolean}} DescribedTrain
 */

/** What is asked of an action; of what a hand costs, of none.
 * @typedef {{about: AskedAbout, action: string | null}} Asked
 */

/**
 * One sits in seat 0. `owed` is the train on which one owes a tile for one's double.
 * @typedef {object} Situation
 * @property {string} sheet
 * @property {Record<string, any>} rules
 * @property {number} engine
 * @property {string[]} names of the others, from the left on
 * @property {DescribedTrain[]} trains
 * @property {DescribedTrain} mexican
 * @property {Train | null} owed
 * @property {boolean} drawn
 * @property {boolean} series
 * @property {boolean} empty
 * @property {boolean} stuck nobody else can play
 * @property {string[]} hand
 * @property {Asked | null} question
 */

/** What the others are called until somebody says so. */
const FRIENDS = ['Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hugo'];
/** What can be asked, in an address. @type {AskedAbout[]} */
const ABOUT = [
  'may',
  'must',
  'marker_on',
  'marker_off',
  'my_turn',
  'over',
  'knock',
  'caught',
  'blanks',
  'begin',
  'no_double',
];
/** What is asked of no action. @type {AskedAbout[]} */
const OF_NO_ACTION = ['blanks', 'begin', 'no_double'];
/** What one can do besides laying a tile. */
export const DEEDS = ['draw', 'pass', 'stop'];
const SWITCHES = /** @type {const} */ (['drawn', 'series', 'empty', 'stuck']);

/** @type {DescribedTrain} */
export const NO_TRAIN = { end: null, double: false, dead: false, open: false };

/**
 * A table at which nothing is laid yet.
 * @param {number} [players]
 * @returns {Situation}
 */
export function emptySituation(players = 4) {
  return {
    sheet: usualSheet(language()),
    rules: {},
    engine: 12,
    names: FRIENDS.slice(0, players - 1),
    trains: Array.from({ length: players }, () => NO_TRAIN),
    mexican: NO_TRAIN,
    owed: null,
    drawn: false,
    series: false,
    empty: false,
    stuck: false,
    hand: [],
    question: null,
  };
}

/**
 * The same table with more or fewer people.
 * @param {Situation} situation
 * @param {number} players
 * @returns {Situation}
 */
export function withPlayers(situation, players) {
  const plain = emptySituation(players);
  const { owed } = situation;
  const asked = trainAsked(situation);
  return {
    ...situation,
    names: plain.names.map((name, index) => situation.names[index] ?? name),
    trains: plain.trains.map((train, seat) => situation.trains[seat] ?? train),
    owed: typeof owed === 'number' && owed >= players ? null : owed,
    question: typeof asked === 'number' && asked >= players ? null : situation.question,
  };
}

/** The train that a question is about. @param {Situation} situation */
function trainAsked({ question }) {
  return question?.action && isPlay(question.action) ? trainIn(question.action) : null;
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
 * @param {Partial<DescribedTrain>} change
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
export function requestOf({ names, owed, empty, stuck, ...told }) {
  return { ...told, follow_up: owed, boneyard_empty: empty, others_stuck: stuck };
}

/**
 * Return the situation in such a request; the sheet is the usual one here.
 * @param {AskedSituation} request
 * @returns {Situation}
 */
export function situationOf(request) {
  const { trains, mexican = {}, engine, hand, follow_up: owed = null, question } = request;
  const { drawn = false, series = false, boneyard_empty: empty, others_stuck: stuck } = request;
  return {
    ...emptySituation(trains.length),
    engine,
    hand,
    owed,
    drawn,
    series,
    empty: empty === true,
    stuck: stuck === true,
    trains: trains.map(describedAs),
    mexican: describedAs(mexican),
    question: question ? { about: question.about ?? 'may', action: question.action ?? null } : null,
  };
}

/** @param {SituationTrain} train @returns {DescribedTrain} */
function describedAs({ end = null, double = false, dead = false, open = false }) {
  return { end, double, dead, open };
}

/**
 * The same with tiles held; what was asked of one that is gone is forgotten.
 * @param {Situation} situation
 * @param {string[]} hand
 * @returns {Situation}
 */
export function withHand(situation, hand) {
  const action = situation.question?.action ?? '';
  const gone = isPlay(action) && !hand.includes(tileIn(action));
  return { ...situation, hand, question: gone ? null : situation.question };
}

// ---------------------------------------------------------------- in an address

/**
 * A situation as it stands behind the # of a link.
 * @param {Situation} situation
 */
export function situationText(situation) {
  const { sheet, rules, engine, names, trains, mexican, owed, hand } = situation;
  const text = new URLSearchParams({ sheet, engine: String(engine) });
  text.set('trains', trains.map(trainText).join('_'));
  text.set('mexican', trainText(mexican));
  text.set('hand', hand.join('_'));
  if (owed !== null) text.set('owed', String(owed));
  for (const name of SWITCHES) if (situation[name]) text.set(name, '1');
  if (situation.question) text.set('ask', questionText(situation.question));
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
  if (!TABLES.includes(trains.length) || !(engine >= 0 && engine <= MOST_PIPS)) return null;
  if (!mexican || trains.includes(null)) return null;
  const plain = emptySituation(trains.length);
  const names = given.getAll('name').map((name) => name.slice(0, LONGEST_NAME));
  const owed = given.get('owed');
  return {
    ...plain,
    sheet: given.get('sheet') ?? plain.sheet,
    rules: readRules(given.get('rules')),
    engine,
    names: plain.names.map((name, index) => names[index] ?? name),
    trains: /** @type {DescribedTrain[]} */ (trains),
    mexican,
    owed: owed === null ? null : owed === 'M' ? owed : Number(owed) % trains.length || 0,
    ...Object.fromEntries(SWITCHES.map((name) => [name, given.has(name)])),
    hand: readHand(given.get('hand') ?? ''),
    question: readQuestion(given.get('ask') ?? '', trains.length),
  };
}

/**
 * A situation from elsewhere by rules that there are: a link may be old, or changed on its way.
 * @param {Choices} told
 * @param {Situation} situation
 * @returns {Situation}
 */
export function withKnownRules(told, situation) {
  const { sheet, rules } = situation;
  const known = told.sheets.some(({ name }) => name === sheet) || sheet in told.variants;
  const own = sheetRules(told, known ? sheet : emptySituation().sheet);
  const like = (/** @type {[string, any]} */ [field, value]) =>
    field !== 'rounds' &&
    typeof value === typeof own[field] &&
    Array.isArray(value) === Array.isArray(own[field]);
  return {
    ...situation,
    sheet: known ? sheet : emptySituation().sheet,
    rules: known ? Object.fromEntries(Object.entries(rules).filter(like)) : {},
  };
}

/** Return whether the answer depends on the table, not on the rules alone. @param {Situation} situation */
export function isOfTable({ question }) {
  return question?.about !== 'begin' && question?.about !== 'no_double';
}

/** @param {string} text */
function readHand(text) {
  const tiles = text.split('_').filter(isTile);
  return [...new Set(tiles.map(lowFirst))];
}

/** @param {Asked} question */
function questionText({ about, action }) {
  return action === null ? about : `${about}.${action}`;
}

/**
 * @param {string} text
 * @param {number} players
 * @returns {Asked | null}
 */
function readQuestion(text, players) {
  const [about, action = null] = text.split('.');
  const asked = /** @type {AskedAbout} */ (about);
  if (!ABOUT.includes(asked)) return null;
  if (OF_NO_ACTION.includes(asked)) return { about: asked, action: null };
  if (action === null || !(DEEDS.includes(action) || isPlay(action))) return null;
  const train = isPlay(action) ? trainIn(action) : 'M';
  if (!(train === 'M' || train < players)) return null;
  if (isPlay(action) && !isTile(tileIn(action))) return null;
  return { about: asked, action };
}

/** @param {DescribedTrain} train */
function trainText({ end, double, dead, open }) {
  const flags = [double && 'd', dead && 'x', open && 'o'].filter(Boolean).join('');
  return `${end ?? '-'}${flags}`;
}

/**
 * @param {string} text
 * @returns {DescribedTrain | null}
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
