// The way back from changes of a match, and forward again. It is kept beside the match, so that it
// is still there when the browser was closed in between.

import { inThisForm } from './forms.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./reckoning.js').Played} Played */

/**
 * What makes one match into another: the fields that are to be replaced, and the rounds (from 0);
 * null where there is to be nothing.
 * @typedef {{fields: Record<string, any>, rounds: Record<number, Played | null>}} Difference
 */
/** What was changed, in words; what leads back. @typedef {{what: string, by: Difference}} Step */
/** @typedef {{past: Step[], future: Step[], tag: string}} History */

const PLACE = 'mexican-train-score-steps:';
const MOST_STEPS = 50;
const FIELDS = /** @type {const} */ ([
  ...['name', 'players', 'order', 'away', 'missed', 'sheet', 'house', 'rules', 'ended'],
]);

/** @type {Map<string, History>} */
const histories = new Map();

addEventListener('storage', () => histories.clear()); // another window has gone on

/**
 * @param {string} id of a match
 * @returns {History}
 */
export function historyOf(id) {
  const history = histories.get(id) ?? read(id);
  histories.set(id, history);
  return history;
}

/**
 * @param {string} id
 * @returns {History}
 */
function read(id) {
  try {
    const { past, future } = JSON.parse(localStorage.getItem(PLACE + id) ?? '');
    return { past, future, tag: '' };
  } catch {
    return { past: [], future: [], tag: '' };
  }
}

/** @param {string} id */
export function keepHistory(id) {
  const { past, future } = historyOf(id);
  try {
    localStorage.setItem(PLACE + id, JSON.stringify({ past, future }));
  } catch {
    // The match itself matters more.
  }
}

/** @param {string} id */
export function dropHistory(id) {
  localStorage.removeItem(PLACE + id);
}

/**
 * Remembers a change. Changes with the same tag, one after another, are one step.
 * @param {KeptMatch} before
 * @param {KeptMatch} after
 * @param {string} what
 * @param {string} tag
 */
export function remember(before, after, what, tag) {
  const history = historyOf(after.id);
  const goesOn = tag !== '' && tag === history.tag;
  const step = { what, by: difference(after, before) };
  if (!goesOn) history.past = [...history.past, step].slice(-MOST_STEPS);
  history.future = [];
  history.tag = tag;
}

/**
 * Goes a step back, or forward: the match as it then is, and what was changed; null at the end.
 * @param {KeptMatch} now
 * @param {'past' | 'future'} way
 * @returns {{match: KeptMatch, what: string} | null}
 */
export function stepped(now, way) {
  const history = historyOf(now.id);
  const step = history[way].pop();
  if (!step) return null;
  const match = applied(now, step.by);
  history[way === 'past' ? 'future' : 'past'].push({ ...step, by: difference(match, now) });
  history.tag = '';
  return { match, what: step.what };
}

/**
 * @param {KeptMatch} from
 * @param {KeptMatch} to
 * @returns {Difference}
 */
function difference(from, to) {
  /** @type {Difference} */
  const found = { fields: {}, rounds: {} };
  for (const name of FIELDS) {
    if (!same(from[name], to[name])) found.fields[name] = to[name] ?? null;
  }
  const rounds = Math.max(from.rounds.length, to.rounds.length);
  for (let index = 0; index < rounds; index += 1) {
    const [one, other] = [from.rounds[index], to.rounds[index]];
    if (!same(one, other)) found.rounds[index] = other ?? null;
  }
  return found;
}

/**
 * @param {KeptMatch} match
 * @param {Difference} difference
 * @returns {KeptMatch}
 */
function applied(match, { fields, rounds }) {
  const next = Object.assign([...match.rounds], rounds);
  const before = { ...match, ...fields, rounds: next.filter(Boolean) };
  return inThisForm(before) ?? match; // what leads back may have been kept by an earlier version
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
