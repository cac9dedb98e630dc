// A round is counted: who went out, and what everyone else was left with.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { FEWEST_PLAYERS } from '../game/dealing.js';
import { Link } from '../parts/link.js';
import { withOut } from './changes.js';
import { Digits } from './digits.js';
import { Grid } from './grid.js';
import { heaviestHand } from './limits.js';
import { change } from './matches.js';
import { longestWord } from './names.js';
import { Notice } from './notice.js';
import { isWhole, orderAt, pointsAt, roundAt } from './reckoning.js';
import { Engine, First } from './round.js';

/** @typedef {import('./match.js').MatchPage} MatchPage */

/** @param {MatchPage} page */
export function Entry(page) {
  const { match, round, seat } = page;
  return html`
    <section class="entry" aria-labelledby="entry">
      ${Seats(page)} ${seat === null ? Ending(page) : Hand(page, seat)}
      <footer>${Notice()} ${Onward(page)}</footer>
      ${
        seat === null &&
        html`
          <div class="buttons">
            ${Link(page.app, `/score#${match.id}/guests/${round}`, t('keeper-guests'), { class: 'way' })}
          </div>
          <details class="begin">
            <summary>${t('keeper-entry-engine')}</summary>
            ${Engine({ match, number: round })} ${First({ match, number: round })}
          </details>
        `
      }
    </section>
  `;
}

/** Everyone, with what they have; and how the round ended. @param {MatchPage} page */
function Seats(page) {
  const { match, round, seat } = page;
  const { out, blocked } = roundAt(match, round);
  const nobody = blocked ? t('keeper-blocked-short') : '?';
  const ended = out === null ? nobody : match.players[out].name;
  return html`
    <div class="seats" role="group" aria-label=${t('keeper-who')}>
      <button
        key="end"
        class="seat"
        aria-pressed=${seat === null}
        onclick=${() => page.turnTo(null)}
      >
        ${SeatName(t('keeper-ended'))}
        <b>${ended}</b>
      </button>
      ${match.order.map((each) => {
        const { name, colour } = match.players[each];
        const points = pointsAt(match, round, each);
        const nothing = orderAt(match, round).includes(each) ? '…' : '–';
        const value = points === null ? nothing : t('number', { value: points });
        return html`
          <button
            key=${each}
            class=${nothing === '–' ? `seat away ${colour}` : `seat ${colour}`}
            aria-pressed=${seat === each}
            onclick=${() => page.turnTo(each)}
          >
            ${SeatName(name)}
            <b>${out === each ? t('keeper-out-short') : value}</b>
          </button>
        `;
      })}
    </div>
  `;
}

/** @param {string} name */
function SeatName(name) {
  return html`
    <span class="who"><span style=${{ '--letters': longestWord(name) }}>${name}</span></span>
  `;
}

/** The first question: who went out? @param {MatchPage} page */
function Ending(page) {
  const { match, round } = page;
  const { out, blocked } = roundAt(match, round);
  return html`
    <fieldset class="ending">
      <legend>${t('keeper-out-who')}</legend>
      ${orderAt(match, round).map(
        (seat) => html`
          <button
            key=${seat}
            class=${`answer ${match.players[seat].colour}`}
            aria-pressed=${out === seat}
            onclick=${() => page.wentOut(seat)}
          >
            <span class="disc" aria-hidden="true" />
            ${match.players[seat].name}
          </button>
        `,
      )}
      <button
        class="answer nobody"
        aria-pressed=${blocked}
        onclick=${() => {
          change(withOut(match, round, null), t('keeper-what-out', { round }));
          page.goOn();
        }}
      >
        ${t('keeper-blocked')}
      </button>
    </fieldset>
  `;
}

/**
 * What one player was left with.
 * @param {MatchPage} page
 * @param {number} seat
 */
function Hand(page, seat) {
  const { match, round, counting } = page;
  const { name, colour } = match.players[seat];
  const { out } = roundAt(match, round);
  const points = pointsAt(match, round, seat);
  return html`
    <div class=${`hand-of ${colour}`} key=${`${round} ${seat}`}>
      <div class="sum">
        <p>
          <b>${name}</b>
          ${About(page, seat)}
        </p>
        <output class="value">
          <span key=${points}>${points === null ? '–' : t('number', { value: points })}</span>
        </output>
        <button class="out" aria-pressed=${out === seat} onclick=${() => page.wentOut(seat)}>
          ${t('keeper-out')}
        </button>
      </div>
      ${Modes(counting, seat)} ${Missed(page, seat)}
    </div>
  `;
}

/** What there is to say of a hand, or what makes one look again. @param {MatchPage} page @param {number} seat */
function About({ match, round }, seat) {
  const { out, tiles } = roundAt(match, round);
  const heaviest = heaviestHand(match, round);
  const points = pointsAt(match, round, seat);
  if (out === seat) return html`<small>${t('keeper-is-out')}</small>`;
  if (heaviest && points !== null && points > heaviest.points) {
    return html`<small class="heavy" role="alert">${t('keeper-heavy', heaviest)}</small>`;
  }
  const count = tiles[seat].length;
  return html`<small>${count ? t('count-tiles', { count }) : t('keeper-hand')}</small>`;
}

/**
 * The two ways to count a hand.
 * @param {import('./counting.js').Counting} counting
 * @param {number} seat
 */
export function Modes(counting, seat) {
  const { mode } = counting;
  const modes = /** @type {const} */ ([
    ['digits', t('keeper-by-number')],
    ['tiles', t('keeper-by-tiles')],
  ]);
  return html`
    <div class="modes" role="group" aria-label=${t('keeper-by')}>
      ${modes.map(
        ([value, label]) => html`
          <button
            key=${value}
            aria-pressed=${mode === value}
            onclick=${() => counting.setMode(value)}
          >
            ${label}
          </button>
        `,
      )}
    </div>
    ${mode === 'digits' ? Digits(counting) : Grid(counting, seat)}
  `;
}

/** Whether somebody was not there at all. @param {MatchPage} page @param {number} seat */
function Missed(page, seat) {
  const { match, round } = page;
  const order = orderAt(match, round);
  const there = order.includes(seat);
  return html`
    <button
      class="small absent"
      aria-pressed=${!there}
      disabled=${there && order.length <= FEWEST_PLAYERS}
      onclick=${() => page.missed(seat)}
    >
      ${t('keeper-missed-this', { name: match.players[seat].name })}
    </button>
  `;
}

/** What comes next: somebody who is not counted yet, or the end. @param {MatchPage} page */
function Onward(page) {
  const { match, round, seat } = page;
  const { out, blocked } = roundAt(match, round);
  if (seat === null && out === null && !blocked) return null; // the question comes first
  const next = page.nextSeat();
  if (isWhole(match, round)) {
    return html`<button class="deed" onclick=${() => page.leave()}>${t('keeper-done')}</button>`;
  }
  if (next === null) {
    return html`<p class="about">${t('keeper-last-one')}</p>`;
  }
  return html`
    <button class="deed" onclick=${() => page.goOn()}>
      ${t('keeper-next', { name: match.players[next].name })}
    </button>
  `;
}
