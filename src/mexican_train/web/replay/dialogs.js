// What opens over a replay: the menu, a whole train, the log on phones, the check of the deal, the
// review, the deal as a link.

import { html } from 'htm/preact';

import { seatAmongBots } from '../base/deals.js';
import { saveRecordFile } from '../base/files.js';
import { recordsOf } from '../base/records.js';
import { nameOf } from '../base/telling.js';
import { refusal, t } from '../base/words.js';
import { isOpen, wagonsOf } from '../game/trains.js';
import { Dialog } from '../parts/dialog.js';
import { Link } from '../parts/link.js';
import { SettingsForm } from '../parts/settings-form.js';
import { Tile } from '../parts/tiles.js';
import { WholeTrain } from '../yard/whole.js';
import { colourOf } from '../yard/yard.js';
import { Check } from './check.js';
import { Lines } from './log.js';

/** @typedef {import('./page.js').ReplayPage} ReplayPage */

/**
 * The dialog that is open, if one is.
 * @param {ReplayPage} page
 */
export function DialogOf(page) {
  const { dialog } = page;
  const close = () => page.open(null);
  if (dialog?.kind === 'menu') {
    return Dialog({ title: t('menu'), kind: 'menu', close }, Menu(page));
  }
  if (dialog?.kind === 'log') {
    return Dialog({ title: t('log'), kind: 'diary', close }, Lines(page));
  }
  if (dialog?.kind === 'review' && page.lookback) {
    return page.lookback.drawWhole(close);
  }
  if (dialog?.kind === 'send' && page.sending) {
    return Dialog({ title: t('send-title'), kind: 'send', close }, page.sending());
  }
  if (dialog?.kind === 'check') {
    return Dialog({ title: t('fair-title'), kind: 'check', close }, Check(page));
  }
  return dialog?.train === undefined ? null : Whole(page, dialog.train, close);
}

/** @param {ReplayPage} page */
function Menu(page) {
  const { origin, watched, problem } = page;
  const { address } = origin;
  return html`
    ${address && Rounds(page, address)}
    <div class="choices">
      <button onclick=${() => saveRecord(page)}>${t('replay-save')}</button>
      ${
        address &&
        (watched.rounds?.length ?? 0) > 1 &&
        html`<button onclick=${() => saveMatch(page, address)}>${t('replay-save-match')}</button>`
      }
      ${
        seatAmongBots(watched.players) !== null &&
        html`<button onclick=${() => page.send()}>${t('send-title')}</button>`
      }
      ${problem && html`<p class="problem" role="alert">${refusal(problem)}</p>`}
      <button onclick=${origin.back}>${origin.backName()}</button>
      ${address && html`<button onclick=${() => page.app.go('/replay')}>${t('replay-file')}</button>`}
      <button onclick=${() => page.app.go('/')}>${t('home')}</button>
    </div>
    <p class="about">${t('replay-keys')}</p>
    ${SettingsForm()}
  `;
}

/**
 * The rounds of the match that are over.
 * @param {ReplayPage} page
 * @param {import('../base/records.js').Address} address
 */
function Rounds(page, { table, match, round }) {
  const { rounds } = page.watched;
  if (!rounds || rounds.length < 2) return null;
  return html`
    <nav class="others" aria-label=${t('replay-rounds')}>
      <h3>${t('replay-rounds')}</h3>
      <ul>
        ${rounds.map(
          (each) => html`
            <li key=${each}>
              ${Link(page.app, `/replay/${table}/${match}/${each}`, t('number', { value: each }), {
                'aria-current': each === round ? 'page' : undefined,
                'aria-label': t('replay-round', { round: each }),
              })}
            </li>
          `,
        )}
      </ul>
    </nav>
  `;
}

/**
 * A whole train, and the hand beside it where it can be seen.
 * @param {ReplayPage} page
 * @param {Train} train
 * @param {() => void} close
 */
function Whole(page, train, close) {
  const view = page.viewAt(page.at);
  const wagons = wagonsOf(view, train);
  const title = train === 'M' ? t('mexican') : nameOf(view, train);
  const hand = train !== 'M' && page.shownHands.includes(train) ? view.hands[train] : null;
  const marker = isOpen(view, train) ? colourOf(view, train) : null;
  return Dialog(
    { title, kind: 'player', of: train, close },
    html`
      <h3>${t('player-train', { count: wagons.length })}</h3>
      ${wagons.length === 0 && html`<p class="about">${t('player-train-empty')}</p>`}
      <div class="whole-train">
        ${WholeTrain({ engine: view.engine, wagons, marker })}
      </div>
      ${hand && html`<h3>${t('player-hand')}</h3>`}
      ${
        hand &&
        html`
          <div class="small">${hand.map((tile) => html`<span key=${tile}>${Tile(tile)}</span>`)}</div>
        `
      }
    `,
  );
}

/** @param {ReplayPage} page */
function saveRecord({ watched: { record }, origin: { address } }) {
  const name = address ? `${address.table}-${address.match}-${record.round}` : `${record.round}`;
  saveRecordFile(name, `${JSON.stringify(record)}\n`);
}

/**
 * @param {ReplayPage} page
 * @param {import('../base/records.js').Address} address
 */
async function saveMatch(page, address) {
  page.problem = null;
  try {
    saveRecordFile(`${address.table}-${address.match}`, await recordsOf(address));
  } catch (problem) {
    page.problem = /** @type {Problem} */ (problem);
  }
}
