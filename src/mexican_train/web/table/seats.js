// The seats of a lobby: who sits where, what the host may do about it, and what one may change
// about oneself.

import { html } from 'htm/preact';

import { botName, t } from '../base/words.js';
import { levelsToChoose } from '../options/choice.js';
import { NameField } from '../parts/name-field.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/**
 * @param {TablePage} page
 * @param {number} free how many seats are
 */
export function SeatList(page, free) {
  return html`
    <ul class="listing">
      ${page.view.players.map((player, seat) => Seat(page, player, seat, free))}
    </ul>
  `;
}

/**
 * @param {TablePage} page
 * @param {Player} player
 * @param {number} seat
 * @param {number} free
 */
function Seat(page, player, seat, free) {
  const { session, view } = page;
  const notes = [
    seat === view.seat && t('seat-you'),
    seat === view.host && player.taken && t('seat-host'),
    player.bot && botName(player.bot),
    player.taken && !player.connected && t('seat-away'),
  ].filter(Boolean);
  return html`
    <li key=${seat} class=${player.taken ? 'row seat' : 'row seat free'}>
      <span class=${`disc ${player.colour}`} aria-hidden="true">${player.taken ? '' : '+'}</span>
      <span class="who">
        <b>${player.taken ? player.name : t('seat-empty')}</b>
        ${notes.length > 0 && html`<small>${notes.join(' · ')}</small>`}
      </span>
      ${session.hosting && seat !== view.seat && SeatControls(page, player, seat, free)}
    </li>
  `;
}

/**
 * @param {TablePage} page
 * @param {Player} player
 * @param {number} seat
 * @param {number} free
 */
function SeatControls({ session, told }, player, seat, free) {
  const { name } = player;
  if (!player.taken) {
    // The last free seat begins the match, which the host's own button says more clearly.
    if (free === 1) return null;
    return html`
      <button onclick=${() => session.ask('bot', { seat })}>${t('seat-add-bot')}</button>
    `;
  }
  const change = (/** @type {any} */ event) =>
    session.ask('bot', { seat, level: event.target.value });
  return html`
    <span class="buttons">
      ${
        player.bot &&
        told &&
        html`
          <select
            aria-label=${t('option-level-of', { name })}
            value=${player.bot}
            onchange=${change}
          >
            ${levelsToChoose(told, [player.bot]).map(
              (level) => html`<option value=${level}>${botName(level)}</option>`,
            )}
          </select>
        `
      }
      ${
        !player.bot &&
        html`
          <button
            onclick=${() => session.ask('host', { seat })}
            aria-label=${t('seat-make-host-who', { name })}
          >
            ${t('seat-make-host')}
          </button>
        `
      }
      <button
        onclick=${() => session.ask('remove', { seat })}
        aria-label=${t('seat-remove-who', { name })}
      >
        ${t('seat-remove')}
      </button>
    </span>
  `;
}

/**
 * One's own name and colour.
 * @param {TablePage} page
 * @param {Choices} told
 */
export function Me({ session, view }, told) {
  const seat = /** @type {number} */ (view.seat);
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    session.ask('me', { name: String(form.get('name')) });
  };
  return html`
    <div class="me">
      <form class="rename" onsubmit=${rename}>
        ${NameField(view.players[seat].name)}
        <button>${t('lobby-rename')}</button>
      </form>
      ${Colours(session, view, told)}
    </div>
  `;
}

/**
 * @param {TablePage['session']} session
 * @param {View} view
 * @param {Choices} told
 */
function Colours(session, view, told) {
  const worn = view.players.map((player) => player.colour);
  return html`
    <fieldset class="colours">
      <legend>${t('lobby-colour')}</legend>
      <div>${told.colours.map((colour) => {
        const mine = worn[/** @type {number} */ (view.seat)] === colour;
        const name = t(`colour-${colour}`);
        const taken = !mine && worn.includes(colour);
        return html`
          <button
            key=${colour}
            class=${`disc ${colour}`}
            disabled=${taken}
            aria-pressed=${String(mine)}
            aria-label=${taken ? t('colour-taken', { colour: name }) : name}
            onclick=${() => session.ask('me', { colour })}
          />
        `;
      })}</div>
    </fieldset>
  `;
}
