// What a table tells, in words: whose turn it is and what must be done, what happened, hints.

import { caughtBy, isKnock, isPlay, tileIn, trainIn } from '../game/actions.js';
import { isDouble, pipsOf } from '../game/tiles.js';
import { endOf } from '../game/trains.js';
import { either } from './messages.js';
import { hasWords, pipName, t, tileName } from './words.js';

/**
 * What someone is called: "You" in one's own seat.
 * @param {View} view
 * @param {number} seat
 */
export function nameOf(view, seat) {
  return seat === view.seat ? t('you') : (view.players[seat]?.name ?? '');
}

/**
 * The name of a spectator who has asked for a seat; older servers know of none.
 * @param {View} view
 * @param {number} number
 */
function latecomerName({ latecomers = [] }, number) {
  return latecomers.find((each) => each.number === number)?.name ?? '';
}

/**
 * A tile of the hand and where it fits: "5 and 12, can be played on your train".
 * @param {View} view
 * @param {string} tile
 * @param {Train[]} places
 */
export function playableName(view, tile, places) {
  const trains = places.map((train) => trainName(view, train));
  return t('tile-playable', { tile: tileName(tile), trains: either(trains) });
}

/**
 * A train as it is spoken of by this view, when `actor` does something on it.
 * @param {View} view
 * @param {Train} train
 * @param {number | null} [actor]
 */
export function trainName(view, train, actor = view.seat) {
  if (train === 'M') return t('train-mexican');
  if (train === view.seat) return t('train-yours');
  if (train === actor) return t('train-own');
  return t('train-of', { name: nameOf(view, train) });
}

/**
 * The double at the end of a train.
 * @param {View} view
 * @param {Train} train
 */
export function doubleName(view, train) {
  const pip = endOf(view, train);
  if (train === 'M') return t('double-mexican', { pip });
  if (train === view.seat) return t('double-yours', { pip });
  return t('double-of', { pip, name: nameOf(view, train) });
}

/**
 * Where a train ends, for those who cannot see it.
 * @param {View} view
 * @param {{train: Train, closing?: boolean}} laid `closing`: its double must be closed
 */
export function endName(view, { train, closing = false }) {
  const pip = pipName(endOf(view, train));
  return closing ? t('lane-ends-close', { pip }) : t('lane-ends', { pip });
}

/**
 * What must be done now, and by whom, in one sentence.
 * @param {View} view
 * @param {string | null} [chosen]
 */
export function duty(view, chosen) {
  if (view.phase !== 'playing') return t('turn-over');
  if (view.paused) return pausedDuty(view);
  if (view.turn === null) return '';
  return view.turn === view.seat ? myDuty(view, chosen) : theirDuty(view, view.turn);
}

/** @param {View} view */
function pausedDuty(view) {
  if (view.seat === view.host) return t('turn-paused-host');
  const { name, connected } = view.players[view.host];
  return connected ? t('turn-paused') : `${t('turn-paused')} ${t('host-away', { name })}`;
}

/**
 * @param {View} view
 * @param {string | null} [chosen]
 */
function myDuty(view, chosen) {
  if (chosen) return t('duty-choose', { tile: chosen });
  const plays = view.legal.filter(isPlay);
  const end = plays.length ? '' : view.legal.includes('draw') ? '-draw' : '-pass';
  if (view.series) return t(view.legal.includes('stop') ? 'duty-series-stop' : 'duty-series');
  if (view.follow_up !== null) return t(`duty-follow${end}`);
  if (view.open_double !== null) {
    return t(`duty-close${end}`, { double: doubleName(view, view.open_double) });
  }
  if (end) return t(`duty${end}`);
  return t(new Set(plays.map(tileIn)).size === 1 ? 'duty-one' : 'duty-play');
}

/**
 * @param {View} view
 * @param {number} turn
 */
function theirDuty(view, turn) {
  if (view.calls.some(isKnock)) return t('duty-knock', { tiles: view.penalty ?? 0 });
  const who = view.players[turn];
  const name = who.name;
  if (!who.connected && !who.stand_in) {
    if (turn === view.host) return t('host-away', { name });
    return t(view.seat === view.host ? 'turn-away-host' : 'turn-away', { name });
  }
  if (view.follow_up !== null) return t('turn-other-follow', { name });
  const open = view.open_double;
  if (open === turn) return t('turn-other-own', { name, pip: endOf(view, open) });
  if (open !== null) return t('turn-other-close', { name, double: doubleName(view, open) });
  return t(isAnnounced(view) ? 'turn-other-announced' : 'turn-other', { name });
}

/**
 * Whether somebody's last tile is announced by the table, and the next player has not acted yet.
 * @param {View} view
 */
function isAnnounced({ seat, penalty, hand, players, turn }) {
  return (
    seat !== null && penalty === null && hand.length === 1 && turn === (seat + 1) % players.length
  );
}

/**
 * A line of the log; `by`: who did it for the seat, if that did not do it itself.
 * @typedef {{seat: number | null, text: string, by?: string}} Line
 */
/** @typedef {(seat: number | null, key: string, args?: Record<string, any>) => void} Put */

/**
 * Events as lines of the log; several that are one thing become one line.
 * @param {Happening[]} events
 * @param {View} view
 * @param {(tile: string) => string} [named] how tiles are called in them
 * @param {View} [was] the view before them
 * @returns {Line[]}
 */
