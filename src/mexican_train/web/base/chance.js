// What nobody can guess.

/** So many random bytes are in it: as many as in the server's own tokens. */
const BYTES = 24;

/** An id or a token that nobody else has. */
export function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
