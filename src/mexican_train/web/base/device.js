// The tables of this device, where no server is needed: a worker has them, and is asked as a server
// would be. It is fetched and started when it is first needed.

import { address, fetchPath } from './address.js';
import { LANGUAGES } from './messages.js';
import { reactive } from './reactive.js';

/** So many milliseconds a worker may take to start, on the slowest phone, once all of it is here. */
const STARTS = 90_000;
/** So many it may take to say that it is there at all. */
const ANSWERS = 12_000;

/**
 * How far the worker is: asleep, fetching, starting, ready, or failed (then `why`). Of `all` bytes that
 * it is made of `done` are here, also while they only come to be kept; `kept` says that all are.
 * `lasting` is whether this browser keeps its tables.
 */
export const device = reactive({
  phase: /** @type {'asleep' | 'fetching' | 'starting' | 'ready' | 'failed'} */ ('asleep'),
  done: 0,
  all: 0,
  kept: false,
  why: '',
  lasting: true,
});

/** @type {Promise<Worker> | undefined} */
let started;
/** The worker, once it is there; how often it said something, and how one gives it up.
 * @type {{worker: Worker, said: number, lose: (why: string) => void} | undefined} */
let running;
/** @type {Promise<void> | undefined} */
let keeping;
/** Ends what only fetches, when the worker itself is needed. @type {(() => void) | undefined} */
let giveWay;
let count = 0;
/** @type {Map<number, (answer: {status: number, text: string}) => void>} */
const asked = new Map();
/** @type {Map<number, DeviceSocket>} */
const sockets = new Map();

/** Why this device has no tables of its own just now, with a code that can be put into words. */
class DeviceFailed extends Error {
  /** @param {string} why */
  constructor(why) {
    super(why);
    this.code = `device-${why}`;
  }
}

/** Whether this browser can run tables of its own at all. */
export function canPlayAlone() {
  return ['WebAssembly', 'Worker', 'DecompressionStream'].every((each) => each in globalThis);
}

/** Starts the worker, unless it runs; tries again what failed. */
export function startDevice() {
  started ??= start().catch((problem) => {
    started = undefined;
    throw problem;
  });
  return started;
}

/** Fetches what the worker is made of and the words of all languages, for another time. */
export async function keepDevice() {
  if (!canPlayAlone()) return;
  if (!started) {
    keeping ??= fetchDevice().finally(() => {
      keeping = undefined;
    });
    await keeping;
  }
  await started;
  const keeper = await navigator.serviceWorker?.getRegistration();
  for (const { code } of LANGUAGES) keeper?.active?.postMessage({ language: code });
}

/**
 * A worker that cannot even say that it is there is given up; whoever has a connection to it comes back
 * to another one.
 */
export function mindDevice() {
  const minded = running;
  if (!minded) return;
  const { said } = minded;
  minded.worker.postMessage({ type: 'ping' });
  setTimeout(() => {
    if (minded === running && minded.said === said) minded.lose('failed');
  }, ANSWERS);
}

/**
 * A call, answered by this device.
 * @param {string} path
 * @param {{body?: object, secret?: string}} how
 */
export async function askDevice(path, { body, secret }) {
  const worker = await startDevice();
  const id = ++count;
  const minding = setInterval(mindDevice, ANSWERS);
  const answered = new Promise((/** @type {(answer: {status: number, text: string}) => void} */ resolve) => {
    asked.set(id, resolve);
  });
  const method = body ? 'POST' : 'GET';
  const text = body ? JSON.stringify(body) : '';
  worker.postMessage({ type: 'call', id, method, path, body: text, secret: secret ?? '' });
  return answered.finally(() => clearInterval(minding));
}

/** A connection to a table of this device, to be used like a WebSocket. */
export class DeviceSocket {
  /** @param {string} table */
  constructor(table) {
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((event: {code: number}) => void) | null} */
    this.onclose = null;
    this.id = ++count;
    sockets.set(this.id, this);
    this.open(table).catch(() => this.closed(0));
  }

  /** @param {string} table */
  async open(table) {
    this.worker = await startDevice();
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.worker.postMessage({ type: 'open', id: this.id, table });
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** @param {string} text */
  send(text) {
    this.worker?.postMessage({ type: 'say', id: this.id, text });
  }

  close() {
    if (this.readyState === WebSocket.OPEN) this.worker?.postMessage({ type: 'close', id: this.id });
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.id);
  }

  /** The table has closed it. @param {number} code */
  closed(code) {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.id);
    this.onclose?.({ code });
  }
}

