// What a match, its rounds and its rules are called.

import { languageTag, listed } from '../base/messages.js';
import { t } from '../base/words.js';
import { currentRound, doneRounds, isOver, roundsOf } from './reckoning.js';
import { anyMissed, goesByMean, leadersOf, standingsOf, winnersOf } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** The names of some seats. @param {KeptMatch} match @param {number[]} seats */
export function namesAt({ players }, seats) {
  return seats.map((seat) => players[seat].name);
}

/** What a match is called: its own name, or who plays. @param {KeptMatch} match */
export function matchName(match) {
  return match.name || listed(namesAt(match, match.order));
}

/** When a match was last changed. @param {KeptMatch} match */
export function dayOf({ at }) {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).format(at || Date.now());
}

/** How it stands, in one sentence. @param {KeptMatch} match */
export function standingLine(match) {
  if (isOver(match)) {
    const winners = winnersOf(match);
    if (winners.length > 1) return t('score-tied', { names: namesAt(match, winners) });
    return t('score-won', { name: match.players[winners[0]].name });
  }
  const best = leadersOf(match);
  if (best.length === 0) return t('keeper-not-begun');
  if (best.length === match.players.length) return t('keeper-even');
  return t('keeper-leads', { names: namesAt(match, best) });
}

/** How far it has come. @param {KeptMatch} match */
export function progress(match) {
  const rounds = roundsOf(match);
  const left = rounds - doneRounds(match).length;
  return left > 0 ? t('keeper-left', { rounds: left }) : t('keeper-all-played', { rounds });
}

/**
 * What missed rounds count, where somebody missed one; otherwise nothing.
 * @param {KeptMatch} match
 */
export function missedLine(match) {
  const { missed } = match;
  if (!anyMissed(match)) return '';
  if (missed === 'mean') return t('keeper-missed-says-mean');
  if (missed !== 'none') return t('keeper-missed-says-own', { points: missed });
  const left = standingsOf(match).some(({ place }) => place === null);
  return t(left ? 'keeper-missed-says-few' : 'keeper-missed-says-none');
}

/** Return the same where missed rounds stand in brackets. @param {KeptMatch} match */
export function missedNote(match) {
  const line = missedLine(match);
  return line && match.missed !== 'none' ? `${t('keeper-missed-brackets')} ${line}` : line;
}

/**
 * What somebody has, as places go: points, or points per round.
 * @param {KeptMatch} match
 * @param {import('./standings.js').Standing} standing
 */
export function hasWords(match, { points, mean }) {
  if (!goesByMean(match)) return t('points', { points });
  return t('keeper-per-round', { mean: meanText(mean) });
}

/**
 * The same as a bare number.
 * @param {KeptMatch} match
 * @param {import('./standings.js').Standing} standing
 */
export function hasNumber(match, { points, mean }) {
  return goesByMean(match) ? meanText(mean) : t('number', { value: points });
}

/** @param {number} mean */
function meanText(mean) {
  return new Intl.NumberFormat(languageTag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(mean);
}

/** The round that has a gap though later ones are counted; null if none has. @param {KeptMatch} match */
export function gapOf(match) {
  const current = currentRound(match);
  return doneRounds(match).some((number) => number > current) ? current : null;
}
