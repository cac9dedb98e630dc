// Where the tables of this device are kept: texts by key, in order of their keys. What is written
// together is there wholly or not at all, and is on the disk before anybody is told so.

const NAME = 'mexican-train';
const FORM = 1;
const STORE = 'kept';

/** @typedef {(string | number)[]} Key */
/** @typedef {{drop: [Key, Key][], put: [Key, string][], add: [Key, string][]}} Changes */

/** What is kept here was written by a later version of the page. */
export class Newer extends Error {}

/** The browser's storage. */
export class Shelf {
  /** @param {IDBDatabase} db */
  constructor(db) {
    this.lasting = true;
    /** Nothing after the browser has closed it, until it is needed again. @type {IDBDatabase | null} */
    this.db = null;
    this.take(db);
  }

  /** @param {IDBDatabase} db */
  take(db) {
    this.db = db;
    const closed = () => {
      if (this.db === db) this.db = null;
    };
    db.onclose = closed;
    db.onversionchange = () => {
      db.close(); // another tab, of a later version, wants the storage in another form
      closed();
    };
  }

  /** @param {IDBTransactionMode} mode */
  async transaction(mode) {
    if (!this.db) this.take(await openDatabase());
    const db = /** @type {IDBDatabase} */ (this.db);
    return db.transaction(STORE, mode, { durability: 'strict' });
  }

  /**
   * Saves changes; an empty text, `taken` when a key was to be new and is not, `full`, or what is wrong.
   * @param {string} text
   * @returns {Promise<string>}
   */
  async write(text) {
    /** @type {Changes} */
    const { drop, put, add } = JSON.parse(text);
    let taken = false;
    /** @type {IDBTransaction | undefined} */
    let writing;
    try {
      writing = await this.transaction('readwrite');
      const store = writing.objectStore(STORE);
      for (const [first, last] of drop) store.delete(IDBKeyRange.bound(first, last));
      for (const [key, value] of put) store.put(value, key);
      for (const [key, value] of add) {
        store.add(value, key).onerror = (event) => {
          const { error } = /** @type {IDBRequest} */ (event.target);
          taken ||= error?.name === 'ConstraintError';
        };
      }
      await finished(writing);
      return '';
    } catch (problem) {
      const { name, message } = /** @type {DOMException} */ (problem);
      if (taken) return 'taken';
      abandon(writing); // what could not even be asked for would leave the rest behind
      return name === 'QuotaExceededError' ? 'full' : `${name}: ${message}`;
    }
  }

  /**
   * What is kept from one key to another.
   * @param {string} first
   * @param {string} last
   * @returns {Promise<string>}
   */
  async read(first, last) {
    const store = (await this.transaction('readonly')).objectStore(STORE);
    const range = IDBKeyRange.bound(JSON.parse(first), JSON.parse(last));
    const [keys, values] = await Promise.all([
      answered(store.getAllKeys(range)),
      answered(store.getAll(range)),
    ]);
    return JSON.stringify(keys.map((key, at) => [key, values[at]]));
  }

  /** How many bytes this page takes on the device. */
  async size() {
    return (await navigator.storage?.estimate?.())?.usage ?? 0;
  }
}

/** For a browser that keeps nothing: gone with the page. */
export class PassingShelf {
  constructor() {
    /** @type {Map<string, string>} */
    this.kept = new Map();
    this.lasting = false;
  }

  /** @param {string} text */
  async write(text) {
    /** @type {Changes} */
    const { drop, put, add } = JSON.parse(text);
    const gone = (/** @type {Key} */ key) =>
      drop.some(([first, last]) => indexedOrder(first, key) <= 0 && indexedOrder(key, last) <= 0);
    const kept = new Map([...this.kept].filter(([key]) => !gone(JSON.parse(key))));
    for (const [key, value] of put) kept.set(JSON.stringify(key), value);
    for (const [key, value] of add) {
      if (kept.has(JSON.stringify(key))) return 'taken';
      kept.set(JSON.stringify(key), value);
    }
    this.kept = kept;
    return '';
  }

  /**
   * @param {string} first
   * @param {string} last
   */
  async read(first, last) {
    const [from, to] = [JSON.parse(first), JSON.parse(last)];
    const found = [...this.kept]
      .map(([key, value]) => /** @type {[Key, string]} */ ([JSON.parse(key), value]))
      .filter(([key]) => indexedOrder(from, key) <= 0 && indexedOrder(key, to) <= 0)
      .sort(([one], [other]) => indexedOrder(one, other));
    return JSON.stringify(found);
  }

  async size() {
    return 0;
  }
}

/**
 * The order of keys as the browser's storage has it: numbers before texts, short before long.
 * @param {Key} one
 * @param {Key} other
 */
function indexedOrder(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [mine, theirs] = [one[at], other[at]];
    if (typeof mine !== typeof theirs) return typeof mine === 'number' ? -1 : 1;
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return one.length - other.length;
}

/** The storage of this browser, or one that lasts as long as the page. */
export async function openShelf() {
  try {
    return new Shelf(await openDatabase());
  } catch (problem) {
    if (/** @type {DOMException} */ (problem).name === 'VersionError') throw new Newer(String(problem));
    return new PassingShelf();
  }
}

async function openDatabase() {
  const opening = indexedDB.open(NAME, FORM);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return answered(opening);
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answered(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} writing */
function finished(writing) {
  return new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error ?? new Error('the storage gave up'));
  });
}

/** @param {IDBTransaction | undefined} writing */
function abandon(writing) {
  try {
    writing?.abort();
  } catch {
    // It has ended by itself.
  }
}