export function linesOf(events, view, named = (tile) => tile, was = view) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {{seat?: number, by?: string}} */
  let helper = {};
  /** @type {Put} */
  const put = (seat, plain, args = {}) => {
    const { by } = seat === helper.seat ? helper : {};
    const key = `${plain}-${by}`;
    const who = seat === null ? {} : { you: seat === view.seat, name: nameOf(view, seat) };
    const what = args.tile ? { ...args, tile: named(args.tile) } : args;
    const found = [key, plain].find(hasWords);
    if (found) lines.push({ seat, text: t(found, { ...who, ...what }), by });
  };
  events.forEach((event, index) => {
    if (event.type === 'played_for') helper = event;
    const tell = TELLING[event.type];
    const around = {
      before: events[index - 1]?.type,
      after: events[index + 1]?.type,
      helped: helper.seat !== undefined,
      was,
    };
    if (tell) tell(event, put, view, around);
    else put('seat' in event ? event.seat : null, `did-${event.type}`);
  });
  return lines;
}

/**
 * The events of a round in parts, each with the view of those who had the seats at the time.
 * @param {Happening[]} events
 * @param {View} view
 * @param {FormerPlayer[]} former the earliest first
 */
export function partsOf(events, view, former) {
  const ends = [...new Set([...former.map(({ until }) => until), events.length])];
  return ends.map((end, at) => ({
    events: events.slice(ends[at - 1] ?? 0, end),
    view: viewThen(view, former.filter(({ until }) => until >= end)),
  }));
}

/**
 * @param {View} view
 * @param {FormerPlayer[]} former
 * @returns {View}
 */
function viewThen(view, former) {
  if (!former.length) return view;
  const players = view.players.map((player, seat) => {
    const then = former.find((each) => each.seat === seat);
    return then ? { ...player, name: then.name } : player;
  });
  return { ...view, players, seat: former.some(({ seat }) => seat === view.seat) ? null : view.seat };
}

/**
 * How to tell the events that take more than their own message.
 * @type {Record<string, (event: any, put: Put, view: View,
 *   around: {before?: string, after?: string, helped: boolean, was: View}) => void>}
 */
const TELLING = {
  played({ seat, tile, train }, put, view, { after, helped }) {
    const actor = helped ? null : seat; // "their own train" would be the helper's
    const args = { tile, pip: pipsOf(tile)[0], train: trainName(view, train, actor) };
    if (isDouble(tile)) put(seat, 'did-laid', args);
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
    const you = seat === view.seat ? 'yes' : by === view.seat ? 'by' : 'no';
    put(seat, 'did-caught', { you, catcher: nameOf(view, by), count });
  },
  changed({ options }, put, view, { was }) {
    const fields = /** @type {const} */ (['pace', 'automatic']);
    const changed = fields.filter((field) => options[field] !== was[field]);
    put(null, changed.length === 1 ? `did-changed-${changed[0]}` : 'did-changed', options);
  },
  seat_asked({ name }, put) {
    put(null, 'did-seat_asked', { name });
  },
  seat_promised({ seat, latecomer: number }, put, view) {
    put(seat, 'did-seat_promised', { latecomer: latecomerName(view, number) });
  },
  round_began({ number, engine, first }, put) {
    put(null, 'did-round_began', { number, engine });
    put(first, 'did-first');
  },
  round_over({ blocked, winners }, put, view) {
    if (blocked) put(null, 'did-round_over-blocked', among(view, winners));
    else put(winners[0], 'did-round_over-out');
  },
  match_over({ winners }, put, view) {
    put(null, 'did-match_over', among(view, winners));
  },
};

/**
 * What several are called, oneself last.
 * @param {View} view
 * @param {number[]} seats
 */
export function namesOf(view, seats) {
  const others = seats.filter((seat) => seat !== view.seat).map((seat) => nameOf(view, seat));
  return others.length < seats.length ? [...others, t('you-among')] : others;
}

/**
 * Their names, and whether one is alone or also among them.
 * @param {View} view
 * @param {number[]} seats
 */
function among(view, seats) {
  const mine = view.seat !== null && seats.includes(view.seat);
  const you = !mine ? 'no' : seats.length === 1 ? 'alone' : 'also';
  return { names: namesOf(view, seats), you };
}

/**
 * A knock or a catch as it is called out.
 * @param {View} view
 * @param {string} call
 */
export function callName(view, call) {
  return isKnock(call) ? t('knock') : t('catch', { name: nameOf(view, caughtBy(call)) });
}

/**
 * What somebody may do, as it is spoken of: "5-12 on your train".
 * @param {View} view
 * @param {string} action
 */
export function actionName(view, action) {
  return isPlay(action)
    ? t('hint-do-play', { tile: tileIn(action), train: trainName(view, trainIn(action)) })
    : t(`hint-do-${action}`);
}

/**
 * What a hint advises, and why.
 * @param {View} view
 * @param {{action: string, reason: string, arguments: Record<string, any>}} hint
 */
export function hintWords(view, { action, reason, arguments: args }) {
  return { title: t('hint-title', { what: actionName(view, action) }), why: t(reason, args) };
}
