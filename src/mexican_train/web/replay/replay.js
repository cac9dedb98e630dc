// Who comes to see a round again: one of a table, or a file of their own.

import { html } from 'htm/preact';

import { pathHere, showPath } from '../base/address.js';
import { isUnanswered } from '../base/api.js';
import { stepsOf } from '../base/records.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { styled } from '../base/styles.js';
import { refusal, t } from '../base/words.js';
import { ChoosePage } from './choose.js';
import { ReplayPage } from './page.js';

const SHEETS = ['replay/replay.css', 'replay/check.css', 'replay/choose.css', 'yard/whole.css'];
/** Behind the # it opens the check of the deal. */
const DEAL = 'deal';
/** This opens the review, for the seat that looks; anything else is the invite. */
const REVIEW = /^review(?:-([0-7]))?$/;

/** @type {Opens} */
export async function open(app, { parts: [table, match, round], fragment: part }) {
  await Promise.all(SHEETS.map(styled));
  if (!table) return new ChoosePage(app);
  const review = part.match(REVIEW);
  if (part && part !== DEAL && !review) keepSecrets(table, { invite: part });
  const secrets = secretsOf(table);
  // An invite opens a match for longer than a seat does.
  const secret = secrets.invite ?? secrets.token;
  const address = { table, match: Number(match), round: Number(round), secret };
  const back = () => app.go(`/t/${table}`);
  try {
    const watched = await stepsOf(address);
    showAddress(table, secrets.invite);
    const origin = { address, back, backName: () => t('replay-table') };
    const page = new ReplayPage(app, watched, origin);
    if (part === DEAL) page.open({ kind: 'check' });
    if (review) await page.lookBack(review[1] === undefined ? null : Number(review[1]));
    return page;
  } catch (problem) {
    const told = /** @type {Problem} */ (problem);
    if (!told.code || isUnanswered(told)) throw problem; // may be well in a while
    return { draw: () => Closed(app, told, back) };
  }
}

/** The address in the bar lets others see the round too, as that of a table lets them in. */
function showAddress(/** @type {string} */ table, /** @type {string | undefined} */ invite) {
  if (invite && pathHere().startsWith(`/replay/${table}/`)) {
    showPath(`${pathHere()}#${invite}`);
  }
}

/**
 * There is no such round to see, and why.
 * @param {App} app
 * @param {Problem} problem
 * @param {() => void} back
 */
function Closed(app, problem, back) {
  return html`
    <main class="door">
      <h1>${t('replay-closed')}</h1>
      <p>${problem.code === 'not_found' ? t('replay-not-over') : refusal(problem)}</p>
      <div class="buttons">
        <button class="main" onclick=${back}>${t('replay-table')}</button>
        <button onclick=${() => app.go('/')}>${t('home')}</button>
      </div>
    </main>
  `;
}
