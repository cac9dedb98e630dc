// The rules of a match, its house rules and length included, to be read over its table.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

import { t } from '../base/words.js';
import { Trouble } from '../parts/fields.js';
import { Waiting } from '../parts/waiting.js';
import { fetchRules } from './fetch.js';
import { RulesText } from './text.js';

/**
 * @param {{view: Pick<View, 'sheet' | 'rules' | 'rounds'>}} props
 */
export function MatchRules({ view }) {
  const [text, setText] = useState(/** @type {RulesText | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const fetch = () => {
    setProblem(null);
    const fields = Object.entries({ ...view.rules, rounds: view.rounds });
    const house = new URLSearchParams(fields.map(([field, value]) => [field, String(value)]));
    fetchRules(view.sheet, house).then((pages) => setText(new RulesText(...pages)), setProblem);
  };
  useEffect(fetch, []);
  if (problem) {
    return html`
      ${Trouble(problem)}
      <div class="buttons"><button onclick=${fetch}>${t('again')}</button></div>
    `;
  }
  if (!text) return html`<p role="status">${Waiting(t('waiting'))}</p>`;
  return html`
    <div class="rules rulebook">
      <header>${text.drawIntroduction()}</header>
      ${text.drawArticle()}
    </div>
  `;
}
