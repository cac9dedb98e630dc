// What the device's own table is made of: fetched piece by piece, each kept as soon as it is here, so
// that what was interrupted goes on where it stopped. The browser checks every piece against its digest.

/** Outlives the versions of the page; pieces are called after what is in them. */
const KEPT = 'python-of-mexican-train';
const AT_ONCE = 4;
const TRIES = 3;
const WAIT = 1000;
/** After so many milliseconds a piece is taken for stuck: it comes at 35 kbit/s, or four at once at four times that. */
const STUCK = 90_000;

/** Something that could not be fetched; what is here already stays. */
export class Interrupted extends Error {}

/**
 * Fetches what is not kept, and keeps it.
 * @param {DevicePiece[]} pieces
 * @param {(done: number, all: number) => void} told how many bytes are here
 * @returns {Promise<Map<string, ArrayBuffer>>} pieces by address
 */
export async function fetchPieces(pieces, told) {
  const cache = await openCache();
  /** @type {Map<string, ArrayBuffer>} */
  const found = new Map();
  const all = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const waiting = [...pieces];
  const fetcher = async () => {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      found.set(piece.at, await fetchPiece(piece, cache));
      done += piece.bytes;
      told(done, all);
    }
  };
  told(0, all);
  await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
  return found;
}

/**
 * Lets go of what is no piece of any version of this page that is kept: without a connection an
 * earlier one may be opened once more.
 * @param {DevicePiece[]} pieces
 */
export async function tidy(pieces) {
  const cache = await openCache();
  if (!cache) return;
  const [{ at }] = pieces;
  const base = at.slice(0, at.lastIndexOf('/web/') + 1); // others may be at this host
  const places = new Set(pieces.map((piece) => piece.at));
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).match(`${base}web/device.json`);
    for (const piece of kept ? Object.values((await kept.json()).parts).flat() : []) {
      places.add(base + piece.at.slice(1));
    }
  }
  const pathOf = (/** @type {Request} */ { url }) => new URL(url).pathname;
  const old = (await cache.keys()).filter((each) => {
    return pathOf(each).startsWith(`${base}web/`) && !places.has(pathOf(each));
  });
  await Promise.all(old.map((each) => cache.delete(each)));
}

/** Where pieces are kept; nowhere, where the browser has no such place. */
async function openCache() {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}

/**
 * @param {DevicePiece} piece
 * @param {Cache | null} cache
 */
async function fetchPiece({ at, digest }, cache) {
  const kept = await cache?.match(at).catch(() => undefined);
  if (kept) return kept.arrayBuffer();
  for (let tried = 1; ; tried += 1) {
    try {
      const found = await fetch(at, { integrity: digest, signal: AbortSignal.timeout(STUCK) });
      if (!found.ok) throw new Interrupted(`no ${at}`);
      const copy = found.clone();
      const body = await found.arrayBuffer();
      await cache?.put(at, copy).catch(() => undefined); // no room: it is fetched again another time
      return body;
    } catch (problem) {
      if (tried === TRIES) throw new Interrupted(String(problem));
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT * tried));
  }
}
