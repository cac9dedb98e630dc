// How far this device is with getting ready for tables of its own, or why it is not.

import { html } from 'htm/preact';

import { device } from '../base/device.js';
import { styled } from '../base/styles.js';
import { refusal, t } from '../base/words.js';

await styled('parts/progress.css');

/**
 * Nothing once it is ready, or while nobody needs it.
 * @param {() => void} [again] what tries once more
 */
export function Progress(again) {
  const { phase, done, all, why } = device;
  if (phase === 'failed') return again ? Failed(why, again) : null;
  if (phase === 'fetching') return all ? Bar(done, all, t('device-fetching')) : null;
  return phase === 'starting' ? Starting(all) : null;
}

/**
 * A bar with a sentence: what is under way is read out once, how far it is to those who ask.
 * @param {number} done
 * @param {number} all in bytes
 * @param {string} words
 */
export function Bar(done, all, words) {
  const far = t('device-megabytes', { done: megabytes(done), all: megabytes(all) });
  return html`
    <div key="progress" class="progress">
      <p role="status">${words}</p>
      <progress max=${all} value=${done} aria-label=${words} aria-valuetext=${far} />
      <small aria-hidden="true">${far}</small>
    </div>
  `;
}

/** All is here, and is set up. @param {number} all */
function Starting(all) {
  return html`
    <div key="progress" class="progress">
      <p role="status">${t('device-starting')}</p>
      <progress max=${all} value=${all} aria-hidden="true" />
    </div>
  `;
}

/** Bytes as they are read. @param {number} bytes */
export function megabytes(bytes) {
  return Math.round(bytes / 100_000) / 10;
}

/**
 * @param {string} why
 * @param {() => void} again
 */
function Failed(why, again) {
  return html`
    <div key="failed" class="progress">
      <p class="problem" role="alert">${refusal({ code: `device-${why}` })}</p>
      <div class="buttons"><button class="main" onclick=${again}>${t('again')}</button></div>
    </div>
  `;
}
