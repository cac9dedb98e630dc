// The host's way to an invite that nobody has yet.

import { html } from 'htm/preact';

import { t } from '../base/words.js';

/** @param {import('../session/session.js').Session} session */
export function RenewInvite(session) {
  if (!session.hosting) return null;
  return html`
    <div class="buttons">
      <button onclick=${() => session.ask('renew_invite')}>${t('menu-renew-invite')}</button>
    </div>
    <p class="about">${t('menu-renew-invite-about')}</p>
  `;
}
