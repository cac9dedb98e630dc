// What a device notes of the deals of a table, so that it can tell afterwards whether anybody chose
// or touched them: what the table promised first, what the device itself adds, whose fingerprints it
// was shown before it showed its own number. docs/fair-deals.md says why that is enough.

import { fingerprint } from './hex.js';

/**
 * The notes of a device that adds a number to the first deal of a table.
 * @param {string} nonce
 * @returns {DealNotes}
 */
export function firstNotes(nonce) {
  return { after: '0/0', coming: { nonce }, deals: {} };
}

/**
 * The notes brought up to date with a view. The first promise counts; when a round was dealt, what
 * was noted for the coming deal is about that round.
 * @param {DealNotes | null} notes
 * @param {View} view
 * @returns {DealNotes}
 */
export function noted(notes, view) {
  const now = `${view.match}/${view.round}`;
  let { after, coming, deals } = notes ?? { after: now, coming: {}, deals: {} };
  const dealt = { promise: view.commitment ?? undefined };
  if (view.round && after !== now) {
    deals = { ...deals, [now]: follows(after, view) ? { ...dealt, ...coming } : dealt };
    [after, coming] = [now, {}];
  } else if (view.round && !deals[now]) {
    deals = { ...deals, [now]: dealt };
  }
  if (!coming.promise) coming = { ...coming, promise: view.next_commitment ?? undefined };
  return { after, coming, deals };
}

/**
 * Whether the round of a view is the next after another one.
 * @param {string} after
 * @param {View} view
 */
function follows(after, { match, round }) {
  const [before, last] = after.split('/').map(Number);
  return match === before ? round === last + 1 : match === before + 1 && round === 1;
}

/**
 * The notes of a device that may show its number now: its fingerprint is in the set that was closed,
 * the table's promise is the first it made, and no other set was shown for this deal. Else null.
 * @param {DealNotes} notes
 * @param {View} view
 * @returns {DealNotes | null}
 */
export function revealing(notes, { seat, mixing, next_commitment: promise }) {
  const { coming } = notes;
  if (seat === null || !mixing || !coming.nonce || promise !== coming.promise) return null;
  if (mixing[seat] !== fingerprint(coming.nonce)) return null;
  if (coming.set && String(coming.set) !== String(mixing)) return null;
  return { ...notes, coming: { ...coming, seat, set: [...mixing] } };
}

/**
 * What a device's notes say about a deal: whether the table kept its promise, dealt with the set it
 * had shown and with numbers that fit their fingerprints, and did not leave out a number that it had
 * confirmed. `mine` is what became of the device's own number.
 * @param {DealNote | null} note
 * @param {{commitment?: string | null, mix?: (MixedShare | null)[] | null}} dealt
 */
export function judged(note, { commitment, mix }) {
  const shares = mix ?? [];
  const set = shares.map((share) => share?.commitment.toLowerCase() ?? null);
  const mine = ownIn(note, shares);
  const verdict = {
    mine,
    promise: !note?.promise || note.promise === commitment?.toLowerCase(),
    set: !note?.set || String(note.set) === String(set),
    nonces: shares.every(fits),
    confirmed: !note?.confirmed || mine === 'used',
  };
  const { promise, nonces, confirmed } = verdict;
  return { ...verdict, kept: promise && verdict.set && nonces && confirmed };
}

/** Whether a number fits its fingerprint. @param {MixedShare | null} share */
function fits(share) {
  return !share?.nonce || fingerprint(share.nonce) === share.commitment.toLowerCase();
}

/**
 * What became of the number of a device: it was used, came too late, was left out altogether, or
 * another stands in its place. Null: it had none.
 * @param {DealNote | null} note
 * @param {(MixedShare | null)[]} shares
 */
function ownIn(note, shares) {
  if (!note?.nonce || note.seat === undefined) return null;
  const share = shares[note.seat];
  if (!share) return 'none';
  if (share.commitment.toLowerCase() !== fingerprint(note.nonce)) return 'other';
  return share.nonce ? 'used' : 'late';
}
