// Beside the table: the boneyard, what happened, what is said.

import { html } from 'htm/preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Boneyard } from '../parts/tiles.js';
import { chatText } from '../session/handlers.js';

/** @typedef {import('./table.js').TablePage} TablePage */
/** @typedef {import('../session/session.js').Session} Session */

/** How near to its end, in pixels, a list counts as read to the end. */
const NEAR = 24;

/**
 * The column at the right, where there is room for one.
 * @param {TablePage} page
 */
export function Side(page) {
  const { session, view } = page;
  return html`
    <aside key="side" class="side">
      ${Boneyard(view.boneyard)}
      <section class="log" aria-label=${t('log')} tabindex=${0}>${LogList(session)}</section>
      ${
        session.chatting &&
        html`<section class="talk" aria-label=${t('chat')}>${ChatBox(page)}</section>`
      }
    </aside>
  `;
}

/**
 * What happened, the latest first.
 * @param {Session} session
 */
export function LogList({ log, view }) {
  if (!log.length) return html`<p class="about">${t('log-empty')}</p>`;
  return html`
    <ol class="lines">
      ${log
        .map(
          ({ seat, text }, index) => html`
            <li key=${index} class=${seat === null ? 'all' : ''}>
              <span class=${`dot ${colourOf(view, seat)}`} aria-hidden="true" />
              ${text}
            </li>
          `,
        )
        .reverse()}
    </ol>
  `;
}

/**
 * What is said, and saying something: in one's own words or in ready phrases.
 * @param {TablePage} page
 */
export function ChatBox(page) {
  const { session, told, view } = page;
  const say = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get('text')).trim();
    if (text) session.ask('say', { text });
    form.reset();
  };
  const seated = view.seat !== null;
  return html`
    <div class=${page.roomy ? 'chatbox folded' : 'chatbox'}>
      <${Lines} session=${session} />
      ${
        seated &&
        told &&
        html`<${Phrases} session=${session} phrases=${told.phrases} folded=${page.roomy} />`
      }
      ${
        seated &&
        view.chat === 'all' &&
        html`
          <form class="say" onsubmit=${say}>
            <input
              name="text"
              maxlength=${200}
              autocomplete="off"
              placeholder=${t('chat-say')}
              aria-label=${t('chat-say')}
            />
            <button class="round" aria-label=${t('chat-send')}>${Icon('send')}</button>
          </form>
        `
      }
    </div>
  `;
}

/**
 * The lines of the chat. The last is kept in sight, unless one is reading further up: then a
 * button tells of what is new.
 * @param {{session: Session}} props
 */
function Lines({ session }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const { view, chat, unread } = session;
  const heard = chat.filter((line) => !session.muted.has(line.seat));
  const toEnd = () => {
    const node = list.current;
    node?.scrollTo(0, node.scrollHeight);
    session.readChat();
  };
  const scrolled = () => {
    const node = /** @type {HTMLElement} */ (list.current);
    atEnd.current = node.scrollTop + node.clientHeight > node.scrollHeight - NEAR;
    if (atEnd.current && session.unread) session.readChat();
  };
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
  }, [heard.length]);
  return html`
    <div class="said">
      <ol class="lines" ref=${list} onscroll=${scrolled} tabindex=${0} aria-label=${t('chat')}>
        ${heard.length === 0 && html`<li key="none" class="about">${t('chat-none')}</li>`}
        ${heard.map(
          (line) => html`
            <li key=${line.number} class=${line.seat === view.seat ? 'own' : ''}>
              <span class=${`dot ${colourOf(view, line.seat)}`} aria-hidden="true" />
              <span>
                <b>${line.name}</b>
                ${' '}${chatText(line)}
              </span>
            </li>
          `,
        )}
      </ol>
      ${
        unread > 0 &&
        html`<button class="news" onclick=${toEnd}>${t('chat-unread', { count: unread })}</button>`
      }
    </div>
  `;
}

/**
 * The ready phrases: all in sight, or behind a button where there is less room.
 * @param {{session: Session, phrases: string[], folded: boolean}} props
 */
function Phrases({ session, phrases, folded }) {
  const [open, setOpen] = useState(!folded);
  const say = (/** @type {string} */ phrase) => {
    session.ask('say', { phrase });
    if (folded) setOpen(false);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (folded && event.key === 'Escape') setOpen(false);
  };
  return html`
    <div class=${folded ? 'phrases folded' : 'phrases'} onkeydown=${key}>
      ${
        folded &&
        html`
          <button
            class="round"
            aria-label=${t('chat-phrases')}
            aria-expanded=${String(open)}
            onclick=${() => setOpen(!open)}
          >
            ${Icon('smile')}
          </button>
        `
      }
      ${
        open &&
        html`
          <div class="all" role="group" aria-label=${t('chat-phrases')}>
            ${phrases.map(
              (phrase) => html`
                <button key=${phrase} onclick=${() => say(phrase)}>${t(`phrase-${phrase}`)}</button>
              `,
            )}
          </div>
        `
      }
    </div>
  `;
}

/**
 * @param {View} view
 * @param {number | null} seat
 */
function colourOf(view, seat) {
  return seat === null ? 'nobody' : (view.players[seat]?.colour ?? 'nobody');
}
