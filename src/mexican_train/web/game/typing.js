// Tiles as people type them: `5 12, 5 7`, `5-12 5-7`, `5/12; 5/7`.

import { lying, pipsOf, tileOf } from './tiles.js';

/**
 * What was typed: its tiles, or what is wrong with it as a message and what goes into it.
 * @typedef {{tiles: string[], wrong: {key: Wrong, text: string} | null}} Typed
 */
/** @typedef {'none' | 'odd' | 'set' | 'twice'} Wrong */

const JOINED = /(\d)\s*[-–/|:]\s*(?=\d)/g;

/**
 * @param {string} text
 * @param {number} maxPip
 * @returns {Typed}
 */
export function readTiles(text, maxPip) {
  /** @type {string[]} */
  const tiles = [];
  const groups = text.replace(JOINED, '$1-').split(/[,;\n]/).map((group) => group.trim());
  for (const group of groups.filter(Boolean)) {
    const pairs = pairsIn(group);
    if (!pairs) return wrong('odd', group);
    for (const [one, other] of pairs) {
      if (Math.max(one, other) > maxPip) return wrong('set', lying(one, other));
      const tile = tileOf(one, other);
      if (tiles.includes(tile)) return wrong('twice', tile);
      tiles.push(tile);
    }
  }
  return tiles.length ? { tiles, wrong: null } : wrong('none', text);
}

/**
 * The numbers of a group, two by two; null where that is not what it has.
 * @param {string} group
 * @returns {[number, number][] | null}
 */
function pairsIn(group) {
  const words = group.split(/\s+/);
  const joined = words.every((word) => /^\d{1,3}-\d{1,3}$/.test(word));
  const apart = words.every((word) => /^\d{1,3}$/.test(word)) && words.length % 2 === 0;
  if (!joined && !apart) return null;
  if (joined) return words.map(pipsOf);
  const pips = words.map(Number);
  return pips.flatMap((pip, index) => (index % 2 ? [] : [[pip, pips[index + 1]]]));
}

/**
 * @param {Wrong} key
 * @param {string} text
 * @returns {Typed}
 */
function wrong(key, text) {
  return { tiles: [], wrong: { key, text } };
}

/** Whether this is written as a tile is. @param {string} text */
export function isTile(text) {
  return /^\d{1,2}-\d{1,2}$/.test(text);
}
