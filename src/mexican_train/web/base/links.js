// Links to a table: the invite, and one's own seat for another device. What they let one do is
// behind the #, which browsers send to nobody.

import { addressForOthers } from './address.js';

/** @typedef {{table: string, invite?: string, token?: string}} Keys */

/**
 * Lets others in.
 * @param {Keys} session
 */
export function inviteLink(session) {
  return addressForOthers(`/t/${session.table}#${session.invite}`);
}

/**
 * Opens one's own seat elsewhere.
 * @param {Keys} session
 */
export function seatLink(session) {
  return addressForOthers(`/t/${session.table}#seat=${session.token}`);
}

/**
 * Copies what a field shows, also where the page is not secure; whether it worked.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copyFrom(field) {
  field.select();
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  return document.execCommand('copy');
}

/**
 * Copies a text that no field shows; whether it worked.
 * @param {string} text
 */
export async function copyText(text) {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  const done = await copyFrom(field);
  field.remove();
  return done;
}

/**
 * Shares something as the device does it; false where it cannot, and something else is to be done.
 * @param {ShareData} data
 */
export async function share(data) {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    // Whoever thought better of it has had their choice.
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

/**
 * Where the rules of a sheet are told, with house rules.
 * @param {string} sheet
 * @param {Record<string, any>} house
 */
export function rulesPath(sheet, house) {
  const fields = Object.entries(house).map(([field, value]) => [field, String(value)]);
  return `/rules/${sheet}${fields.length ? `?${new URLSearchParams(fields)}` : ''}`;
}
