// Bytes as hexadecimal digits, and fingerprints (SHA-256) of bytes that are written so.

import { sha256 } from './sha256.js';

/** Bytes in hexadecimal digits. */
export function hexOf(/** @type {Uint8Array} */ bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that hexadecimal digits write. */
export function bytesOf(/** @type {string} */ digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The SHA-256 of bytes, both in hexadecimal digits. */
export function fingerprint(/** @type {string} */ digits) {
  return hexOf(sha256(bytesOf(digits)));
}
