// The names of those who played here before, so that nobody has to be typed twice.

import { signal } from '@preact/signals';

import { allMatches } from './matches.js';

const PLACE = 'mexican-train-score-names';
const MOST_NAMES = 24;

const names = signal(read());

/** The latest first. @returns {string[]} */
function read() {
  try {
    const kept = localStorage.getItem(PLACE);
    if (kept) return JSON.parse(kept).filter((/** @type {unknown} */ name) => typeof name === 'string');
  } catch {
    // Nothing is kept, or it is not ours.
  }
  const played = allMatches().flatMap(({ players }) => players.map(({ name }) => name));
  return [...new Set(played)].slice(0, MOST_NAMES);
}

/** Return how many letters the longest word of a name has: names are broken between words alone. @param {string} name */
export function longestWord(name) {
  return Math.max(1, ...name.split(/(?<=-)|\s/).map((word) => [...word].length));
}

export function knownNames() {
  return names.value;
}

/** @param {string[]} played */
export function rememberNames(played) {
  keep([...new Set([...played.filter(Boolean), ...names.peek()])].slice(0, MOST_NAMES));
}

export function forgetNames() {
  keep([]);
}

/** @param {string[]} next */
function keep(next) {
  names.value = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // They are typed again the next time.
  }
}
