// The tray: what one must do, one's tiles, and the few buttons.

import { html } from 'htm/preact';

import { callName, duty, hintWords, nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { isKnock, isPlay } from '../game/actions.js';
import { Hand } from '../hand/hand.js';
import { Icon } from '../parts/icons.js';
import { LAST_SECONDS } from '../session/session.js';

/** What more players than these did takes two lines of a phone. */
const FEW = 5;

/** @typedef {import('../session/session.js').Session} Session */
/**
 * What has a tray; in a lesson there is only what the lesson speaks of.
 * @typedef {{session: Session, showScore?: (on: boolean) => void, lesson?: boolean,
 *   open?: (dialog: {kind: string}) => void, watching?: () => any, parts?: {tip?: (page: any) => any}}} Page
 */

/** @param {Page} page */
export function Tray(page) {
  const { session } = page;
  const { view } = session;
  const seated = view.seat !== null;
  const lanes = view.players.length + 1;
  const calls = callsOf(view);
  const kind = calls.some(isKnock) ? ' knocking' : session.mine && !session.busy ? ' mine' : '';
  return html`
    <section
      key="tray"
      class=${`tray${kind}`}
      style=${{ '--lanes': lanes }}
      aria-label=${t('hand')}
    >
      <div class="say">
        <h2 class="duty">${duty(view, session.chosen)}</h2>
        ${Clock(session)} ${seated && !page.lesson && Lately(page)}
        <div class="advising" role="status">
          ${session.hint && Advice(session, session.hint)}
          ${session.unfit && html`<p class="advice">${session.unfit.text}</p>`}
        </div>
        ${page.parts?.tip?.(page)}
      </div>
      ${
        seated
          ? html`
              <${Hand} session=${session} />
              <p id="hand-keys" class="keys">${t('hand-keys')}</p>
              <p id="hand-asks" hidden>${t('hand-asks')}</p>
              ${kind === ' knocking' ? Calls(session, calls) : Deeds(page, calls)}
            `
          : html`<p class="about">${t('you-watch')}</p>
              ${page.watching?.()}`
      }
    </section>
  `;
}

/**
 * What the others did since one's last move, in one line that stays; it opens the log.
 * @param {Page} page
 */
function Lately(page) {
  const { view, news } = page.session;
  const told = news.map(({ seat, laid, drew, passed }) => {
    const did = [drew && t('lately-drew'), ...laid.map(({ tile }) => tile)];
    if (passed) did.push(t('lately-passed'));
    return { colour: view.players[seat].colour, name: nameOf(view, seat), did: did.filter(Boolean) };
  });
  const letters = told.reduce((sum, { name, did }) => sum + `${name} ${did.join(', ')}`.length, 0);
  return html`
    <div class=${view.players.length > FEW ? 'lately crowd' : 'lately'}>
      ${
        news.length > 0 &&
        html`
          <button
            style=${{ '--letters': letters, '--others': told.length }}
            onclick=${() => page.open?.({ kind: 'log' })}
          >
            <span class="since">${t('lately')}</span>
            ${told.map(
              ({ colour, name, did }, index) => html`
                <span class=${colour}>
                  <b class="nth">${index + 1}</b>
                  ${' '}
                  <i><span>${name}</span></i>
                  ${' '}
                  <span>${did.join(', ')}</span>
                </span>
              `,
            )}
          </button>
        `
      }
    </div>
  `;
}

/** The knocks and catches that can be made now. @param {View} view */
function callsOf({ phase, paused, calls }) {
  return phase === 'playing' && !paused ? calls : [];
}

/**
 * A knock takes the place of all other buttons, which are of no use meanwhile.
 * @param {Session} session
 * @param {readonly string[]} calls
 */
function Calls(session, calls) {
  return html`<div class="deeds">${calls.map((call) => Call(session, call))}</div>`;
}

/**
 * Draw, pass and the like when they can be done; where nothing can, a quiet Draw keeps its place.
 * @param {Page} page
 * @param {readonly string[]} calls
 */
function Deeds(page, calls) {
  const { session } = page;
  const { view, busy } = session;
  const playing = view.phase === 'playing';
  const deeds = session.mine ? view.legal.filter((action) => !isPlay(action)) : [];
  const host = playing && session.hosting ? hostDeed(view) : null;
  const idle = playing && !host && !deeds.length && !calls.length;
  return html`
    <div class="deeds">
      ${
        playing &&
        !page.lesson &&
        html`
          <button key="plan" disabled=${!view.hand.length} onclick=${() => plan(session)}>
            ${t('hand-plan')}
          </button>
        `
      }
      ${
        playing &&
        view.hints &&
        html`
          <button key="hint" disabled=${!session.mine || busy} onclick=${() => session.askHint()}>
            ${Icon('hint')} ${t('hint')}
          </button>
        `
      }
      ${deeds.map((deed) => Deed('deed', t(deed), () => session.act(deed), busy))}
      ${calls.map((call) => Call(session, call))}
      ${host && Deed('host', host.label, () => session.ask(host.type, host.fields))}
      ${idle && html`<button key="deed" disabled>${t('draw')}</button>`}
      ${
        !playing &&
        html`
          <button key="score" class="main" onclick=${() => page.showScore?.(true)}>
            ${t('over-show')}
          </button>
        `
      }
    </div>
  `;
}

/** @type {(key: string, label: string, onclick: () => void, disabled?: boolean) => any} */
function Deed(key, label, onclick, disabled = false) {
  return html`
    <button key=${key} class="deed" disabled=${disabled} onclick=${onclick}>${label}</button>
  `;
}

/**
 * A knock or a catch, which is over in a moment.
 * @param {Session} session
 * @param {string} call
 */
function Call(session, call) {
  const { view, sent } = session;
  const waits = sent.some(({ action }) => action === call);
  return html`
    <button key=${call} class="deed call" disabled=${waits} onclick=${() => session.act(call)}>
      ${callName(view, call)}
    </button>
  `;
}

/** @param {Session} session */
async function plan(session) {
  try {
    const count = await session.holding.plan();
    if (count) session.speech.say(t('hand-planned', { count }));
    else session.notify(t('hand-planned-none'));
  } catch {
    session.notify(t('refused-unreachable')); // what plans did not come
  }
}

/**
 * What the host can do so that the table goes on.
 * @param {View} view
 * @returns {{label: string, type: 'resume' | 'stand_in', fields?: {seat: number}} | null}
 */
function hostDeed(view) {
  const seat = view.turn ?? 0;
  const { connected, stand_in: standIn } = view.players[seat];
  if (view.paused) return { label: t('menu-resume'), type: 'resume' };
  if (connected || standIn) return null;
  return { label: t('let-bot-play'), type: 'stand_in', fields: { seat } };
}

/**
 * @param {Session} session
 * @param {AskedHint} hint
 */
function Advice({ view }, hint) {
  const { action, reason = '', arguments: args = {} } = hint;
  if (!action) return html`<p class="advice">${t('hint-thinking')}</p>`;
  const { title, why } = hintWords(view, { action, reason, arguments: args });
  return html`
    <p class="advice">
      <b>${title}${title.endsWith('!') ? '' : '.'}</b>
      ${' '}${why}
    </p>
  `;
}

/**
 * The seconds left, when the table plays by the clock.
 * @param {Session} session
 */
function Clock(session) {
  const { secondsLeft: seconds } = session;
  if (seconds === null) return null;
  const kind = session.mine && seconds <= LAST_SECONDS ? 'clock late' : 'clock';
  return html`<span class=${kind} role="timer">${t('clock-seconds', { seconds })}</span>`;
}
