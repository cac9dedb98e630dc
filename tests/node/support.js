// What the tests of the page's modules share.

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const PROJECT = `${import.meta.dirname}/../..`;
const PACKAGE = `${PROJECT}/src/mexican_train`;
const WEB = `${PACKAGE}/web`;

/** Libraries have the names that the import map of the page gives them. */
const [, map] = readText(`${WEB}/index.html`).match(/<script type="importmap">(.*?)<\/script>/s);
const { imports } = JSON.parse(map);
registerHooks({
  resolve(name, context, next) {
    const found = imports[name];
    return next(found ? pathToFileURL(found.replace('/web', WEB)).href : name, context);
  },
});

/** Import a module of the page that uses libraries: `base/telling`. */
export function importModule(name) {
  return import(`${WEB}/${name}.js`);
}

/** Return stored answers of the rules; tests/make_page_data.py writes them. */
export function readData(name) {
  return JSON.parse(readText(`${PROJECT}/tests/data/page/${name}.json`));
}

/** Return the puzzles that come with the page. */
export function readPuzzles() {
  return JSON.parse(readText(`${WEB}/practice/puzzles.json`));
}

/** Return the steps of the lesson of a sheet. */
export function readLesson(sheet) {
  return JSON.parse(readText(`${WEB}/learn/lesson-${sheet}.json`));
}

/** Return a part of a catalogue of messages: `fr-CA`, `table`. */
export function readMessages(language, part) {
  return readText(`${PACKAGE}/locales/${language}/${part}.ftl`);
}

/** Return a list of tiles that is stored as one text. */
export function splitTiles(text) {
  return text ? text.split(' ') : [];
}

/** The storage of a browser, in memory; `isFull` says which keys it refuses. */
export class MemoryStorage {
  #isFull;

  constructor(isFull = () => false) {
    this.#isFull = isFull;
  }

  getItem(key) {
    return this[key] ?? null;
  }

  setItem(key, value) {
    if (this.#isFull(key, Object.keys(this))) throw new DOMException('full', 'QuotaExceededError');
    this[key] = String(value);
  }

  removeItem(key) {
    delete this[key];
  }
}

function readText(path) {
  return readFileSync(path, 'utf-8');
}
