// The round that is played now: the engine, who begins, and why.

import { html } from 'htm/preact';

import { pipName, t } from '../base/words.js';
import { sentencesOf } from '../game/engine-rules.js';
import { engineSetAside, enginesLeft } from '../game/engines.js';
import { NOBODY, asksForHolder, asksForLayer } from '../game/first.js';
import { doublesOf } from '../game/sets.js';
import { doubleOf } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { withEngine, withRound } from './changes.js';
import { change } from './matches.js';
import { engineAt, orderAt, roundAt, roundsOf, usedBefore } from './reckoning.js';
import { firstAt } from './seating.js';
import { There } from './there.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {{match: KeptMatch, number: number}} Of */

/** Why somebody begins. */
const BEGINS = {
  oldest: 'keeper-begins-oldest',
  next: 'keeper-begins-next',
  second: 'keeper-begins-second',
  laid: 'keeper-begins-laid',
  left: 'keeper-begins-left',
  holder: 'keeper-begins-holder',
};

/**
 * @param {App} app
 * @param {Of} of
 * @param {() => void} count goes on to the points
 */
export function NowRound(app, of, count) {
  const { match, number } = of;
  const begun = roundAt(match, number).points.some((_, seat) => seen(of, seat));
  return html`
    <section class="now" aria-labelledby="now">
      <h2 id="now" tabindex=${-1}>${t('round-of', { round: number, rounds: roundsOf(match) })}</h2>
      ${Engine(of)} ${First(of)} ${There(app, match, number)} ${Why(match)}
      <button class="deed" onclick=${count}>
        ${t(begun ? 'keeper-count-on' : 'keeper-count')}
      </button>
    </section>
  `;
}

/** Whether anything is written down of a seat. @param {Of} of @param {number} seat */
function seen({ match, number }, seat) {
  const { out, points, tiles } = roundAt(match, number);
  return out === seat || points[seat] !== null || tiles[seat].length > 0;
}

/** The engine, or the question which it was. @param {Of} of */
export function Engine(of) {
  const { match, number } = of;
  const engine = engineAt(match, number);
  if (engine === null) return EngineAsked(of);
  const aside = engineSetAside(match.rules, number) !== null;
  const again = () => change(withEngine(match, number, null), whatEngine(number));
  return html`
    <div class="engine">
      <span class="double">${Tile(doubleOf(engine), { standing: true, label: false })}</span>
      <p>
        <b>${t('keeper-engine', { pip: pipName(engine) })}</b>
        ${' '}
        ${aside && html`<small>${t('keeper-engine-aside')}</small>`}
        ${!aside && html`<button class="small" onclick=${again}>${t('keeper-other')}</button>`}
      </p>
    </div>
  `;
}

/** @param {Of} of */
function EngineAsked({ match, number }) {
  const used = usedBefore(match, number);
  const left = enginesLeft(match.rules, used);
  const all = doublesOf(match.rules.max_pip);
  return html`
    <fieldset class="asked">
      <legend>${t('keeper-engine-which')}</legend>
      <div class="doubles">
        ${all.map((pip) => {
          const may = left.includes(pip);
          const label = t('tile-double', { pip: pipName(pip) });
          return html`
            <button
              key=${pip}
              class=${may ? 'double' : 'double used'}
              disabled=${!may}
              aria-label=${may ? label : t('keeper-engine-used', { tile: label })}
              onclick=${() => change(withEngine(match, number, pip), whatEngine(number))}
            >
              ${Tile(doubleOf(pip), { standing: true, label: false })}
            </button>
          `;
        })}
      </div>
    </fieldset>
  `;
}

/** @param {number} number */
function whatEngine(number) {
  return t('keeper-what-engine', { round: number });
}

/** Who begins, or the question on which it depends. @param {Of} of */
export function First({ match, number }) {
  const first = firstAt(match, number);
  const order = orderAt(match, number);
  const set = (/** @type {{layer?: number | null, holder?: number | null}} */ part) =>
    change(withRound(match, number, part), t('keeper-what-first', { round: number }));
  if (first) {
    const { name, colour } = match.players[first.seat];
    const asked = asksForLayer(match.rules) || asksForHolder(match.rules);
    return html`
      <p class=${`begins ${colour}`}>
        <span class="dot" aria-hidden="true" />
        ${t(BEGINS[first.why], { name })}
        ${
          asked &&
          html`
            ${' '}
            <button class="small" onclick=${() => set({ layer: null, holder: null })}>
              ${t('keeper-other')}
            </button>
          `
        }
      </p>
    `;
  }
  if (asksForHolder(match.rules)) {
    return Asked({ match, order }, t('keeper-holder-who'), (holder) => set({ holder }), true);
  }
  return Asked({ match, order }, t('keeper-layer-who'), (layer) => set({ layer }), false);
}

/**
 * A question whose answer is one of the players.
 * @param {{match: KeptMatch, order: number[]}} of
 * @param {string} question
 * @param {(seat: number) => void} answer
 * @param {boolean} nobody whether it may be nobody
 */
function Asked({ match, order }, question, answer, nobody) {
  return html`
    <fieldset class="asked">
      <legend>${question}</legend>
      <div class="buttons">
        ${order.map((seat) => {
          const { name, colour } = match.players[seat];
          return html`
            <button key=${seat} class=${colour} onclick=${() => answer(seat)}>
              <span class="dot" aria-hidden="true" />
              ${name}
            </button>
          `;
        })}
        ${nobody && html`<button onclick=${() => answer(NOBODY)}>${t('keeper-nobody')}</button>`}
      </div>
    </fieldset>
  `;
}

/** What the rules say of it, for whoever wants to know. @param {KeptMatch} match */
function Why({ rules }) {
  return html`
    <details class="why">
      <summary>${t('keeper-why')}</summary>
      ${sentencesOf(rules).map(({ key, args }) => html`<p key=${key}>${t(key, args)}</p>`)}
    </details>
  `;
}
