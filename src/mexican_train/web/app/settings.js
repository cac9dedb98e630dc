// How the page looks, sounds and speaks on this device. Motion follows the device.

import { html } from 'htm/preact';

import { Pick, Tick } from './fields.js';
import { LANGUAGES, chooseLanguage, has, language, need } from './language.js';
import { lively } from './lively.js';
import { keepSettings, keptSettings } from './store.js';
import { t } from './words.js';

/** What is chosen: `theme`, `sound`, `numerals`. Changed with `set`, so that it is remembered. */
export const settings = lively(keptSettings());

/** @param {Partial<import('./store.js').Settings>} change */
export function set(change) {
  keepSettings(change);
  Object.assign(settings, change);
  if (change.theme) dispatchEvent(new Event('theme'));
}

/** All settings; their words come with them. */
export function SettingsForm() {
  if (!has('settings-theme')) {
    need('settings').catch(() => undefined);
    return null;
  }
  return html`
    <div class="settings">
      ${LanguagePick()}
      ${Pick({
        label: t('settings-theme'),
        name: 'theme',
        shape: 'even',
        /** @type {import('./fields.js').Option<import('./store.js').Settings['theme']>[]} */
        options: [
          { value: 'device', label: t('settings-theme-device') },
          { value: 'light', label: t('settings-theme-light') },
          { value: 'dark', label: t('settings-theme-dark') },
        ],
        value: settings.theme,
        pick: (theme) => set({ theme }),
      })}
      ${Pick({
        label: t('settings-tiles'),
        name: 'tiles',
        shape: 'even',
        options: [
          { value: false, label: t('settings-tiles-pips') },
          { value: true, label: t('settings-tiles-numerals') },
        ],
        value: settings.numerals,
        pick: (numerals) => set({ numerals }),
      })}
      ${Tick({
        label: t('settings-sound'),
        value: settings.sound,
        tick: (sound) => set({ sound }),
      })}
    </div>
  `;
}

/** The languages, each in its own words; the page changes at once. */
export function LanguagePick() {
  return Pick({
    label: t('language'),
    name: 'language',
    shape: 'even',
    options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
    value: language(),
    pick: chooseLanguage,
  });
}
