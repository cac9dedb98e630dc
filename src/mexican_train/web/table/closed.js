// Instead of a table whose connection was closed for good: why, and what one can do about it.

import { html } from 'htm/preact';

import { t } from '../base/words.js';

/** @param {import('./table.js').TablePage} page */
export function Closed(page) {
  const { session } = page;
  const home = page.drawWayHome();
  const offer = (/** @type {string} */ words, /** @type {() => void} */ act) => html`
    <div class="buttons">
      <button class="main" onclick=${act}>${t(words)}</button>
      ${home}
    </div>
  `;
  if (session.why === 'elsewhere') {
    const here = () => {
      session.state = 'connecting';
      session.why = null;
      session.wire.reopen();
    };
    const words = session.alone ? 'device-elsewhere' : 'net-elsewhere';
    return [html`<h1>${t(words)}</h1>`, offer('net-use-here', here)];
  }
  if (session.why === 'version') {
    const again = () => location.reload();
    const words = session.alone ? 'device-later-version' : 'net-other-version';
    return [html`<h1>${t(words)}</h1>`, offer('net-load-again', again)];
  }
  if (session.why === 'signed-out') {
    return [
      html`<h1>${t('net-signed-out')}</h1>`,
      html`<p>${t('net-signed-out-about')}</p>`,
      home,
    ];
  }
  if (session.why === 'ended') {
    const about = session.alone ? 'device-gone-about' : 'door-gone-about';
    return [html`<h1>${t('door-gone')}</h1>`, html`<p>${t(about)}</p>`, home];
  }
  return null;
}
