// A replay over the table: what goes on at the table meanwhile stands at its foot, and the way back.

import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { fragmentHere, goBack, pathHere, showPath } from '../base/address.js';
import { duty } from '../base/telling.js';
import { t } from '../base/words.js';
import { foot } from '../parts/dialog.js';
import { Waiting, awaited } from '../score/score.js';
import { Spoken } from './spoken.js';

/** @typedef {import('./table.js').TablePage} TablePage */

/**
 * The replay that is open over the table.
 * @param {TablePage} page
 */
export function ReplayOver(page) {
  return html`<${Whole} key="replay" page=${page} />`;
}

/** @param {{page: TablePage}} props */
function Whole({ page }) {
  const { over } = page;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, show] = useState(/** @type {Page | null} */ (null));
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    ref.current?.focus();
    foot.draw = () => [isUrgent(page) && Meanwhile(page), Told(page)];
    return () => {
      foot.draw = null;
      queueMicrotask(() => giveBack(page));
    };
  }, []);
  useEffect(() => {
    if (!over) return undefined;
    let left = false;
    const opening = openReplay(page, over);
    opening.then(
      (found) => !left && show(found),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      show(null);
      setFailed(false);
      opening.then(
        (found) => found.close?.(),
        () => undefined,
      );
    };
  }, [over]);
  return html`
    <div
      ref=${ref}
      class="replay-over"
      role="dialog"
      aria-modal="true"
      aria-label=${t('score-replay')}
      tabindex="-1"
    >
      ${
        shown
          ? html`<${Shown} key="shown" shown=${shown} />`
          : html`
              <main key="door" class="door">
                <p role="status">${failed ? t('unreachable') : t('waiting')}</p>
                <div class="buttons">
                  <button onclick=${goBack}>${t('replay-table')}</button>
                </div>
              </main>
            `
      }
      ${Meanwhile(page)} ${Told(page)}
    </div>
  `;
}

/** What is read out of the table. @param {TablePage} page */
function Told({ session }) {
  return html`<${Spoken} key="spoken" speech=${session.speech} />`;
}

/** @param {{shown: Page}} props */
function Shown({ shown }) {
  useLayoutEffect(() => shown.drawn?.());
  return shown.draw();
}

/**
 * Opens the page of the replay; from there one comes to other rounds, and back.
 * @param {TablePage} page
 * @param {Coming} over
 */
async function openReplay(page, over) {
  const { table } = page.session;
  const go = (/** @type {string} */ path) => {
    if (path === `/t/${table}`) goBack();
    else if (!path.startsWith(`/replay/${table}/`)) page.app.go(path);
    else {
      showPath(path);
      page.takes(pathHere(), fragmentHere());
    }
  };
  const { open } = await import('../replay/replay.js');
  return open({ ...page.app, go }, over);
}

/** @param {TablePage} page */
function giveBack(page) {
  const { opener } = page;
  if (opener?.isConnected) /** @type {HTMLElement} */ (opener).focus();
  else page.refocus();
}

/**
 * Whether there is something to do at the table.
 * @param {TablePage} page
 */
function isUrgent({ session, view }) {
  return session.mine || view.phase === 'round_over';
}

/**
 * What goes on at the table while one looks back.
 * @param {TablePage} page
 */
function Meanwhile(page) {
  const { session, view } = page;
  if (view.phase === 'match_over') return null;
  return html`
    <div key="meanwhile" class=${session.mine ? 'meanwhile mine' : 'meanwhile'}>
      ${view.phase === 'round_over' ? BetweenRounds(page) : AtTheTable(page)}
    </div>
  `;
}

/** @param {TablePage} page */
function AtTheTable({ session, view }) {
  return html`
    <p key="duty">${session.mine ? t('replay-your-turn') : duty(view)}</p>
    <button key="back" class=${session.mine ? 'deed' : ''} onclick=${goBack}>
      ${t('replay-table')}
    </button>
  `;
}

/**
 * A player who is ready for the next round goes to it at once, unless others still look back.
 * @param {TablePage} page
 */
function BetweenRounds({ session, view }) {
  const ready = view.seat === null || view.ready.includes(view.seat);
  const next = () => {
    session.ask('next');
    if (!awaited(view).length) goBack();
  };
  return html`
    <div key="waiting">${Waiting({ session, view })}</div>
    ${
      ready
        ? html`<button key="back" onclick=${goBack}>${t('replay-table')}</button>`
        : html`<button key="next" class="deed" onclick=${next}>${t('score-next')}</button>`
    }
  `;
}
