// The matches that this device keeps, each in a place of its own, written at every change.

import { signal } from '@preact/signals';

import { t } from '../app/words.js';
import { dropHistory, keepHistory, remember, stepped } from './steps.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {{text: string, label?: string, run?: () => void}} Notice */

const PLACE = 'mexican-train-score:';
/** What asks for nothing goes away by itself, in milliseconds. */
const LONG_ENOUGH = 5000;

/** All matches, the latest first. */
const matches = signal(readAll());
/** What was just done, with what one may do about it. */
export const notice = signal(/** @type {Notice | null} */ (null));

/** Says what was done. @param {Notice} said */
export function tell(said) {
  notice.value = said;
  if (said.run) return;
  setTimeout(() => {
    if (notice.peek() === said) notice.value = null;
  }, LONG_ENOUGH);
}

/** Whether this browser refuses to keep anything. */
export const refused = signal(false);

addEventListener('storage', () => {
  matches.value = readAll();
});

/** @returns {Kept[]} */
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
 * @returns {Kept | null} nothing where what is kept is not ours
 */
function read(key) {
  try {
    const match = JSON.parse(localStorage.getItem(key) ?? '');
    return match.players.length > 1 && match.rules.max_pip && match.rounds ? match : null;
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

/** @param {Kept} match */
function put(match) {
  const now = { ...match, at: Date.now() };
  try {
    localStorage.setItem(PLACE + now.id, JSON.stringify(now));
    refused.value = false;
  } catch {
    refused.value = true;
  }
  matches.value = [now, ...matches.value.filter(({ id }) => id !== now.id)];
}

/** A name for a new match that no other has. */
export function newId() {
  return Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);
}

/** @param {Kept} match */
export function begin(match) {
  put(match);
}

/**
 * Keeps a change of a match. Changes with the same tag, one after another, are taken back as one.
 * @param {Kept} next
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
  tell({ text: t(said, { what: found.what }) });
  put(found.match);
  keepHistory(id);
}

/**
 * Deletes a match, and offers it back.
 * @param {Kept} match
 * @param {string} name
 */
export function remove(match, name) {
  localStorage.removeItem(PLACE + match.id);
  dropHistory(match.id);
  matches.value = matches.value.filter(({ id }) => id !== match.id);
  const run = () => {
    put(match);
    keepHistory(match.id);
    notice.value = null;
  };
  tell({ text: t('keeper-deleted', { name }), label: t('keeper-undo'), run });
}
