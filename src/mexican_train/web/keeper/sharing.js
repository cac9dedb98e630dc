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
import {
  countedAt,
  doneRounds,
  engineAt,
  hasMissed,
  isOver,
  roundsOf,
  totalsOf,
} from './reckoning.js';
import { anyMissed, standingsOf } from './standings.js';

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

/**
 * All points, a line for each round. A missed round is empty; what missed rounds count has a line of
 * its own, so that the lines add up.
 * @param {KeptMatch} match
 */
export function tableOf(match) {
  const rounds = Array.from({ length: roundsOf(match) }, (_, index) => {
    const number = index + 1;
    const engine = engineAt(match, number);
    const points = match.order.map((seat) =>
      hasMissed(match, number, seat) ? '' : (countedAt(match, number, seat) ?? ''),
    );
    return [number, engine === null ? '' : pipName(engine), ...points];
  });
  const totals = totalsOf(match);
  const missed = [t('keeper-missed-row'), '', ...match.order.map((seat) => missedPoints(match, seat))];
  return tableText([
    [t('score-round'), t('keeper-engine-short'), ...namesAt(match, match.order)],
    ...rounds,
    ...(anyMissed(match) && match.missed !== 'none' ? [missed] : []),
    [t('score-sum'), '', ...match.order.map((seat) => totals[seat])],
  ]);
}

/** Return what the missed rounds of somebody count. @param {KeptMatch} match @param {number} seat */
function missedPoints(match, seat) {
  const missed = doneRounds(match).filter((number) => hasMissed(match, number, seat));
  return missed.reduce((sum, number) => sum + (countedAt(match, number, seat) ?? 0), 0);
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
