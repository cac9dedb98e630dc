// The settings as a form: how the page looks, sounds and speaks on this device.

import { signal } from '@preact/signals';
import { html } from 'htm/preact';

import { Pick, Tick } from './fields.js';
import { LANGUAGES, chooseLanguage, language } from './language.js';
import { set, settings } from './settings.js';
import { t } from './words.js';

/** @typedef {import('./store.js').Settings['theme']} Theme */

/** All settings. Whoever shows it needs the part `settings` of the catalogue. */
export function SettingsForm() {
  return html`
    <div class="settings">
      ${LanguagePick()}
      ${Pick({
        label: t('settings-theme'),
        name: 'theme',
        shape: 'even',
        /** @type {import('./fields.js').Option<Theme>[]} */
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

/**
 * The language that was picked and whose words are on their way.
 * @type {import('@preact/signals').Signal<string | null>}
 */
const picked = signal(null);

/** @param {string} code */
async function pickLanguage(code) {
  picked.value = code;
  await chooseLanguage(code);
  if (picked.value === code) picked.value = null;
}

/** The languages, each in its own words; the page changes as soon as they are here. */
export function LanguagePick() {
  return Pick({
    label: t('language'),
    name: 'language',
    shape: 'even',
    options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
    value: picked.value ?? language(),
    pick: pickLanguage,
  });
}
