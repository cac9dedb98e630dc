// The score sheet, a row for each round and a column for each player, and the ways back into it.

import { html } from 'htm/preact';

import { seatAmongBots } from '../base/deals.js';
import { recordIn, recordsOf } from '../base/records.js';
import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { bestOf } from '../game/points.js';
import { SendButton } from '../parts/send-button.js';
import { ReplayLink } from './replays.js';
import { saveRecords } from './share.js';

/** @param {ScorePage} page */
export function ScoreSheet(page) {
  const { view } = page;
  if (view.scores.length < 2) return null;
  return html`
    <section class="rounds scoresheet">
      <h3 id="rounds">${t('score-sheet')}</h3>
      <div class="scroll" role="region" aria-labelledby="rounds" tabindex=${0}>
        <table style=${{ '--players': view.players.length }}>
          <thead>
            <tr>
              <th scope="col">${t('score-round')}</th>
              ${view.players.map(
                ({ colour }, seat) => html`
                  <th key=${seat} scope="col" class=${colour}>
                    <span class="dot" aria-hidden="true" />
                    <span class="who">${nameOf(view, seat)}</span>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>${view.scores.map((points, index) => Row(page, points, index + 1))}</tbody>
          <tfoot>
            <tr>
              <th scope="row">${t('score-sum')}</th>
              ${view.totals.map((total, seat) => Cell(view, seat, total, null))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="about">${t('score-sheet-about')}</p>
    </section>
  `;
}

/**
 * @param {ScorePage} page
 * @param {number[]} points
 * @param {number} round
 */
function Row(page, points, round) {
  const { view } = page;
  const best = bestOf(points);
  const label = t('score-replay-of', { round });
  return html`
    <tr key=${round}>
      <th scope="row">
        ${ReplayLink(page, round, { label, text: t('number', { value: round }) })}
      </th>
      ${points.map((each, seat) => Cell(view, seat, each, best))}
    </tr>
  `;
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {number} points
 * @param {Set<number> | null} best those to mark
 */
function Cell(view, seat, points, best) {
  const value = t('number', { value: points });
  return html`
    <td key=${seat} class=${view.players[seat].colour}>
      ${best?.has(seat) ? html`<b class="best">${value}</b>` : value}
      ${best?.has(seat) && html`<span class="unseen">${t('score-best')}</span>`}
    </td>
  `;
}

/**
 * The way back into the round that is over.
 * @param {ScorePage} page
 */
export function LookingBack(page) {
  const { phase, round } = page.view;
  return html`
    <section class="back">
      <h3>${t('score-back')}</h3>
      <div class="buttons">
        ${
          phase === 'match_over' &&
          html`<button onclick=${() => page.showScore(false)}>${t('score-look')}</button>`
        }
        ${ReplayLink(page, round, { text: t('score-replay') })}
        ${ReplayLink(page, round, { text: t('score-deal'), part: '#deal' })}
        <button onclick=${() => saveRecords(page.session)}>${t('score-records')}</button>
        ${Send(page)}
      </div>
    </section>
  `;
}

/**
 * Whoever played against bots alone can send the deal to others.
 * @param {ScorePage} page
 */
function Send({ session, view }) {
  const { table, match, round, seat } = view;
  if (seat === null || seatAmongBots(view.players) !== seat) return null;
  const players = view.players.map(({ name, colour, bot }) => ({ name, colour, bot }));
  const record = async () => {
    const { token, invite } = session.secrets();
    return recordIn(await recordsOf({ table, match, round, secret: token ?? invite }), round);
  };
  return html`<${SendButton} round=${{ table, seat, players, record }} />`;
}
