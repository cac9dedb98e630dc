// Beside the table: the boneyard, what happened, what is said.

import { html } from 'htm/preact';
import { saying } from './session.js';
import { Boneyard } from '../yard/tiles.js';
import { t } from '../app/words.js';

/** The column at the right, where there is room for one. */
export function Side(page) {
  const { session } = page;
  const { view } = session;
  return html`
    <aside key="side" class="side">
      <div class="boneyard">
        ${Boneyard(view.boneyard)}
        <p>
          <b>${t('number', { value: view.boneyard })}</b>
          ${' '}
          <small>${t('boneyard')}</small>
        </p>
      </div>
      <section class="log" aria-label=${t('log')} tabindex=${0}>${LogList(session)}</section>
      ${
        view.chat !== 'off' &&
        html`<section class="talk" aria-label=${t('chat')}>${ChatBox(page)}</section>`
      }
    </aside>
  `;
}

/** What happened, the latest first. */
export function LogList(session) {
  const { log, view } = session;
  if (!log.length)
    return html`<p class="about">${t('log-empty')}</p>`;
  return html`
    <ol class="lines">
      ${log
        .map(
          (line, index) => html`
            <li key=${index}>
              <span class=${`dot ${colourOf(view, line.seat)}`} aria-hidden="true" />
              ${line.text}
            </li>
          `,
        )
        .reverse()}
    </ol>
  `;
}

/** What is said, and saying something: in one's own words or in ready phrases. */
export function ChatBox(page) {
  const { session, told } = page;
  const { view, chat } = session;
  const heard = chat.filter((line) => !session.muted.has(line.seat));
  const say = (event) => {
    event.preventDefault();
    const text = new FormData(event.target).get('text').trim();
    if (text) session.ask('say', { text });
    event.target.reset();
  };
  return html`
    <div class="chatbox">
      <ol class="lines" ref=${keepAtEnd} tabindex=${0}>
        ${
          heard.length === 0 &&
          html`<li class="about">${t('chat-none')}</li>`
        }
        ${heard.map(
          (line) => html`
            <li key=${line.number}>
              <span class=${`dot ${colourOf(view, line.seat)}`} aria-hidden="true" />
              <span>
                <b>${line.name}</b>
                ${' '}${saying(line)}
              </span>
            </li>
          `,
        )}
      </ol>
      ${
        view.seat !== null &&
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
            <button>${t('chat-send')}</button>
          </form>
        `
      }
      ${view.seat !== null && told && Phrases(session, told.phrases)}
    </div>
  `;
}

function Phrases(session, phrases) {
  return html`
    <div class="phrases" role="group" aria-label=${t('chat-phrases')}>
      ${phrases.map(
        (phrase) => html`
          <button key=${phrase} onclick=${() => session.ask('say', { phrase })}>
            ${t(`phrase-${phrase}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/** Shows the last line, and goes on showing it when another comes. */
function keepAtEnd(node) {
  if (!node) return;
  const toEnd = () => node.scrollTo(0, node.scrollHeight);
  new MutationObserver(toEnd).observe(node, { childList: true });
  toEnd();
}

function colourOf(view, seat) {
  return seat === null ? 'nobody' : (view.players[seat]?.colour ?? 'nobody');
}