/** @returns {Promise<{worker: string, parts: DeviceParts}>} */
async function manifest() {
  const found = await fetchPath('/web/device.json').catch(() => null);
  if (!found?.ok) throw new DeviceFailed('interrupted');
  const { worker, parts } = await found.json();
  const placed = (/** @type {DevicePiece} */ piece) => ({ ...piece, at: address(piece.at) });
  const pieces = Object.entries(/** @type {Record<string, DevicePiece[]>} */ (parts));
  return {
    worker,
    parts: /** @type {any} */ (Object.fromEntries(pieces.map(([part, all]) => [part, all.map(placed)]))),
  };
}

async function fetchDevice() {
  const { worker, parts } = await manifest();
  if (started) return;
  const keeper = new Worker(address(worker), { type: 'module' });
  try {
    await new Promise((resolve, reject) => {
      giveWay = () => resolve(undefined);
      keeper.onerror = reject;
      keeper.onmessage = ({ data }) => {
        if (data.type === 'failed') reject(new DeviceFailed(data.why));
        else hear(data);
        if (data.type === 'kept') resolve(undefined);
      };
      keeper.postMessage({ type: 'keep', parts });
    });
  } finally {
    giveWay = undefined;
    keeper.terminate();
  }
}

async function start() {
  if (!canPlayAlone()) throw fail('browser');
  giveWay?.(); // what it has fetched by now is kept
  Object.assign(device, { phase: 'fetching', why: '' });
  const { worker: script, parts } = await manifest().catch(() => {
    throw fail('interrupted');
  });
  const worker = new Worker(address(script), { type: 'module' });
  return new Promise((/** @type {(worker: Worker) => void} */ resolve, reject) => {
    const lose = (/** @type {string} */ why) => {
      clearTimeout(late);
      worker.terminate();
      if (running) Object.assign(device, { phase: 'asleep' }); // it is started again when it is needed
      else reject(fail(why));
      started = running = undefined;
      for (const answer of asked.values()) answer({ status: 503, text: '{}' });
      asked.clear();
      for (const socket of sockets.values()) socket.closed(0);
    };
    const tooLate = () => lose('failed');
    let late = setTimeout(tooLate, STARTS);
    worker.onerror = () => lose('failed');
    worker.onmessage = ({ data }) => {
      const message = /** @type {FromDevice} */ (data);
      if (running) running.said += 1;
      if (message.type === 'progress') {
        clearTimeout(late);
        const { done, all } = message;
        if (done === all) late = setTimeout(tooLate, STARTS);
        device.phase = done < all ? 'fetching' : 'starting';
      }
      if (message.type === 'ready') {
        clearTimeout(late);
        running = { worker, said: 0, lose };
        Object.assign(device, { phase: 'ready', kept: true, lasting: message.lasting });
        if (message.lasting) keepForGood();
        resolve(worker);
      } else if (message.type === 'failed') lose(message.why);
      else hear(message);
    };
    worker.postMessage({ type: 'start', parts });
  });
}

/** Lets the browser keep tables for good, where it decides that by itself: Firefox asks people. */
function keepForGood() {
  if (!navigator.userAgent.includes('Firefox')) navigator.storage?.persist?.().catch(() => false);
}

/** @param {FromDevice} message */
function hear(message) {
  if (message.type === 'progress') {
    const { done, all } = message;
    Object.assign(device, { done, all });
  } else if (message.type === 'kept') {
    device.kept = true;
  } else if (message.type === 'answer') {
    asked.get(message.id)?.(message);
    asked.delete(message.id);
  } else if (message.type === 'heard') {
    for (const data of message.texts) sockets.get(message.id)?.onmessage?.({ data });
  } else if (message.type === 'closed') {
    sockets.get(message.id)?.closed(message.code);
  }
}

/** @param {string} why */
function fail(why) {
  Object.assign(device, { phase: 'failed', why });
  return new DeviceFailed(why);
}
