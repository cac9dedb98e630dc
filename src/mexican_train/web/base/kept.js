// What this device keeps so that one can play without a connection, and how much of that is here.

import { address, fetchPath } from './address.js';
import { canPlayAlone, keepDevice } from './device.js';
import { reactive } from './reactive.js';
import { isPageKept } from './site.js';

const LOOK_AGAIN = 300;
const PATIENCE = 20_000;
const PROBE = 'mexican-train-probe';

/**
 * `unknown` until it was looked at, `all` when everything is here. Otherwise `some` of it is, `done`
 * of `all` bytes; `keeping` while the rest is fetched. `insecure`: browsers keep nothing of a page
 * that came without https; `browser`: this one cannot play by itself.
 * @typedef {'unknown' | 'all' | 'some' | 'keeping' | 'insecure' | 'browser'} State
 */

/** `failed` is whether it was interrupted; `lasting` whether matches here outlive the tab. */
export const kept = reactive({
  state: /** @type {State} */ ('unknown'),
  done: 0,
  all: 0,
  failed: false,
  lasting: true,
});

/** Looks how much is here. */
export async function lookAtKept() {
  kept.lasting = await canKeepMatches();
  if (!canPlayAlone()) kept.state = 'browser';
  else if (!isPageKept()) kept.state = 'insecure';
  else {
    await count();
    const registration = await navigator.serviceWorker.getRegistration();
    const whole = kept.all > 0 && kept.done === kept.all && registration?.active;
    kept.state = whole ? 'all' : 'some';
  }
}

/** Keeps everything now. */
export async function keepNow() {
  if (kept.state !== 'some') return;
  Object.assign(kept, { state: 'keeping', failed: false });
  const counting = setInterval(() => count().catch(() => undefined), LOOK_AGAIN);
  try {
    await keeper(); // it is told which words to keep
    await keepDevice();
  } catch {
    kept.failed = true;
  }
  clearInterval(counting);
  await lookAtKept().catch(() => {
    kept.state = 'some';
  });
}

/** What keeps the page itself: on a first visit it takes a moment to begin. */
function keeper() {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** How many bytes of what is played with are here. */
async function count() {
  const { parts } = await (await fetchPath('/web/device.json')).json();
  const pieces = /** @type {DevicePiece[]} */ (Object.values(parts).flat());
  const found = await Promise.all(pieces.map(({ at }) => caches.match(address(at))));
  const sum = (/** @type {DevicePiece[]} */ some) => some.reduce((all, { bytes }) => all + bytes, 0);
  Object.assign(kept, { done: sum(pieces.filter((_, at) => found[at])), all: sum(pieces) });
}

/** Whether this browser has a place for matches: a private window may have none. */
function canKeepMatches() {
  return new Promise((/** @type {(can: boolean) => void} */ resolve) => {
    try {
      const opening = indexedDB.open(PROBE);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
