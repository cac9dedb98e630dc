// The table is told: how many play, the engine, and each train by its end.

import { html } from 'htm/preact';

import { Pick, Tick } from '../app/fields.js';
import { pipName, pipsOf } from '../app/tilegrid.js';
import { t } from '../app/words.js';
import { COLOURS } from '../keeper/people.js';
import { trainAt, withName, withPlayers, withTrain } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/**
 * @typedef {object} Props
 * @property {Situation} situation
 * @property {Record<string, any>} rules those that are played by
 * @property {(situation: Situation) => void} change
 */

const LONGEST = 24;

/** @param {Props} props */
export function TableEditor(props) {
  const { situation, rules, change } = props;
  const { trains, engine } = situation;
  const players = pipsOf(rules.hand.length + 1).slice(2);
  return html`
    <section class="told">
      <h2>${t('settle-table')}</h2>
      <div class="basics">
        ${Pick({
          label: t('settle-players'),
          name: 'players',
          shape: 'even',
          options: players.map((value) => ({ value, label: t('number', { value }) })),
          value: trains.length,
          pick: (count) => change(withPlayers(situation, count)),
        })}
        <label class="field">
          <span>${t('settle-engine')}</span>
          ${PipSelect({
            value: engine,
            maxPip: rules.max_pip,
            label: t('settle-engine'),
            pick: (pip) => pip !== null && change({ ...situation, engine: pip }),
          })}
        </label>
      </div>
      <ul class="told-trains">
        ${trains.map((_, seat) => TrainRow(props, seat))} ${TrainRow(props, 'M')}
      </ul>
      <div class="told-turn">
        ${Tick({
          label: t('settle-drawn'),
          value: situation.drawn,
          tick: (drawn) => change({ ...situation, drawn }),
        })}
        ${Tick({
          label: t('settle-empty'),
          value: situation.empty,
          tick: (empty) => change({ ...situation, empty }),
        })}
        ${
          (rules.fast_first_turn || situation.series) &&
          Tick({
            label: t('settle-series'),
            value: situation.series,
            tick: (series) => change({ ...situation, series }),
          })
        }
      </div>
    </section>
  `;
}

/**
 * @param {Props} props
 * @param {Train} which
 */
function TrainRow({ situation, rules, change }, which) {
  const train = trainAt(situation, which);
  const mine = which === 0;
  const name = which === 'M' ? t('mexican') : mine ? t('settle-mine') : situation.names[which - 1];
  const set = (/** @type {Partial<import('./situation.js').ToldTrain>} */ part) =>
    change(withTrain(situation, which, part));
  const owed = situation.owed === which;
  const colour = which === 'M' ? 'black' : COLOURS[which];
  return html`
    <li key=${which} class=${`told-train ${colour}`}>
      <div class="whose">
        ${
          which === 'M' || mine
            ? html`<b>${name}</b>`
            : html`<input
                aria-label=${t('settle-name', { number: which + 1 })}
                maxlength=${LONGEST}
                autocomplete="off"
                value=${name}
                oninput=${(/** @type {any} */ event) =>
                  change(withName(situation, which, event.target.value))}
                onchange=${(/** @type {any} */ event) => {
                  if (!event.target.value.trim()) change(withName(situation, which));
                }}
              />`
        }
        <label class="end">
          <span>${t('settle-end')}</span>
          ${PipSelect({
            value: train.end,
            maxPip: rules.max_pip,
            none: true,
            label: t('settle-end-of', { name }),
            pick: (end) => set({ end }),
          })}
        </label>
      </div>
      <div class="told-facts" role="group" aria-label=${name}>
        ${which !== 'M' && Fact(t('settle-marker'), train.open, (open) => set({ open }))}
        ${
          train.end !== null &&
          Fact(t('settle-double', { pip: pipName(train.end) }), train.double, (double) =>
            set({ double }),
          )
        }
        ${
          train.double &&
          Fact(t('settle-owed'), owed, (on) => change({ ...situation, owed: on ? which : null }))
        }
        ${
          train.double &&
          Fact(t('settle-dead', { pip: pipName(train.end ?? 0) }), train.dead, (dead) =>
            set({ dead }),
          )
        }
      </div>
    </li>
  `;
}

/**
 * Something that is so, or not.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} set
 */
function Fact(label, on, set) {
  return html`
    <button type="button" class="fact" aria-pressed=${on} onclick=${() => set(!on)}>
      ${label}
    </button>
  `;
}

/**
 * @param {object} how
 * @param {number | null} how.value
 * @param {number} how.maxPip
 * @param {boolean} [how.none] whether there may be no number
 * @param {string} [how.label]
 * @param {(pip: number | null) => void} how.pick
 */
function PipSelect({ value, maxPip, none = false, label, pick }) {
  const pips = pipsOf(Math.max(maxPip, value ?? 0)).reverse();
  return html`
    <select
      aria-label=${label}
      onchange=${(/** @type {any} */ event) =>
        pick(event.target.value === '' ? null : Number(event.target.value))}
    >
      ${none && html`<option value="" selected=${value === null}>${t('settle-not-begun')}</option>`}
      ${pips.map(
        (pip) => html`
          <option key=${pip} value=${pip} selected=${pip === value}>
            ${pipName(pip)}
          </option>
        `,
      )}
    </select>
  `;
}
