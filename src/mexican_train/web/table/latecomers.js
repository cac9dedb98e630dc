// Seats for latecomers: who asks for one, and what the host can do about it.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Dialog } from '../parts/dialog.js';
import { Pick } from '../parts/fields.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/** The first request that the host has not answered or put aside. @param {TablePage} page */
export function Request(page) {
  const { view } = page;
  const waiting = view.latecomers.filter(({ connected, seat }) => connected && seat === null);
  const request = waiting.find(({ number }) => !page.later.includes(number));
  if (!request) return null;
  const { number, name } = request;
  const later = () => {
    page.later = [...page.later, number];
  };
  return html`
    <section
      key="request"
      class=${page.scoreShown ? 'request over-score' : 'request'}
      aria-label=${t('seat-requests')}
    >
      <p>${t('did-seat-asked', { name })}</p>
      <div class="buttons">
        <button class="main" onclick=${() => page.open({ kind: 'give', latecomer: number })}>
          ${t('seat-give')}
        </button>
        <button onclick=${later}>${t('seat-later')}</button>
      </div>
    </section>
  `;
}

/** All who ask for a seat, in the menu of the host. @param {TablePage} page */
export function Requests(page) {
  const { latecomers } = page.view;
  if (!latecomers.length) return null;
  return html`
    <section key="requests">
      <h3>${t('seat-requests')}</h3>
      ${latecomers.map(
        ({ number, name }) => html`
          <div key=${number} class="choices">
            <button onclick=${() => page.open({ kind: 'give', latecomer: number })}>
              ${t('seat-for', { name })}
            </button>
          </div>
        `,
      )}
    </section>
  `;
}

/**
 * Gives a bot's seat to one latecomer.
 * @param {TablePage} page
 * @param {() => void} close
 * @param {any} spoken what is read out meanwhile
 */
export function GiveDialog(page, close, spoken) {
  const latecomer = page.view.latecomers.find(({ number }) => number === page.dialog?.latecomer);
  if (!latecomer) return null;
  return Dialog(
    { title: t('seat-for', { name: latecomer.name }), kind: 'give', close },
    html`<${Seats} page=${page} latecomer=${latecomer} close=${close} />`,
    spoken,
  );
}

/** @param {{page: TablePage, latecomer: Latecomer, close: () => void}} props */
function Seats({ page, latecomer, close }) {
  const { session, view } = page;
  const { number, name } = latecomer;
  const free = freeSeats(view, number);
  const [chosen, choose] = useState(latecomer.seat ?? free[0]);
  const seat = free.includes(chosen) ? chosen : free[0];
  const decline = () => {
    session.ask('decline', { latecomer: number });
    close();
  };
  return html`
    ${
      free.length > 1 &&
      Pick({
        label: t('seat-which'),
        name: 'seat',
        shape: 'list',
        options: free.map((value) => ({ value, label: nameOf(view, value), about: standing(view, value) })),
        value: seat,
        pick: choose,
      })
    }
    ${
      seat === undefined
        ? html`<p>${t('seat-none', { name })}</p>`
        : html`
            <p class="about">${t('seat-takes-over', { name, bot: nameOf(view, seat) })}</p>
            ${Moments(page, latecomer, seat, close)}
          `
    }
    <div class="choices"><button onclick=${decline}>${t('seat-decline')}</button></div>
  `;
}

/**
 * The seat of a bot, as the host gives it away or takes it back.
 * @param {TablePage} page
 * @param {number} seat
 */
export function SeatGift(page, seat) {
  const { session, view } = page;
  const promised = view.latecomers.find((each) => each.seat === seat);
  const close = () => page.open(null);
  if (promised) {
    const withdraw = () => session.ask('withdraw_seat', { seat });
    return html`
      <section key="promised">
        <p>${t('seat-next', { name: promised.name })}</p>
        ${session.hosting && html`<button onclick=${withdraw}>${t('seat-withdraw')}</button>`}
      </section>
    `;
  }
  if (!session.hosting || view.phase === 'match_over') return null;
  return view.latecomers.map(
    (latecomer) => html`
      <section key=${latecomer.number}>
        <h3>${t('seat-give-to', { name: latecomer.name })}</h3>
        ${Moments(page, latecomer, seat, close)}
      </section>
    `,
  );
}

/**
 * When a latecomer gets the seat: between two rounds it is all one.
 * @param {TablePage} page
 * @param {Latecomer} latecomer
 * @param {number} seat
 * @param {() => void} close
 */
function Moments({ session, view }, { number, seat: promised }, seat, close) {
  const give = (/** @type {boolean} */ next) => () => {
    session.ask('give_seat', { seat, latecomer: number, next_round: next });
    close();
  };
  const playing = view.phase === 'playing';
  return html`
    <div class="buttons">
      <button class="main" onclick=${give(false)}>${t(playing ? 'seat-now' : 'seat-give')}</button>
      ${
        playing &&
        promised !== seat &&
        html`<button onclick=${give(true)}>${t('seat-from-next')}</button>`
      }
    </div>
  `;
}

/**
 * The bots' seats that are promised to nobody else.
 * @param {View} view
 * @param {number} number
 */
function freeSeats({ players, latecomers }, number) {
  const others = latecomers.filter((each) => each.number !== number).map(({ seat }) => seat);
  return [...players.keys()].filter((seat) => players[seat].bot && !others.includes(seat));
}

/**
 * @param {View} view
 * @param {number} seat
 */
function standing({ counts, totals }, seat) {
  const tiles = t('player-left', { count: counts[seat] });
  return `${tiles} · ${t('points', { points: totals[seat] ?? 0 })}`;
}
