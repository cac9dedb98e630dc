// Taking a seat at a table, once: however often one has to ask until the answer arrives.

import { fingerprint } from '../game/hex.js';
import { firstNotes } from '../game/notes.js';
import { keepNotes, newNonce, notesOf } from './notes.js';
import { newSecret } from './chance.js';
import { nameToUse } from './people.js';
import { keepSecrets, secretsOf } from './store.js';
import { takeSeat } from './table-calls.js';

const TRIES = 3;
const WAIT = 700;

/**
 * Sits down, and keeps the seat's token. The id it is asked for with is kept until the answer is
 * here, also when the page is closed before: then the next try finds the same seat. The seat may
 * begin the match, so it brings what this device adds to the deal.
 * @param {string} table
 * @param {string} [invite]
 */
export async function sitDown(table, invite) {
  const id = secretsOf(table).sitting ?? newSecret();
  keepSecrets(table, { sitting: id });
  const nonce = notesOf(table)?.coming.nonce ?? newNonce();
  keepNotes(table, firstNotes(nonce));
  const body = { name: nameToUse(), invite, id, commitment: fingerprint(nonce) };
  const { token } = await patiently(() => takeSeat(table, body));
  keepSecrets(table, { token, invite, sitting: undefined });
}

/**
 * Asks again when no answer came.
 * @template T
 * @param {() => Promise<T>} ask
 */
async function patiently(ask) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (problem) {
      const lost = /** @type {Problem} */ (problem).code === 'unreachable';
      if (!lost || tried === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
}
