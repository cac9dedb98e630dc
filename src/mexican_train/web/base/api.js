// Calls: to the server over HTTP, or to this device where no server answers.

import { fetchPath } from './address.js';
import { reactive } from './reactive.js';

/** How many calls wait for this device, which may have to be made ready for them first. */
export const here = reactive({ waiting: 0 });

/** A refusal, with a code that can be put into words. */
export class CallFailed extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Whether nobody could answer: no server did, and this device has not all that it takes. */
export function isUnanswered(/** @type {Problem} */ { code }) {
  return code === 'unreachable' || code === 'device-interrupted';
}

/** Tables of this device are called as no server's are. @param {string} table */
export function isOnDevice(table) {
  return table.startsWith('0');
}

/**
 * A refusal as it is put into words: what cannot be saved on a device has others than on a server.
 * @param {boolean | undefined} own whether it is this device that refuses
 * @param {string} code
 */
export function refusedBy(own, code) {
  return own && code === 'storage' ? 'device-storage' : code;
}

/**
 * What this device can answer by itself, where a server cannot be reached.
 * @param {string} path
 * @param {any} body
 */
function answeredHere(path, body) {
  // Nobody else is needed where bots have all other seats.
  if (path === '/api/tables') return body?.challenge || body?.bots?.length === body?.seats - 1;
  if (path === '/api/challenges/results') return false;
  return /^\/api\/(replay|review|settle|sheets|rules|differences|challenges)\b/.test(path);
}

/**
 * Asks the server, or this device: for its own tables, and where no server answers.
 * @param {string} path
 * @param {{body?: object, secret?: string}} how
 * @returns {Promise<{status: number, text: string, here?: boolean}>}
 */
export async function ask(path, how) {
  const { body, secret } = how;
  if (!path.startsWith('/api/tables/0')) {
    /** @type {Record<string, string>} */
    const headers = {};
    if (body) headers['Content-Type'] = 'application/json';
    if (secret) headers.Authorization = `Bearer ${secret}`;
    const method = body ? 'POST' : 'GET';
    try {
      const answer = await fetchPath(path, { method, headers, body: body && JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    } catch {
      if (!answeredHere(path, body)) throw new CallFailed('unreachable', '');
    }
  }
  return askHere(path, how);
}

/**
 * Asks this device.
 * @param {string} path
 * @param {{body?: object, secret?: string}} how
 */
async function askHere(path, how) {
  here.waiting += 1;
  try {
    const { askDevice } = await import('./device.js').catch(() => {
      throw new CallFailed('unreachable', '');
    });
    const { status, text } = await askDevice(path, how);
    return { status, text, here: true };
  } finally {
    here.waiting -= 1;
  }
}

/**
 * @param {string} path
 * @param {{body?: object, secret?: string}} [how]
 * @returns {Promise<any>}
 */
export async function call(path, how = {}) {
  const { status, text, here: own } = await ask(path, how);
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    data = {};
  }
  if (status >= 400) {
    const code = data.error?.code ?? 'failed';
    throw new CallFailed(refusedBy(own, code), data.error?.message ?? '');
  }
  return data;
}

/** @type {Promise<Choices> | undefined} */
let told;

/** The sheets, and everything one can choose; asked for once. */
export function sheets() {
  told ??= call('/api/sheets').catch((problem) => {
    told = undefined;
    throw problem;
  });
  return /** @type {Promise<Choices>} */ (told);
}
