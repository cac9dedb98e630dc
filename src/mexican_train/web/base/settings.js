// How the page looks, moves and sounds on this device.

import { reactive } from './reactive.js';
import { keepSettings, keptSettings } from './store.js';
import { styled } from './styles.js';

/** What is chosen here; changed with `changeSettings`, so that it is remembered. */
export const settings = reactive(keptSettings());

/** Their colours are here; those of other looks come when one is chosen. */
const PLAIN = ['device', 'light', 'dark'];

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  keepSettings(change);
  Object.assign(settings, change);
  if (change.theme || change.motion !== undefined) wear();
}

/** `theme.js` shows what is kept, once its colours are here. */
async function wear() {
  if (!PLAIN.includes(settings.theme)) {
    await styled('app/looks.css').catch(() => undefined); // without them it is light or dark at least
  }
  dispatchEvent(new Event('look'));
}
