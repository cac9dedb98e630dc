// The round that is played now: the engine, who begins, and why.

import { html } from 'htm/preact';

import { pipName } from '../app/tilegrid.js';
import { t } from '../app/words.js';
import { Tile } from '../yard/tiles.js';
import {
  NOBODY,
  asksForHolder,
  asksForLayer,
  engineSetAside,
  enginesLeft,
  firstOf,
  sentencesOf,
} from './counting.js';
import { change } from './kept.js';
import { engineAt, roundAt, roundsOf, usedBefore, withEngine, withRound } from './reckoning.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {{match: Kept, number: number}} Of */

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
 * @param {Of} of
 * @param {() => void} count goes on to the points
 */
export function NowRound(of, count) {
  const { match, number } = of;
  const hand = match.rules.hand[match.players.length - 2];
  const begun = roundAt(match, number).points.some((_, seat) => seen(of, seat));
  return html`
    <section class="now" aria-labelledby="now">
      <h2 id="now" tabindex=${-1}>${t('round-of', { round: number, rounds: roundsOf(match) })}</h2>
      ${Engine(of)} ${First(of)}
      ${hand && !begun && html`<p class="about">${t('keeper-deal', { tiles: hand })}</p>`}
      ${Why(match)}
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
      <span class="double">${Tile(`${engine}-${engine}`, { standing: true, label: false })}</span>
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
  const all = enginesLeft({ ...match.rules, engine: 'highest-held' }, []);
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
              ${Tile(`${pip}-${pip}`, { standing: true, label: false })}
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
  const round = roundAt(match, number);
  const first = firstOf(match.rules, match.players.length, number, round);
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
    return Asked(match, t('keeper-holder-who'), (holder) => set({ holder }), true);
  }
  return Asked(match, t('keeper-layer-who'), (layer) => set({ layer }), false);
}

/**
 * A question whose answer is one of the players.
 * @param {Kept} match
 * @param {string} question
 * @param {(seat: number) => void} answer
 * @param {boolean} nobody whether it may be nobody
 */
function Asked({ players }, question, answer, nobody) {
  return html`
    <fieldset class="asked">
      <legend>${question}</legend>
      <div class="buttons">
        ${players.map(
          ({ name, colour }, seat) => html`
            <button key=${seat} class=${colour} onclick=${() => answer(seat)}>
              <span class="dot" aria-hidden="true" />
              ${name}
            </button>
          `,
        )}
        ${nobody && html`<button onclick=${() => answer(NOBODY)}>${t('keeper-nobody')}</button>`}
      </div>
    </fieldset>
  `;
}

/** What the rules say of it, for whoever wants to know. @param {Kept} match */
function Why({ rules }) {
  return html`
    <details class="why">
      <summary>${t('keeper-why')}</summary>
      ${sentencesOf(rules).map(({ key, args }) => html`<p key=${key}>${t(key, args)}</p>`)}
    </details>
  `;
}
