// What everyone was left with, counted tile by tile.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

import { wantsStillness } from '../base/stillness.js';
import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { bestOf, blanksIn } from '../game/points.js';
import { Tile } from '../parts/tiles.js';

/** The longest that one tile, and the longest that a whole count takes, in milliseconds. */
const STEP = 140;
const WHOLE = 1600;

/** The round that was counted last: whoever comes back to its score has seen that. */
let counted = '';

/** @param {{view: View}} props */
export function Hands({ view }) {
  const hands = view.hands ?? [];
  const points = view.scores.at(-1) ?? [];
  const step = useCount(view);
  const order = view.players.map((_, seat) => seat).sort((a, b) => points[a] - points[b]);
  const over = view.phase === 'match_over';
  return html`
    <section class="count">
      <h3>${t(over ? 'score-hands-last' : 'score-hands')}</h3>
      ${Blanks(hands, view.worth ?? [])}
      <ol>
        ${order.map((seat) => Hand(view, seat, hands[seat] ?? [], points[seat] ?? 0, step))}
      </ol>
    </section>
  `;
}

/**
 * Why a hand costs more than its pips: blanks do.
 * @param {View['hands'] & {}} hands
 * @param {View['worth'] & {}} worth
 */
function Blanks(hands, worth) {
  if (worth.length < hands.length) return null;
  const { one, double } = blanksIn(hands, worth);
  if (!one && !double) return null;
  const kind = !one ? '-double' : double === null ? '' : '-both';
  return html`<p class="about">${t(`score-blanks${kind}`, { one, double })}</p>`;
}

/**
 * One hand, and what it costs as far as it is counted.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} hand
 * @param {number} points
 * @param {number} step
 */
function Hand(view, seat, hand, points, step) {
  const worth = view.worth?.[seat] ?? [];
  const all = step >= hand.length;
  const sum = all ? points : worth.slice(0, step).reduce((one, other) => one + other, 0);
  return html`
    <li key=${seat} class=${view.players[seat].colour}>
      <span class="disc" aria-hidden="true" />
      <p class="who">
        <b>${nameOf(view, seat)}</b>
        ${Notes(view, seat)}
      </p>
      <p class="points">
        <b class=${all ? '' : 'counting'} aria-hidden="true">${t('score-plus', { points: sum })}</b>
        <span class="unseen">${t('points', { points })}</span>
        <small>${t('score-total', { points: view.totals[seat] })}</small>
      </p>
      ${
        hand.length > 0 &&
        html`
          <p class="left">
            ${hand.map(
              (tile, index) => html`
                <span key=${tile} class=${index < step ? 'worth' : 'worth waits'}>
                  ${Tile(tile)}
                </span>
              `,
            )}
          </p>
        `
      }
    </li>
  `;
}

/**
 * What is special about someone: who won, who leads, who is ready.
 * @param {View} view
 * @param {number} seat
 */
function Notes(view, seat) {
  const running = view.phase === 'round_over';
  const notes = [
    view.round_winners.includes(seat) && t('score-round-won'),
    !view.counts[seat] && t('score-none'),
    running && view.scores.length > 1 && bestOf(view.totals).has(seat) && t('score-leads'),
    running && view.ready.includes(seat) && t('score-ready'),
  ].filter(Boolean);
  return notes.length > 0 && html`<small>${notes.join(' · ')}</small>`;
}

/**
 * How many tiles of each hand are counted by now. A tap or a key ends the counting, and where
 * nothing is to move there is none.
 * @param {View} view
 */
function useCount(view) {
  const round = `${view.table} ${view.match} ${view.round}`;
  const most = Math.max(1, ...(view.hands ?? []).map((hand) => hand.length));
  const [step, setStep] = useState(() => (wantsStillness() || counted === round ? most : 0));
  useEffect(() => {
    counted = round;
    if (step >= most) return undefined;
    const end = () => setStep(most);
    const next = () => setStep((now) => Math.min(most, now + 1));
    const ticking = setInterval(next, Math.min(STEP, WHOLE / most));
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearInterval(ticking);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [step >= most]);
  return step;
}
