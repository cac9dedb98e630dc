// What this device notes of deals, and the numbers it adds to them, kept with the table's secrets.

import { hexOf } from '../game/hex.js';
import { keepSecrets, secretsOf } from './store.js';

const NONCE_BYTES = 32;
const DEALS_KEPT = 40;

/** A number that nobody can guess, to be added to a deal. */
export function newNonce() {
  return hexOf(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}

/**
 * What was noted of a table's deals.
 * @param {string} table
 * @returns {DealNotes | null}
 */
export function notesOf(table) {
  return secretsOf(table).notes ?? null;
}

/**
 * @param {string} table
 * @param {DealNotes} notes
 */
export function keepNotes(table, notes) {
  const deals = Object.fromEntries(Object.entries(notes.deals).slice(-DEALS_KEPT));
  keepSecrets(table, { notes: { ...notes, deals } });
}

/**
 * What was noted of the deal of a round, if one was there.
 * @param {string} table
 * @param {number} match
 * @param {number} round
 */
export function noteOf(table, match, round) {
  return notesOf(table)?.deals[`${match}/${round}`] ?? null;
}
