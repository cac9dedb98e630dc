// One day: its deal to be played, or what it came to; by which sheet, and how it is made.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { tableToGoOn } from '../base/deals.js';
import { dayName, untilTomorrow } from '../base/days.js';
import { durationName } from '../base/durations.js';
import { sheetTitle, t } from '../base/words.js';
import { TABLES } from '../game/dealing.js';
import { usualChoice } from '../options/choice.js';
import { SheetPick, Variants } from '../options/form.js';
import { Facts } from '../parts/facts.js';
import { Trouble } from '../parts/fields.js';
import { Waiting } from '../parts/waiting.js';
import { DateOf } from './date-of.js';
import { Result } from './result.js';

/** @typedef {import('./daily.js').DailyPage} DailyPage */

/** @param {DailyPage} page */
export function Day(page) {
  const { deal, day } = page;
  return html`
    <section class="day" aria-label=${dayName(day, { dateStyle: 'full' })}>
      ${deal?.result ? Result(page, deal, deal.result) : ToPlay(page)}
      ${Sheet(page)} ${Streak(page)} ${How()}
    </section>
  `;
}

/** @param {DailyPage} page */
function ToPlay(page) {
  const { deal, day, today } = page;
  const goes = tableToGoOn(deal);
  const lost = deal !== null && !(goes && goes === deal.table);
  return html`
    <div class="to-play">
      ${DateOf(day)}
      <p class="lead">${t('daily-lead')}</p>
      ${PlayButton(page, t(goes ? 'daily-go-on' : lost ? 'daily-practise' : 'daily-play'))}
      ${Trouble(page.problem)}
      ${lost && html`<p class="about">${t('daily-lost')}</p>`}
      ${!deal && day !== today && html`<p class="about">${t('daily-past')}</p>`}
      ${deal?.practice?.points != null && html`<p>${t('daily-practised', { points: deal.practice.points })}</p>`}
    </div>
  `;
}

/**
 * The one large button.
 * @param {DailyPage} page
 * @param {string} words
 */
function PlayButton(page, words) {
  const button = html`
    <button class="main large" disabled=${page.busy} onclick=${() => page.play()}>${words}</button>
  `;
  return page.busy ? Waiting(button) : button;
}

/**
 * By which sheet it is played, and the way to others.
 * @param {DailyPage} page
 */
function Sheet(page) {
  return html`
    <div class="sheet">
      <p class="line">
        <span>${[sheetTitle(page.sheet), t('daily-against')].join(' · ')}</span>
        <button aria-expanded=${page.form !== null} onclick=${() => chooseSheet(page)}>
          ${t(page.form ? 'daily-done' : 'daily-change')}
        </button>
      </p>
      ${page.form?.()}
    </div>
  `;
}

/** Opens or closes the choice of sheets. @param {DailyPage} page */
function chooseSheet(page) {
  if (page.form) {
    page.form = null;
    return undefined;
  }
  return page.attempt(async () => {
    const told = await sheets();
    page.form = () => {
      const choice = { ...usualChoice(), sheet: page.sheet };
      const change = (/** @type {typeof choice} */ { sheet }) => page.choose(sheet);
      const props = { told, choice, change, allowed: TABLES };
      return html`<div class="options">${SheetPick(props)} ${Variants(props)}</div>`;
    };
  });
}

/** How many days in a row, and when the next deal comes. @param {DailyPage} page */
function Streak(page) {
  const { now, best } = page.streak;
  const left = durationName(untilTomorrow(new Date(page.beat)));
  return Facts('facts', [
    [t('daily-streak'), t('daily-days', { days: now })],
    [t('daily-best'), t('daily-days', { days: best })],
    [t('daily-next'), left],
  ]);
}

/** What is the same for everybody, and what that means. */
function How() {
  return html`
    <details class="how">
      <summary>${t('daily-how')}</summary>
      <p>${t('daily-how-deal')}</p>
      <p>${t('daily-how-par')}</p>
      <p>${t('daily-how-field')}</p>
      <p>${t('daily-how-trains')}</p>
      <p>${t('daily-how-open')}</p>
    </details>
  `;
}
