// The settings as a form: how the page looks, moves, sounds and speaks on this device.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

import { need } from '../base/language.js';
import { changeSettings, settings } from '../base/settings.js';
import { isStillDevice } from '../base/stillness.js';
import { t } from '../base/words.js';
import { Pick, Tick } from './fields.js';
import { LanguagePick } from './language-pick.js';

/** @typedef {Settings['theme']} Theme */

/** All settings. Whoever shows it needs the part `settings` of the catalogue. */
export function SettingsForm() {
  return html`
    <div class="settings">
      ${LanguagePick()}
      ${Pick({
        label: t('settings-theme'),
        name: 'theme',
        shape: 'even broad',
        /** @type {import('./fields.js').Option<Theme>[]} */
        options: [
          { value: 'device', label: t('settings-theme-device') },
          { value: 'light', label: t('settings-theme-light') },
          { value: 'dark', label: t('settings-theme-dark') },
          { value: 'felt', label: t('settings-theme-felt') },
          { value: 'night', label: t('settings-theme-night') },
          { value: 'contrast', label: t('settings-theme-contrast') },
        ],
        value: settings.theme,
        pick: (theme) => changeSettings({ theme }),
      })}
      ${Pick({
        label: t('settings-tiles'),
        name: 'tiles',
        /** @type {import('./fields.js').Option<Settings['numerals']>[]} */
        options: [
          { value: 'small', label: t('settings-tiles-small') },
          { value: 'never', label: t('settings-tiles-pips') },
          { value: 'always', label: t('settings-tiles-numerals') },
        ],
        value: settings.numerals,
        pick: (numerals) => changeSettings({ numerals }),
      })}
      ${Tick({
        label: t('settings-motion'),
        value: settings.motion && !isStillDevice(),
        tick: (motion) => changeSettings({ motion }),
        off: isStillDevice(),
      })}
      ${Tick({
        label: t('settings-sound'),
        value: settings.sound,
        tick: (sound) => changeSettings({ sound }),
      })}
      ${Tick({
        label: t('settings-tips'),
        value: settings.tips,
        tick: (tips) => changeSettings({ tips }),
      })}
      <${KeptHere} />
    </div>
  `;
}

/** Whether one can play here without a connection: it is looked at when all else is shown. */
function KeptHere() {
  const [shown, show] = useState(/** @type {(() => any) | null} */ (null));
  useEffect(() => {
    Promise.all([import('./kept.js'), need('device')]).then(
      ([{ Kept }]) => show(() => Kept),
      () => undefined, // nothing is said of it
    );
  }, []);
  return shown && html`<${shown} />`;
}
