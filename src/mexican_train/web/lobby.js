// The lobby: who is at the table, how it will be played, and the link that lets others in.

import { LinkField } from './dialogs.js';
import { h } from './dom.js';
import { OptionsForm, choiceOf, optionsOf } from './options.js';
import { inviteLink } from './links.js';
import { sheetAbout, sheetTitle, t } from './words.js';

/** @param {import('./table.js').TablePage} page */
export function Lobby(page) {
  const { session, told } = page;
  const { view } = session;
  const free = view.players.filter((player) => !player.taken).length;
  return h(
    'main',
    { class: 'lobby' },
    h(
      'header',
      null,
      h('h1', null, t('lobby-title')),
      h(
        'p',
        { class: 'about' },
        t('table-name', { sheet: sheetTitle(view.sheet), table: view.table }),
      ),
    ),
    h(
      'section',
      { class: 'seats' },
      h('h2', null, t('lobby-seats')),
      h(
        'ul',
        { class: 'rows' },
        view.players.map((player, seat) => Seat(page, player, seat, free)),
      ),
      view.seat !== null && told && Colours(page),
      Begin(page, free),
    ),
    h(
      'section',
      { class: 'invite' },
      h('h2', null, t('lobby-invite')),
      h('p', { class: 'about' }, t('lobby-invite-about')),
      LinkField(page, inviteLink(session)),
    ),
    h(
      'section',
      { class: 'how' },
      h('h2', null, t('lobby-options')),
      told && (session.hosting ? HostOptions(session, told) : Summary(view)),
    ),
    h(
      'div',
      { class: 'buttons' },
      h('button', { onclick: () => page.app.go('/') }, t('menu-home')),
      view.seat !== null &&
        h('button', { onclick: () => page.open({ kind: 'leave' }) }, t('menu-leave')),
    ),
  );
}

function Seat(page, player, seat, free) {
  const { session } = page;
  const { view } = session;
  const notes = [
    seat === view.seat && t('seat-you'),
    seat === view.host && player.taken && t('seat-host'),
    player.bot && t(`bot-${player.bot}`),
    player.taken && !player.connected && t('seat-away'),
  ].filter(Boolean);
  return h(
    'li',
    { key: seat, class: player.taken ? 'row seat' : 'row seat free' },
    h('span', { class: `disc ${player.colour}`, 'aria-hidden': 'true' }, player.taken ? '' : '+'),
    h(
      'span',
      { class: 'who' },
      h('b', null, player.taken ? player.name : t('seat-empty')),
      notes.length > 0 && h('small', null, notes.join(' · ')),
    ),
    session.hosting && seat !== view.seat && SeatControls(page, player, seat, free),
  );
}

function SeatControls(page, player, seat, free) {
  const { session, told } = page;
  const { name } = player;
  if (!player.taken) {
    // The last free seat begins the match, which the host's own button says more clearly.
    return (
      free > 1 && h('button', { onclick: () => session.ask('bot', { seat }) }, t('seat-add-bot'))
    );
  }
  return h(
    'span',
    { class: 'buttons' },
    player.bot &&
      told &&
      h(
        'select',
        {
          'aria-label': t('option-level-of', { name }),
          value: player.bot,
          onchange: (event) => session.ask('bot', { seat, level: event.target.value }),
        },
        told.bots.map((level) => h('option', { value: level }, t(`bot-${level}`))),
      ),
    !player.bot &&
      h(
        'button',
        {
          onclick: () => session.ask('host', { seat }),
          'aria-label': t('seat-make-host-who', { name }),
        },
        t('seat-make-host'),
      ),
    h(
      'button',
      {
        onclick: () => session.ask('remove', { seat }),
        'aria-label': t('seat-remove-who', { name }),
      },
      t('seat-remove'),
    ),
  );
}

function Colours({ session, told }) {
  const { view } = session;
  const worn = view.players.map((player) => player.colour);
  return h(
    'fieldset',
    { class: 'colours' },
    h('legend', null, t('lobby-colour')),
    told.colours.map((colour) => {
      const mine = worn[view.seat] === colour;
      const name = t(`colour-${colour}`);
      const taken = !mine && worn.includes(colour);
      return h('button', {
        key: colour,
        class: `disc ${colour}`,
        disabled: taken,
        'aria-pressed': String(mine),
        'aria-label': taken ? t('colour-taken', { colour: name }) : name,
        onclick: () => session.ask('me', { colour }),
      });
    }),
  );
}

function Begin({ app, session }, free) {
  const { view } = session;
  if (view.seat === null) {
    return h(
      'div',
      { class: 'start' },
      h('p', { class: 'about' }, t('you-watch')),
      free > 0 &&
        h('button', { class: 'main', onclick: () => app.knock(view.table) }, t('door-sit')),
    );
  }
  if (!session.hosting) {
    return h('p', { class: 'about' }, t('lobby-wait', { host: view.players[view.host].name }));
  }
  return h(
    'div',
    { class: 'start' },
    h('button', { class: 'main', onclick: () => session.ask('start') }, t('lobby-start')),
    h(
      'p',
      { class: 'about' },
      free > 0 && `${t('lobby-start-bots', { bots: free })} `,
      t('lobby-full'),
    ),
  );
}

function HostOptions(session, told) {
  const choice = choiceOf(session.view);
  const change = (part) => {
    const { bots, ...fields } = { ...part };
    const options = optionsOf({ ...choice, ...fields }, told);
    const asked = Object.keys(fields).map((name) => (name === 'length' ? 'rounds' : name));
    if (fields.sheet) asked.push('rounds');
    session.ask('change', {
      options: Object.fromEntries(asked.map((name) => [name, options[name]])),
    });
  };
  return OptionsForm({ told, choice, change });
}

function Summary(view) {
  const lines = [
    t('sheet-line', { sheet: sheetTitle(view.sheet), about: sheetAbout(view.sheet) }),
    t('rounds', { rounds: view.rounds }),
    view.clock === null ? t('clock-none') : t('clock-set', { seconds: view.clock }),
  ];
  return h(
    'ul',
    { class: 'summary' },
    lines.map((line) => h('li', { key: line }, line)),
  );
}
