// The score pad: a row for each round, a column for each player, and every entry to be corrected.

import { html } from 'htm/preact';

import { t, tileName } from '../base/words.js';
import { doubleOf } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { longestWord } from './names.js';
import { hasNumber } from './naming.js';
import {
  countedAt,
  currentRound,
  engineAt,
  hasMissed,
  pointsAt,
  roundAt,
  roundsOf,
} from './reckoning.js';
import { goesByMean, leadersOf, standingsOf } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {{round: number, seat: number | null}} Place where one is writing */

/** A phone shows as many columns at once. */
const MOST_IN_SIGHT = 6;
/** Of more, so many: the half column leads on to the rest. */
const PART_IN_SIGHT = 5.5;

/**
 * @param {KeptMatch} match
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
export function Pad(match, at, go) {
  const { players, order, away } = match;
  const standings = standingsOf(match);
  const best = leadersOf(match);
  const inSight = order.length > MOST_IN_SIGHT ? PART_IN_SIGHT : Math.max(5, order.length);
  return html`
    <div class="pad scoresheet" style=${{ '--in-sight': inSight }}>
      <h2 id="pad">${t('keeper-pad')}</h2>
      <div
        class="scroll"
        role="region"
        aria-labelledby="pad"
        tabindex=${0}
        ref=${markBeyond}
        onscroll=${(/** @type {any} */ event) => markBeyond(event.currentTarget)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="unseen">${t('score-round')}</span></th>
              ${order.map((seat) => {
                const { name, colour } = players[seat];
                const gone = away.includes(seat);
                return html`
                  <th key=${seat} scope="col" class=${gone ? `${colour} away` : colour}>
                    <span class="who" style=${{ '--letters': longestWord(name) }}>${name}</span>
                    ${gone && html`<small>${t('keeper-away')}</small>`}
                  </th>
                `;
              })}
            </tr>
          </thead>
          <tbody>
            ${Array.from({ length: roundsOf(match) }, (_, index) => Row(match, index + 1, at, go))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">${t(goesByMean(match) ? 'keeper-sum-mean' : 'score-sum')}</th>
              ${order.map((seat) => {
                const standing = standings.find((each) => each.seat === seat);
                return html`
                  <td key=${seat} class=${players[seat].colour}>
                    <b class=${best.includes(seat) ? 'best' : ''}>
                      ${standing && hasNumber(match, standing)}
                    </b>
                  </td>
                `;
              })}
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="about">${t('keeper-pad-about')}</p>
    </div>
  `;
}

/** Mark a table of which columns are beyond the right edge. @param {HTMLElement | null} scroll */
function markBeyond(scroll) {
  const beyond = scroll && scroll.scrollLeft + scroll.clientWidth < scroll.scrollWidth - 1;
  scroll?.toggleAttribute('data-beyond', Boolean(beyond));
}

/**
 * @param {KeptMatch} match
 * @param {number} round
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
function Row(match, round, at, go) {
  const now = round === currentRound(match);
  const open = round <= Math.max(currentRound(match), match.rounds.length);
  const engine = engineAt(match, round);
  const double = engine === null ? '' : doubleOf(engine);
  const kinds = [now && 'now', !open && 'later', at?.round === round && 'here'];
  return html`
    <tr key=${round} class=${kinds.filter(Boolean).join(' ')}>
      <th scope="row">
        <span class="round-number">${t('number', { value: round })}</span>
        ${
          double &&
          html`
            <span class="mini">${Tile(double, { standing: true, label: false })}</span>
            <span class="unseen">${', '}${tileName(double)}</span>
          `
        }
      </th>
      ${match.order.map((seat) => Cell(match, round, seat, open, at, go))}
    </tr>
  `;
}

/**
 * @param {KeptMatch} match
 * @param {number} round
 * @param {number} seat
 * @param {boolean} open whether one can write there
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
function Cell(match, round, seat, open, at, go) {
  const { name, colour } = match.players[seat];
  if (!open) return html`<td key=${seat} class=${colour} />`;
  const here = at?.round === round && at.seat === seat;
  return html`
    <td key=${seat} class=${colour}>
      <button
        class=${here ? 'cell here' : 'cell'}
        aria-current=${here ? 'true' : undefined}
        aria-label=${t('keeper-cell', { round, name, said: saidOf(match, round, seat) })}
        onclick=${() => go(round, seat)}
      >
        ${Entered(match, round, seat)}
      </button>
    </td>
  `;
}

/** @param {KeptMatch} match @param {number} round @param {number} seat */
function Entered(match, round, seat) {
  const value = cellText(match, round, seat);
  if (roundAt(match, round).out === seat) return html`<b class="best">${value}</b>`;
  if (hasMissed(match, round, seat)) return html`<i class="missed">${value}</i>`;
  return value || html`<span class="dots">·</span>`;
}

/**
 * What stands in the pad: points, in brackets what a missed round counts, or nothing yet.
 * @param {KeptMatch} match
 * @param {number} round
 * @param {number} seat
 */
export function cellText(match, round, seat) {
  const counted = countedAt(match, round, seat);
  const value = counted === null ? '' : t('number', { value: counted });
  if (!hasMissed(match, round, seat)) return value;
  return value ? `(${value})` : '–';
}

/** The same for those who hear it. @param {KeptMatch} match @param {number} round @param {number} seat */
function saidOf(match, round, seat) {
  const counted = countedAt(match, round, seat);
  if (hasMissed(match, round, seat)) {
    if (counted === null) return t('keeper-cell-missed');
    return t('keeper-cell-missed-counts', { points: counted });
  }
  if (pointsAt(match, round, seat) === null) return t('keeper-cell-empty');
  return roundAt(match, round).out === seat ? t('keeper-cell-out') : t('number', { value: counted });
}
