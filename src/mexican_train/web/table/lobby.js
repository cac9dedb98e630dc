// The lobby: who is at the table, how it will be played, and how others come to it.

import { html } from 'htm/preact';

import { inviteLink } from '../base/links.js';
import { isPageKept } from '../base/site.js';
import { rulesTitle, sheetAbout, sheetTitle, t } from '../base/words.js';
import { choiceOf, optionsChanged } from '../options/choice.js';
import { OptionsForm } from '../options/form.js';
import { HouseList } from '../options/house.js';
import { LinkField } from '../parts/link-field.js';
import { QrCode } from '../parts/qr-code.js';
import { SettingsForm } from '../parts/settings-form.js';
import { RenewInvite } from './renew-invite.js';
import { Me, SeatList } from './seats.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/** @param {TablePage} page */
export function Lobby(page) {
  const { session, told, view } = page;
  const free = view.players.filter((player) => !player.taken).length;
  const invite = !session.alone && Invite(page);
  return html`
    <main class="lobby">
      <header>
        <h1>${t('lobby-title')}</h1>
        <p class="about">${rulesTitle(view.sheet, view.rules)}</p>
      </header>
      ${session.alone && html`<p class="about">${t(isPageKept() ? 'menu-here' : 'menu-here-open')}</p>`}
      ${free > 0 && invite}
      <section class="seats">
        <h2>${t('lobby-seats')}</h2>
        ${SeatList(page, free)} ${Begin(page, free)}
        ${view.seat !== null && told && Me(page, told)}
      </section>
      <section class="how">
        <h2>${t('lobby-options')}</h2>
        ${told && (session.hosting ? HostOptions(page, told) : Summary(view, told))}
      </section>
      ${!free && invite}
      <details>
        <summary>${t('settings')}</summary>
        ${SettingsForm()}
      </details>
      <div class="buttons">
        <button onclick=${() => page.app.go('/')}>${t('menu-home')}</button>
        ${
          view.seat !== null &&
          html`
            <button onclick=${() => page.open({ kind: 'leave' })}>
              ${t(session.alone ? 'device-remove' : 'menu-leave')}
            </button>
          `
        }
      </div>
    </main>
  `;
}

/** The link and the code that let others in. @param {TablePage} page */
function Invite(page) {
  const { session } = page;
  const link = inviteLink(session);
  const share = () => navigator.share({ title: t('title'), url: link }).catch(() => undefined);
  return html`
    <section class="invite">
      ${QrCode(link, t('lobby-qr'))}
      <div>
        <h2>${t('lobby-invite')}</h2>
        <p class="about">${t('lobby-invite-about')}</p>
        ${LinkField(page, link)}
        ${
          'share' in navigator &&
          html`
            <div class="buttons">
              <button class="main" onclick=${share}>${t('lobby-share')}</button>
            </div>
          `
        }
      </div>
      ${session.code && html`<div>${Code(session.code)}</div>`}
      ${session.hosting && html`<div class="renew">${RenewInvite(session)}</div>`}
    </section>
  `;
}

/** A code as a station shows it, and as it is read out: letter by letter. @param {string} code */
function Code(code) {
  const letters = [...code.toUpperCase()];
  return html`
    <h3>${t('lobby-code')}</h3>
    <div class="flaps" role="img" aria-label=${letters.join(' ')}>
      ${letters.map((letter, index) => html`<span key=${index} aria-hidden="true">${letter}</span>`)}
    </div>
    <p class="about">${t('lobby-code-about')}</p>
  `;
}

/**
 * @param {TablePage} page
 * @param {number} free
 */
function Begin({ session, view, toDoor }, free) {
  if (view.seat === null) {
    return html`
      <div class="start">
        <p class="about">${t('you-watch')}</p>
        ${free > 0 && html`<button class="main" onclick=${toDoor}>${t('door-sit')}</button>`}
      </div>
    `;
  }
  if (!session.hosting) {
    return html`<p class="about">${t('lobby-wait', { host: view.players[view.host].name })}</p>`;
  }
  return html`
    <div class="start">
      <button class="main" onclick=${() => session.ask('start')}>${t('lobby-start')}</button>
      <p class="about">
        ${free > 0 && `${t('lobby-start-bots', { bots: free })} `}
        ${free > 0 && !session.alone && t('lobby-full')}
      </p>
    </div>
  `;
}

/**
 * @param {TablePage} page
 * @param {Choices} told
 */
function HostOptions({ session, view }, told) {
  const choice = choiceOf(view, told);
  return OptionsForm({
    told,
    choice,
    change: (next) => {
      const options = optionsChanged(choice, next);
      if (Object.keys(options).length) session.ask('change', { options });
    },
    allowed: seatsAllowed(view, told),
  });
}

/**
 * How many seats there may be: nobody loses theirs, and one stays free, or else the match would
 * begin with the change.
 * @param {View} view
 * @param {Choices} told
 */
function seatsAllowed({ players }, told) {
  const [least, most] = told.seats;
  const people = players.findLastIndex((player) => player.taken && !player.bot) + 1;
  const free = players.findIndex((player) => !player.taken);
  const found = [];
  for (let seats = Math.max(least, people, free + 1); seats <= most; seats += 1) found.push(seats);
  return found;
}

/**
 * How the table is played, for those who do not choose it.
 * @param {View} view
 * @param {Choices} told
 */
function Summary(view, told) {
  const chats = {
    all: t('option-chat-all'),
    phrases: t('option-chat-phrases'),
    off: t('option-chat-off'),
  };
  const lines = [
    t('sheet-line', { sheet: sheetTitle(view.sheet), about: sheetAbout(view.sheet) }),
    t('rounds', { rounds: view.rounds }),
    view.clock === null ? t('clock-none') : t('clock-set', { seconds: view.clock }),
    view.hints ? t('option-hints') : t('lobby-hints-off'),
    view.review === 'off' && t('lobby-review-off'),
    t('lobby-line', { what: t('chat'), value: chats[/** @type {keyof typeof chats} */ (view.chat)] }),
    view.public && t('lobby-public'),
    view.public &&
      view.address_seats < view.players.length &&
      t('lobby-address-seats', { count: view.address_seats }),
  ].filter(Boolean);
  return html`
    <ul class="summary">
      ${lines.map((line) => html`<li key=${line}>${line}</li>`)}
    </ul>
    ${HouseList({ told, choice: choiceOf(view, told) })}
  `;
}
