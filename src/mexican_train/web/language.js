// The language of the page: which one it is, and its messages, fetched from the shared catalogue.

import { keepLanguage, keptLanguage } from './store.js';
import { FluentBundle, FluentResource } from './vendor/fluent.js';

/** What can be chosen, each in its own words; numbers and lists are written as `tag` has it. */
export const LANGUAGES = [
  { code: 'en', tag: 'en-GB', name: 'English' },
  { code: 'fr', tag: 'fr-CA', name: 'Français' },
  { code: 'nb', tag: 'nb-NO', name: 'Norsk' },
  { code: 'es', tag: 'es', name: 'Español' },
];
const FALLBACK = 'en';
const SAME = { no: 'nb', nn: 'nb' };
const TRY_AGAIN = 2000;

/** What messages may call: French says "de Bruno", but "d’Ada". */
const FUNCTIONS = {
  DE: ([name]) => (/^([aeiouhàâäéèêëîïôöùûüœæ]|yv)/i.test(name) ? `d’${name}` : `de ${name}`),
};

const bundles = new Map();
const coming = new Map();
let current = FALLBACK;
let wanted = FALLBACK;
let changed = () => undefined;

/** The language that is shown. */
export function language() {
  return current;
}

/** Calls `listener` whenever there are other messages than before. */
export function onLanguage(listener) {
  changed = listener;
}

/** Shows another language from now on. */
export function chooseLanguage(code) {
  keepLanguage(code);
  return become(code);
}

/** The message with this key, with the arguments in it; undefined where no language has it. */
export function message(key, args) {
  for (const code of [current, FALLBACK]) {
    const bundle = bundles.get(code);
    const pattern = bundle?.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return undefined;
}

/** Whether there is a message with this key. */
export function has(key) {
  return [current, FALLBACK].some((code) => bundles.get(code)?.hasMessage(key));
}

/** Several names as one text: "Ada, Bruno and Cleo". */
export function listed(names) {
  const { tag } = LANGUAGES.find(({ code }) => code === current);
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
}

/** English comes too, once it turns out that a message is missing. */
export function fetchFallback() {
  if (!bundles.has(FALLBACK)) load(FALLBACK).then(changed, () => undefined);
}

/** Shows a language as soon as its messages are here, unless another one is wanted by then. */
async function become(code) {
  wanted = code;
  while (wanted === code && !bundles.has(code)) {
    await load(code).catch(() => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN)));
  }
  if (wanted !== code) return;
  current = code;
  document.documentElement.lang = code;
  changed();
}

/** The first of these languages that the page has. */
function firstOf(tags) {
  const bases = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  const codes = bases.map((base) => SAME[base] ?? base);
  return codes.find((code) => LANGUAGES.some((each) => each.code === code)) ?? FALLBACK;
}

function load(code) {
  if (!coming.has(code)) {
    const arriving = fetchMessages(code).catch((problem) => {
      coming.delete(code);
      throw problem;
    });
    coming.set(code, arriving);
  }
  return coming.get(code);
}

async function fetchMessages(code) {
  const { tag } = LANGUAGES.find((each) => each.code === code);
  const answer = await fetch(`/locales/${code}.ftl`);
  if (!answer.ok) throw new Error(`no messages for ${code}`);
  const bundle = new FluentBundle(tag, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(code, bundle);
}

/** Done when there are messages to show: in the language chosen here before, or the browser's. */
export const ready = become(firstOf([keptLanguage(), ...navigator.languages]));
