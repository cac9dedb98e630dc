// Short tips in a first match: each comes by itself when it is of use, once on this device.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { changeSettings, settings } from '../base/settings.js';
import { t } from '../base/words.js';
import { isPlay } from '../game/actions.js';

/** @typedef {import('../session/session.js').Session} Session */

const KEY = 'mexican-train-tips';

/**
 * When each is of use; the first that is comes.
 * @type {Record<string, (session: Session) => boolean>}
 */
const TIPS = {
  double: ({ mine, view }) => mine && view.open_double !== null,
  draw: ({ mine, view }) => mine && view.legal.includes('draw'),
  marker: ({ view }) => view.markers.includes(view.seat ?? -1),
  play: ({ mine, view }) => mine && view.legal.some(isPlay),
};

const state = reactive({ shown: '', told: toldBefore() });

/** @returns {string[]} */
function toldBefore() {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(told) ? told : [];
  } catch {
    return []; // it is not ours, or nothing may be kept
  }
}

/** Whether there is one that was not told here yet. */
export function tipsLeft() {
  return settings.tips && Object.keys(TIPS).some((tip) => !toldBefore().includes(tip));
}

/** The tip that is of use now, until one has read it or done something. @param {{session: Session}} page */
export function Tip({ session }) {
  // Whoever has taken a tile up looks for its place, which nothing is to cover.
  if (!settings.tips || session.view.seat === null || session.chosen) return null;
  const { shown, told } = state;
  const useful = (/** @type {string} */ tip) => TIPS[tip](session);
  const read = shown && (session.busy || !useful(shown));
  if (read) queueMicrotask(() => show(''));
  if (session.busy) return null;
  const next = Object.keys(TIPS).find((each) => !told.includes(each) && useful(each));
  const tip = shown && !read ? shown : next;
  if (!tip) return null;
  if (tip !== shown) queueMicrotask(() => show(tip));
  return html`
    <aside key="tip" class="tip" role="status">
      <p>${t(`tip-${tip}`)}</p>
      <button onclick=${() => show('')}>${t('tip-thanks')}</button>
      <button onclick=${() => changeSettings({ tips: false })}>${t('tip-no-more')}</button>
    </aside>
  `;
}

/** Shows a tip, which counts as told then; or none. @param {string} tip */
function show(tip) {
  state.shown = tip;
  if (!tip || state.told.includes(tip)) return;
  state.told = [...state.told, tip];
  try {
    localStorage.setItem(KEY, JSON.stringify(state.told));
  } catch {
    // A browser that keeps nothing tells them again.
  }
}
