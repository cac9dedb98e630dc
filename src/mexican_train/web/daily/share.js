// A result as a text to send to others: it tells points, par and a place, and no tile.

import { addressForOthers } from '../base/address.js';
import { dealPath } from '../base/deals.js';
import { sheetTitle, t } from '../base/words.js';
import { TRAINS, placeIn, trainsFor } from './standing.js';

/** The sheet that need not be named. */
const USUAL = 'nordic';

/**
 * "Mexican Train 2026-11-15 · 12 points, par 19 · 🚂🚂🚂▫▫", and where to play the same deal.
 * @param {KeptDeal} deal
 */
export function shareText(deal) {
  const { day, sheet, result, par } = deal;
  const points = result?.points ?? 0;
  const parts = [
    t('share-title', { day: day ?? '' }),
    sheet !== USUAL && sheetTitle(sheet),
    par ? t('share-points', { points, par: Math.round(par.mean) }) : t('points', { points }),
    par && trains(trainsFor(placeIn(par.field, points), par.field.length)),
  ];
  return [parts.filter(Boolean).join(' · '), addressForOthers(dealPath(deal))].join('\n');
}

/** @param {number} count */
function trains(count) {
  return '🚂'.repeat(count) + '▫'.repeat(TRAINS - count);
}
