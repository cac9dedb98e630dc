// The deals one has played that others play too: those of days, and challenges. Each is in a place
// of its own, so that two pages do not write over each other. The first result stays; whatever is
// played after it is practice. Nothing of this leaves the device.

import { today } from './days.js';
import { recordIn, recordsOf } from './records.js';
import { keepSecrets, secretsOf } from './store.js';

const PLACE = 'mexican-train-deal:';
/** How many are kept, and of how many the whole round; the oldest make way. */
const MOST_DEALS = 1500;
const MOST_RECORDS = 200;

/** All that are kept, the newest first. @returns {KeptDeal[]} */
export function keptDeals() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    const found = keys.flatMap((key) => keptDeal(key.slice(PLACE.length)) ?? []);
    return found.sort((one, other) => other.at - one.at);
  } catch {
    return []; // a browser that keeps nothing
  }
}

/**
 * What is kept of a deal; null where nothing is, or it is not ours.
 * @param {string} id
 * @returns {KeptDeal | null}
 */
export function keptDeal(id) {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE + id) ?? 'null');
    return kept?.id === id ? kept : null;
  } catch {
    return null;
  }
}

/** Where the result of a deal is. @param {Pick<DealAbout, 'code' | 'day'>} deal */
export function dealPath({ code, day }) {
  return `${day ? '/daily' : '/challenge'}#${code}`;
}

/**
 * The seat of the one person among bots; null where there are others, or nobody knows.
 * @param {{bot: string | null}[] | null | undefined} players
 */
export function seatAmongBots(players) {
  const people = (players ?? []).flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return people.length === 1 ? people[0] : null;
}

/**
 * Which of a deal's tables one can go on at: that of the first round, or of a practice. Null where
 * none was begun, or what opens it is gone.
 * @param {KeptDeal | null} kept
 */
export function tableToGoOn(kept) {
  const table = kept?.result || !kept?.table ? kept?.practice?.table : kept.table;
  const done = kept?.practice?.table === table && kept?.practice?.points !== null;
  return table && !done && secretsOf(table).token ? table : null;
}

/**
 * A table was made for a deal: it is the first one, or practice.
 * @param {DealAbout} about
 * @param {string} table
 */
export function beginDeal({ id, code, day, sheet }, table) {
  const kept = keptDeal(id);
  if (kept) put({ ...kept, practice: { table, points: null } });
  else {
    const begun = { at: Date.now(), on: today(), table, result: null, par: null, practice: null };
    put({ id, code, day, sheet, ...begun });
  }
  keepSecrets(table, { challenge: { id, code, day, practice: kept !== null } });
}

/**
 * A day's deal that was played already, as somebody had sent it, is that of the day from now on;
 * false where there is none such.
 * @param {DealAbout} about
 */
export function takeForDay({ id, code, day }) {
  const kept = keptDeal(id);
  if (!kept || kept.code === code) return false;
  put({ ...kept, code, day });
  return true;
}

/** The table that a deal was begun at is gone: it cannot be played to its end. @param {string} table */
export function loseTable(table) {
  for (const kept of keptDeals()) {
    if (kept.table === table && !kept.result) put({ ...kept, table: '' });
    if (kept.practice?.table === table) put({ ...kept, practice: null });
  }
}

/**
 * The round of a deal is over: keeps what it came to and, for the first one, all of it.
 * @param {View} view
 */
export async function keepDealOver(view) {
  const { table, match, seat, round } = view;
  const { challenge, token, invite } = secretsOf(table);
  const scores = view.scores.at(-1);
  const kept = challenge && keptDeal(challenge.id);
  if (!kept || !scores || seat === null || view.phase !== 'match_over') return;
  const points = scores[seat];
  if (challenge.practice) {
    if (kept.practice?.points === null) put({ ...kept, practice: { table, points } });
    return;
  }
  if (kept.result?.record) return;
  const players = view.players.map(({ name, colour, bot }) => ({ name, colour, bot }));
  const result = { points, scores, seat, players, record: null };
  put({ ...kept, result });
  const records = await recordsOf({ table, match, round, secret: token ?? invite });
  keepRecord(kept.id, recordIn(records, round));
}

/**
 * Keeps a round that one has played at a table of one's own, and sends to others: whoever sends it
 * back is compared with it.
 * @param {DealAbout} about
 * @param {string} table
 * @param {DealResult} result
 */
export function keepSentDeal({ id, code, day, sheet }, table, result) {
  const kept = keptDeal(id);
  const played = { at: Date.now(), on: today(), table, result, par: null, practice: null };
  put({ ...{ id, code, day, sheet, ...played }, ...kept, sent: code });
}

/**
 * Keeps the par of a deal.
 * @param {string} id
 * @param {Par} par
 */
export function keepPar(id, par) {
  const kept = keptDeal(id);
  if (kept) put({ ...kept, par });
}

/**
 * Keeps under which name one's result was put into a server's table of results.
 * @param {string} id
 * @param {string} listed
 */
export function keepListed(id, listed) {
  const kept = keptDeal(id);
  if (kept) put({ ...kept, listed });
}

/**
 * @param {string} id
 * @param {RoundRecord} record
 */
function keepRecord(id, record) {
  const kept = keptDeal(id);
  if (kept?.result) put({ ...kept, result: { ...kept.result, record } });
  const whole = keptDeals().filter(({ result }) => result?.record);
  whole.slice(MOST_RECORDS).forEach(withoutRecord);
}

/** @param {KeptDeal} kept */
function withoutRecord(kept) {
  if (kept.result) put({ ...kept, result: { ...kept.result, record: null } });
}

/** @param {KeptDeal} deal */
function put(deal) {
  try {
    localStorage.setItem(PLACE + deal.id, JSON.stringify(deal));
    const oldest = keptDeals().slice(MOST_DEALS);
    oldest.forEach(({ id }) => localStorage.removeItem(PLACE + id));
  } catch {
    // A browser that keeps nothing can still play; there is no result to come back to.
  }
}
