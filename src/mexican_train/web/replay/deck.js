// Below the yard: what happened in this step, the hands, and the buttons that move on.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Tile } from '../parts/tiles.js';

const SPEEDS = [0.5, 1, 2, 4];
/** So many hands have room without more height. */
const FEW = 4;

/** @typedef {import('./page.js').ReplayPage} ReplayPage */

/** @param {ReplayPage} page */
export function Deck(page) {
  const many = page.players.length > FEW;
  return html`
    <section key="deck" class="deck" aria-label=${t('replay-controls')}>
      ${StepWords(page)} ${page.lookback?.drawVerdict()}
      <div
        class=${many ? 'opened many' : 'opened'}
        tabindex="0"
        role="group"
        aria-label=${t('replay-hands')}
      >
        ${page.shownHands.map((seat) => Hand(page, seat))}
      </div>
      ${Helm(page)}
    </section>
  `;
}

/**
 * Which step this is and what happened in it; read out as it comes.
 * @param {ReplayPage} page
 */
function StepWords(page) {
  const { at, end } = page;
  return html`
    <p class="told" role="status">
      <small>${at ? t('replay-step', { step: at, last: end }) : t('replay-deal')}</small>
      ${' '}
      <b>${page.linesAt(at).map(({ text }) => `${text} `)}</b>
    </p>
  `;
}

/**
 * @param {ReplayPage} page
 * @param {number} seat
 */
function Hand(page, seat) {
  const alone = page.eyes === seat && page.viewAt(page.at).phase === 'playing';
  return HandAfter(page.viewAt(page.at), seat, alone);
}

/**
 * One hand; at the end with what it counts.
 * @param {ReplayView} view
 * @param {number} seat
 * @param {boolean} alone whether it is the only one, and large
 */
export function HandAfter(view, seat, alone) {
  const hand = view.hands[seat];
  const points = view.scores.at(-1)?.[seat] ?? 0;
  return html`
    <div key=${seat} class=${alone ? 'owned alone' : 'owned'}>
      <h2>
        <span class=${`dot ${view.players[seat].colour}`} aria-hidden="true" />
        <span class="who">${nameOf(view, seat)}</span>
        ${view.phase !== 'playing' && html`${' '}<small>${t('points', { points })}</small>`}
      </h2>
      <div class="small">
        ${hand.map((tile) => html`<span key=${tile}>${Tile(tile, { small: !alone })}</span>`)}
        ${hand.length === 0 && html`<small>${t('replay-no-tiles')}</small>`}
      </div>
    </div>
  `;
}

/**
 * The way through the round.
 * @param {ReplayPage} page
 */
function Helm(page) {
  const review = html`
    <button
      key="review"
      class="round"
      aria-label=${t('replay-review')}
      title=${t('replay-review')}
      onclick=${() => page.lookBack()}
    >
      ${Icon('hint')}
    </button>
  `;
  return html`
    <div class="helm">${Slide(page)} ${Moves(page, review)} ${Eyes(page)} ${Speed(page)}</div>
  `;
}

/**
 * Every step, on one line.
 * @param {import('./walking.js').Walking} page
 */
export function Slide(page) {
  const { at, end } = page;
  const step = at ? t('replay-step', { step: at, last: end }) : t('replay-deal');
  return html`
    <input
      type="range"
      min="0"
      max=${end}
      value=${at}
      aria-label=${t('replay-place')}
      aria-valuetext=${step}
      oninput=${(/** @type {any} */ event) => page.go(Number(event.target.value))}
    />
  `;
}

/**
 * The buttons that move on.
 * @param {import('./walking.js').Walking} page
 * @param {any} [more] another button
 */
export function Moves(page, more) {
  const { at, end, playing } = page;
  return html`
    <div class="moves">
      ${Move('first', t('replay-first'), () => page.go(0), at === 0)}
      ${Move('back', t('replay-back'), () => page.go(at - 1), at === 0)}
      <button
        key="play"
        class="main round"
        aria-label=${playing ? t('replay-pause') : t('replay-play')}
        onclick=${() => page.play(!playing)}
      >
        ${Icon(playing ? 'pause' : 'play', 'full')}
      </button>
      ${Move('forward', t('replay-forward'), () => page.go(at + 1), at === end)}
      ${Move('last', t('replay-last'), () => page.go(end), at === end)} ${more}
    </div>
  `;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} go
 * @param {boolean} off whether there is nothing in this direction
 */
function Move(name, label, go, off) {
  return html`
    <button
      key=${name}
      class="round"
      aria-label=${label}
      aria-disabled=${off ? 'true' : undefined}
      onclick=${go}
    >
      ${Icon(`play-${name}`, 'full')}
    </button>
  `;
}

/**
 * Through whose eyes one looks.
 * @param {ReplayPage} page
 */
function Eyes(page) {
  const look = (/** @type {any} */ event) => {
    page.eyes = event.target.value === '' ? null : Number(event.target.value);
  };
  return html`
    <select class="eyes" aria-label=${t('replay-eyes')} onchange=${look}>
      <option value="" selected=${page.eyes === null}>${t('replay-eyes-all')}</option>
      ${page.players.map(
        ({ name }, seat) => html`
          <option key=${seat} value=${seat} selected=${page.eyes === seat}>
            ${t('replay-eyes-of', { name })}
          </option>
        `,
      )}
    </select>
  `;
}

/** @param {import('./walking.js').Walking} page */
export function Speed(page) {
  const choose = (/** @type {any} */ event) => {
    page.speed = Number(event.target.value);
  };
  return html`
    <select class="speed" aria-label=${t('replay-speed')} onchange=${choose}>
      ${SPEEDS.map(
        (speed) => html`
          <option key=${speed} value=${speed} selected=${page.speed === speed}>
            ${t('replay-times', { speed })}
          </option>
        `,
      )}
    </select>
  `;
}
