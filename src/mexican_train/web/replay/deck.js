// Below the yard: what happened in this step, the hands, and the buttons that move on.

import { html } from 'htm/preact';

import { nameOf, t } from '../app/words.js';
import { Tile } from '../yard/tiles.js';
import { Shape } from './signs.js';

const SPEEDS = [0.5, 1, 2, 4];
/** So many hands have room without more height. */
const FEW = 4;

/** @typedef {import('./page.js').ReplayPage} ReplayPage */

/** @param {ReplayPage} page */
export function Deck(page) {
  const many = page.players.length > FEW;
  return html`
    <section key="deck" class="deck" aria-label=${t('replay-controls')}>
      ${Told(page)}
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
function Told(page) {
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
 * One hand; at the end with what it counts.
 * @param {ReplayPage} page
 * @param {number} seat
 */
function Hand(page, seat) {
  const { view } = page.watched.steps[page.at];
  const seen = page.viewAt(page.at);
  const over = view.phase !== 'playing';
  const hand = view.hands[seat];
  const points = view.scores.at(-1)?.[seat] ?? 0;
  return html`
    <div key=${seat} class=${page.eyes === seat && !over ? 'owned alone' : 'owned'}>
      <h2>
        <span class=${`dot ${seen.players[seat].colour}`} aria-hidden="true" />
        <span class="who">${nameOf(seen, seat)}</span>
        ${over && html`${' '}<small>${t('points', { points })}</small>`}
      </h2>
      <div class="small">
        ${hand.map((tile) => html`<span key=${tile}>${Tile(tile)}</span>`)}
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
  const { at, end, playing } = page;
  const step = at ? t('replay-step', { step: at, last: end }) : t('replay-deal');
  return html`
    <div class="helm">
      <input
        type="range"
        min="0"
        max=${end}
        value=${at}
        aria-label=${t('replay-place')}
        aria-valuetext=${step}
        oninput=${(/** @type {any} */ event) => page.go(Number(event.target.value))}
      />
      <div class="moves">
        ${Move('first', t('replay-first'), () => page.go(0), at === 0)}
        ${Move('back', t('replay-back'), () => page.go(at - 1), at === 0)}
        <button
          key="play"
          class="main round"
          aria-label=${playing ? t('replay-pause') : t('replay-play')}
          onclick=${() => page.play(!playing)}
        >
          <${Shape} name=${playing ? 'pause' : 'play'} />
        </button>
        ${Move('forward', t('replay-forward'), () => page.go(at + 1), at === end)}
        ${Move('last', t('replay-last'), () => page.go(end), at === end)}
      </div>
      ${Eyes(page)} ${Speed(page)}
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
      <${Shape} name=${name} />
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

/** @param {ReplayPage} page */
function Speed(page) {
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
