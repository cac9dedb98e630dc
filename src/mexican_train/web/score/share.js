// The result of a match as a text to send to others, and its records as a file.

import { copyText, share } from '../app/links.js';
import { refusal, sheetTitle, t } from '../app/words.js';
import { recordsOf, save } from '../replay/calls.js';
import { rankingOf } from './standing.js';

/** @typedef {import('../table/session.js').Session} Session */

/**
 * Who won, and what everyone has.
 * @param {View} view
 */
export function resultText(view) {
  const names = view.winners.map((seat) => view.players[seat].name);
  const points = view.totals[view.winners[0]];
  return [
    t('score-share-title', { sheet: sheetTitle(view.sheet), rounds: view.scores.length }),
    t('score-share-won', { names, points }),
    ...rankingOf(view.totals).map(({ seat, place, points: total }) =>
      t('score-share-line', { place, name: view.players[seat].name, points: total }),
    ),
    location.origin,
  ].join('\n');
}

/**
 * Shares the result as the device does it, or else copies it.
 * @param {Session} session
 */
export async function shareResult(session) {
  const text = resultText(session.view);
  if (await share({ text })) return;
  session.notify(t((await copyText(text)) ? 'score-copied' : 'score-not-copied'));
}

/**
 * Saves the records of all finished rounds of the match.
 * @param {Session} session
 */
export async function saveRecords(session) {
  const { table, match, round } = session.view;
  const { token, invite } = session.secrets();
  try {
    const records = await recordsOf({ table, match, round, secret: token ?? invite });
    save(`mexican-train-${table}-${match}.jsonl`, records);
  } catch (problem) {
    session.notify(refusal(/** @type {Problem} */ (problem)));
  }
}
