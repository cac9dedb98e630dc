// Begins here: shows the page that the address asks for. Pages come when they are asked for.

import { effect, signal } from '@preact/signals';
import { html } from 'htm/preact';
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { fragmentHere, fullAddressHere, goTo, pathHere } from '../base/address.js';
import { here } from '../base/api.js';
import { need, needPatiently } from '../base/language.js';
import { t } from '../base/words.js';
import { Halves } from '../parts/tiles.js';

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
  { at: /^\/games\/?$/, words: ['games', 'host'], fetch: () => import('../games/games.js') },
  {
    at: /^\/daily\/?$/,
    words: ['daily', 'host'],
    fetch: () => import('../daily/daily.js'),
  },
  {
    at: /^\/challenge\/?$/,
    words: ['daily', 'send', 'host', 'rules'],
    fetch: () => import('../daily/challenge.js'),
  },
  { at: /^\/practice\/?$/, words: ['practice'], fetch: () => import('../practice/practice.js') },
  {
    at: /^\/builder\/?$/,
    words: ['builder', 'settle', 'host'],
    fetch: () => import('../builder/builder.js'),
  },
  {
    at: /^\/settle\/?$/,
    words: ['settle', 'builder', 'host', 'rules'],
    fetch: () => import('../settle/settle.js'),
  },
];

/** A page that waits so long for this device is shown to wait, in milliseconds. */
const SHOW_WAITING = 300;

/** The page is kept for other times once it is there, in milliseconds. */
const KEEP_AFTER = 1500;

/** @type {import('@preact/signals').Signal<Page | null>} */
const page = signal(null);

/** The address that was last come to. */
let routed = '';

/** How many addresses were come to: what an earlier one needed may be here later than the page of the last. */
let comings = 0;

/**
 * The page on which something had the focus last, unless one then tapped beside it.
 * @type {Page | null}
 */
let focusedOn = null;

/** @type {App} */
const app = {
  go(path) {
    goTo(path);
    route();
    scrollTo(0, 0);
  },

  show(next) {
    const before = page.peek();
    before?.close?.();
    page.value = next;
    if (!before) begin();
  },
};

async function route() {
  const path = pathHere();
  comings += 1;
  if (page.peek()?.takes?.(path, fragmentHere())) return;
  const coming = comings;
  const way = WAYS.find(({ at }) => at.test(path));
  if (!way) return showMissing('missing');
  const [, ...parts] = path.match(way.at) ?? [];
  // Read now: the page that is still shown may write another before the next one is here.
  const fragment = fragmentHere();
  const arrived = showWaiting();
  try {
    const [{ open }] = await Promise.all([way.fetch(), need('table', ...way.words)]);
    const next = await open(app, { parts, fragment });
    if (pathHere() === path && coming === comings) app.show(next);
    else next.close?.();
  } catch {
    if (coming === comings) showMissing('unreachable', route);
  } finally {
    arrived();
  }
  need('refused', 'hint', 'chat').catch(() => undefined); // first something to look at, then the rest
}

/** Shows that one waits when what a page needs is asked of this device; ends with what it returns. */
function showWaiting() {
  return effect(() => {
    if (!here.waiting) return undefined;
    const timer = setTimeout(async () => {
      const { Arriving } = await import('./missing.js');
      if (here.waiting) app.show(new Arriving());
    }, SHOW_WAITING);
    return () => clearTimeout(timer);
  });
}

/**
 * @param {'missing' | 'unreachable'} why
 * @param {() => void} [again] tries once more
 */
async function showMissing(why, again) {
  const { Missing } = await import('./missing.js');
  app.show(new Missing(app, why, again));
}

/** In place of what the page was written with. */
function begin() {
  const place = /** @type {HTMLElement} */ (document.getElementById('app'));
  place.replaceChildren();
  render(html`<${Whole} />`, place);
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
effect(() => {
  document.title = page.value?.title?.() ?? t('title');
});
addEventListener('focusin', () => {
  focusedOn = page.peek();
});
addEventListener('pointerdown', () => {
  focusedOn = null;
});
addEventListener('popstate', () => {
  routed = fullAddressHere();
  route();
});
// Where only what is behind the # is another, browsers tell it in both ways, or in this one alone.
addEventListener('hashchange', ({ newURL }) => {
  if (newURL !== routed) route();
});
route();
if ('serviceWorker' in navigator) setTimeout(keepForOtherTimes, KEEP_AFTER);
