// What opens over a page.

import { html } from 'htm/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { Icon } from './icons.js';

await styled('parts/dialog.css');

/**
 * What is at the foot of each dialog, where something goes on behind it.
 * @type {{draw: (() => any) | null}}
 */
export const foot = reactive({ draw: null });

/**
 * What had the focus before the first dialog came; it has it again after the last.
 * @type {Element | null}
 */
let before = null;

/**
 * A dialog over the page, with its title and a button that closes it; Escape and a tap beside it
 * close it too.
 * @param {{title: string, kind: string, of?: unknown, close: () => void}} about
 * @param {...any} kids
 */
export function Dialog({ title, kind, of = '', close }, ...kids) {
  return html`
    <${Opened} key=${`dialog ${kind} ${of}`} title=${title} kind=${kind} close=${close}>
      ${kids}
    <//>
  `;
}

/** @param {{title: string, kind: string, close: () => void, children?: any}} props */
function Opened({ title, kind, close, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const node = /** @type {HTMLDialogElement} */ (ref.current);
    before ??= document.activeElement;
    node.showModal();
    return () => {
      node.close();
      queueMicrotask(giveBack);
    };
  }, []);
  return html`
    <dialog
      ref=${ref}
      class=${kind}
      aria-label=${title}
      oncancel=${(/** @type {Event} */ event) => {
        event.preventDefault();
        close();
      }}
      onclick=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}
    >
      <div class="inside">
        <header>
          <h2>${title}</h2>
          <button class="round" aria-label=${t('close')} onclick=${close}>${Icon('close')}</button>
        </header>
        ${children} ${foot.draw?.()}
      </div>
    </dialog>
  `;
}

/** Unless another dialog came in the place of the last, the focus goes back where it was. */
function giveBack() {
  if (document.querySelector('dialog[open]')) return;
  if (before?.isConnected) /** @type {HTMLElement} */ (before).focus();
  before = null;
}
