// Short tips in a first match: each comes by itself when it is of use, once on this device.

import { html } from 'htm/preact';

import { reactive } from '../base/reactive.js';
import { changeSettings, settings } from '../base/settings.js';
import { t } from '../base/words.js';
import { isPlay } from '../game/actions.js';
import { sheetRules } from '../options/choice.js';

/**
 * @typedef {object} Scene
 * @property {import('../session/session.js').Session} session
 * @property {Choices | null} told
 */

const KEY = 'mexican-train-tips';

/**
 * When each is of use; the first that is comes.
 * @type {Record<string, (scene: Scene) => boolean>}
 */
const TIPS = {
  knock: ({ session: { mine, view } }) => mine && Boolean(view.penalty) && view.hand.length === 2,
  double: ({ session: { mine, view } }) => mine && view.open_double !== null,
  draw: ({ session: { mine, view } }) => mine && view.legal.includes('draw'),
  marker: ({ session: { view } }) => view.markers.includes(view.seat ?? -1),
  play: ({ session: { mine, view } }) => mine && view.legal.some(isPlay),
  blanks: (scene) => scene.session.mine && costsOf(scene).one > 0 && holdsBlank(scene, BLANK),
  'double-blank': (scene) =>
    scene.session.mine && costsOf(scene).double > 0 && holdsBlank(scene, DOUBLE_BLANK),
};

const BLANK = /^0-/;
const DOUBLE_BLANK = /^0-0$/;

/** @param {Scene} scene @param {RegExp} kind */
function holdsBlank({ session }, kind) {
  return session.view.hand.some((tile) => kind.test(tile));
}

/** What a blank end and the double blank cost by the rules of the table. @param {Scene} scene */
function costsOf({ session: { view }, told }) {
  const own = told ? sheetRules(told, view.sheet) : {};
  const { blank_points: one = 0, double_blank_points: double = 0 } = { ...own, ...view.rules };
  return { one, double };
}

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

/** The tip that is of use now, until one has read it or done something. @param {Scene} scene */
export function Tip(scene) {
  const { session } = scene;
  // A chosen tile, a hint and the reason why a tile does not fit have their words there.
  if (!settings.tips || session.view.seat === null) return null;
  if (session.chosen || session.hint || session.unfit) return null;
  const { shown, told } = state;
  const useful = (/** @type {string} */ tip) => TIPS[tip](scene);
  const read = shown && (session.busy || !useful(shown));
  if (read) queueMicrotask(() => show(''));
  if (session.busy) return null;
  const next = Object.keys(TIPS).find((each) => !told.includes(each) && useful(each));
  const tip = shown && !read ? shown : next;
  if (!tip) return null;
  if (tip !== shown) queueMicrotask(() => show(tip));
  const kind = session.view.deadline === null ? 'tip' : 'tip timed';
  return html`
    <aside key="tip" class=${kind} role="status">
      ${t(`tip-${tip}`, { ...costsOf(scene), tiles: session.view.penalty ?? 0 })}
      ${' '}
      <button onclick=${() => show('')}>${t('tip-thanks')}</button>
      ${' '}
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
