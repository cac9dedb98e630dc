// The tray: what one must do, one's tiles, and the few buttons.

import { h } from './dom.js';
import { Sign, Tile } from './tiles.js';
import { duty, hintWords, nameOf, t, tileName } from './words.js';

/** @param {import('./table.js').TablePage} page */
export function Tray(page) {
  const { session } = page;
  const { view } = session;
  const seated = view.seat !== null;
  return h(
    'section',
    { key: 'tray', class: session.mine ? 'tray mine' : 'tray', 'aria-label': t('hand') },
    h(
      'div',
      { class: 'say' },
      h('h2', { class: 'duty' }, duty(view, session.chosen)),
      Clock(session),
    ),
    session.hint && Advice(session),
    seated
      ? h(
          'div',
          { class: session.busy ? 'hand busy' : 'hand' },
          view.hand.map((tile) => HandTile(session, tile)),
        )
      : h('p', { class: 'about' }, t('you-watch')),
    seated && Deeds(page),
  );
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
  return h(
    'button',
    {
      key: tile,
      class: kinds.filter(Boolean).join(' '),
      'aria-disabled': lit ? undefined : 'true',
      'aria-pressed': chosen ? 'true' : undefined,
      'aria-label': lit ? t('tile-playable', { tile: name }) : name,
      onclick: (event) => {
        session.tap(tile);
        if (event.detail === 0 && session.chosen) session.seekSlot = true; // by keyboard
      },
    },
    Tile(tile, { label: false }),
  );
}

/** Draw, pass and the like when they can be done; where nothing can, a quiet Draw keeps its place. */
function Deeds(page) {
  const { session } = page;
  const { view } = session;
  const playing = view.phase === 'playing';
  const deeds = session.mine ? view.legal.filter((action) => !action.includes('@')) : [];
  const calls = playing && !view.paused ? view.calls : [];
  const host = playing && session.hosting ? hostDeed(view) : null;
  return h(
    'div',
    { class: 'deeds' },
    view.hints &&
      h(
        'button',
        { key: 'hint', disabled: !session.mine || session.busy, onclick: () => session.askHint() },
        Sign('hint'),
        ' ',
        t('hint'),
      ),
    calls.map((call) => Deed(call, callName(view, call), () => session.act(call))),
    deeds.map((deed) => Deed('deed', t(deed), () => session.act(deed), session.busy)),
    host && Deed('host', host.label, () => session.ask(host.type, host.fields)),
    playing &&
      !host &&
      deeds.length === 0 &&
      h('button', { key: 'deed', disabled: true }, t('draw')),
    !playing &&
      h(
        'button',
        { key: 'score', class: 'main', onclick: () => page.showScore(true) },
        t('over-show'),
      ),
  );
}

function Deed(key, label, onclick, disabled = false) {
  return h('button', { key, class: 'deed', disabled, onclick }, label);
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
  if (!hint.action) return h('p', { class: 'advice' }, t('hint-thinking'));
  const { title, why } = hintWords(view, hint);
  return h('p', { class: 'advice', role: 'status' }, h('b', null, title), ' ', why);
}

/** The seconds left, when the table plays by the clock. */
function Clock(session) {
  const { view } = session;
  if (view.deadline === null || view.paused) return null;
  const seconds = Math.max(0, Math.ceil(view.deadline - session.now));
  const kind = seconds <= 5 && view.turn === view.seat ? 'clock late' : 'clock';
  return h('span', { class: kind, role: 'timer' }, t('clock-seconds', { seconds }));
}
