// The head of a table: how far the match is, the few round buttons; and what is told for a moment.

import { html } from 'htm/preact';

import { dayName } from '../base/days.js';
import { changeSettings, settings } from '../base/settings.js';
import { rulesTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';

/** @typedef {import('../session/session.js').Session} Session */
/**
 * What has a head; `roomy` where log and chat stand beside the yard, `here` where the table is on
 * this device.
 * @typedef {{session: Session, view: View, roomy: boolean, open: (dialog: {kind: string}) => void,
 *   here?: {lasting: boolean}}} Page
 */

/**
 * @param {Page} page
 * @param {any} [below] what is asked or said meanwhile
 */
export function Head(page, below) {
  const { view } = page;
  const { deal } = page.session;
  const line = [rulesTitle(view.sheet, view.rules)];
  if (deal?.practice) line.unshift(t('deal-practice'));
  if (deal?.day) line.unshift(dayName(deal.day));
  if (view.seat === null) line.push(t('watching'));
  if (page.here) line.push(t(page.here.lasting ? 'on-this-device' : 'in-this-tab'));
  const about = line.join(' · ');
  return html`
    <header class="head">
      <div class="head-title">
        <h1>${deal ? t(deal.day ? 'day-title' : 'challenge') : roundOf(view)}</h1>
        <p class="about" style=${{ '--letters': about.length }}>${about}</p>
      </div>
      <nav>
        ${SoundButton()} ${!page.roomy && SideButtons(page)} ${DialogButton(page, 'menu', t('menu'))}
      </nav>
      ${below}
    </header>
  `;
}

/** @param {View} view */
function roundOf({ round, rounds }) {
  return t('round-of', { round, rounds });
}

function SoundButton() {
  const { sound } = settings;
  return html`
    <button
      key="sound"
      class="round"
      onclick=${() => changeSettings({ sound: !sound })}
      aria-label=${t('sound')}
      aria-pressed=${String(sound)}
    >
      ${Icon(sound ? 'sound' : 'mute')}
    </button>
  `;
}

/** @param {Page} page */
function SideButtons(page) {
  const { unread } = page.session;
  const news = unread ? t('chat-unread', { count: unread }) : t('chat');
  const badge =
    unread > 0 &&
    html`<span class="badge" aria-hidden="true">${t('number', { value: unread })}</span>`;
  return [
    DialogButton(page, 'log', t('log')),
    page.session.chatting && DialogButton(page, 'chat', news, badge),
  ];
}

/**
 * @param {Page} page
 * @param {string} kind
 * @param {string} label
 * @param {any} [badge]
 */
function DialogButton(page, kind, label, badge) {
  return html`
    <button key=${kind} class="round" onclick=${() => page.open({ kind })} aria-label=${label}>
      ${Icon(kind)} ${badge}
    </button>
  `;
}

/** What is told for a moment, and that the connection is lost. @param {Session} session */
export function Notices(session) {
  // Where a table of this device is not there yet, it is said in its place how far it is.
  const lost = session.state === 'lost' && (session.view || !session.alone);
  return [
    lost &&
      html`<p key="lost" class="notice lost">${t(session.alone ? 'device-lost' : 'net-lost')}</p>`,
    session.notices.map(
      ({ text, exactly }) => html`
        <p key=${text} class="notice">
          ${text} ${exactly && html`<small lang="en">${exactly}</small>`}
        </p>
      `,
    ),
  ];
}
