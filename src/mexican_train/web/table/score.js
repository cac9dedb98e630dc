// The end of a round, and of a match: what everyone was left with, and who is ahead.

import { html } from 'htm/preact';
import { Tile } from '../yard/tiles.js';
import { nameOf, namesOf, t } from '../app/words.js';

/** @param {import('./table.js').TablePage} page */
export function Score(page) {
  const { session } = page;
  const { view } = session;
  const over = view.phase === 'match_over';
  const points = view.scores.at(-1) ?? [];
  const order = view.players.map((_, seat) => seat).sort((a, b) => view.totals[a] - view.totals[b]);
  return html`
    <section key="score" class="score" aria-label=${headline(view)}>
      <div class="inside">
        <h2>${headline(view)}</h2>
        <p class="about">
          ${t('round-of', { round: view.round, rounds: view.rounds })} ${' · '} ${t('over-least')}
        </p>
        <table class="result">
          <thead>
            <tr>
              ${['over-player', 'over-left', 'over-points', 'over-total'].map(
                (key) => html`<th scope="col" key=${key}>${t(key)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>${order.map((seat) => Row(view, seat, points[seat]))}</tbody>
        </table>
        ${view.scores.length > 1 && RoundByRound(view)} ${over ? Afterwards(page) : NextRound(page)}
      </div>
    </section>
  `;
}

function headline(view) {
  if (view.phase === 'match_over') {
    const [winner] = view.winners;
    if (view.winners.length > 1) return t('over-tied', { names: namesOf(view, view.winners) });
    if (winner === view.seat) return t('over-you-won');
    return t('over-won', { name: nameOf(view, winner) });
  }
  if (view.blocked) return t('over-blocked');
  const [out] = view.round_winners;
  return out === view.seat ? t('over-you-out') : t('over-out', { name: nameOf(view, out) });
}

function Row(view, seat, points) {
  const player = view.players[seat];
  const won = view.phase === 'match_over' ? view.winners : view.round_winners;
  const hand = view.hands?.[seat] ?? [];
  const ready = view.ready.includes(seat) && view.phase === 'round_over';
  return html`
    <tr key=${seat} class=${won.includes(seat) ? 'won' : ''}>
      <th scope="row">
        <span class=${`disc ${player.colour}`} aria-hidden="true" />
        <span class="who">
          ${nameOf(view, seat)}
          ${
            ready &&
            html`<small>${t('over-ready')}</small>`
          }
        </span>
      </th>
      <td>
        <span class="left">
          ${
            hand.length
              ? hand.map((tile) => Tile(tile))
              : html`<small>${t('over-none')}</small>`
          }
        </span>
      </td>
      <td class="number">${t('over-plus', { points: points ?? 0 })}</td>
      <td class="number">
        <b>${t('number', { value: view.totals[seat] })}</b>
      </td>
    </tr>
  `;
}

function RoundByRound(view) {
  return html`
    <details>
      <summary>${t('over-sheet')}</summary>
      <div class="scroll">
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">${t('over-rounds')}</th>
              ${view.players.map(
                (player, seat) => html`<th key=${seat} scope="col">${nameOf(view, seat)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${view.scores.map(
              (points, index) => html`
                <tr key=${index}>
                  <th scope="row">${index + 1}</th>
                  ${points.map(
                    (each) => html`<td>${t('number', { value: each })}</td>`,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}

function NextRound(page) {
  const { session } = page;
  const { view } = session;
  const ready = view.ready.includes(view.seat);
  const people = view.players
    .map((_, seat) => seat)
    .filter((seat) => !view.players[seat].bot && !view.players[seat].stand_in)
    .filter((seat) => view.players[seat].connected && !view.ready.includes(seat));
  const others = namesOf(
    view,
    people.filter((seat) => seat !== view.seat),
  );
  return html`
    <div class="buttons">
      ${
        view.seat !== null &&
        !ready &&
        html`<button class="deed" onclick=${() => session.ask('next')}>${t('over-next')}</button>`
      }
      <button onclick=${() => page.showScore(false)}>${t('over-look')}</button>
      ${
        others.length > 0 &&
        html`<p class="about">${t('over-waiting', { names: others })} ${t('over-soon')}</p>`
      }
    </div>
  `;
}

function Afterwards(page) {
  const { session } = page;
  const { view } = session;
  return html`
    <div class="buttons">
      ${
        session.hosting &&
        html`<button class="deed" onclick=${() => session.ask('rematch')}>${t('over-rematch')}</button>`
      }
      <button onclick=${() => page.showScore(false)}>${t('over-look')}</button>
      <button onclick=${() => page.app.go('/')}>${t('home')}</button>
      ${
        !session.hosting &&
        html`<p class="about">${t('over-rematch-wait', { host: nameOf(view, view.host) })}</p>`
      }
    </div>
  `;
}
