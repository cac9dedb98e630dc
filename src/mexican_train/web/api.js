// The calls over HTTP: tables are made, found and joined here.

/** A refusal, with a code that can be put into words. */
export class CallFailed extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

let ahead = 0;

/** The server's time in seconds, as well as it is known: its clock decides when a turn ends. */
export function serverNow() {
  return Date.now() / 1000 + ahead;
}

async function call(path, { body, secret } = {}) {
  const headers = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const asked = Date.now();
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
  compareClocks(answer.headers.get('date'), (asked + Date.now()) / 2);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new CallFailed(data.error?.code ?? 'failed', data.error?.message ?? '');
  return data;
}

function compareClocks(date, at) {
  const told = Date.parse(date ?? '');
  // The header has whole seconds, so half a second later is the best guess.
  if (!Number.isNaN(told)) ahead = (told + 500 - at) / 1000;
  if (Math.abs(ahead) < 1.5) ahead = 0;
}

/** The sheets, and everything one can choose; asked for once. */
export function sheets() {
  sheets.told ??= call('/api/sheets').catch((problem) => {
    sheets.told = undefined;
    throw problem;
  });
  return sheets.told;
}

export async function publicTables() {
  return (await call('/api/tables')).tables;
}

/** What anyone may know of a table; with a secret of it also who sits there. */
export function aboutTable(table, secret) {
  return call(`/api/tables/${encodeURIComponent(table)}`, { secret });
}

/** Makes a table: `{table, seat, token, invite}`. */
export function makeTable(options) {
  return call('/api/tables', { body: options });
}

/** Takes a seat: `{seat, token}`. */
export function takeSeat(table, name, invite) {
  return call(`/api/tables/${encodeURIComponent(table)}/seats`, { body: { name, invite } });
}
