// What opens over the table: the menu, a player with the whole train, chat and log on phones.

import { h } from './dom.js';
import { copyFrom, inviteLink, seatLink } from './links.js';
import { LanguagePick } from './options.js';
import { ChatBox, LogList } from './side.js';
import { Sign, Tile, Wagon } from './tiles.js';
import { nameOf, t } from './words.js';

/** The dialog that is open on a table's page, if one is. */
export function DialogOf(page) {
  const { dialog } = page;
  const make = dialog && DIALOGS[dialog.kind];
  return make ? make(page, dialog) : null;
}

function Dialog(page, { title, kind, of = '' }, ...kids) {
  return h(
    'dialog',
    {
      key: `dialog ${kind} ${of}`,
      class: kind,
      'aria-label': title,
      ref: (node) => node?.showModal(),
      onclose: () => page.open(null),
      onclick: (event) => event.target === event.currentTarget && page.open(null),
    },
    h(
      'div',
      { class: 'inside' },
      h(
        'header',
        null,
        h('h2', null, title),
        h(
          'button',
          { class: 'round', 'aria-label': t('close'), onclick: () => page.open(null) },
          Sign('close'),
        ),
      ),
      kids,
    ),
  );
}

/** A link with a button that copies it. */
export function LinkField(page, link) {
  const copied = page.copied === link;
  const copy = async (event) => {
    const field = event.currentTarget.parentElement.querySelector('input');
    if (await copyFrom(field)) page.hasCopied(link);
  };
  return h(
    'div',
    { class: 'link' },
    h('input', {
      readonly: true,
      value: link,
      'aria-label': link,
      onfocus: (event) => event.target.select(),
    }),
    h('button', { onclick: copy }, Sign('copy'), ' ', t(copied ? 'copied' : 'copy')),
  );
}

const DIALOGS = {
  menu(page) {
    const { session } = page;
    const { view } = session;
    const seated = view.seat !== null;
    const running = view.phase !== 'match_over';
    const ask = (type) => () => {
      session.ask(type);
      page.open(null);
    };
    return Dialog(
      page,
      { title: t('menu'), kind: 'menu' },
      h('h3', null, t('menu-invite')),
      LinkField(page, inviteLink(session)),
      seated && h('h3', null, t('menu-seat-link')),
      seated && h('p', { class: 'about' }, t('menu-seat-link-about')),
      seated && LinkField(page, seatLink(session)),
      h(
        'div',
        { class: 'choices' },
        session.hosting &&
          running &&
          h(
            'button',
            { onclick: ask(view.paused ? 'resume' : 'pause') },
            t(view.paused ? 'menu-resume' : 'menu-pause'),
          ),
        seated && running && EndButton(view, ask('end')),
        h(
          'button',
          { onclick: () => page.app.go('/') },
          t('menu-home'),
          seated && h('small', null, t('menu-home-about')),
        ),
        seated && h('button', { onclick: () => page.open({ kind: 'leave' }) }, t('menu-leave')),
      ),
      LanguagePick(),
    );
  },

  leave(page) {
    const lobby = page.session.view.phase === 'lobby';
    const leave = () => {
      page.session.leave();
      page.open(null);
    };
    return Dialog(
      page,
      { title: t('menu-leave'), kind: 'leave' },
      h('p', null, t(lobby ? 'menu-leave-lobby-sure' : 'menu-leave-sure')),
      h(
        'div',
        { class: 'buttons' },
        h('button', { class: 'main', onclick: () => page.open(null) }, t('menu-leave-no')),
        h('button', { onclick: leave }, t('menu-leave-yes')),
      ),
    );
  },

  player(page, { train }) {
    const { session } = page;
    const { view } = session;
    const mexican = train === 'M';
    const wagons = mexican ? view.mexican : view.trains[train];
    const title = mexican ? t('mexican') : nameOf(view, train);
    const hand = mexican || train === view.seat ? null : view.hands?.[train];
    return Dialog(
      page,
      { title, kind: 'player', of: train },
      h('h3', null, t('player-train', { count: wagons.length })),
      wagons.length === 0 && h('p', { class: 'about' }, t('player-train-empty')),
      h(
        'div',
        { class: 'whole' },
        wagons.map((tile) => Wagon(tile)),
      ),
      hand && h('h3', null, t('player-hand')),
      hand &&
        h(
          'div',
          { class: 'whole' },
          hand.map((tile) => Tile(tile)),
        ),
      !mexican && train !== view.seat && PlayerControls(session, train),
    );
  },

  chat(page) {
    return Dialog(page, { title: t('chat'), kind: 'chat' }, ChatBox(page));
  },

  log(page) {
    return Dialog(page, { title: t('log'), kind: 'log' }, LogList(page.session));
  },
};

function EndButton(view, end) {
  const people = view.players.filter((player) => !player.bot && !player.stand_in).length;
  const agreed = view.agreed.includes(view.seat);
  if (agreed) {
    return h('p', { class: 'about' }, t('menu-end-agreed', { agreed: view.agreed.length, people }));
  }
  return h('button', { onclick: end }, t('menu-end'));
}

function PlayerControls(session, seat) {
  const { view, hosting } = session;
  const player = view.players[seat];
  if (player.bot) return null;
  const muted = session.muted.has(seat);
  const away = !player.connected && !player.stand_in && view.phase !== 'match_over';
  const ask = (type) => () => session.ask(type, { seat });
  return h(
    'div',
    { class: 'choices' },
    hosting && away && h('button', { onclick: ask('stand_in') }, t('player-stand-in')),
    hosting && player.stand_in && h('button', { onclick: ask('hand_back') }, t('player-hand-back')),
    hosting && h('button', { onclick: ask('host') }, t('player-host')),
    h(
      'button',
      { onclick: () => session.mute(seat, !muted) },
      t(muted ? 'player-unmute' : 'player-mute'),
    ),
  );
}
