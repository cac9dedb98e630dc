// The score pad: a row for each round, a column for each player, and every entry to be corrected.

import { html } from 'htm/preact';

import { t, tileName } from '../app/words.js';
import { bestOf } from '../score/standing.js';
import { Tile } from '../yard/tiles.js';
import {
  asView,
  currentRound,
  engineAt,
  pointsAt,
  roundAt,
  roundsOf,
  totalsOf,
} from './reckoning.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {{round: number, seat: number | null}} Place where one is writing */

/**
 * @param {Kept} match
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
export function Pad(match, at, go) {
  const { players } = match;
  const totals = totalsOf(match);
  const done = currentRound(match) > 1;
  const best = bestOf(asView(match).totals);
  return html`
    <div class="pad scoresheet">
      <h2 id="pad">${t('keeper-pad')}</h2>
      <div class="scroll" role="region" aria-labelledby="pad" tabindex=${0}>
        <table style=${{ '--players': players.length }}>
          <thead>
            <tr>
              <th scope="col"><span class="unseen">${t('score-round')}</span></th>
              ${players.map(
                ({ name, colour }, seat) => html`
                  <th key=${seat} scope="col" class=${colour}>
                    <span class="who">${name}</span>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${Array.from({ length: roundsOf(match) }, (_, index) => Row(match, index + 1, at, go))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">${t('score-sum')}</th>
              ${totals.map(
                (total, seat) => html`
                  <td key=${seat} class=${players[seat].colour}>
                    <b class=${done && best.has(seat) ? 'best' : ''}>
                      ${t('number', { value: total })}
                    </b>
                  </td>
                `,
              )}
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="about">${t('keeper-pad-about')}</p>
    </div>
  `;
}

/**
 * @param {Kept} match
 * @param {number} round
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
function Row(match, round, at, go) {
  const now = round === currentRound(match);
  const open = round <= Math.max(currentRound(match), match.rounds.length);
  const engine = engineAt(match, round);
  const double = `${engine}-${engine}`;
  const kinds = [now && 'now', !open && 'later', at?.round === round && 'here'];
  return html`
    <tr key=${round} class=${kinds.filter(Boolean).join(' ')}>
      <th scope="row">
        <span class="round-number">${t('number', { value: round })}</span>
        ${
          engine !== null &&
          html`
            <span class="mini">${Tile(double, { standing: true, label: false })}</span>
            <span class="unseen">${', '}${tileName(double)}</span>
          `
        }
      </th>
      ${match.players.map((_, seat) => Cell(match, round, seat, open, at, go))}
    </tr>
  `;
}

/**
 * @param {Kept} match
 * @param {number} round
 * @param {number} seat
 * @param {boolean} open whether one can write there
 * @param {Place | null} at
 * @param {(round: number, seat: number | null) => void} go
 */
function Cell(match, round, seat, open, at, go) {
  const { name, colour } = match.players[seat];
  const points = pointsAt(match, round, seat);
  if (!open) return html`<td key=${seat} class=${colour} />`;
  const out = roundAt(match, round).out === seat;
  const value = points === null ? '' : t('number', { value: points });
  const said = points === null ? t('keeper-cell-empty') : out ? t('keeper-cell-out') : value;
  const here = at?.round === round && at.seat === seat;
  return html`
    <td key=${seat} class=${colour}>
      <button
        class=${here ? 'cell here' : 'cell'}
        aria-current=${here ? 'true' : undefined}
        aria-label=${t('keeper-cell', { round, name, said })}
        onclick=${() => go(round, seat)}
      >
        ${out ? html`<b class="best">${value}</b>` : value || html`<span class="dots">·</span>`}
      </button>
    </td>
  `;
}
