// What this device adds to the deals of a table: before each deal it commits to a number, shows it
// when everybody's are fixed, and looks at the end of the round whether it was used.

import { effect, untracked } from '@preact/signals';

import { need } from '../base/language.js';
import { keepNotes, newNonce, notesOf } from '../base/notes.js';
import { t } from '../base/words.js';
import { fingerprint } from '../game/hex.js';
import { judged, noted, revealing } from '../game/notes.js';

export class Mixer {
  /** @param {import('./session.js').Session} session */
  constructor(session) {
    this.session = session;
    /** What was last said about, and on which connection: each thing is said once. */
    this.said = '';
    /** @type {Map<string, string>} */
    this.nonces = new Map(); // by the id that each was shown under; of a commitment nothing
    /** The round whose deal was looked at. */
    this.judged = '';
    this.stop = effect(() => {
      const { view } = session;
      if (view) untracked(() => this.see(view));
    });
  }

  /** @param {View} view */
  see(view) {
    const before = notesOf(this.session.table);
    let notes = noted(before, view);
    if (view.seat !== null) notes = this.add(notes, view, view.seat);
    if (JSON.stringify(notes) !== JSON.stringify(before)) keepNotes(this.session.table, notes);
    if (view.seed) this.judge(view, notes.deals[notes.after] ?? null);
  }

  /**
   * Commits to a number or shows it, as the table waits for it; the notes with that.
   * @param {DealNotes} notes
   * @param {View} view
   * @param {number} seat
   */
  add(notes, view, seat) {
    const about = `${view.next_commitment} ${view.mixing}`;
    if (about === this.said || this.session.state !== 'open') return notes;
    this.said = about;
    if (view.mixing) {
      const open = revealing(notes, view);
      const nonce = open?.coming.nonce;
      if (!open || !nonce) return notes;
      this.nonces.set(this.session.wire.send('reveal', { nonce }), nonce);
      return open;
    }
    // What was shown for a deal is not committed to again, nor is anything else for that deal.
    if (!view.next_commitment || notes.coming.set) return notes;
    const nonce = notes.coming.nonce ?? newNonce();
    const fields = { next_commitment: view.next_commitment, commitment: fingerprint(nonce) };
    this.nonces.set(this.session.wire.send('mix', fields), '');
    return { ...notes, coming: { ...notes.coming, nonce, seat } };
  }

  /**
   * Looks at what the table says before anybody else; whether it was an answer to this.
   * @param {ServerMessage} message
   */
  heard(message) {
    if (message.type === 'welcome') this.said = '';
    if (message.type !== 'mixed' && message.type !== 'refused') return false;
    const nonce = this.nonces.get(message.id ?? '');
    if (nonce === undefined) return false;
    this.nonces.delete(message.id ?? '');
    if (message.type === 'mixed' && nonce) this.confirm(nonce);
    return true;
  }

  /** The table says that it has dealt with a number. @param {string} nonce */
  confirm(nonce) {
    const { table } = this.session;
    const notes = notesOf(table);
    if (!notes) return;
    const sure = (/** @type {DealNote} */ note) =>
      note.nonce === nonce ? { ...note, confirmed: true } : note;
    const deals = Object.entries(notes.deals).map(([round, note]) => [round, sure(note)]);
    keepNotes(table, { ...notes, coming: sure(notes.coming), deals: Object.fromEntries(deals) });
  }

  /**
   * The round is over, and all is open: says so if the table has not kept its word.
   * @param {View} view
   * @param {DealNote | null} note
   */
  async judge(view, note) {
    const round = `${view.match}/${view.round}`;
    if (this.judged === round) return;
    this.judged = round;
    const fits = view.seed && fingerprint(view.seed) === view.commitment;
    if (fits && judged(note, view).kept) return;
    await need('replay');
    this.session.notify(t('fair-broken'));
  }
}
