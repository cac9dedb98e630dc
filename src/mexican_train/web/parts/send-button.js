// The button that sends a deal to others; what it opens comes when it is pressed.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { need } from '../base/language.js';
import { t } from '../base/words.js';
import { Dialog } from './dialog.js';

/**
 * @param {{round: import('./send-deal.js').SentRound}} props
 */
export function SendButton({ round }) {
  const [Sending, show] = useState(
    /** @type {{draw: typeof import('./send-deal.js').Sending} | null} */ (null),
  );
  const open = async () => {
    const [{ Sending: draw }] = await Promise.all([import('./send-deal.js'), need('send')]);
    show({ draw });
  };
  return html`
    <button onclick=${() => open().catch(() => undefined)}>${t('send-title')}</button>
    ${
      Sending &&
      Dialog(
        { title: t('send-title'), kind: 'send', close: () => show(null) },
        html`<${Sending.draw} round=${round} />`,
      )
    }
  `;
}
