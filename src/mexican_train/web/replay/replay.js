// Who comes to see a round again: one of a table, or a file of their own.

import { html } from 'htm/preact';

import { styled } from '../app/sheet.js';
import { keepSecrets, secretsOf } from '../app/store.js';
import { refusal, t } from '../app/words.js';
import { stepsOf } from './calls.js';
import { ChoosePage } from './choose.js';
import { ReplayPage } from './page.js';

/** @typedef {import('../app/main.js').App} App */

const SHEETS = ['replay/replay.css', 'replay/check.css', 'replay/choose.css', 'yard/whole.css'];
/** Behind the # it opens the check of the deal; anything else is the invite. */
const DEAL = 'deal';

/**
 * @param {App} app
 * @param {string} [table]
 * @param {string} [match]
 * @param {string} [round]
 */
export async function open(app, table, match, round) {
  await Promise.all(SHEETS.map(styled));
  if (!table) return new ChoosePage(app);
  const part = location.hash.slice(1);
  if (part && part !== DEAL) keepSecrets(table, { invite: part });
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
    return page;
  } catch (problem) {
    const { code } = /** @type {Problem} */ (problem);
    if (!code || code === 'unreachable') throw problem; // may be well in a while
    return { draw: () => Closed(app, /** @type {Problem} */ (problem), back) };
  }
}

/** The address in the bar lets others see the round too, as that of a table lets them in. */
function showAddress(/** @type {string} */ table, /** @type {string | undefined} */ invite) {
  if (invite && location.pathname.startsWith(`/replay/${table}/`)) {
    history.replaceState(null, '', `${location.pathname}#${invite}`);
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
