// Begins here: shows the page that the address asks for, and draws it anew when it changes.

import { Door } from './door.js';
import { h, render } from './dom.js';
import { Home } from './home.js';
import { onLanguage, ready } from './language.js';
import { keepSecrets, secretsOf } from './store.js';
import { TablePage } from './table.js';
import { Halves } from './tiles.js';
import { t } from './words.js';

const root = document.getElementById('app');
let page;
let queued = false;

/** What the pages may ask of the whole. */
const app = {
  /** Draws what has changed, once, when the browser is ready for it. */
  redraw() {
    if (queued) return;
    queued = true;
    // A hidden page gets no frames, but its title must still tell whose turn it is.
    if (document.hidden) setTimeout(draw);
    else requestAnimationFrame(draw);
  },

  /** Goes to another address of the page. */
  go(path) {
    history.pushState(null, '', path);
    route();
    scrollTo(0, 0);
  },

  /** Sits down at, or watches, a table whose secrets are kept. */
  enter(table) {
    show(new TablePage(app, table));
  },

  /** Finds out how to get in to a table. */
  knock(table) {
    show(new Door(app, table));
  },
};

function draw() {
  queued = false;
  render(
    [h('div', { key: 'page', class: 'page' }, page.draw()), h('div', { key: 'halves' }, Halves())],
    root,
  );
  page.drawn?.();
  document.title = page.title?.() ?? t('title');
}

function show(next) {
  page?.close?.();
  page = next;
  app.redraw();
}

function route() {
  const [, table] = location.pathname.match(/^\/t\/([a-z0-9]+)\/?$/) ?? [];
  if (!table) {
    show(new Home(app));
    return;
  }
  readFragment(table);
  if (secretsOf(table).token) app.enter(table);
  else app.knock(table);
}

/** A link brings the invite, or a seat of one's own, behind the #. */
function readFragment(table) {
  const fragment = location.hash.slice(1);
  const token = fragment.startsWith('seat=') ? fragment.slice('seat='.length) : null;
  if (token) {
    keepSecrets(table, { token });
    history.replaceState(null, '', `/t/${table}`); // a seat is not to be shared by accident
  } else if (fragment) {
    keepSecrets(table, { invite: fragment });
  }
}

await ready;
onLanguage(() => {
  page.speakAnew?.();
  app.redraw();
});
addEventListener('popstate', route);
addEventListener('hashchange', route);
route();
