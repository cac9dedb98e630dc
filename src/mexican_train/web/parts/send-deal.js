// Sending a deal: a finished round against bots as a link, which others play from the same seat.
// Whoever shows it needs the part `send` of the catalogue.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

import { challengeLink, challengeOf, codeOf } from '../base/challenges.js';
import { keepSentDeal } from '../base/deals.js';
import { share } from '../base/links.js';
import { nameToUse } from '../base/people.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { Trouble } from './fields.js';
import { LinkField } from './link-field.js';
import { NameField } from './name-field.js';
import { QrCode } from './qr-code.js';
import { Waiting } from './waiting.js';

await styled('parts/send-deal.css');

/**
 * A finished round, its table if it has one, and who sat where; `record` brings all of it.
 * @typedef {{table: string, seat: number, players: DealResult['players'],
 *   record: () => Promise<RoundRecord>}} SentRound
 */

/**
 * Asks for a name, then shows the link. What a link gives away is said.
 * @param {{round: SentRound}} props
 */
export function Sending({ round }) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      setCode(await madeCode(round));
    } catch (failed) {
      setProblem(/** @type {Problem} */ (failed));
    }
    setBusy(false);
  };
  const button = html`<button class="main" disabled=${busy}>${t('send-make')}</button>`;
  if (code) return html`<${SentLink} code=${code} />`;
  return html`
    <form class="sending" onsubmit=${send}>
      <p>${t('send-about')}</p>
      ${NameField()} ${busy ? Waiting(button) : button} ${Trouble(problem)}
      <p class="about">${t('send-open')}</p>
    </form>
  `;
}

/**
 * The link of a challenge: to copy, to share, to be read by a camera.
 * @param {{code: string}} props
 */
export function SentLink({ code }) {
  const [copied, hasCopied] = useState(/** @type {string | null} */ (null));
  const link = challengeLink(code);
  return html`
    <div class="sending">
      <p role="status">${t('send-ready')}</p>
      ${LinkField({ copied, hasCopied }, link)}
      ${
        'share' in navigator &&
        html`
          <div class="buttons">
            <button class="main" onclick=${() => share({ title: t('title'), url: link })}>
              ${t('send-share')}
            </button>
          </div>
        `
      }
      <p class="about">${t('send-open')}</p>
      <details>
        <summary>${t('send-qr')}</summary>
        ${QrCode(link, t('send-qr'))}
      </details>
    </div>
  `;
}

/**
 * The code of a round; that it was sent is kept, so that its sender is known again.
 * @param {SentRound} round
 */
async function madeCode({ table, seat, players, record: bring }) {
  const record = await bring();
  const bots = players.map(({ bot }) => bot);
  const { code } = await codeOf({ record, seat, name: nameToUse(), bots });
  const { id, day, sheet } = await challengeOf(code);
  const { scores } = record;
  const result = { points: scores[seat], scores, seat, players, record };
  keepSentDeal({ id, code, day, sheet }, table, result);
  return code;
}
