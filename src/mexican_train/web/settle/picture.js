// A situation at a glance: how the trains end, and what one holds.

import { html } from 'htm/preact';

import { COLOURS } from '../base/people.js';
import { pipName, t } from '../base/words.js';
import { doubleOf } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { nameAt } from './editor.js';
import { trainAt } from './situation.js';

/** @typedef {import('./situation.js').Situation} Situation */

/** @param {Situation} situation */
export function Picture(situation) {
  /** @type {Train[]} */
  const trains = [...situation.trains.keys(), 'M'];
  const turn = [
    situation.drawn && t('settle-drawn'),
    situation.empty && t('settle-empty'),
    situation.stuck && t('settle-stuck'),
  ].filter(Boolean);
  return html`
    <div class="picture">
      <ul>
        <li class="at-end">
          <b>${t('settle-engine')}</b> ${Tile(doubleOf(situation.engine), { label: true })}
        </li>
        ${trains.map((which) => End(situation, which))}
      </ul>
      ${turn.length > 0 && html`<p>${turn.map((fact) => `${fact}. `)}</p>`}
      <p class="holds">
        <b>${t('settle-hold')}</b> ${situation.hand.map((tile) => html`<span>${Tile(tile)}</span>`)}
      </p>
    </div>
  `;
}

/**
 * @param {Situation} situation
 * @param {Train} which
 */
function End(situation, which) {
  const { end, double, dead, open } = trainAt(situation, which);
  const pip = pipName(end ?? 0);
  const facts = [
    end === null && t('settle-not-begun'),
    double && t('settle-double', { pip }),
    situation.owed === which && t('settle-owed'),
    dead && t('settle-dead', { pip }),
    open && t('settle-marker'),
  ].filter(Boolean);
  const colour = which === 'M' ? 'black' : COLOURS[which];
  return html`
    <li key=${which} class=${`at-end ${colour}`}>
      <b>${nameAt(situation, which)}</b>
      ${end !== null && !double && html`<span>${t('settle-end')} ${pip}</span>`}
      ${facts.length > 0 && html`<small>${facts.join(', ')}</small>`}
    </li>
  `;
}
