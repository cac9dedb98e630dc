// The result as a text to send, and as a table for other programs.

import { language } from '../app/language.js';
import { copyText, share } from '../app/links.js';
import { pipName } from '../app/tilegrid.js';
import { t } from '../app/words.js';
import { rankingOf } from '../score/standing.js';
import { tell } from './kept.js';
import { asView, engineAt, isOver, pointsAt, roundsOf, totalsOf } from './reckoning.js';
import { dayOf, matchName, progress, rulesName, standingLine } from './words.js';

/** @typedef {import('./reckoning.js').Kept} Kept */

/** How it stands or ended. @param {Kept} match */
export function textOf(match) {
  const { totals } = asView(match);
  return [
    t('keeper-text-title', { name: matchName(match) }),
    `${rulesName(match)} · ${dayOf(match)}`,
    `${standingLine(match)}${isOver(match) ? '' : ` · ${progress(match)}`}`,
    '',
    ...rankingOf(totals).map(({ seat, place, points }) =>
      t('score-share-line', { place, name: match.players[seat].name, points }),
    ),
  ].join('\n');
}

/** Shares the text as the device does it, or else copies it. @param {Kept} match */
export async function shareText(match) {
  const text = textOf(match);
  if (await share({ text })) return;
  tell({ text: t((await copyText(text)) ? 'score-copied' : 'score-not-copied') });
}

/**
 * All points, a line for each round. Where numbers are written with a comma, spreadsheets expect
 * another sign between cells.
 * @param {Kept} match
 */
export function tableOf(match) {
  const sign = language() === 'en' ? ',' : ';';
  const rounds = Array.from({ length: roundsOf(match) }, (_, index) => {
    const engine = engineAt(match, index + 1);
    const points = match.players.map((_, seat) => pointsAt(match, index + 1, seat) ?? '');
    return [index + 1, engine === null ? '' : pipName(engine), ...points];
  });
  const names = match.players.map(({ name }) => name);
  const lines = [
    [t('score-round'), t('keeper-engine-short'), ...names],
    ...rounds,
    [t('score-sum'), '', ...totalsOf(match)],
  ];
  return lines.map((line) => line.map(quoted).join(sign)).join('\r\n') + '\r\n';
}

/** @param {string | number} value */
function quoted(value) {
  const text = String(value);
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {Kept} match */
export function saveTable(match) {
  // The mark at the beginning tells spreadsheets how letters are written.
  saveFile(`${fileName(match)}.csv`, new Blob(['\ufeff', tableOf(match)], { type: 'text/csv' }));
}

/** @param {Kept} match */
export function fileName(match) {
  const name = matchName(match).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${t('title')}-${name}`.replaceAll(' ', '-').toLowerCase();
}

/**
 * @param {string} name
 * @param {Blob} file
 */
export function saveFile(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
