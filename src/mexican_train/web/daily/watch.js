// One's round of a deal, watched again and looked back at, as every round is.

import { dealPath } from '../base/deals.js';
import { stepsOfRecord } from '../base/records.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { ReplayPage } from '../replay/page.js';

export const REPLAY_STYLES = ['replay/replay.css', 'replay/check.css', 'yard/whole.css'];

/**
 * Shows it, and opens what there is to say of it.
 * @param {App} app
 * @param {KeptDeal} deal
 */
export async function watchDeal(app, deal) {
  const { result } = deal;
  const record = result?.record;
  if (!record) return;
  const [watched] = await Promise.all([stepsOfRecord(record), ...REPLAY_STYLES.map(styled)]);
  const players = result.players.map(({ name, colour, bot }) => ({ name, colour, bot }));
  const back = () => app.go(dealPath(deal));
  const backName = () => t('daily-back');
  const page = new ReplayPage(app, { ...watched, players }, { back, backName });
  app.show(page);
  await page.lookBack(result.seat);
}
