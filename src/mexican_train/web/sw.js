// Keeps the page on this device, so that it opens without the server. Served above all of the page,
// after a line that names every file of one version with its digest; what has another digest is not
// kept. A page of that version gets its files from here. The server is asked for the page
// itself each time, if it can be reached: when it has another version by then, that page gets
// everything from the server. The worker of that version, which browsers fetch by themselves,
// begins when no page is open any more. So no page ever runs on files of two versions.

(() => {
  const worker = /** @type {any} */ (self);
  /**
   * `base` is the path under which everything lies; `pages` are the addresses of the page, with a *
   * where one goes on with anything. `files` are all kept before the worker does anything, `words`
   * as languages are used; `told` is what the server is asked for each time, and is kept for when it
   * does not answer. `python` is what tables of this device import. Their own worker keeps it and
   * the rest of what they need, once; from then on each version is kept with its own.
   * @type {{version: string, base: string, pages: string[], files: Record<string, string>,
   *   words: Record<string, string>, told: string[], python: string[]}}
   */
  const { version, base, pages, files, words, told, python } = worker.KEPT;
  const KEPT = `mexican-train-${version}${base}`;
  /** What a version is kept as, and under which base: a host may have several pages. */
  const NAME = /^mexican-train-\w+(\/.*)$/;
  /** The version of a page, where the host says nothing of it. */
  const WRITTEN = /<meta name="version" content="(\w+)">/;
  /** Where the pieces of tables of this device are kept, of all versions, and what names them. */
  const PIECES = 'python-of-mexican-train';
  const DEVICE = `${base}web/device.json`;
  const PATIENCE = 4000;
  /** @type {Map<string, Promise<string | undefined>>} */
  const notes = new Map();

  worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
  worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(tidy()));
  worker.addEventListener('message', (/** @type {any} */ event) => {
    event.waitUntil(keepWords(event.data.language));
  });
  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname: path, search } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return;
    if (mode === 'navigate') {
      if (isPage(path)) event.respondWith(page(event));
    } else if (files[path]) event.respondWith(file(event, path, files[path]));
    else if (words[path]) event.respondWith(file(event, path, words[path]));
    else if (told.includes(path + search)) event.respondWith(answer(event));
    else if (python.includes(path)) event.respondWith(piece(event.request));
  });

  function isPage(/** @type {string} */ path) {
    return pages.some((each) =>
      each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each,
    );
  }

  async function install() {
    const cache = await caches.open(KEPT);
    await Promise.all(Object.entries(files).map(([path, digest]) => keep(cache, path, digest)));
    await Promise.all(told.map((path) => cache.add(path).catch(() => undefined)));
    await keepWhatWasKept(cache);
  }

  /**
   * What this device had with an earlier version it has with this one too, or goes on with the other:
   * the words of languages, and what tables of its own are made of, as far as that has changed.
   * @param {Cache} cache
   */
  async function keepWhatWasKept(cache) {
    const pieces = await caches.open(PIECES);
    const here = new Set(await pathsIn(pieces));
    const isHere = (/** @type {Piece} */ { at }) => here.has(placeOfPiece(at));
    const names = (await caches.keys()).filter((name) => name.match(NAME)?.[1] === base);
    for (const earlier of await Promise.all(names.map((name) => caches.open(name)))) {
      const paths = (await pathsIn(earlier)).filter((path) => path.startsWith(`${base}locales/`));
      const languages = new Set(paths.map((path) => path.slice(base.length).split('/')[1]));
      await Promise.all([...languages].map(keepWords));
      const whole = await piecesIn(earlier);
      if (whole.length && whole.every(isHere)) {
        const missing = (await piecesIn(cache)).filter((each) => !isHere(each));
        await Promise.all(missing.map(({ at, digest }) => keep(pieces, placeOfPiece(at), digest)));
      }
    }
  }

  /** @typedef {{at: string, digest: string}} Piece */

  /**
   * What tables of this device are made of, in the version that a cache keeps.
   * @param {Cache} cache
   * @returns {Promise<Piece[]>}
   */
  async function piecesIn(cache) {
    const named = await (await cache.match(DEVICE))?.json();
    return Object.values(named?.parts ?? {}).flat();
  }

  function placeOfPiece(/** @type {string} */ at) {
    return base + at.slice(1);
  }

  async function pathsIn(/** @type {Cache} */ cache) {
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }

  /** What earlier versions kept is of no use any more. */
  async function tidy() {
    const names = await caches.keys();
    const old = names.filter((name) => name.match(NAME)?.[1] === base && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  async function keepWords(/** @type {string} */ language) {
    const cache = await caches.open(KEPT);
    const paths = Object.keys(words).filter((path) => path.startsWith(`${base}locales/${language}/`));
    await Promise.all(
      paths.map(async (path) => {
        if (!(await cache.match(path))) await keep(cache, path, words[path]).catch(() => undefined);
      }),
    );
  }

  /**
   * Fetches a file of this version, and keeps it.
   * @param {Cache} cache
   * @param {string} path
   * @param {string} integrity
   */
  async function keep(cache, path, integrity) {
    const found = await fetch(path, { integrity, cache: 'no-cache' });
    if (!found.ok) throw new Error(`no ${path}`);
    await cache.put(path, found.clone());
    return found;
  }

  /** The page as the server has it now; if it cannot be reached, as it was kept. */
  async function page(/** @type {any} */ event) {
    const coming = fetch(event.request);
    const found = await soon(coming);
    const theirs = found && (await versionOf(found));
    if (!found || !theirs) {
      const kept = await (await caches.open(KEPT)).match(`${base}web/index.html`);
      return found?.type === 'opaqueredirect' ? found : (kept ?? coming);
    }
    if (theirs !== version) await note(event.resultingClientId, theirs);
    return found;
  }

  /** The version of a page: as a server says it, or as it is written in the page. */
  async function versionOf(/** @type {Response} */ found) {
    const said = found.headers.get('Page-Version');
    return said ?? (await found.clone().text()).match(WRITTEN)?.[1];
  }

  /**
   * A file for a page of this version, as it was kept; others get theirs from the server.
   * @param {any} event
   * @param {string} path
   * @param {string} digest
   */
  async function file({ clientId, request }, path, digest) {
    if (await isOther(clientId)) return fetch(request);
    const cache = await caches.open(KEPT);
    return (await cache.match(path)) ?? keep(cache, path, digest);
  }

  /** A piece of the device's own tables. */
  async function piece(/** @type {Request} */ request) {
    return (await caches.match(request.url)) ?? fetch(request);
  }

  /** What the server says; if it does not answer, what it said last. */
  async function answer(/** @type {any} */ { clientId, request }) {
    const cache = await caches.open(KEPT);
    const coming = fetch(request);
    const found = await soon(coming);
    if (found?.ok && !(await isOther(clientId))) await cache.put(request, found.clone());
    return found?.ok ? found : ((await cache.match(request)) ?? coming);
  }

  /** An answer that comes in time; undefined if there is none. */
  function soon(/** @type {Promise<Response>} */ coming) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    return /** @type {Promise<Response | undefined>} */ (
      Promise.race([coming, late]).catch(() => undefined)
    );
  }

  // Which pages are of another version is noted where a worker that was stopped finds it again.

  /**
   * @param {string} client
   * @param {string} theirs
   */
  async function note(client, theirs) {
    const cache = await caches.open(KEPT);
    await cache.put(placeOf(client), new Response(theirs));
  }

  async function noteOf(/** @type {string} */ client) {
    return (await caches.match(placeOf(client)))?.text();
  }

  async function isOther(/** @type {string} */ client) {
    const known = notes.get(client) ?? noteOf(client);
    notes.set(client, known);
    return ((await known) ?? version) !== version;
  }

  function placeOf(/** @type {string} */ client) {
    return `${base}version-of/${client}`;
  }
})();
