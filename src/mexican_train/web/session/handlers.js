// What a table tells, message by message, and what follows from it at one's presence there.

import { refusedBy } from '../base/api.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { callName, duty, linesOf, partsOf } from '../base/telling.js';
import { refusal, t } from '../base/words.js';
import { followRequest, refuseSeat } from './latecomer.js';
import { isKnock } from '../game/actions.js';

/**
 * What to do with each type of message; others are passed over.
 * @type {Handlers<import('./session.js').Session>}
 */
export const HANDLERS = {
  welcome(session, { view, seat, latecomer = null, invite, code, chat, now }) {
    if (seat === null && session.useOtherToken()) return session.wire.hello();
    // A token that opens no seat is of no use any more.
    keepSecrets(session.table, seat === null ? { invite, token: undefined } : { invite });
    session.clockOffset = now - Date.now() / 1000;
    session.code = code;
    session.chat = chat;
    session.read ||= chat.at(-1)?.number ?? 0;
    const news = session.returned || session.view?.version !== view.version;
    session.see(view);
    if (news && view.phase === 'playing') session.speech.say(duty(view));
    followRequest(session, seat, latecomer);
    for (const seat of session.muted) session.wire.send('mute', { seat });
    session.askHistory();
  },

  history(session, { events, former }) {
    session.log = [];
    session.happened = [];
    for (const part of partsOf(events, session.view, former)) {
      session.tell(part.events, part.view, part.view);
    }
  },

  update(session, { events, view }) {
    const { mine: wasMine, view: was } = session;
    const { legal, calls } = was;
    session.see(view);
    session.latest = events;
    announce(session, events);
    const said = session.tell(events, was);
    const anew = session.mine && (!wasMine || String(legal) !== String(view.legal));
    const called = view.calls.filter((call) => !calls.includes(call));
    session.speech.say(
      ...said,
      ...called.map((call) => (isKnock(call) ? duty(view) : callName(view, call))),
      anew ? duty(view) : '',
    );
  },

  /** What was tapped is done; it is shown with the update that follows. */
  ack(session, { id, version }) {
    if (id === session.renewal.id) session.renewal.done();
    const told = version <= session.view.version;
    const others = session.sent.filter((each) => each.id !== id);
    const taken = session.sent.find((each) => each.id === id);
    session.sent = taken && !told ? [...others, { ...taken, version }] : others;
  },

  players(session, { players, latecomers = [] }) {
    session.view = { ...session.view, players, latecomers };
  },

  said(session, line) {
    session.keepSaid(line);
    if (session.muted.has(line.seat)) return;
    session.speech.say(`${line.name}: ${chatText(line)}`);
    if (line.seat !== session.view.seat) session.showSaid(line);
  },

  hint(session, { id, version, actions }) {
    if (session.hint?.id !== id) return;
    const wanted = actions.length > 0 && version === session.view.version;
    session.hint = wanted ? { id, version, ...actions[0] } : null;
  },

  why(session, answer) {
    if (answer.reason === null || answer.version !== session.view.version) return;
    import('../base/explaining.js').then(
      ({ explain }) => session.tellWhy(explain(session.view, answer)),
      () => undefined, // what can be played is lit all the same
    );
  },

  refused(session, { id, reason, message, view }) {
    session.sent = session.sent.filter((each) => each.id !== id);
    if (view) session.see(view);
    if (session.hint?.id === id) session.hint = null;
    refuseSeat(session, id);
    session.notify(
      refusal({ code: refusedBy(session.alone, reason), message }),
      reason === 'bad_options' ? message : undefined,
    );
  },

  notice(session, { reason, message }) {
    session.notify(refusal({ code: refusedBy(session.alone, reason), message }));
  },
};

/**
 * Tells for a moment who came to a match, who has a seat, and who wants to go on when others agreed
 * to end early; a request waits for its answer on the host's own page.
 * @param {import('./session.js').Session} session
 * @param {Happening[]} events
 */
function announce(session, events) {
  const { view, hosting, table } = session;
  const told = ['seat_promised', 'seat_withdrawn', 'went_on'];
  const own = secretsOf(table).asking !== undefined; // other words tell of one's own request
  if (!hosting && !own) told.push('seat_asked');
  if (!own) told.push('sat');
  const news = view.phase === 'lobby' ? [] : events.filter(({ type }) => told.includes(type));
  const lines = linesOf(news, view).filter(({ seat }) => seat === null || seat !== view.seat);
  for (const { text } of lines) session.notify(text);
}

/** A line of the chat as it is read. @param {ChatLine} line */
export function chatText(line) {
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? '');
}
