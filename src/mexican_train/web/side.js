// Beside the table: the boneyard, what happened, what is said.

import { h } from './dom.js';
import { saying } from './session.js';
import { Boneyard } from './tiles.js';
import { t } from './words.js';

/** The column at the right, where there is room for one. */
export function Side(page) {
  const { session } = page;
  const { view } = session;
  return h(
    'aside',
    { key: 'side', class: 'side' },
    h(
      'div',
      { class: 'boneyard' },
      Boneyard(view.boneyard),
      h(
        'p',
        null,
        h('b', null, t('number', { value: view.boneyard })),
        ' ',
        h('small', null, t('boneyard')),
      ),
    ),
    h('section', { class: 'log', 'aria-label': t('log'), tabindex: 0 }, LogList(session)),
    view.chat !== 'off' && h('section', { class: 'talk', 'aria-label': t('chat') }, ChatBox(page)),
  );
}

/** What happened, the latest first. */
export function LogList(session) {
  const { log, view } = session;
  if (!log.length) return h('p', { class: 'about' }, t('log-empty'));
  return h(
    'ol',
    { class: 'lines' },
    log
      .map((line, index) =>
        h(
          'li',
          { key: index },
          h('span', { class: `dot ${colourOf(view, line.seat)}`, 'aria-hidden': 'true' }),
          line.text,
        ),
      )
      .reverse(),
  );
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
  return h(
    'div',
    { class: 'chatbox' },
    h(
      'ol',
      { class: 'lines', ref: keepAtEnd, tabindex: 0 },
      heard.length === 0 && h('li', { class: 'about' }, t('chat-none')),
      heard.map((line) =>
        h(
          'li',
          { key: line.number },
          h('span', { class: `dot ${colourOf(view, line.seat)}`, 'aria-hidden': 'true' }),
          h('span', null, h('b', null, line.name), ' ', saying(line)),
        ),
      ),
    ),
    view.seat !== null &&
      view.chat === 'all' &&
      h(
        'form',
        { class: 'say', onsubmit: say },
        h('input', {
          name: 'text',
          maxlength: 200,
          autocomplete: 'off',
          placeholder: t('chat-say'),
          'aria-label': t('chat-say'),
        }),
        h('button', null, t('chat-send')),
      ),
    view.seat !== null && told && Phrases(session, told.phrases),
  );
}

function Phrases(session, phrases) {
  return h(
    'div',
    { class: 'phrases', role: 'group', 'aria-label': t('chat-phrases') },
    phrases.map((phrase) =>
      h(
        'button',
        { key: phrase, onclick: () => session.ask('say', { phrase }) },
        t(`phrase-${phrase}`),
      ),
    ),
  );
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
