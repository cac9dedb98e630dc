// Finished rounds, as their table has them: as records, and step by step.

import { CallFailed, ask, call } from './api.js';

/**
 * Which round of which table, and what opens it.
 * @typedef {{table: string, match: number, round: number, secret?: string}} Address
 */

/** Where the records of a match are. @param {Address} address */
export function pathOf({ table, match }) {
  return `/api/tables/${encodeURIComponent(table)}/matches/${match}/records`;
}

/**
 * A finished round of a table, step by step.
 * @param {Address} address
 * @returns {Promise<Replay>}
 */
export function stepsOf(address) {
  const { round, secret } = address;
  return call(`${pathOf(address)}/${round}/steps`, { secret });
}

/**
 * Any record, step by step.
 * @param {RoundRecord} record
 * @returns {Promise<Replay>}
 */
export function stepsOfRecord(record) {
  return call('/api/replay', { body: withoutLegal(record) });
}

/**
 * The records of all finished rounds of a match, one a line.
 * @param {Address} address
 */
export async function recordsOf(address) {
  const { status, text } = await ask(pathOf(address), { secret: address.secret });
  if (status >= 400) throw new CallFailed('failed', '');
  return text;
}

/**
 * A round among the records of its match.
 * @param {string} records one a line
 * @param {number} round
 * @returns {RoundRecord}
 */
export function recordIn(records, round) {
  const all = records.trim().split('\n').map((line) => JSON.parse(line));
  return withoutLegal(all.find((each) => each.round === round));
}

/** What could have been done is found out anew; without it a record is much shorter. @param {RoundRecord} record */
export function withoutLegal({ legal, ...record }) {
  return record;
}
