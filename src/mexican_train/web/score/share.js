// The result of a match as a text to send to others, and its records as a file.

import { fullAddress } from '../base/address.js';
import { saveRecordFile } from '../base/files.js';
import { copyText, share } from '../base/links.js';
import { recordsOf } from '../base/records.js';
import { refusal, sheetTitle, t } from '../base/words.js';
import { rankingOf } from '../game/points.js';

/** @typedef {import('../session/session.js').Session} Session */

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
    fullAddress('/'),
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
    saveRecordFile(`${table}-${match}`, records);
  } catch (problem) {
    session.notify(refusal(/** @type {Problem} */ (problem)));
  }
}
