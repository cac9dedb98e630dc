// What a challenge is about: who sent it, what is played, against whom, and the button that begins.

import { html } from 'htm/preact';

import { tableToGoOn } from '../base/deals.js';
import { rulesPath } from '../base/links.js';
import { listed } from '../base/messages.js';
import { sheetTitle, t } from '../base/words.js';
import { usualChoice } from '../options/choice.js';
import { HouseList } from '../options/house.js';
import { Facts } from '../parts/facts.js';
import { Trouble } from '../parts/fields.js';
import { Link } from '../parts/link.js';
import { Waiting } from '../parts/waiting.js';

/** @typedef {import('./challenge.js').ChallengePage} ChallengePage */

/** @param {ChallengePage} page */
export function About(page) {
  const { told, deal } = page;
  const played = Boolean(deal?.result);
  return html`
    <section class="about-deal">
      ${!played && html`<p class="lead">${lead(told)}</p>`} ${!played && Play(page)}
      <h2>${t('challenge-deal')}</h2>
      ${Deal(told)} ${House(page)}
      ${Link(page.app, rulesPath(told.sheet, told.rules), t('challenge-rules'), { class: 'way' })}
      ${!played && html`<p class="about">${t('challenge-sealed')}</p>`}
    </section>
  `;
}

/** @param {ChallengeTold} told */
function lead({ sender }) {
  return sender ? t('challenge-from', { name: sender }) : t('challenge-from-nobody');
}

/** @param {ChallengePage} page */
function Play(page) {
  const { deal, busy } = page;
  const goes = tableToGoOn(deal);
  const lost = deal !== null && !(goes && goes === deal.table);
  const words = t(goes ? 'daily-go-on' : lost ? 'daily-practise' : 'challenge-play');
  const button = html`
    <button class="main large" disabled=${busy} onclick=${() => page.play()}>${words}</button>
  `;
  return html`
    <div class="to-play">
      ${busy ? Waiting(button) : button} ${Trouble(page.problem)}
      ${lost && html`<p class="about">${t('daily-lost')}</p>`}
    </div>
  `;
}

/** @param {ChallengeTold} told */
function Deal({ sheet, bots, seats, seat, round }) {
  const against = opponents(bots);
  return Facts('facts', [
    [t('challenge-sheet'), sheetTitle(sheet)],
    [t('challenge-against'), listed(against)],
    [t('challenge-seat'), t('challenge-seat-of', { seat: seat + 1, seats })],
    [t('challenge-round'), t('number', { value: round })],
  ]);
}

/** The house rules in words, once they can be told. @param {ChallengePage} page */
function House({ choices, told: { sheet, seats, rules } }) {
  const { rounds, ...house } = rules;
  if (!choices || !Object.keys(house).length) return null;
  return html`
    <div class="house-told">
      ${HouseList({ told: choices, choice: { ...usualChoice(), sheet, seats, rules: house } })}
    </div>
  `;
}

/** "3 × good bot", each level once. @param {(string | null)[]} bots */
function opponents(bots) {
  const levels = bots.filter((level) => level !== null);
  return [...new Set(levels)].map((level) => {
    const count = levels.filter((each) => each === level).length;
    const bot = t(`bot-${level}`);
    return count > 1 ? t('challenge-bots', { count, bot }) : bot;
  });
}
