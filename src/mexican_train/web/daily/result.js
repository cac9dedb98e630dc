// What the deal of a day came to: points beside par, a place, and the ways on from there.

import { html } from 'htm/preact';

import { copyText, share } from '../base/links.js';
import { need } from '../base/language.js';
import { unsigned } from '../base/review-words.js';
import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { SendButton } from '../parts/send-button.js';
import { Waiting } from '../parts/waiting.js';
import { DateOf } from './date-of.js';
import { shareText } from './share.js';
import { abovePar, betterThan, placeIn } from './standing.js';
import { Strip } from './strip.js';

/** @typedef {import('./daily.js').DailyPage} DailyPage */

/**
 * @param {DailyPage} page
 * @param {KeptDeal} deal
 * @param {DealResult} result
 */
export function Result(page, deal, result) {
  const { points } = result;
  return html`
    <div class="result">
      ${DateOf(page.day)}
      <p class="points"><b>${t('points', { points })}</b></p>
      ${deal.par ? Par(deal.par, points) : Coming(page, deal)}
      <div class="buttons">
        <button class="main" onclick=${() => shareResult(page, deal)}>${t('daily-share')}</button>
        ${
          result.record &&
          html`
            <button disabled=${page.busy} onclick=${() => lookBack(page, deal)}>
              ${t('daily-review')}
            </button>
            <${SendButton} round=${sent(deal, result)} />
          `
        }
      </div>
      ${Practice(page, deal)} ${Trouble(page.problem)}
    </div>
  `;
}

/**
 * @param {Par} par
 * @param {number} points
 */
function Par(par, points) {
  const { mean, spread, field } = par;
  const above = abovePar(par, points);
  const kind = above < 0 ? 'under' : above > 0 ? 'over' : 'same';
  const place = placeIn(field, points);
  const told = t('daily-place', { place, players: field.length + 1, beaten: betterThan(field, points) });
  return html`
    <p class=${`par ${kind}`}>
      <b>${t('daily-par', { par: Math.round(mean), spread: Math.round(spread) })}</b>
      ${' · '}${t('daily-above', { kind, points: Math.abs(above) })}
    </p>
    ${Strip({ par, points, told })}
    <p class="place">${told}</p>
    <p class="about">${t('daily-par-about', { plays: par.plays, error: unsigned(par.error) })}</p>
  `;
}

/**
 * Par is on its way, or could not be had.
 * @param {DailyPage} page
 * @param {KeptDeal} deal
 */
function Coming({ par }, deal) {
  const { problem, progress } = par;
  if (problem) {
    return html`
      ${Trouble(problem)}
      <button onclick=${() => par.again(deal)}>${t('again')}</button>
    `;
  }
  const percent = progress ? Math.floor((100 * progress.done) / Math.max(1, progress.of)) : 0;
  return html`
    <div class="coming">
      <p role="status">${t('daily-par-coming')}</p>
      <progress max="100" value=${percent} aria-label=${t('daily-par-coming')} />
    </div>
  `;
}

/**
 * Playing it again, which counts for nothing.
 * @param {DailyPage} page
 * @param {KeptDeal} deal
 */
function Practice(page, deal) {
  const points = deal.practice?.points ?? null;
  const begun = deal.practice !== null && points === null;
  const button = html`
    <button disabled=${page.busy} onclick=${() => page.play()}>
      ${t(begun ? 'daily-practice-go-on' : 'daily-again')}
    </button>
  `;
  return html`
    <div class="again">
      ${page.busy ? Waiting(button) : button}
      <span class="about">
        ${points === null ? t('daily-again-about') : t('daily-practised', { points })}
      </span>
    </div>
  `;
}

/**
 * @param {DailyPage} page
 * @param {KeptDeal} deal
 */
async function shareResult(page, deal) {
  const text = shareText(deal);
  if (await share({ text })) return;
  page.said = t((await copyText(text)) ? 'daily-copied' : 'daily-not-copied');
}

/**
 * The review of one's round.
 * @param {DailyPage} page
 * @param {KeptDeal} deal
 */
function lookBack(page, deal) {
  return page.attempt(async () => {
    const [{ watchDeal }] = await Promise.all([
      import('./watch.js'),
      need('replay', 'menu', 'settings', 'review'),
    ]);
    await watchDeal(page.app, deal);
  });
}

/**
 * The round as it is sent to others.
 * @param {KeptDeal} deal
 * @param {DealResult} result
 */
function sent({ table }, { seat, players, record }) {
  return { table, seat, players, record: async () => /** @type {RoundRecord} */ (record) };
}
