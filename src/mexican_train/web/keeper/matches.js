// The matches that this device keeps, each in a place of its own, written at every change.

import { signal } from '@preact/signals';

import { t } from '../base/words.js';
import { inThisForm } from './forms.js';
import { dropHistory, keepHistory, remember, stepped } from './history.js';
import { dropPost } from './post.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {{text: string, label?: string, run?: () => void}} Notice */

const PLACE = 'mexican-train-score:';
/** What asks for nothing goes away by itself, in milliseconds. */
const LONG_ENOUGH = 5000;

/** All matches, the latest first. */
const matches = signal(readAll());
/** What was just done, with what one may do about it. */
export const notice = signal(/** @type {Notice | null} */ (null));

/** Says what was done. @param {Notice} said */
export function showNotice(said) {
  notice.value = said;
  if (said.run) return;
  setTimeout(() => {
    if (notice.peek() === said) notice.value = null;
  }, LONG_ENOUGH);
}

/** Whether this browser refuses to keep anything. */
export const storageRefused = signal(false);

addEventListener('storage', () => {
  matches.value = readAll();
});

/** @returns {KeptMatch[]} */
function readAll() {
  const found = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PLACE)) found.push(read(key));
    }
  } catch {
    // A browser that keeps nothing.
  }
  return found.flatMap((each) => each ?? []).sort((one, other) => other.at - one.at);
}

/**
 * @param {string} key
 * @returns {KeptMatch | null} nothing where what is kept is not ours
 */
function read(key) {
  try {
    return inThisForm(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

export function allMatches() {
  return matches.value;
}

/** @param {string} id */
export function matchOf(id) {
  return matches.value.find((match) => match.id === id);
}

/** @param {KeptMatch} match @param {number} [at] when it was changed */
function put(match, at = Date.now()) {
  const now = { ...match, at };
  try {
    localStorage.setItem(PLACE + now.id, JSON.stringify(now));
    storageRefused.value = false;
  } catch {
    storageRefused.value = true;
  }
  matches.value = [now, ...matches.value.filter(({ id }) => id !== now.id)];
}

/** A name for a new match that no other has. */
export function newId() {
  return Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);
}

/** @param {KeptMatch} match */
export function begin(match) {
  put(match);
}

/**
 * Keeps a match that came from another phone, as it was there. If it takes the place of one that is
 * here, that can be taken back.
 * @param {KeptMatch} match
 */
export function adopt(match) {
  const mine = matchOf(match.id);
  if (mine) remember(mine, match, t('keeper-what-taken'), '');
  put(match, match.at);
  if (mine) keepHistory(match.id);
}

/**
 * Keeps a change of a match. Changes with the same tag, one after another, are taken back as one.
 * @param {KeptMatch} next
 * @param {string} what was changed, in words
 * @param {string} [tag]
 */
export function change(next, what, tag = '') {
  const before = matchOf(next.id) ?? next; // it may have been deleted in another window
  remember(before, next, what, tag);
  notice.value = null;
  put(next);
  keepHistory(next.id);
}

/** @param {string} id */
export function undo(id) {
  step(id, 'past', 'keeper-undone');
}

/** @param {string} id */
export function redo(id) {
  step(id, 'future', 'keeper-redone');
}

/**
 * @param {string} id
 * @param {'past' | 'future'} way
 * @param {string} said
 */
function step(id, way, said) {
  const now = matchOf(id);
  const found = now && stepped(now, way);
  if (!found) return;
  showNotice({ text: t(said, { what: found.what }) });
  put(found.match);
  keepHistory(id);
}

/**
 * Deletes a match, and offers it back.
 * @param {KeptMatch} match
 * @param {string} name
 */
export function remove(match, name) {
  localStorage.removeItem(PLACE + match.id);
  dropHistory(match.id);
  dropPost(match.id);
  matches.value = matches.value.filter(({ id }) => id !== match.id);
  const run = () => {
    put(match);
    keepHistory(match.id);
    notice.value = null;
  };
  showNotice({ text: t('keeper-deleted', { name }), label: t('keeper-undo'), run });
}
