// One's matches as files: all that is kept of them, to be read again here or on another device, and
// a table for other programs.

import { saveFile, saveTableFile, tableText } from '../base/files.js';
import { COLOURS } from '../base/people.js';
import { sheetTitle, t } from '../base/words.js';
import { OPPONENTS, wonBy } from './figures.js';
import { opponentName } from './naming.js';

const FORMAT = 'mexican-train games 1';
/** Far more than all matches that are kept. */
const LARGEST = 20_000_000;
const SHEET = /^[a-z]+(\/[a-z]+(\+[a-z]+)*)?$/;
const NAME = 'mexican-train-games';

/** @param {KeptGame[]} games */
export function textOf(games) {
  const lines = games.map((game) => JSON.stringify(game)).join(',\n');
  return `{"format":"${FORMAT}","games":[\n${lines}\n]}\n`;
}

/** @param {KeptGame[]} games */
export function saveGames(games) {
  saveFile(`${NAME}.json`, new Blob([textOf(games)], { type: 'application/json' }));
}

/** A line for each player in each round. @param {KeptGame[]} games */
export function tableOf(games) {
  const head = [
    t('games-csv-when'),
    t('games-csv-table'),
    t('games-csv-match'),
    t('games-csv-sheet'),
    t('games-csv-round'),
    t('games-csv-engine'),
    t('games-csv-player'),
    t('games-csv-level'),
    t('games-csv-own'),
    t('games-csv-points'),
    t('games-csv-won'),
    t('games-csv-gave-away'),
    t('games-csv-luck'),
    t('games-csv-slips'),
    t('games-csv-mistakes'),
  ];
  return tableText([head, ...games.flatMap(rowsOf)]);
}

/**
 * @param {KeptGame} game
 * @returns {(string | number)[][]}
 */
function rowsOf(game) {
  const { table, match, at, sheet, players, seat: own, scores, engines, reviews } = game;
  const when = new Date(at).toISOString();
  return scores.flatMap((points, index) =>
    players.map(({ name, bot }, seat) => {
      const { gaveAway = '', luck = '', slips = '', mistakes = '' } =
        (seat === own && reviews[index + 1]) || {};
      return [
        ...[when, table, match, sheetTitle(sheet), index + 1, engines[index] ?? '', name],
        ...[opponentName(bot ?? 'people'), Number(seat === own), points[seat]],
        ...[Number(wonBy({ ...game, seat })), gaveAway, luck, slips, mistakes],
      ];
    }),
  );
}

/** @param {KeptGame[]} games */
export function saveTable(games) {
  saveTableFile(NAME, tableOf(games));
}

/**
 * The matches in a file that was saved here or elsewhere; null if it is none.
 * @param {File} file
 */
export async function gamesInFile(file) {
  if (file.size > LARGEST) return null;
  return gamesIn(await file.text());
}

/**
 * @param {string} text
 * @returns {KeptGame[] | null}
 */
export function gamesIn(text) {
  try {
    const { format, games } = JSON.parse(text);
    return format === FORMAT && games.every(isGame) ? games : null;
  } catch {
    return null; // no JSON, or something else
  }
}

/** Whether this is a finished match as it is kept. @param {any} game */
function isGame({ table, match, at, over, sheet, rules, players, seat, ...played }) {
  const { scores, totals, winners, engines, reviews } = played;
  const count = players.length;
  const numbers = (/** @type {any[]} */ list) => list.length === count && list.every(Number.isFinite);
  const isSeat = (/** @type {any} */ each) => Number.isInteger(each) && each >= 0 && each < count;
  return (
    /^[a-z0-9]{1,40}$/.test(table) &&
    Number.isInteger(match) &&
    match > 0 &&
    Number.isFinite(at) &&
    Math.abs(at) < 8.64e15 && // what a date can be
    over === true &&
    SHEET.test(sheet) &&
    isPlain(rules) &&
    count > 1 &&
    count <= COLOURS.length &&
    players.every(isPlayer) &&
    isSeat(seat) &&
    scores.length > 0 &&
    scores.every(numbers) &&
    numbers(totals) &&
    winners.every(isSeat) &&
    engines.length === scores.length &&
    engines.every((/** @type {any} */ pip) => pip === null || Number.isInteger(pip)) &&
    isPlain(reviews) &&
    Object.values(reviews).every(isReview)
  );
}

/** @param {any} value */
function isPlain(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {any} player */
function isPlayer({ name, colour, bot }) {
  return (
    typeof name === 'string' && COLOURS.includes(colour) && (bot === null || OPPONENTS.includes(bot))
  );
}

/** @param {any} review */
function isReview({ gaveAway, luck, slips, mistakes }) {
  return [gaveAway, luck, slips, mistakes].every(Number.isFinite);
}
