// What a table tells, message by message, and what follows from it at one's presence there.

import { keepSecrets } from '../app/store.js';
import { callName, duty, refusal, t } from '../app/words.js';
import { wagonKey } from '../yard/yard.js';
import { wagonAhead } from '../hand/ahead.js';

const LINES_KEPT = 300;

/**
 * What to do with each type of message.
 * @type {Record<string, (session: import('./session.js').Session, message: any) => void>}
 */
export const HEARING = {
  welcome(session, { view, seat, invite, code, chat, now }) {
    // A token that opens no seat is of no use any more.
    keepSecrets(session.table, seat === null ? { invite, token: undefined } : { invite });
    session.ahead = now - Date.now() / 1000;
    session.code = code;
    session.chat = chat;
    session.read ||= chat.at(-1)?.number ?? 0;
    session.fresh = new Set();
    session.see(view);
    if (view.phase === 'playing') session.speech.say(duty(view));
    for (const seat of session.muted) session.wire.send('mute', { seat });
    session.askHistory();
  },

  history(session, { events }) {
    session.log = [];
    session.tell(events);
  },

  update(session, { events, view }) {
    const { mine: wasMine } = session;
    const { legal, calls } = session.view;
    const fresh = freshIn(session, events, view);
    session.see(view);
    session.latest = events;
    session.fresh = fresh;
    const said = session.tell(events);
    const anew = session.mine && (!wasMine || String(legal) !== String(view.legal));
    const called = view.calls.filter((/** @type {string} */ call) => !calls.includes(call));
    session.speech.say(
      ...said,
      ...called.map((/** @type {string} */ call) => callName(view, call)),
      anew ? duty(view) : '',
    );
  },

  /** What was tapped is done; it is shown with the update that follows. */
  ack(session, { id, version }) {
    const told = version <= session.view.version;
    const others = session.sent.filter((each) => each.id !== id);
    const taken = session.sent.find((each) => each.id === id);
    session.sent = taken && !told ? [...others, { ...taken, version }] : others;
  },

  players(session, { players }) {
    session.view = { ...session.view, players };
  },

  said(session, line) {
    session.chat = [...session.chat, line].slice(-LINES_KEPT);
    if (!session.muted.has(line.seat)) session.speech.say(`${line.name}: ${saying(line)}`);
  },

  hint(session, { id, version, actions }) {
    if (session.hint?.id !== id) return;
    const wanted = actions.length > 0 && version === session.view.version;
    session.hint = wanted ? { id, version, ...actions[0] } : null;
  },

  refused(session, { id, reason, message, view }) {
    session.sent = session.sent.filter((each) => each.id !== id);
    if (view) session.see(view);
    if (session.hint?.id === id) session.hint = null;
    session.notify(
      refusal({ code: reason, message }),
      reason === 'bad_options' ? message : undefined,
    );
  },

  notice(session, { reason, message }) {
    session.notify(refusal({ code: reason, message }));
  },
};

/**
 * What is new: the wagons of these events, but for the one that was shown ahead, and the tiles that
 * came into the hand. Of a new round nothing is.
 * @param {import('./session.js').Session} session
 * @param {Happening[]} events
 * @param {View} view
 */
function freshIn(session, events, view) {
  if (events.some(({ type }) => type === 'round_began')) return new Set();
  const before = new Set(session.view.hand);
  const played = events.filter(({ type }) => type === 'played');
  const wagons = played.map(({ train, tile }) => wagonKey({ train, tile }));
  const drawn = before.size ? view.hand.filter((tile) => !before.has(tile)) : [];
  const fresh = new Set([...wagons, ...drawn]);
  const ahead = wagonAhead(session.view, session.sent);
  if (ahead) fresh.delete(wagonKey(ahead));
  return fresh;
}

/** A line of the chat as it is read. @param {import('./session.js').Saying} line */
export function saying(line) {
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? '');
}
