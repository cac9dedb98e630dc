// The card: what is explained now, what has just happened, and the way on and back.

import { html } from 'htm/preact';

import { linesOf } from '../base/telling.js';
import { refusal, t } from '../base/words.js';
import { Link } from '../parts/link.js';
import { Locomotive } from '../parts/tiles.js';

/** @param {import('./learn.js').LearnPage} page */
export function Card(page) {
  const { step, happened, answer, back } = page;
  const told = !answer && step.view.phase === 'playing'; // the end needs no more words
  const lines = told ? linesOf(happened, step.view).map(({ text }) => text) : [];
  const before = back ? [t('learn-welcome-back')] : lines;
  return html`
    <section key="card" class="card" aria-labelledby="card">
      <h2 id="card" class="unseen">${t('learn-card')}</h2>
      <div class="bubble">
        ${Locomotive('black')}
        <div class="words" aria-live="polite">
          ${
            before.length > 0 &&
            html`
              <p key="before" class="before">
                ${before.map((text) => html`<span key=${text}>${text}${' '}</span>`)}
              </p>
            `
          }
          ${step.key && html`<p key=${step.key} class="main">${t(step.key, step.arguments)}</p>`}
          ${answer && html`<p key=${answer} class="answer">${t(answer, step.arguments)}</p>`}
        </div>
      </div>
      ${page.ended ? Ending(page) : Ways(page)}
    </section>
  `;
}

/** @param {import('./learn.js').LearnPage} page */
function Ways(page) {
  const doing = page.step.kind === 'do';
  return html`
    <div class="onward">
      <button key="back" class="quiet" disabled=${!page.canGoBack} onclick=${() => page.goBack()}>
        ${t('learn-back')}
      </button>
      <button
        key="next"
        class=${doing ? 'next quiet' : 'next main'}
        onclick=${() => page.goOn()}
      >
        ${t(doing ? 'learn-show' : 'learn-next')}
      </button>
    </div>
  `;
}

/** @param {import('./learn.js').LearnPage} page */
function Ending(page) {
  return html`
    ${
      page.problem &&
      html`<p class="problem" role="alert">${refusal(page.problem)}</p>`
    }
    <div class="onward ending">
      <button key="play" class="next main" disabled=${page.busy} onclick=${() => page.play()}>
        ${t('learn-play')}
      </button>
      ${Link(page.app, '/rules', t('learn-rules'))}
      <button key="again" class="quiet" onclick=${() => page.restart()}>${t('learn-again')}</button>
      <button key="back" class="quiet" onclick=${() => page.goBack()}>${t('learn-back')}</button>
    </div>
  `;
}
