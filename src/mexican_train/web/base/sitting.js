// Taking a seat at a table, once: however often one has to ask until the answer arrives.

import { fingerprint } from '../game/hex.js';
import { firstNotes } from '../game/notes.js';
import { keepNotes, newNonce, notesOf } from './notes.js';
import { newSecret } from './chance.js';
import { nameToUse } from './people.js';
import { keepSecrets, myName, secretsOf } from './store.js';
import { takeSeat } from './table-calls.js';
import { t } from './words.js';

const TRIES = 3;
const WAIT = 700;
const MOST_GUESTS = 8;

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
  const body = { invite, id, commitment: fingerprint(nonce) };
  const { token } = await sitUnderFreeName((name) => takeSeat(table, { ...body, name }));
  keepSecrets(table, { token, invite, sitting: undefined });
}

/**
 * People who typed no name are guests, whom a number tells apart.
 * @template T
 * @param {(name: string) => Promise<T>} sit
 */
async function sitUnderFreeName(sit) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? nameToUse() : `${t('guest')} ${number}`;
    try {
      return await patiently(() => sit(name));
    } catch (problem) {
      const taken = /** @type {Problem} */ (problem).code === 'name_taken';
      if (!taken || myName() || number === MOST_GUESTS) throw problem;
    }
  }
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
