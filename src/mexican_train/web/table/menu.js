// The menu of a table: letting others in, how it is played, what one can do about it all.

import { html } from 'htm/preact';

import { inviteLink, seatLink } from '../base/links.js';
import { isPageKept } from '../base/site.js';
import { keepSolo } from '../base/solo.js';
import { rulesTitle, t } from '../base/words.js';
import { choiceOf } from '../options/choice.js';
import { HouseList } from '../options/house.js';
import { LinkField } from '../parts/link-field.js';
import { AutomaticTick, PacePick } from '../parts/pace.js';
import { QrCode } from '../parts/qr-code.js';
import { SettingsForm } from '../parts/settings-form.js';
import { ReplayLink } from '../score/replays.js';
import { Requests } from './latecomers.js';
import { RenewInvite } from './renew-invite.js';
import { SignOut } from './sign-out.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/** @param {TablePage} page */
export function Menu(page) {
  const { session, view } = page;
  const seated = view.seat !== null;
  return html`
    ${
      session.alone
        ? html`<p key="here" class="about">${t(isPageKept() ? 'menu-here' : 'menu-here-open')}</p>`
        : html`
            <section key="invite">
              <h3>${t('menu-invite')}</h3>
              <div class="beside-code">
                ${QrCode(inviteLink(session), t('lobby-qr'))}
                <div>${LinkField(page, inviteLink(session))} ${RenewInvite(session)}</div>
              </div>
            </section>
          `
    }
    ${session.hosting && view.phase !== 'match_over' && Requests(page)}
    ${seated && view.phase !== 'match_over' && Deeds(page)} ${Rules(page)} ${Replays(page)}
    ${
      seated &&
      !session.alone &&
      html`
        <details key="seat">
          <summary>${t('menu-seat-link')}</summary>
          <p class="about">${t('menu-seat-link-about')}</p>
          <div class="beside-code">
            ${QrCode(seatLink(session), t('menu-seat-qr'))} ${LinkField(page, seatLink(session))}
          </div>
        </details>
        ${SignOut(page)}
      `
    }
    <details key="settings">
      <summary>${t('settings')}</summary>
      ${SettingsForm()}
    </details>
    ${WaysOut(page)}
  `;
}

/**
 * What one can do about the match.
 * @param {TablePage} page
 */
function Deeds(page) {
  const { session, view } = page;
  const ask = (/** @type {'pause' | 'resume' | 'end' | 'go_on'} */ type) => () => {
    session.ask(type);
    page.open(null);
  };
  return html`
    <div class="choices">
      ${
        session.hosting &&
        html`
          <button key="pause" onclick=${ask(view.paused ? 'resume' : 'pause')}>
            ${t(view.paused ? 'menu-resume' : 'menu-pause')}
          </button>
        `
      }
      ${EndButton(view, ask('end'), ask('go_on'))}
    </div>
    ${
      session.hosting &&
      html`
        <section key="pace">
          ${PacePick(view, (options) => setPace(page, options))}
          ${AutomaticTick(view, (options) => setPace(page, options))}
        </section>
      `
    }
  `;
}

/**
 * The host sets the pace of the table; who sits there with bots alone, that of the next ones too.
 * @param {TablePage} page
 * @param {{pace?: string, automatic?: boolean}} options
 */
function setPace({ session, view }, options) {
  session.ask('change', { options });
  if (view.players.filter((player) => !player.bot).length === 1) keepSolo(options);
}

/** @param {TablePage} page */
function WaysOut(page) {
  const seated = page.view.seat !== null;
  return html`
    <div class="choices ways-out">
      <button key="home" onclick=${() => page.app.go('/')}>
        ${t('menu-home')} ${seated && html`<small>${t('menu-home-about')}</small>`}
      </button>
      ${
        seated &&
        html`
          <button key="leave" onclick=${() => page.open({ kind: 'leave' })}>
            ${t(page.session.alone ? 'device-remove' : 'menu-leave')}
          </button>
        `
      }
    </div>
  `;
}

/**
 * @param {View} view
 * @param {() => void} end
 * @param {() => void} back
 */
function EndButton(view, end, back) {
  const people = view.players.filter((player) => !player.bot && !player.stand_in).length;
  if (view.seat !== null && view.agreed.includes(view.seat)) {
    const { length: agreed } = view.agreed;
    return html`
      <p key="end" class="about">${t('menu-end-agreed', { agreed, people })}</p>
      <button key="back" onclick=${back}>${t('end-back')}</button>
    `;
  }
  return html`<button key="end" onclick=${end}>${t('menu-end')}</button>`;
}

/**
 * The sheet of a match, its length and its clock, in a line.
 * @param {View} view
 */
export function matchFacts(view) {
  return [
    rulesTitle(view.sheet, view.rules),
    t('rounds', { rounds: view.rounds }),
    view.clock !== null && t('menu-clock', { seconds: view.clock }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * How this table is played, in a line or two, and the way to the rules.
 * @param {TablePage} page
 */
function Rules(page) {
  const { view, told } = page;
  return html`
    <section key="rules">
      <h3>${t('menu-rules')}</h3>
      <p>${matchFacts(view)}</p>
      ${told && HouseList({ told, choice: choiceOf(view, told) })}
      <button onclick=${() => page.open({ kind: 'rules' })}>${t('menu-rules-read')}</button>
    </section>
  `;
}

/**
 * The finished rounds of this match.
 * @param {TablePage} page
 */
function Replays(page) {
  const { length } = page.view.scores;
  if (!length) return null;
  return html`
    <section>
      <h3>${t('menu-replays')}</h3>
      <div class="buttons">
        ${Array.from({ length }, (_, index) => {
          const round = index + 1;
          const label = t('menu-replay', { round });
          return ReplayLink(page, round, { text: t('number', { value: round }), label });
        })}
      </div>
    </section>
  `;
}
