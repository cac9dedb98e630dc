// The result as a text to send, and as a table for other programs.

import { saveTableFile, tableText } from '../base/files.js';
import { copyText, share } from '../base/links.js';
import { pipName, rulesTitle, t } from '../base/words.js';
import { showNotice } from './matches.js';
import {
  dayOf,
  hasNumber,
  matchName,
  missedLine,
  namesAt,
  progress,
  standingLine,
} from './naming.js';
import { countedAt, engineAt, isOver, roundsOf, totalsOf } from './reckoning.js';
import { standingsOf } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** How it stands or ended. @param {KeptMatch} match */
export function textOf(match) {
  const missed = missedLine(match);
  return [
    t('keeper-text-title', { name: matchName(match) }),
    `${rulesTitle(match.sheet, match.house)} · ${dayOf(match)}`,
    `${standingLine(match)}${isOver(match) ? '' : ` · ${progress(match)}`}`,
    '',
    ...standingsOf(match).map((standing) => {
      const { name } = match.players[standing.seat];
      const points = hasNumber(match, standing);
      return t('score-share-line', { place: standing.place ?? '–', name, points });
    }),
    ...(missed ? ['', missed] : []),
  ].join('\n');
}

/** Shares the text as the device does it, or else copies it. @param {KeptMatch} match */
export async function shareText(match) {
  const text = textOf(match);
  if (await share({ text })) return;
  showNotice({ text: t((await copyText(text)) ? 'score-copied' : 'score-not-copied') });
}

/** All points, a line for each round. @param {KeptMatch} match */
export function tableOf(match) {
  const rounds = Array.from({ length: roundsOf(match) }, (_, index) => {
    const engine = engineAt(match, index + 1);
    const points = match.order.map((seat) => countedAt(match, index + 1, seat) ?? '');
    return [index + 1, engine === null ? '' : pipName(engine), ...points];
  });
  const totals = totalsOf(match);
  return tableText([
    [t('score-round'), t('keeper-engine-short'), ...namesAt(match, match.order)],
    ...rounds,
    [t('score-sum'), '', ...match.order.map((seat) => totals[seat])],
  ]);
}

/** @param {KeptMatch} match */
export function saveTable(match) {
  saveTableFile(fileName(match), tableOf(match));
}

/** @param {KeptMatch} match */
export function fileName(match) {
  const name = matchName(match).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${t('title')}-${name}`.replaceAll(' ', '-').toLowerCase();
}
