// Something small as text that fits into a link: as JSON, made shorter where the browser can, with
// a sum by which one sees whether it came whole.

import { sha256 } from '../game/sha256.js';

/** Bytes that are made shorter, or not. */
const SHORTER = 'z';
const PLAIN = 'p';
/** The bytes of the sum, and the letters they make. */
const SUM_BYTES = 6;
const SUM = 8;
const FORM = 'deflate-raw';
/** Nothing of ours is larger than this once it is read: whoever wrote more means no good. */
const MOST_BYTES = 200_000;

/** @typedef {'damaged' | 'browser'} Wrong what came is not whole; this browser cannot read it */

/** @param {unknown} value */
export async function packed(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const short = 'CompressionStream' in globalThis ? await through(bytes, new CompressionStream(FORM)) : bytes;
  const kind = short && short.length < bytes.length ? SHORTER : PLAIN;
  return kind + letters(kind === SHORTER && short ? short : bytes) + sumOf(bytes);
}

/**
 * @param {string} text
 * @returns {Promise<{value: any, wrong?: undefined} | {wrong: Wrong}>}
 */
export async function unpacked(text) {
  const [kind, body, sum] = [text[0], text.slice(1, -SUM), text.slice(-SUM)];
  if (kind === SHORTER && !('DecompressionStream' in globalThis)) return { wrong: 'browser' };
  try {
    const came = bytesOf(body);
    const bytes = kind === SHORTER ? await through(came, new DecompressionStream(FORM)) : came;
    if (!bytes || sumOf(bytes) !== sum) return { wrong: 'damaged' };
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { wrong: 'damaged' };
  }
}

/**
 * Bytes made shorter, or long again; null where they would be far too many.
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {Promise<Uint8Array | null>}
 */
async function through(bytes, stream) {
  const reader = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(stream).getReader();
  /** @type {number[]} */
  const all = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(all);
    if (all.length + value.length > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    all.push(...value);
  }
}

/** @param {Uint8Array} bytes */
function sumOf(bytes) {
  return letters(sha256(bytes).slice(0, SUM_BYTES));
}

/** Bytes as letters that no address has to write otherwise. @param {Uint8Array} bytes */
function letters(bytes) {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text */
function bytesOf(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
