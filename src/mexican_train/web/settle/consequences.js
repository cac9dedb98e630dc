// What follows from an action, in sentences; the rules have done it and told what happened.

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';

/**
 * What follows, sentence by sentence.
 * @param {View} view
 * @param {string} action
 * @param {Consequence} follows
 * @returns {string[]}
 */
export function consequenceWords(view, action, follows) {
  const { marker, closed, owes, over, last, otherwise, turn } = follows;
  const found = [];
  if (closed !== null) found.push(t('settle-then-closed'));
  if (marker !== null) found.push(t(`settle-then-marker-${marker}`));
  else if (action === 'pass' && !over) {
    found.push(t(isMarked(view) ? 'settle-then-marker-stays' : 'settle-then-marker-same'));
  }
  if (owes) found.push(t('settle-then-owes'));
  if (last) found.push(t(`settle-then-last-${last}`));
  if (action === 'draw') found.push(t('settle-then-drawn'));
  if (otherwise) {
    const rest = consequenceWords(view, 'pass', otherwise);
    // One sentence says both: to pass, and that the marker goes on.
    if (otherwise.marker === 'on') rest.splice(0, 1, t('settle-then-otherwise-marked'));
    else rest.unshift(t('settle-then-otherwise'));
    found.push(...rest);
  } else if (over) found.push(t(`settle-then-over-${over}`));
  else if (turn === 0 && action !== 'draw' && !owes) found.push(t('settle-then-mine'));
  else if (turn !== null && turn !== 0) {
    found.push(t('settle-then-turn', { name: nameOf(view, turn) }));
  }
  return found;
}

/**
 * The same in a few words, to be put beside what other sheets say.
 * @param {View} view
 * @param {string} action
 * @param {Consequence} follows
 * @returns {string}
 */
export function shortWords(view, action, follows) {
  const then = follows.otherwise ?? follows;
  const { marker, owes, over, last } = then;
  const passed = action === 'pass' || follows.otherwise !== null;
  const found = [];
  if (marker) found.push(t(`settle-short-marker-${marker}`));
  else if (passed && !over) {
    found.push(t(isMarked(view) ? 'settle-short-marker-stays' : 'settle-short-marker-same'));
  }
  if (owes) found.push(t('settle-short-owes'));
  if (last) found.push(t(`settle-short-last-${last}`));
  if (over) found.push(t('settle-short-over'));
  return found.join(', ');
}

/** Return whether the marker of the asker is on already. @param {View} view */
function isMarked({ markers }) {
  return markers.includes(0);
}
