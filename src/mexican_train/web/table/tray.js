// The tray: what one must do, one's tiles, and the few buttons.

import { html } from 'htm/preact';
import { Sign, Tile } from '../yard/tiles.js';
import { duty, hintWords, nameOf, t, tileName } from '../app/words.js';

/** @param {import('./table.js').TablePage} page */
export function Tray(page) {
  const { session } = page;
  const { view } = session;
  const seated = view.seat !== null;
  return html`
    <section key="tray" class=${session.mine ? 'tray mine' : 'tray'} aria-label=${t('hand')}>
      <div class="say">
        <h2 class="duty">${duty(view, session.chosen)}</h2>
        ${Clock(session)}
      </div>
      ${session.hint && Advice(session)}
      ${
        seated
          ? html`
              <div class=${session.busy ? 'hand busy' : 'hand'}>
                ${view.hand.map((tile) => HandTile(session, tile))}
              </div>
            `
          : html`<p class="about">${t('you-watch')}</p>`
      }
      ${seated && Deeds(page)}
    </section>
  `;
}

function HandTile(session, tile) {
  const lit = session.placesFor(tile).length > 0;
  const chosen = session.chosen === tile;
  const advised = session.hint?.action?.startsWith(`${tile}@`);
  const kinds = [
    'piece',
    lit && 'lit',
    chosen && 'chosen',
    advised && 'advised',
    session.fresh.has(tile) && 'fresh',
    session.busy && session.acting.action.startsWith(`${tile}@`) && 'sent',
  ];
  const name = tileName(tile);
  return html`
    <button
      key=${tile}
      class=${kinds.filter(Boolean).join(' ')}
      aria-disabled=${lit ? undefined : 'true'}
      aria-pressed=${chosen ? 'true' : undefined}
      aria-label=${lit ? t('tile-playable', { tile: name }) : name}
      onclick=${(event) => {
        session.tap(tile);
        if (event.detail === 0 && session.chosen) session.seekSlot = true; // by keyboard
      }}
    >
      ${Tile(tile, { label: false })}
    </button>
  `;
}

/** Draw, pass and the like when they can be done; where nothing can, a quiet Draw keeps its place. */
function Deeds(page) {
  const { session } = page;
  const { view } = session;
  const playing = view.phase === 'playing';
  const deeds = session.mine ? view.legal.filter((action) => !action.includes('@')) : [];
  const calls = playing && !view.paused ? view.calls : [];
  const host = playing && session.hosting ? hostDeed(view) : null;
  return html`
    <div class="deeds">
      ${
        view.hints &&
        html`
          <button
            key="hint"
            disabled=${!session.mine || session.busy}
            onclick=${() => session.askHint()}
          >
            ${Sign('hint')} ${t('hint')}
          </button>
        `
      }
      ${calls.map((call) => Deed(call, callName(view, call), () => session.act(call)))}
      ${deeds.map((deed) => Deed('deed', t(deed), () => session.act(deed), session.busy))}
      ${host && Deed('host', host.label, () => session.ask(host.type, host.fields))}
      ${
        playing &&
        !host &&
        deeds.length === 0 &&
        html`<button key="deed" disabled>${t('draw')}</button>`
      }
      ${
        !playing &&
        html`
          <button key="score" class="main" onclick=${() => page.showScore(true)}>
            ${t('over-show')}
          </button>
        `
      }
    </div>
  `;
}

function Deed(key, label, onclick, disabled = false) {
  return html`<button key=${key} class="deed" disabled=${disabled} onclick=${onclick}>${label}</button>`;
}

/** What the host can do so that the table goes on. */
function hostDeed(view) {
  const seat = view.turn;
  const { connected, stand_in: standIn } = view.players[seat];
  if (view.paused) return { label: t('menu-resume'), type: 'resume' };
  if (connected || standIn) return null;
  return { label: t('let-bot-play'), type: 'stand_in', fields: { seat } };
}

function callName(view, call) {
  if (call.startsWith('knock')) return t('knock');
  const caught = Number(call.split('>')[1]);
  return t('catch', { name: nameOf(view, caught) });
}

function Advice(session) {
  const { hint, view } = session;
  if (!hint.action)
    return html`<p class="advice">${t('hint-thinking')}</p>`;
  const { title, why } = hintWords(view, hint);
  return html`
    <p class="advice" role="status">
      <b>${title}</b>
      ${' '}${why}
    </p>
  `;
}

/** The seconds left, when the table plays by the clock. */
function Clock(session) {
  const { view } = session;
  if (view.deadline === null || view.paused) return null;
  const seconds = Math.max(0, Math.ceil(view.deadline - session.now));
  const kind = seconds <= 5 && view.turn === view.seat ? 'clock late' : 'clock';
  return html`<span class=${kind} role="timer">${t('clock-seconds', { seconds })}</span>`;
}
