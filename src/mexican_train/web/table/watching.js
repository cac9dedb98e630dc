// What a spectator of a match can do: ask for a seat, and read what became of it.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Dialog } from '../parts/dialog.js';
import { NameField } from '../parts/name-field.js';
import { askSeat, ownRequest } from '../session/latecomer.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/** Where a player has a hand. @param {TablePage} page */
export function Watching(page) {
  const { session, view } = page;
  const request = ownRequest(session);
  if (view.challenge) return null;
  if (request) return html`<p key="asked" class="about">${answerOf(view, request)}</p>`;
  return html`
    <div key="ask" class="buttons">
      <button onclick=${() => page.open({ kind: 'ask' })}>${t('seat-ask')}</button>
    </div>
  `;
}

/**
 * What becomes of a request.
 * @param {View} view
 * @param {Latecomer} request
 */
function answerOf(view, { seat }) {
  const host = nameOf(view, view.host);
  if (view.phase === 'match_over') return t('seat-in-next-match', { host });
  if (seat !== null) return t('seat-yours-next', { name: nameOf(view, seat) });
  return t(hasFreeSeat(view) ? 'seat-asked' : 'seat-asked-full', { host });
}

/**
 * Return whether a bot has a seat that is promised to nobody.
 * @param {View} view
 */
function hasFreeSeat({ players, latecomers }) {
  return players.some((player, seat) => player.bot && !latecomers.some((each) => each.seat === seat));
}

/**
 * Asks for the name under which a spectator asks for a seat.
 * @param {TablePage} page
 * @param {() => void} close
 * @param {any} spoken what is read out meanwhile
 */
export function AskDialog(page, close, spoken) {
  const ask = (/** @type {Event} */ event) => {
    event.preventDefault();
    askSeat(page.session);
    close();
  };
  return Dialog(
    { title: t('seat-ask'), kind: 'ask', close },
    html`
      <form class="start" onsubmit=${ask}>
        ${NameField()}
        <button class="main">${t('seat-ask')}</button>
      </form>
    `,
    spoken,
  );
}
