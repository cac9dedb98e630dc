// The choice of a language.

import { signal } from '@preact/signals';

import { chooseLanguage } from '../base/language.js';
import { LANGUAGES, language } from '../base/messages.js';
import { t } from '../base/words.js';
import { Pick } from './fields.js';

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
    options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
    value: picked.value ?? language(),
    pick: pickLanguage,
  });
}
