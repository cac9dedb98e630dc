// The language of the page: which one it is, and its messages, fetched from the shared catalogue
// part by part.

import { fetchPath } from './address.js';
import { FALLBACK, LANGUAGES, addMessages, setFetchMissing, showLanguage } from './messages.js';
import { keepLanguage, keptLanguage } from './store.js';

/** @type {Record<string, string>} */
const SAME = { no: 'nb', nn: 'nb' };
const TRY_AGAIN = 2000;

/** @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Set<string>} */
const parts = new Set();
let wanted = firstOf([keptLanguage(), ...navigator.languages]);
showLanguage(wanted);
// English comes too, once it turns out that a message is missing.
setFetchMissing(() => loadAll(FALLBACK).catch(() => undefined));

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

function speak(/** @type {string} */ code) {
  showLanguage(code);
  document.documentElement.lang = code;
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
  addMessages(code, writtenIn(name) ?? (await fetchText(name)));
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
