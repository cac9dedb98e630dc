// The end of a round, and of a match: what everyone was left with, and who is ahead.

import { h } from './dom.js';
import { Tile } from './tiles.js';
import { nameOf, namesOf, t } from './words.js';

/** @param {import('./table.js').TablePage} page */
export function Score(page) {
  const { session } = page;
  const { view } = session;
  const over = view.phase === 'match_over';
  const points = view.scores.at(-1) ?? [];
  const order = view.players.map((_, seat) => seat).sort((a, b) => view.totals[a] - view.totals[b]);
  return h(
    'section',
    { key: 'score', class: 'score', 'aria-label': headline(view) },
    h(
      'div',
      { class: 'inside' },
      h('h2', null, headline(view)),
      h(
        'p',
        { class: 'about' },
        t('round-of', { round: view.round, rounds: view.rounds }),
        ' · ',
        t('over-least'),
      ),
      h(
        'table',
        { class: 'result' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            ['over-player', 'over-left', 'over-points', 'over-total'].map((key) =>
              h('th', { scope: 'col', key }, t(key)),
            ),
          ),
        ),
        h(
          'tbody',
          null,
          order.map((seat) => Row(view, seat, points[seat])),
        ),
      ),
      view.scores.length > 1 && RoundByRound(view),
      over ? Afterwards(page) : NextRound(page),
    ),
  );
}

function headline(view) {
  if (view.phase === 'match_over') {
    const [winner] = view.winners;
    if (view.winners.length > 1) return t('over-tied', { names: namesOf(view, view.winners) });
    if (winner === view.seat) return t('over-you-won');
    return t('over-won', { name: nameOf(view, winner) });
  }
  if (view.blocked) return t('over-blocked');
  const [out] = view.round_winners;
  return out === view.seat ? t('over-you-out') : t('over-out', { name: nameOf(view, out) });
}

function Row(view, seat, points) {
  const player = view.players[seat];
  const won = view.phase === 'match_over' ? view.winners : view.round_winners;
  const hand = view.hands?.[seat] ?? [];
  const ready = view.ready.includes(seat) && view.phase === 'round_over';
  return h(
    'tr',
    { key: seat, class: won.includes(seat) ? 'won' : '' },
    h(
      'th',
      { scope: 'row' },
      h('span', { class: `disc ${player.colour}`, 'aria-hidden': 'true' }),
      h('span', { class: 'who' }, nameOf(view, seat), ready && h('small', null, t('over-ready'))),
    ),
    h(
      'td',
      null,
      h(
        'span',
        { class: 'left' },
        hand.length ? hand.map((tile) => Tile(tile)) : h('small', null, t('over-none')),
      ),
    ),
    h('td', { class: 'number' }, t('over-plus', { points: points ?? 0 })),
    h('td', { class: 'number' }, h('b', null, t('number', { value: view.totals[seat] }))),
  );
}

function RoundByRound(view) {
  return h(
    'details',
    null,
    h('summary', null, t('over-sheet')),
    h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        { class: 'sheet' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t('over-rounds')),
            view.players.map((player, seat) =>
              h('th', { key: seat, scope: 'col' }, nameOf(view, seat)),
            ),
          ),
        ),
        h(
          'tbody',
          null,
          view.scores.map((points, index) =>
            h(
              'tr',
              { key: index },
              h('th', { scope: 'row' }, index + 1),
              points.map((each) => h('td', null, t('number', { value: each }))),
            ),
          ),
        ),
      ),
    ),
  );
}

function NextRound(page) {
  const { session } = page;
  const { view } = session;
  const ready = view.ready.includes(view.seat);
  const people = view.players
    .map((_, seat) => seat)
    .filter((seat) => !view.players[seat].bot && !view.players[seat].stand_in)
    .filter((seat) => view.players[seat].connected && !view.ready.includes(seat));
  const others = namesOf(
    view,
    people.filter((seat) => seat !== view.seat),
  );
  return h(
    'div',
    { class: 'buttons' },
    view.seat !== null &&
      !ready &&
      h('button', { class: 'deed', onclick: () => session.ask('next') }, t('over-next')),
    h('button', { onclick: () => page.showScore(false) }, t('over-look')),
    others.length > 0 &&
      h('p', { class: 'about' }, t('over-waiting', { names: others }), ' ', t('over-soon')),
  );
}

function Afterwards(page) {
  const { session } = page;
  const { view } = session;
  return h(
    'div',
    { class: 'buttons' },
    session.hosting &&
      h('button', { class: 'deed', onclick: () => session.ask('rematch') }, t('over-rematch')),
    h('button', { onclick: () => page.showScore(false) }, t('over-look')),
    h('button', { onclick: () => page.app.go('/') }, t('home')),
    !session.hosting &&
      h('p', { class: 'about' }, t('over-rematch-wait', { host: nameOf(view, view.host) })),
  );
}
