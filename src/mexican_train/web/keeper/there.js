// Who is at the table for a round, how many tiles that makes for each, and what those miss who are
// not there.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { FEWEST_PLAYERS, handSize, mostPlayers } from '../game/dealing.js';
import { NumberField, Pick } from '../parts/fields.js';
import { Link } from '../parts/link.js';
import { change } from './matches.js';
import { orderAt } from './reckoning.js';
import { withPresence } from './seating.js';
import { anyMissed } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {import('./reckoning.js').Missed} Missed */

/** What a missed round counts at first where it is to be a number. */
const OWN = 50;
const MOST_OWN = 500;

/**
 * @param {App} app
 * @param {KeptMatch} match
 * @param {number} number
 */
export function There(app, match, number) {
  const order = orderAt(match, number);
  const missing = match.order.length > order.length || anyMissed(match);
  return html`
    <details class="there">
      <summary>
        ${dealWords(match.rules, order.length)} · <u>${t('keeper-there-change')}</u>
      </summary>
      <div class="inside">
        <p class="about">${t('keeper-there-about')}</p>
        <div class="buttons" role="group" aria-label=${t('keeper-there')}>
          ${match.order.map((seat) => Chip(match, number, seat))}
        </div>
        ${Link(app, `/score#${match.id}/setup`, t('keeper-there-more'), { class: 'way' })}
        ${missing && MissedPick(match.missed, (missed) => set(match, missed))}
        ${HandSizes(match.rules, order.length)}
      </div>
    </details>
  `;
}

/** How many play, and how many tiles each takes. @param {import('../game/lengths.js').Rules} rules @param {number} players */
export function dealWords(rules, players) {
  const tiles = handSize(rules, players);
  return tiles ? t('keeper-there-deal', { players, tiles }) : t('keeper-there-open', { players });
}

/** @param {KeptMatch} match @param {Missed} missed */
function set(match, missed) {
  change({ ...match, missed }, t('keeper-what-missed'), 'missed');
}

/**
 * Somebody who is there, or not.
 * @param {KeptMatch} match
 * @param {number} number
 * @param {number} seat
 */
function Chip(match, number, seat) {
  const order = orderAt(match, number);
  const { name, colour } = match.players[seat];
  const there = order.includes(seat);
  const what = t('keeper-what-there', { round: number, name });
  return html`
    <button
      key=${seat}
      class=${`chip ${colour}`}
      aria-pressed=${there}
      disabled=${there && order.length <= FEWEST_PLAYERS}
      onclick=${() => change(withPresence(match, number, seat, !there), what)}
    >
      <span class="dot" aria-hidden="true" />
      ${name}
    </button>
  `;
}

/**
 * What a missed round counts.
 * @param {Missed} missed
 * @param {(missed: Missed) => void} pick
 */
export function MissedPick(missed, pick) {
  const own = typeof missed === 'number';
  return html`
    <div class="missing">
      ${Pick({
        label: t('keeper-missed'),
        name: 'missed',
        shape: 'list',
        options: [
          { value: 'mean', label: t('keeper-missed-mean'), about: t('keeper-missed-mean-about') },
          { value: 'none', label: t('keeper-missed-none'), about: t('keeper-missed-none-about') },
          { value: 'own', label: t('keeper-missed-own'), about: t('keeper-missed-own-about') },
        ],
        value: own ? 'own' : missed,
        pick: (value) => pick(value === 'own' ? OWN : /** @type {Missed} */ (value)),
      })}
      ${
        own &&
        NumberField({
          label: t('keeper-missed-points'),
          value: missed,
          least: 0,
          most: MOST_OWN,
          set: pick,
        })
      }
    </div>
  `;
}

/**
 * How many tiles each takes, for every number of people.
 * @param {import('../game/lengths.js').Rules} rules
 * @param {number} players those who are there
 */
export function HandSizes(rules, players) {
  const most = mostPlayers(rules);
  const numbers = Array.from({ length: most - FEWEST_PLAYERS + 1 }, (_, at) => at + FEWEST_PLAYERS);
  return html`
    <div class="wide-table" tabindex="0" role="region" aria-label=${t('keeper-sizes-tiles')}>
      <table class="hand-sizes">
        <tbody>
          <tr>
            <th scope="row">${t('keeper-sizes-people')}</th>
            ${numbers.map(
              (each) => html`
                <td key=${each} class=${each === players ? 'here' : ''}>${t('number', { value: each })}</td>
              `,
            )}
          </tr>
          <tr>
            <th scope="row">${t('keeper-sizes-tiles')}</th>
            ${numbers.map(
              (each) => html`
                <td key=${each} class=${each === players ? 'here' : ''}>
                  ${t('number', { value: handSize(rules, each) })}
                </td>
              `,
            )}
          </tr>
        </tbody>
      </table>
    </div>
  `;
}
