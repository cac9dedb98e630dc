// The messages of the page in the language that is shown. Nothing here needs a document, so that
// node can test every text; `language.js` chooses the language and fetches the messages.

import { signal } from '@preact/signals';

import { FluentBundle, FluentResource } from '../vendor/fluent.js';

/** The languages to choose from, each under its own name; `tag` formats numbers and lists. */
export const LANGUAGES = [
  { code: 'en', tag: 'en-GB', name: 'English' },
  { code: 'fr', tag: 'fr-FR', name: 'Français' },
  { code: 'fr-CA', tag: 'fr-CA', name: 'Français (Québec)' },
  { code: 'nb', tag: 'nb-NO', name: 'Norsk' },
  { code: 'es', tag: 'es', name: 'Español' },
];
/** The language of messages that others lack. */
export const FALLBACK = 'en';

/** Functions that messages may call: French says "de Bruno", but "d’Ada". */
const FUNCTIONS = {
  /** @param {any[]} given */
  DE: ([name]) => (/^([aeiouhàâäéèêëîïôöùûüœæ]|yv)/i.test(name) ? `d’${name}` : `de ${name}`),
};

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
const current = signal(FALLBACK);
const arrived = signal(0);
let fetchMissing = () => {};

/** The language that is shown. */
export function language() {
  return current.value;
}

/** The name of the language that is shown in standards: `fr-CA`. */
export function languageTag() {
  return tagOf(current.value);
}

/** Show another language. */
export function showLanguage(/** @type {string} */ code) {
  current.value = code;
}

/**
 * Add messages to those of a language.
 * @param {string} code
 * @param {string} text
 */
export function addMessages(code, text) {
  const resource = new FluentResource(text);
  const bundle =
    bundles.get(code) ?? new FluentBundle(tagOf(code), { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(resource);
  bundles.set(code, bundle);
  arrived.value += 1;
}

/**
 * The message with this key, with the arguments in it; undefined where no language has it.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function message(key, args) {
  for (const bundle of bundlesShown()) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return undefined;
}

/** Return whether a message with this key exists. */
export function hasMessage(/** @type {string} */ key) {
  return bundlesShown().some((bundle) => bundle.hasMessage(key));
}

/** Set the function that fetches more messages when one is missing. */
export function setFetchMissing(/** @type {() => void} */ fetch) {
  fetchMissing = fetch;
}

/** Fetch more messages, since one is missing. */
export function reportMissing() {
  fetchMissing();
}

/** Several names as one text: "Ada, Bruno and Cleo". */
export function listed(/** @type {string[]} */ names) {
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(names);
}

/** Several as one text: "Ada, Bruno or Cleo". */
export function either(/** @type {string[]} */ names) {
  return new Intl.ListFormat(languageTag(), { type: 'disjunction' }).format(names);
}

/** The messages to look in; a part that is drawn from them is drawn again when more arrive. */
function bundlesShown() {
  void arrived.value;
  return [current.value, FALLBACK].flatMap((code) => bundles.get(code) ?? []);
}

function tagOf(/** @type {string} */ code) {
  return LANGUAGES.find((each) => each.code === code)?.tag ?? code;
}
