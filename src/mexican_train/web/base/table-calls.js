// Tables over HTTP: found, made and joined.

import { call } from './api.js';

/** @returns {Promise<ListedTable[]>} */
export async function publicTables() {
  return (await call('/api/tables')).tables;
}

/**
 * What anyone may know of a table; with a secret of it also who sits there.
 * @param {string} table
 * @param {string} [secret]
 * @returns {Promise<AboutWithSeat>}
 */
export function aboutTable(table, secret) {
  return call(`/api/tables/${encodeURIComponent(table)}`, { secret });
}

/**
 * Finds a table by the code that somebody said.
 * @param {string} code
 * @returns {Promise<TableFound>}
 */
export function findTable(code) {
  return call('/api/codes', { body: { code } });
}

/**
 * Makes a table.
 * @param {object} options
 * @returns {Promise<TableMade>}
 */
export function makeTable(options) {
  return call('/api/tables', { body: options });
}

/**
 * Takes a seat.
 * @param {string} table
 * @param {{name: string, invite?: string, id: string, commitment: string}} body
 * @returns {Promise<SeatTaken>}
 */
export function takeSeat(table, body) {
  return call(`/api/tables/${encodeURIComponent(table)}/seats`, { body });
}
