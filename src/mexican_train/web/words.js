// Puts what the table tells into words: which message of the catalogue fits, with what in it.

import english from './english.js';
import more from './english_more.js';

const catalogue = { ...english, ...more };

/** The message with this key. */
export function t(key, args = {}) {
  const message = catalogue[key] ?? key;
  return typeof message === 'function' ? message(args) : message;
}

/** Why something was refused; the server's own sentence where there is no message for it. */
export function refusal(reason, sentence) {
  const key = `refused-${reason}`;
  return key in catalogue ? t(key) : sentence || reason;
}

/** What someone is called: "You" in one's own seat. */
export function nameOf(view, seat) {
  return seat === view.seat ? t('you') : (view.players[seat]?.name ?? '');
}

/** The title of a sheet; variants follow its name. */
export function sheetTitle(name) {
  return name.charAt(0).toUpperCase() + name.slice(1).replace('/', ', ');
}

/** A tile as it is read out: "5 and 12", "double 8", "blank and 3". */
export function tileName(tile) {
  const [one, other] = tile.split('-').map((pip) => (pip === '0' ? t('tile-blank') : pip));
  return one === other ? t('tile-double', { pip: one }) : t('tile', { tile: `${one}-${other}` });
}

/** A train as it is spoken of by this view, when `actor` does something on it. */
export function trainName(view, train, actor = view.seat) {
  if (train === 'M') return t('train-mexican');
  if (train === view.seat) return t('train-yours');
  if (train === actor) return t('train-own');
  return t('train-of', { name: nameOf(view, train) });
}

/** The double at the end of a train. */
export function doubleName(view, train) {
  const pip = endOf(view, train);
  if (train === 'M') return t('double-mexican', { pip });
  if (train === view.seat) return t('double-yours', { pip });
  return t('double-of', { pip, name: nameOf(view, train) });
}

function endOf(view, train) {
  const wagons = train === 'M' ? view.mexican : view.trains[train];
  return wagons.length ? wagons.at(-1).split('-')[1] : view.engine;
}

/** What must be done now, and by whom, in one sentence. */
export function duty(view, chosen) {
  if (view.phase !== 'playing') return t('turn-over');
  if (view.paused) return t(view.seat === view.host ? 'turn-paused-host' : 'turn-paused');
  return view.turn === view.seat ? myDuty(view, chosen) : theirDuty(view);
}

function myDuty(view, chosen) {
  if (chosen) return t('duty-choose', { tile: chosen });
  const plays = view.legal.filter((action) => action.includes('@'));
  const end = plays.length ? '' : view.legal.includes('draw') ? '-draw' : '-pass';
  if (view.series) return t(view.legal.includes('stop') ? 'duty-series-stop' : 'duty-series');
  if (view.follow_up !== null) return t(`duty-follow${end}`);
  if (view.open_double !== null) {
    return t(`duty-close${end}`, { double: doubleName(view, view.open_double) });
  }
  if (end) return t(`duty${end}`);
  return t(new Set(plays.map((play) => play.split('@')[0])).size === 1 ? 'duty-one' : 'duty-play');
}

function theirDuty(view) {
  const who = view.players[view.turn];
  const name = who.name;
  if (!who.connected && !who.stand_in) {
    return t(view.seat === view.host ? 'turn-away-host' : 'turn-away', { name });
  }
  if (view.follow_up !== null) return t('turn-other-follow', { name });
  const open = view.open_double;
  if (open === view.turn) return t('turn-other-own', { name, pip: endOf(view, open) });
  if (open !== null) return t('turn-other-close', { name, double: doubleName(view, open) });
  return t('turn-other', { name });
}

/** Events as lines of the log: `{seat, text}`; several that are one thing become one line. */
export function linesOf(events, view) {
  const lines = [];
  const put = (seat, key, args = {}) => {
    const who = seat === null ? {} : { you: seat === view.seat, name: nameOf(view, seat) };
    if (key in catalogue) lines.push({ seat, text: t(key, { ...who, ...args }) });
  };
  events.forEach((event, index) => {
    const tell = TELLING[event.type];
    const around = { before: events[index - 1]?.type, after: events[index + 1]?.type };
    if (tell) tell(event, put, view, around);
    else put(event.seat ?? null, `did-${event.type}`);
  });
  return lines;
}

/** How to tell the events that take more than their own message. */
const TELLING = {
  played({ seat, tile, train }, put, view, { after }) {
    const [inner, outer] = tile.split('-');
    const args = { tile, pip: inner, train: trainName(view, train, seat) };
    if (inner === outer) put(seat, 'did-laid', args);
    else put(seat, after === 'double_closed' ? 'did-closed' : 'did-played', args);
  },
  drew({ seat, tile }, put) {
    put(seat, tile ? 'did-drew-tile' : 'did-drew', { tile });
  },
  passed({ seat }, put, view, { after }) {
    put(seat, after === 'marker_placed' ? 'did-passed-open' : 'did-passed');
  },
  marker_placed({ seat }, put, view, { before }) {
    if (before !== 'passed') put(seat, 'did-marker_placed');
  },
  caught({ seat, by, count }, put, view) {
    put(seat, 'did-caught', { catcher: nameOf(view, by), count });
  },
  played_for({ seat, by }, put) {
    put(seat, `did-played_for-${by}`);
  },
  round_began(event, put) {
    put(null, 'did-round_began', event);
    put(event.first, 'did-first');
  },
  round_over({ blocked, winners }, put, view) {
    if (blocked) put(null, 'did-round_over-blocked', { names: namesOf(view, winners) });
    else put(winners[0], 'did-round_over-out');
  },
  match_over({ winners }, put, view) {
    put(null, 'did-match_over', { names: namesOf(view, winners) });
  },
};

export function namesOf(view, seats) {
  return seats.map((seat) => nameOf(view, seat));
}

/** What a hint advises, and why. */
export function hintWords(view, { action, reason, arguments: args }) {
  const [tile, train] = action.split('@');
  const place = train === undefined ? undefined : train === 'M' ? 'M' : Number(train);
  const what =
    place === undefined
      ? t(`hint-do-${action}`)
      : t('hint-do-play', { tile, train: trainName(view, place) });
  return { title: t('hint-title', { what }), why: t(reason, args) };
}
