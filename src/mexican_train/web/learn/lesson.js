// The lesson as a table: it tells what was written down of a round, step by step, and takes what
// the learner does. The rules are not here; which actions are legal is written down as well.

import { fetchPath } from '../base/address.js';
import { UnwiredSession } from '../session/unwired.js';

/**
 * One step of the lesson; tests/make_lesson.py says how it is made.
 * @typedef {object} Step
 * @property {'say' | 'do' | 'watch'} kind
 * @property {View} view what is to be seen in this step
 * @property {Happening[]} [events] what has happened since the step before
 * @property {string} [key] the message that explains it
 * @property {Record<string, any>} [arguments]
 * @property {string[]} [point] what is meant, as `end 0` or `tile 5-9`
 * @property {string} [action] what the learner is to do
 * @property {string} [otherwise] the message for any other legal action
 */

const KEPT = 'mexican-train-lesson';

/**
 * The steps, each with the whole view; stored are only the differences.
 * @param {string} sheet
 * @returns {Promise<Step[]>}
 */
export async function fetchSteps(sheet) {
  const answer = await fetchPath(`/web/learn/lesson-${sheet}.json`);
  if (!answer.ok) throw new Error('no lesson');
  /** @type {View | object} */
  let view = {};
  return (await answer.json()).map((/** @type {Step} */ step) => {
    view = { ...view, ...step.view };
    return { ...step, view };
  });
}

/** Where one was the last time: the key of what was explained then. */
export function keptPlace() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing begins anew each time
  }
}

/** @param {string} key */
export function keepPlace(key) {
  try {
    localStorage.setItem(KEPT, key);
  } catch {
    // See above.
  }
}

/** The learner's presence in the lesson, as if it were a table. */
export class LessonSession extends UnwiredSession {
  /**
   * Shows one step; only where something is to be done is anything lit.
   * @param {Step} step
   * @param {boolean} moving whether what happened is news, and not looked at again
   */
  show({ kind, view: told, events = [] }, moving) {
    const view = kind === 'do' ? told : { ...told, legal: [], calls: [] };
    this.chosen = null;
    if (moving) return this.hear({ type: 'update', version: view.version, events, view });
    this.latest = [];
    this.see(view);
  }
}
