// Begins here: shows the page that the address asks for. Pages come when they are asked for.

import { effect, signal } from '@preact/signals';
import { html } from 'htm/preact';
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { Halves } from '../yard/tiles.js';
import { need, needPatiently } from './language.js';
import { t } from './words.js';

/**
 * A page: what it shows, and what the rest needs to know of it.
 * @typedef {object} Page
 * @property {() => any} draw
 * @property {() => void} [drawn] called after each drawing
 * @property {() => boolean} [refocus] what had the focus there is gone: finds it another place
 * @property {() => string} [title]
 * @property {() => void} [close]
 */

/**
 * What pages may ask of the whole.
 * @typedef {object} App
 * @property {(path: string) => void} go to another address of the page
 * @property {(page: Page) => void} show another page at the same address
 */

/** @typedef {(app: App, ...parts: string[]) => Page | Promise<Page>} Opens */
/** @typedef {{at: RegExp, words: string[], fetch: () => Promise<{open: Opens}>}} Way */

/**
 * Which page is at which address, and the parts of the catalogue it speaks with.
 * @type {Way[]}
 */
const WAYS = [
  { at: /^\/$/, words: ['home', 'settings'], fetch: () => import('../home/home.js') },
  { at: /^\/t\/([a-z0-9]+)\/?$/, words: [], fetch: () => import('../table/arrive.js') },
  {
    at: /^\/replay(?:\/([a-z0-9]+)\/(\d+)\/(\d+))?\/?$/,
    words: ['replay', 'menu', 'settings'],
    fetch: () => import('../replay/replay.js'),
  },
  {
    at: /^\/rules(?:\/(.+?))?\/?$/,
    words: ['rules'],
    fetch: () => import('../rules/rules.js'),
  },
  { at: /^\/learn$/, words: ['learn', 'score'], fetch: () => import('../learn/learn.js') },
  {
    at: /^\/score\/?$/,
    words: ['keeper', 'score', 'host', 'rules'],
    fetch: () => import('../keeper/keeper.js'),
  },
  {
    at: /^\/builder\/?$/,
    words: ['builder', 'settle', 'host'],
    fetch: () => import('../builder/builder.js'),
  },
  {
    at: /^\/settle\/?$/,
    words: ['settle', 'builder', 'host'],
    fetch: () => import('../settle/settle.js'),
  },
];

/** The page is kept for other times once it is there, in milliseconds. */
const KEEP_AFTER = 1500;

/** @type {import('@preact/signals').Signal<Page | null>} */
const page = signal(null);

/**
 * The page on which something had the focus last, unless one then tapped beside it.
 * @type {Page | null}
 */
let focusedOn = null;

/** @type {App} */
const app = {
  go(path) {
    history.pushState(null, '', path);
    route();
    scrollTo(0, 0);
  },

  show(next) {
    page.peek()?.close?.();
    page.value = next;
  },
};

async function route() {
  const path = location.pathname;
  const way = WAYS.find(({ at }) => at.test(path));
  if (!way) return showMissing('missing');
  const [, ...parts] = path.match(way.at) ?? [];
  try {
    const [{ open }] = await Promise.all([way.fetch(), need('table', ...way.words)]);
    const next = await open(app, ...parts);
    if (location.pathname === path) app.show(next);
    else next.close?.();
  } catch {
    showMissing('unreachable', route);
  }
  need('refused', 'hint', 'chat').catch(() => undefined); // first something to look at, then the rest
}

/**
 * @param {'missing' | 'unreachable'} why
 * @param {() => void} [again] tries once more
 */
async function showMissing(why, again) {
  const { Missing } = await import('./missing.js');
  app.show(new Missing(app, why, again));
}

function Whole() {
  const shown = page.value;
  return html`
    <div key="page" class="page">${shown && html`<${Shown} page=${shown} />`}</div>
    <div key="halves">${Halves()}</div>
  `;
}

/** @param {{page: Page}} props */
function Shown({ page: shown }) {
  useLayoutEffect(() => {
    shown.drawn?.();
    keepFocus(shown);
  });
  return shown.draw();
}

/**
 * When what had the focus is gone or dimmed, the page finds it another place, or else its heading has it:
 * whoever goes by the keys goes on there.
 * @param {Page} shown
 */
function keepFocus(shown) {
  if (!focusedOn || document.activeElement !== document.body || !document.hasFocus()) return;
  if (focusedOn === shown && shown.refocus?.()) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function keepForOtherTimes() {
  import('./offline.js').then(({ keepPage }) => keepPage()).catch(() => undefined);
}

await needPatiently('table');
render(html`<${Whole} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
effect(() => {
  document.title = page.value?.title?.() ?? t('title');
});
addEventListener('focusin', () => {
  focusedOn = page.peek();
});
addEventListener('pointerdown', () => {
  focusedOn = null;
});
addEventListener('popstate', route);
addEventListener('hashchange', route);
route();
if ('serviceWorker' in navigator) setTimeout(keepForOtherTimes, KEEP_AFTER);
