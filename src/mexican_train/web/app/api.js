// The calls over HTTP: tables are made, found and joined here.

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

/**
 * @param {string} path
 * @param {{body?: object, secret?: string}} [how]
 * @returns {Promise<any>}
 */
export async function call(path, { body, secret } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer;
  try {
    answer = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new CallFailed('unreachable', '');
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new CallFailed(data.error?.code ?? 'failed', data.error?.message ?? '');
  return data;
}

/** @type {Promise<Told> | undefined} */
let told;

/** The sheets, and everything one can choose; asked for once. */
export function sheets() {
  told ??= call('/api/sheets').catch((problem) => {
    told = undefined;
    throw problem;
  });
  return /** @type {Promise<Told>} */ (told);
}

/** @returns {Promise<About[]>} */
export async function publicTables() {
  return (await call('/api/tables')).tables;
}

/**
 * What anyone may know of a table; with a secret of it also who sits there.
 * @param {string} table
 * @param {string} [secret]
 * @returns {Promise<About>}
 */
export function aboutTable(table, secret) {
  return call(`/api/tables/${encodeURIComponent(table)}`, { secret });
}

/**
 * Finds a table by the code that somebody said.
 * @param {string} code
 * @returns {Promise<{table: string, invite: string}>}
 */
export function findTable(code) {
  return call('/api/codes', { body: { code } });
}

/**
 * Makes a table.
 * @param {object} options
 * @returns {Promise<{table: string, seat: number, token: string, invite: string}>}
 */
export function makeTable(options) {
  return call('/api/tables', { body: options });
}

/**
 * Takes a seat.
 * @param {string} table
 * @param {string} name
 * @param {string} [invite]
 * @returns {Promise<{seat: number, token: string}>}
 */
export function takeSeat(table, name, invite) {
  return call(`/api/tables/${encodeURIComponent(table)}/seats`, { body: { name, invite } });
}
