// Above the table for a while: what others say, at their plates, and whether the match is to end
// early, which everybody is asked.

import { html } from 'htm/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { namesOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { chatText } from '../session/handlers.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/** Between a plate and what its player says. */
const GAP = 6;
/** So much room there must be below a plate. */
const LEAST = 44;

/** @param {TablePage} page */
export function Talk(page) {
  const { session, roomy } = page;
  const unread = session.talk.filter(({ number }) => number > session.read);
  return [
    EndQuestion(page),
    !roomy &&
      unread.map((line) => html`<${Bubble} key=${line.seat} page=${page} line=${line} />`),
  ];
}

/**
 * Whether the match is to end after this round, once somebody wants that: a question to those who
 * have not answered, a line with a way back for those who agree.
 * @param {TablePage} page
 */
function EndQuestion({ session, view }) {
  const { seat, agreed, phase, players } = view;
  if (seat === null || !agreed.length || phase === 'match_over') return null;
  const goOn = () => session.ask('go_on');
  if (agreed.includes(seat)) {
    const people = players.flatMap(({ bot, stand_in: standIn }, index) =>
      bot || standIn ? [] : [index],
    );
    const agree = people.filter((each) => agreed.includes(each)).length;
    const settled = agree === people.length;
    const state = settled ? t('end-settled') : t('end-missing', { agree, people: people.length });
    return html`
      <button key="state" class="end-state" onclick=${goOn}>
        <span>${state}</span>${' '}<u>${t('end-back')}</u>
      </button>
    `;
  }
  const names = namesOf(view, agreed);
  const playing = phase === 'playing';
  return html`
    <section key="end" class="end-question" role="group" aria-label=${t('end-title')}>
      <p>${t(playing ? 'end-wanted' : 'end-wanted-now', { names })}</p>
      <div class="buttons">
        <button class="main" onclick=${() => session.ask('end')}>${t('end-agree')}</button>
        <button onclick=${goOn}>${t('end-go-on')}</button>
      </div>
    </section>
  `;
}

/**
 * What somebody says, at their plate or, where that is out of sight, below the head of the page.
 * @param {{page: TablePage, line: ChatLine}} props
 */
function Bubble({ page, line }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, line.seat);
  });
  const text = chatText(line);
  const { colour } = page.view.players[line.seat];
  return html`
    <button
      ref=${bubble}
      class=${`talk-bubble ${colour}`}
      aria-label=${`${line.name}: ${text} ${t('chat')}`}
      onclick=${() => page.open({ kind: 'chat' })}
    >
      <b>${line.name}</b>${' '}<span>${text}</span>
    </button>
  `;
}

/**
 * @param {HTMLElement} bubble
 * @param {number} seat
 */
function place(bubble, seat) {
  const plate = document.querySelector(`.lane[data-train="${seat}"] .pill`);
  const ground = plate?.closest('.ground')?.getBoundingClientRect();
  const box = plate?.getBoundingClientRect();
  const inSight = ground && box && box.top > ground.top - GAP && box.bottom + LEAST < ground.bottom;
  bubble.classList.toggle('loose', !inSight);
  if (!inSight) return;
  const beside = plate?.closest('.yard.beside');
  const left = beside ? box.right + GAP : box.left + 2 * GAP;
  const top = beside ? box.top : box.bottom + GAP;
  bubble.style.setProperty('--left', `${left}px`);
  bubble.style.setProperty('--top', `${top}px`);
}
