// The matches one by one, with the way back into them.

import { html } from 'htm/preact';

import { gameId } from '../base/games.js';
import { secretsOf } from '../base/store.js';
import { rulesTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { placeIn, wonBy } from './figures.js';
import { dayOf, gameName, othersIn } from './naming.js';

/** So many are shown at first, and with each wish for more. */
export const MORE = 20;

/** @typedef {import('./games.js').GamesPage} GamesPage */

/** @param {GamesPage} page */
export function List(page) {
  const { looked, shown } = page;
  return html`
    <section class="played">
      <h2>${t('games-list')}</h2>
      <ul>
        ${looked.slice(0, shown).map((game) => html`<li key=${gameId(game)}>${Row(page, game)}</li>`)}
      </ul>
      ${
        looked.length > shown &&
        html`<button onclick=${() => page.showMore()}>${t('games-more')}</button>`
      }
    </section>
  `;
}

/**
 * @param {GamesPage} page
 * @param {KeptGame} game
 */
function Row(page, game) {
  const { players, seat, totals, scores } = game;
  const won = wonBy(game);
  const place = placeIn(game);
  const others = players.flatMap(({ name }, index) =>
    index === seat ? [] : [t('games-each', { name, points: totals[index] })],
  );
  return html`
    <div class="said">
      <b class=${won ? 'won' : ''}>
        ${won && Icon('crown')}
        ${won ? t('games-won') : t('games-place', { place, players: players.length })}
      </b>
      <span class="points">${t('points', { points: totals[seat] })}</span>
      <span class="others">${others.join(' · ')}</span>
      <small>
        ${[rulesTitle(game.sheet, game.rules), t('rounds', { rounds: scores.length }), dayOf(game.at)].join(' · ')}
      </small>
      ${Again(page, game)}
    </div>
    <button
      class="round"
      aria-label=${t('games-delete-one', { name: gameName(game) })}
      onclick=${() => page.ask({ kind: 'one', game })}
    >
      ${Icon('bin')}
    </button>
  `;
}

/**
 * The way to its first round, where this device still has what opens its table.
 * @param {GamesPage} page
 * @param {KeptGame} game
 */
function Again({ app }, game) {
  const { table, match } = game;
  const { invite, token } = secretsOf(table);
  if (!invite && !token) return null;
  const label = t('games-watch-of', { name: othersIn(game), day: dayOf(game.at) });
  return Link(app, `/replay/${table}/${match}/1`, t('games-watch'), { 'aria-label': label });
}
