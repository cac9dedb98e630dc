// The calls over HTTP: tables are made, found and joined here.

/** A refusal, with a code that can be put into words. */
export class CallFailed extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

async function call(path, { body, secret } = {}) {
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
