// The language of the page: which one it is, and its messages, fetched from the shared catalogue
// part by part.

import { signal } from '@preact/signals';

import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { fetchPath } from './address.js';
import { keepLanguage, keptLanguage } from './store.js';

/** What can be chosen, each in its own words; numbers and lists are written as `tag` has it. */
export const LANGUAGES = [
  { code: 'en', tag: 'en-GB', name: 'English' },
  { code: 'fr', tag: 'fr-FR', name: 'Français' },
  { code: 'fr-CA', tag: 'fr-CA', name: 'Français (Québec)' },
  { code: 'nb', tag: 'nb-NO', name: 'Norsk' },
  { code: 'es', tag: 'es', name: 'Español' },
];
const FALLBACK = 'en';
/** @type {Record<string, string>} */
const SAME = { no: 'nb', nn: 'nb' };
const TRY_AGAIN = 2000;

/** What messages may call: French says "de Bruno", but "d’Ada". */
const FUNCTIONS = {
  /** @param {any[]} given */
  DE: ([name]) => (/^([aeiouhàâäéèêëîïôöùûüœæ]|yv)/i.test(name) ? `d’${name}` : `de ${name}`),
};

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Set<string>} */
const parts = new Set();
const current = signal(firstOf([keptLanguage(), ...navigator.languages]));
const arrived = signal(0);
let wanted = current.peek();

/** The language that is shown. */
export function language() {
  return current.value;
}

/** How the language that is shown is called in standards: `fr-CA`. */
export function languageTag() {
  return tagOf(current.value);
}

/** Shows another language as soon as its messages are here, unless yet another is wanted by then. */
export async function chooseLanguage(/** @type {string} */ code) {
  keepLanguage(code);
  wanted = code;
  await patiently(() => loadAll(code), () => wanted !== code);
  if (wanted === code) speak(code);
}

/**
 * Done when the messages of these parts of the catalogue are here in the language that is shown.
 * @param {...string} names
 */
export async function need(...names) {
  for (const name of names) parts.add(name);
  await loadAll(wanted);
  speak(wanted);
}

/** The same, however long it takes to reach the server. */
export function needPatiently(/** @type {string[]} */ ...names) {
  return patiently(() => need(...names));
}

/**
 * The message with this key, with the arguments in it; undefined where no language has it.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function message(key, args) {
  for (const bundle of spoken()) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return undefined;
}

/** Whether there is a message with this key. */
export function hasMessage(/** @type {string} */ key) {
  return spoken().some((bundle) => bundle.hasMessage(key));
}

/** Several names as one text: "Ada, Bruno and Cleo". */
export function listed(/** @type {string[]} */ names) {
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(names);
}

/** Several as one text: "Ada, Bruno or Cleo". */
export function either(/** @type {string[]} */ names) {
  return new Intl.ListFormat(languageTag(), { type: 'disjunction' }).format(names);
}

/** English comes too, once it turns out that a message is missing. */
export function fetchFallback() {
  loadAll(FALLBACK).catch(() => undefined);
}

/** The messages to look in; what is drawn from them is drawn anew when more arrive. */
function spoken() {
  void arrived.value;
  return [current.value, FALLBACK].flatMap((code) => bundles.get(code) ?? []);
}

function speak(/** @type {string} */ code) {
  current.value = code;
  document.documentElement.lang = code;
}

function tagOf(/** @type {string} */ code) {
  return LANGUAGES.find((each) => each.code === code)?.tag ?? code;
}

/** The first of these languages that the page has. */
function firstOf(/** @type {string[]} */ tags) {
  const wishes = tags.map((tag) => tag.toLowerCase()).flatMap((tag) => [tag, languageOf(tag)]);
  const codes = wishes.map((wish) => SAME[wish] ?? wish);
  const found = codes.map((code) => LANGUAGES.find((each) => each.code.toLowerCase() === code));
  return found.find((each) => each)?.code ?? FALLBACK;
}

/** The language that a tag is of, without its country. @param {string} tag */
function languageOf(tag) {
  return tag.replace(/-.*/, '');
}

/**
 * @param {() => Promise<void>} work
 * @param {() => boolean} [enough]
 */
async function patiently(work, enough = () => false) {
  while (!enough()) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }
}

async function loadAll(/** @type {string} */ code) {
  await Promise.all([...parts].map((part) => load(code, part)));
}

/**
 * @param {string} code
 * @param {string} part
 */
function load(code, part) {
  const name = `${code}/${part}`;
  const arriving = coming.get(name) ?? fetchMessages(code, name);
  coming.set(name, arriving);
  return arriving.catch((problem) => {
    coming.delete(name);
    throw problem;
  });
}

/**
 * @param {string} code
 * @param {string} name
 */
async function fetchMessages(code, name) {
  const resource = new FluentResource(writtenIn(name) ?? (await fetchText(name)));
  const bundle =
    bundles.get(code) ?? new FluentBundle(tagOf(code), { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(resource);
  bundles.set(code, bundle);
  arrived.value += 1;
}

/** Messages that came with the page itself. */
function writtenIn(/** @type {string} */ name) {
  return document.querySelector(`script[data-words="${name}"]`)?.textContent;
}

async function fetchText(/** @type {string} */ name) {
  const answer = await fetchPath(`/locales/${name}.ftl`);
  if (!answer.ok) throw new Error(`no messages ${name}`);
  return answer.text();
}
