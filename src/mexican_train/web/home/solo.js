// What one plays at once, against bots alone: chosen once, and remembered.

import { html } from 'htm/preact';

import { keepSolo, solo } from '../base/solo.js';
import { isOurs, levelName, t } from '../base/words.js';
import { TABLES } from '../game/dealing.js';
import { levelsToChoose, rulesOf, seatsFor, usualChoice } from '../options/choice.js';
import { LengthPick, SheetPick, Variants, numbered } from '../options/form.js';
import { Pick } from '../parts/fields.js';
import { AutomaticTick, PacePick } from '../parts/pace.js';

/** @typedef {import('../options/choice.js').Choice} Choice */

/**
 * @param {Choices} told
 * @param {() => void} changed
 */
export function SoloForm(told, changed) {
  const chosen = solo();
  const set = (/** @type {Partial<import('../base/solo.js').Solo>} */ part) => {
    keepSolo(part);
    changed();
  };
  const props = {
    told,
    choice: asChoice(chosen),
    change: (/** @type {Choice} */ { sheet, seats, rounds }) => set({ sheet, bots: seats - 1, rounds }),
    allowed: TABLES,
  };
  return html`
    <div class="options">
      ${Pick({
        label: t('solo-bots'),
        name: 'bots',
        options: seatsFor(rulesOf(told, props.choice), TABLES).map((seats) => numbered(seats - 1)),
        value: chosen.bots,
        pick: (bots) => set({ bots }),
      })}
      ${Pick({
        label: t('option-level'),
        name: 'level',
        // This is remembered, and played where there is no server too: so with our bots alone.
        options: levelsToChoose(told, [chosen.level])
          .filter(isOurs)
          .map((value) => ({ value, label: levelName(value) })),
        value: chosen.level,
        pick: (level) => set({ level }),
      })}
      ${SheetPick(props)} ${Variants(props)} ${LengthPick(props)} ${PacePick(chosen, set)}
      ${AutomaticTick(chosen, set)}
    </div>
  `;
}

/** @param {import('../base/solo.js').Solo} chosen @returns {Choice} */
function asChoice({ sheet, bots, level, rounds, pace, automatic }) {
  const levels = Array(bots).fill(level);
  return { ...usualChoice(), sheet, rounds, pace, automatic, seats: bots + 1, levels };
}
