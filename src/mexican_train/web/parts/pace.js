// How fast a table goes: how long its bots take, and what it does by itself. Whoever shows these needs
// the part `host` of the catalogue.

import { PACES } from '../base/solo.js';
import { t } from '../base/words.js';
import { Pick, Tick } from './fields.js';

/** @typedef {{pace: string, automatic: boolean}} Pace */
/** @typedef {(part: Partial<Pace>) => void} Change */

/** How long bots take. @param {Pace} chosen @param {Change} change */
export function PacePick({ pace }, change) {
  return Pick({
    label: t('pace'),
    name: 'pace',
    options: PACES.map((value) => ({ value, label: t(`pace-${value}`) })),
    value: pace,
    pick: (value) => change({ pace: value }),
  });
}

/** Whether draws and passes are made by themselves. @param {Pace} chosen @param {Change} change */
export function AutomaticTick({ automatic }, change) {
  return Tick({
    label: t('automatic'),
    value: automatic,
    tick: (on) => change({ automatic: on }),
  });
}
