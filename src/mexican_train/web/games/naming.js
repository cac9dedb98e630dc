// What matches, days and figures are called.

import { languageTag, listed } from '../base/messages.js';
import { botName, t } from '../base/words.js';

/** The day of a match. @param {number} at */
export function dayOf(at) {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium' }).format(at);
}

/** A mean, as exactly as it says something. @param {number} value */
export function decimal(value) {
  return new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(value);
}

/** @param {number} share */
export function percent(share) {
  return new Intl.NumberFormat(languageTag(), { style: 'percent' }).format(share);
}

/** Those whom one played with. @param {KeptGame} game */
export function othersIn({ players, seat }) {
  return listed(players.filter((_, index) => index !== seat).map(({ name }) => name));
}

/** What a match is called where it is spoken of. @param {KeptGame} game */
export function gameName(game) {
  return t('games-name', { names: othersIn(game), day: dayOf(game.at) });
}

/** Against whom: people, or bots of a level. @param {string} level */
export function opponentName(level) {
  return level === 'people' ? t('games-people') : botName(level);
}
