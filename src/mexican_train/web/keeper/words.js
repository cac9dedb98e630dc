// What a match, its rounds and its rules are called.

import { languageTag, listed } from '../app/language.js';
import { sheetTitle, t } from '../app/words.js';
import { bestOf } from '../score/standing.js';
import { asView, currentRound, isOver, roundsOf, winnersOf } from './reckoning.js';

/** @typedef {import('./reckoning.js').Kept} Kept */

/** The names of some seats. @param {Kept} match @param {number[]} seats */
export function namesAt({ players }, seats) {
  return seats.map((seat) => players[seat].name);
}

/** What a match is called: its own name, or who plays. @param {Kept} match */
export function matchName({ name, players }) {
  return name || listed(players.map((player) => player.name));
}

/** The sheet, and whether something is played otherwise. @param {Kept} match */
export function rulesName({ sheet, house }) {
  const title = sheetTitle(sheet);
  return Object.keys(house).length ? t('keeper-house', { sheet: title }) : title;
}

/** When a match was last changed. @param {Kept} match */
export function dayOf({ at }) {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).format(at || Date.now());
}

/** How it stands, in one sentence. @param {Kept} match */
export function standingLine(match) {
  if (isOver(match)) {
    const winners = winnersOf(match);
    if (winners.length > 1) return t('score-tied', { names: namesAt(match, winners) });
    return t('score-won', { name: match.players[winners[0]].name });
  }
  const done = currentRound(match) - 1;
  if (done === 0) return t('keeper-not-begun');
  const best = [...bestOf(asView(match).totals)];
  if (best.length === match.players.length) return t('keeper-even');
  return t('keeper-leads', { names: namesAt(match, best) });
}

/** How far it has come. @param {Kept} match */
export function progress(match) {
  const rounds = roundsOf(match);
  const left = rounds - currentRound(match) + 1;
  return left > 0 ? t('keeper-left', { rounds: left }) : t('keeper-all-played', { rounds });
}
