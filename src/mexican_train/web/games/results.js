// What the matches came to, in figures: all of them, by sheet, by opponents, by places.

import { html } from 'htm/preact';

import { sheetTitle, t } from '../base/words.js';
import { Facts } from '../parts/facts.js';
import { byOpponent, bySheet, placesOf, resultOf, streaksOf } from './figures.js';
import { decimal, opponentName, percent } from './naming.js';

/** @param {KeptGame[]} games */
export function Summary(games) {
  const { matches, won, own, others } = resultOf(games);
  const { winning, now, best } = streaksOf(games);
  return Facts('summary', [
    [t('games-matches'), t('number', { value: matches })],
    [t('games-won-share'), t('games-won-of', { won, share: percent(won / matches) })],
    [t('games-mean'), t('games-mean-both', { own: decimal(own), others: decimal(others) })],
    [t('games-streak'), t(winning ? 'games-streak-won' : 'games-streak-lost', { matches: now })],
    [t('games-streak-best'), t('number', { value: best })],
  ]);
}

/** By sheet and by opponents. @param {KeptGame[]} games */
export function Results(games) {
  return html`
    <div key="results" class="results">
      ${Table(t('games-by-sheet'), '', t('games-sheet'), bySheet(games), sheetTitle)}
      ${Table(
        t('games-by-opponent'),
        t('games-by-opponent-about'),
        t('games-against'),
        byOpponent(games),
        opponentName,
      )}
    </div>
  `;
}

/**
 * @param {string} title
 * @param {string} about
 * @param {string} head
 * @param {import('./figures.js').NamedResult[]} rows
 * @param {(name: string) => string} named
 */
function Table(title, about, head, rows, named) {
  return html`
    <section key=${title}>
      <h2>${title}</h2>
      ${about && html`<p class="about">${about}</p>`}
      <div class="scroll" role="region" aria-label=${title} tabindex=${0}>
        <table>
          <thead>
            <tr>
              <th scope="col">${head}</th>
              <th scope="col">${t('games-matches')}</th>
              <th scope="col">${t('games-won-share')}</th>
              <th scope="col">${t('games-mean')}</th>
              <th scope="col">${t('games-mean-place')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ name, matches, won, own, place }) => html`
                <tr key=${name}>
                  <th scope="row">${named(name)}</th>
                  <td>${t('number', { value: matches })}</td>
                  <td>${percent(won / matches)}</td>
                  <td>${decimal(own)}</td>
                  <td>${decimal(place)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** How often one came in at each place. @param {KeptGame[]} games */
export function Places(games) {
  const places = placesOf(games);
  const most = Math.max(1, ...places);
  return html`
    <section key="places" class="places">
      <h2>${t('games-places')}</h2>
      <ol>
        ${places.map(
          (count, index) => html`
            <li key=${index}>
              <span>${t('games-place-short', { place: index + 1 })}</span>
              <i class="bar" style=${{ '--share': `${(100 * count) / most}%` }} aria-hidden="true" />
              <b>${t('number', { value: count })}</b>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** Less luck than this a round is written as zero. */
const LEAST = 0.05;

/** @param {{rounds: number, gaveAway: number, luck: number}} review */
export function Luck({ rounds, gaveAway, luck }) {
  const kind = Math.abs(luck) < LEAST ? 'even' : luck > 0 ? 'cost' : 'saved';
  return html`
    <section key="luck" class="luck">
      <h2>${t('games-luck')}</h2>
      <p>${t('games-gave-away', { points: decimal(gaveAway), rounds })}</p>
      <p>${t('games-luck-mean', { kind, points: decimal(Math.abs(luck)) })}</p>
    </section>
  `;
}
