// One's seat on this device alone, by another token for it.
//
// The new token is kept beside the old one until the table has said that it took it. Should that
// answer be lost, the old one opens no seat any more some time, and the new one is tried.

import { html } from 'htm/preact';

import { newSecret } from '../base/chance.js';
import { keepSecrets, secretsOf } from '../base/store.js';
import { t } from '../base/words.js';

/** @param {import('./table.js').TablePage} page */
export function SignOut(page) {
  const renew = () => {
    const { session } = page;
    const token = secretsOf(session.table).renewing ?? newSecret();
    keepSecrets(session.table, { renewing: token });
    const done = () => {
      session.useOtherToken();
      session.notify(t('net-signed-out-others'));
    };
    session.renewal = { id: session.wire.send('renew', { token }), done };
    page.open(null);
  };
  return html`
    <details key="sign-out">
      <summary>${t('menu-sign-out')}</summary>
      <p class="about">${t('menu-sign-out-about')}</p>
      <div class="buttons"><button onclick=${renew}>${t('menu-sign-out')}</button></div>
    </details>
  `;
}
