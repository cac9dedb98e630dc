// How the page looks and sounds on this device. Motion follows the device.

import { lively } from './lively.js';
import { keepSettings, keptSettings } from './store.js';

/** What is chosen: `theme`, `sound`, `numerals`. Changed with `set`, so that it is remembered. */
export const settings = lively(keptSettings());

/** @param {Partial<import('./store.js').Settings>} change */
export function set(change) {
  keepSettings(change);
  Object.assign(settings, change);
  if (change.theme) dispatchEvent(new Event('theme'));
}
