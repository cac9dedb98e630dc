// A spectator who asks for a seat during a match: the token that will open the seat is made here, and
// kept until the seat is given or the host declines.

import { newSecret } from '../base/chance.js';
import { nameToUse } from '../base/people.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { t } from '../base/words.js';

/** @typedef {import('./session.js').Session} Session */

/** Notes that a seat is to be asked for, once the table is there. @param {string} table */
export function wishSeat(table) {
  keepSecrets(table, { asking: { token: newSecret(), sent: false }, watching: true });
}

/** Asks for a seat. @param {Session} session */
export function askSeat(session) {
  if (!secretsOf(session.table).asking) wishSeat(session.table);
  const { asking } = secretsOf(session.table);
  const fields = { name: nameToUse(), token: asking?.token ?? '' };
  session.asked = session.wire.send('ask_seat', fields);
}

/** The request was refused; the next one is another. @param {Session} session @param {string | null} id */
export function refuseSeat(session, id) {
  if (id === session.asked) keepSecrets(session.table, { asking: undefined });
}

/**
 * Follows what a welcome says of the request: the seat is given, the host declined, or the table does
 * not know of it yet.
 * @param {Session} session
 * @param {number | null} seat
 * @param {number | null} latecomer
 */
export function followRequest(session, seat, latecomer) {
  const { asking } = secretsOf(session.table);
  session.latecomer = latecomer;
  if (!asking) return;
  if (seat !== null) {
    keepSecrets(session.table, { token: asking.token, asking: undefined, watching: undefined });
    session.notify(t('seat-given'));
  } else if (latecomer !== null) {
    keepSecrets(session.table, { asking: { ...asking, sent: true } });
  } else if (asking.sent) {
    keepSecrets(session.table, { asking: undefined });
    session.notify(t('seat-declined'));
  } else {
    askSeat(session);
  }
}

/**
 * The request of the person at this device, as everyone reads it.
 * @param {Session} session
 */
export function ownRequest({ view, latecomer }) {
  return view.latecomers.find(({ number }) => number === latecomer) ?? null;
}
