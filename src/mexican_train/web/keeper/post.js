// Where guests put what they counted: a place at the server that only a match's link names.

import { call } from '../base/api.js';

/** Where this device remembers the place of a match, and what it has heard from there. */
const KEPT = 'mexican-train-guests:';
const PLACE_BYTES = 16;
const PLACE = /^[0-9a-f]{32}$/;

/** @typedef {{place: string, heard: string[]}} Post */

/** The place of a match's guests, which is made up when it is first wanted. @param {string} id @returns {Post} */
export function postOf(id) {
  try {
    const { place, heard } = JSON.parse(localStorage.getItem(KEPT + id) ?? '{}');
    if (isPlace(place) && Array.isArray(heard)) return { place, heard };
  } catch {
    // What is kept is not ours, or this browser keeps nothing.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(PLACE_BYTES));
  const place = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { place, heard: [] };
}

/** @param {string} id @param {Post} post */
export function keepPost(id, post) {
  try {
    localStorage.setItem(KEPT + id, JSON.stringify(post));
  } catch {
    // Then it is heard again when the page is opened anew.
  }
}

/** @param {string} id of a match that is gone */
export function dropPost(id) {
  localStorage.removeItem(KEPT + id);
}

/** @param {unknown} place @returns {place is string} */
export function isPlace(place) {
  return typeof place === 'string' && PLACE.test(place);
}

/** What guests have put there. @param {string} place @returns {Promise<BroughtHand[]>} */
export async function handsAt(place) {
  return (await call(`/api/counted/${place}`)).hands;
}

/** @param {string} place @param {CountedHand} hand */
export function putHand(place, hand) {
  return call(`/api/counted/${place}`, { body: hand });
}
