// What one is told on the home page where no server can be reached, before one plays.

import { html } from 'htm/preact';

import { kept, lookAtKept } from '../base/kept.js';
import { t } from '../base/words.js';
import { awayWords } from './away.js';

/** Looks at what this device can do by itself. */
export async function lookAround() {
  await lookAtKept().catch(() => undefined);
}

/**
 * @param {boolean} away whether there is a server that cannot be reached
 */
export function AloneNote(away) {
  const { state, lasting } = kept;
  const [ready, able] = [state === 'all', state !== 'browser'];
  const lines = [
    away && (ready ? t('home-away-play') : awayWords()),
    !away && !able && t('refused-device-browser'),
    able && !lasting && t('device-passing'),
  ].filter(Boolean);
  if (!lines.length) return null;
  return html`
    <div key="away" class="away" role="status">
      ${lines.map((line) => html`<p key=${line}>${line}</p>`)}
    </div>
  `;
}
