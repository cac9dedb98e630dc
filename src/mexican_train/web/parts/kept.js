// Whether this device can play without a connection, and what is missing for it.

import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';

import { keepNow, kept, lookAtKept } from '../base/kept.js';
import { t } from '../base/words.js';
import { Bar, megabytes } from './progress.js';

export function Kept() {
  useEffect(() => {
    lookAtKept().catch(() => undefined); // nothing is said of it
  }, []);
  if (kept.state === 'unknown') return null;
  return html`
    <div class="kept" role="group" aria-label=${t('kept')}>
      <b>${t('kept')}</b>
      ${Said()}
    </div>
  `;
}

function Said() {
  const { state, done, all, failed } = kept;
  if (state === 'keeping') return Bar(done, all, t('kept-keeping'));
  if (state !== 'some') return html`<p class="about">${t(`kept-${state}`)}</p>`;
  const far = t('device-megabytes', { done: megabytes(done), all: megabytes(all) });
  return html`
    <p class="about">${t('kept-some')} ${done > 0 && far}</p>
    ${failed && html`<p class="problem" role="alert">${t('refused-device-interrupted')}</p>`}
    <div class="buttons">
      <button type="button" onclick=${keepNow}>${t('kept-now', { all: megabytes(all) })}</button>
    </div>
  `;
}
