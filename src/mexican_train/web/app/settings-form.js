// The settings as a form: how the page looks, sounds and speaks on this device.

import { html } from 'htm/preact';

import { Pick, Tick } from './fields.js';
import { LanguagePick } from './language-pick.js';
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
