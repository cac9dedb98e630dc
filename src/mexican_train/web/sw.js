// Keeps the page on this device, so that it opens without the server. Served at /sw.js, after a
// line that names every file of one version of the page with its digest; what has another digest is
// not kept. A page of that version gets its files from here. The server is asked for the page
// itself each time, if it can be reached: when it has another version by then, that page gets
// everything from the server. The worker of that version, which browsers fetch by themselves,
// begins when no page is open any more. So no page ever runs on files of two versions.

(() => {
  const worker = /** @type {any} */ (self);
  /**
   * `pages` are the addresses of the page, or what these begin with. `files` are all kept before the
   * worker does anything, `words` as languages are used; `told` is what the server is asked for
   * each time, and is kept for when it does not answer.
   * @type {{version: string, pages: string[], files: Record<string, string>,
   *   words: Record<string, string>, told: string[]}}
   */
  const { version, pages, files, words, told } = worker.KEPT;
  const NAME = 'mexican-train-';
  const KEPT = `${NAME}${version}`;
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
  });

  function isPage(/** @type {string} */ path) {
    return pages.some((each) =>
      each.length > 1 && each.endsWith('/') ? path.startsWith(each) : path === each,
    );
  }

  async function install() {
    const cache = await caches.open(KEPT);
    await Promise.all(Object.entries(files).map(([path, digest]) => keep(cache, path, digest)));
    await Promise.all(told.map((path) => cache.add(path).catch(() => undefined)));
  }

  /** What earlier versions kept is of no use any more. */
  async function tidy() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(NAME) && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  async function keepWords(/** @type {string} */ language) {
    const cache = await caches.open(KEPT);
    const paths = Object.keys(words).filter((path) => path.startsWith(`/locales/${language}/`));
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
    const theirs = found?.headers.get('Page-Version');
    if (!found || !theirs) {
      const kept = await (await caches.open(KEPT)).match('/');
      return found?.type === 'opaqueredirect' ? found : (kept ?? coming);
    }
    if (theirs !== version) await note(event.resultingClientId, theirs);
    return found;
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
    return `/version-of/${client}`;
  }
})();
