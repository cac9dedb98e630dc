// What a replay asks the server for.

import { CallFailed, call } from '../app/api.js';

/**
 * Which round of which table, and what opens it.
 * @typedef {{table: string, match: number, round: number, secret?: string}} Address
 */

/** @param {Address} address */
function pathOf({ table, match }) {
  return `/api/tables/${encodeURIComponent(table)}/matches/${match}/records`;
}

/**
 * A finished round of a table, step by step.
 * @param {Address} address
 * @returns {Promise<Watched>}
 */
export function stepsOf(address) {
  const { round, secret } = address;
  return call(`${pathOf(address)}/${round}/steps`, { secret });
}

/**
 * Any record, step by step.
 * @param {RoundRecord} record
 * @returns {Promise<Watched>}
 */
export function stepsOfRecord({ legal, ...record }) {
  // What could have been done is found out anew; without it a record is much shorter.
  return call('/api/replay', { body: record });
}

/**
 * The records of all finished rounds of a match, one a line.
 * @param {Address} address
 */
export async function recordsOf(address) {
  const headers = { Authorization: `Bearer ${address.secret ?? ''}` };
  const answer = await fetch(pathOf(address), { headers }).catch(() => null);
  if (!answer?.ok) throw new CallFailed(answer ? 'failed' : 'unreachable', '');
  return answer.text();
}

/**
 * Saves a text as a file on this device.
 * @param {string} name
 * @param {string} text
 */
export function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
