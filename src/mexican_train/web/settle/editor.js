// The table is told: how many play, the engine, and each train by its end. One number follows
// another: whoever has told one end is asked for the next.

import { html } from 'htm/preact';

import { COLOURS, LONGEST_NAME } from '../base/people.js';
import { reactive } from '../base/reactive.js';
import { pipName, t } from '../base/words.js';
import { FEWEST_PLAYERS, mostPlayers } from '../game/dealing.js';
import { numbersOf, pipsUpTo } from '../game/sets.js';
import { Pick, Tick } from '../parts/fields.js';
import { trainAt, withName, withPlayers, withTrain } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */
/** @typedef {Train | 'engine'} Place */

export class TableEditor {
  /**
   * @param {() => Situation} situation
   * @param {(situation: Situation) => void} change
   * @param {boolean} [ownEnd] whether one says here where one's own train ends; unless said elsewhere
   */
  constructor(situation, change, ownEnd = true) {
    /** @type {Place | null} */
    this.at = null;
    reactive(this);
    this.situation = situation;
    this.change = change;
    this.ownEnd = ownEnd;
  }

  /** Asks for a number; once more for the same, and for none. @param {Place | null} place */
  goTo(place) {
    this.at = this.at === place ? null : place;
  }

  /** What is asked for after a place. @param {Place} place @returns {Place | null} */
  after(place) {
    if (place === 'engine') return this.ownEnd ? 0 : 1;
    if (place === 'M') return null;
    return place + 1 < this.situation().trains.length ? place + 1 : 'M';
  }

  /** @param {Place} place @param {number | null} pip */
  tell(place, pip) {
    const situation = this.situation();
    this.at = this.after(place);
    if (place !== 'engine') this.change(withTrain(situation, place, { end: pip }));
    else if (pip !== null) this.change({ ...situation, engine: pip });
  }

  // ---------------------------------------------------------------- drawing

  /** @param {Record<string, any>} rules those that are played by */
  draw(rules) {
    const situation = this.situation();
    const { trains, engine } = situation;
    const players = pipsUpTo(mostPlayers(rules)).slice(FEWEST_PLAYERS);
    return html`
      <section class="told">
        <h2>${t('settle-table')}</h2>
        ${Pick({
          label: t('settle-players'),
          name: 'players',
          shape: 'even',
          options: players.map((value) => ({ value, label: t('number', { value }) })),
          value: trains.length,
          pick: (count) => this.change(withPlayers(situation, count)),
        })}
        <div class="told-train">
          <div class="whose">
            <b>${t('settle-engine')}</b>
            ${this.drawEnd('engine', t('settle-engine'), engine)}
          </div>
          ${this.drawPad('engine', t('settle-engine'), engine, rules)}
        </div>
        <ul class="told-trains">
          ${trains.map((_, seat) => this.drawTrain(seat, rules))} ${this.drawTrain('M', rules)}
        </ul>
        ${this.drawTurn(rules)}
      </section>
    `;
  }

  /** How far the turn has come. @param {Record<string, any>} rules */
  drawTurn(rules) {
    const situation = this.situation();
    const tick = (
      /** @type {'drawn' | 'empty' | 'stuck' | 'series'} */ name,
      /** @type {string} */ label,
    ) =>
      Tick({
        label,
        value: situation[name],
        tick: (on) => this.change({ ...situation, [name]: on }),
      });
    return html`
      <div class="told-turn">
        ${tick('drawn', t('settle-drawn'))} ${tick('empty', t('settle-empty'))}
        ${(situation.empty || situation.stuck) && tick('stuck', t('settle-stuck'))}
        ${(rules.fast_first_turn || situation.series) && tick('series', t('settle-series'))}
      </div>
    `;
  }

  /**
   * @param {Train} which
   * @param {Record<string, any>} rules
   */
  drawTrain(which, rules) {
    const situation = this.situation();
    const train = trainAt(situation, which);
    const name = nameAt(situation, which);
    const label = t('settle-end-of', { name });
    const colour = which === 'M' ? 'black' : COLOURS[which];
    return html`
      <li key=${which} class=${`told-train ${colour}`}>
        <div class="whose">
          ${which === 'M' || which === 0 ? html`<b>${name}</b>` : this.drawName(which)}
          ${
            which === 0 && !this.ownEnd
              ? html`<span class="ends-in">${t('lane-ends', { pip: pipName(train.end ?? situation.engine) })}</span>`
              : [html`<span class="ends-in">${t('settle-end')}</span>`, this.drawEnd(which, label, train.end)]
          }
        </div>
        ${this.drawPad(which, label, train.end, rules)} ${this.drawFacts(which, name)}
      </li>
    `;
  }

  /** @param {number} seat */
  drawName(seat) {
    const situation = this.situation();
    return html`
      <input
        aria-label=${t('settle-name', { number: seat + 1 })}
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        value=${situation.names[seat - 1]}
        oninput=${(/** @type {any} */ event) =>
          this.change(withName(situation, seat, event.target.value))}
        onchange=${(/** @type {any} */ event) => {
          if (!event.target.value.trim()) this.change(withName(situation, seat));
        }}
      />
    `;
  }

  /**
   * The number that was told; a tap asks for it anew.
   * @param {Place} place
   * @param {string} label
   * @param {number | null} pip
   */
  drawEnd(place, label, pip) {
    const said = pip === null ? t('settle-not-begun') : pipName(pip);
    return html`
      <button
        type="button"
        class="end-told"
        aria-label=${`${label} ${said}`}
        aria-expanded=${this.at === place}
        onclick=${() => this.goTo(place)}
      >
        ${said}
      </button>
    `;
  }

  /**
   * @param {Place} place
   * @param {string} label
   * @param {number | null} told
   * @param {Record<string, any>} rules
   */
  drawPad(place, label, told, rules) {
    if (this.at !== place) return null;
    const key = (/** @type {number | null} */ pip, /** @type {string} */ text) => html`
      <button
        key=${pip}
        type="button"
        class=${pip === null ? 'none' : ''}
        aria-pressed=${pip === told}
        onclick=${() => this.tell(place, pip)}
      >
        ${text}
      </button>
    `;
    return html`
      <div class="tilegrid-pips" role="group" aria-label=${label}>
        ${numbersOf(rules.max_pip).map((pip) => key(pip, t('number', { value: pip })))}
        ${place !== 'engine' && key(null, t('settle-not-begun'))}
      </div>
    `;
  }

  /** What lies at the end of a train, and whether it is marked. @param {Train} which @param {string} name */
  drawFacts(which, name) {
    const situation = this.situation();
    const train = trainAt(situation, which);
    const set = (/** @type {Partial<import('./situation.js').DescribedTrain>} */ part) =>
      this.change(withTrain(situation, which, part));
    const owe = (/** @type {boolean} */ on) =>
      this.change({ ...situation, owed: on ? which : null });
    const pip = pipName(train.end ?? 0);
    return html`
      <div class="told-facts" role="group" aria-label=${name}>
        ${which !== 'M' && Fact(t('settle-marker'), train.open, (open) => set({ open }))}
        ${
          train.end !== null &&
          Fact(t('settle-double', { pip }), train.double, (double) => set({ double }))
        }
        ${train.double && Fact(t('settle-owed'), situation.owed === which, owe)}
        ${train.double && Fact(t('settle-dead', { pip }), train.dead, (dead) => set({ dead }))}
      </div>
    `;
  }
}

/** What a train is called where it is told. @param {Situation} situation @param {Train} which */
export function nameAt({ names }, which) {
  if (which === 'M') return t('mexican');
  return which === 0 ? t('settle-mine') : names[which - 1];
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
