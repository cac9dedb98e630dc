// What one's move was worth: whether it was the best, why that one is, and what each of them costs.

import { html } from 'htm/preact';

import { actionName } from '../base/telling.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { exactly } from './naming.js';

/** @typedef {import('./puzzle.js').PuzzlePage} PuzzlePage */

/**
 * @param {PuzzlePage} page
 * @param {string} answer
 */
export function Answer(page, answer) {
  const { puzzle, best, progress, following, session } = page;
  const found = answer === best;
  const [, lost] = puzzle.moves.find(([action]) => action === answer) ?? ['', 0];
  return html`
    <section key="answer" class="answer" aria-label=${t('practice-answer')}>
      <div class="said" role="status">
        <h2 class=${found ? 'right' : 'wrong'}>
          ${Icon(found ? 'tick' : 'close')}
          ${found ? t('practice-right') : t('practice-wrong', { points: exactly(lost) })}
        </h2>
        <p>
          <b>${t('practice-best', { move: actionName(session.view, best) })}</b>
          ${puzzle.reason && ` ${t(puzzle.reason, puzzle.arguments)}`}
        </p>
      </div>
      <div class="scroll">
        <ol class="moves" aria-label=${t('practice-moves')}>
          ${puzzle.moves.map((move) => html`<li key=${move[0]}>${Move(page, answer, move)}</li>`)}
        </ol>
        <p class="about">${t('practice-moves-about')}</p>
      </div>
      <div class="buttons">
        <button class="next main" onclick=${() => page.goOn()}>
          ${following ? t('practice-next') : t('practice-all-solved')}
        </button>
        ${
          progress.series > 1 &&
          html`<span class="series">${t('practice-series', { series: progress.series })}</span>`
        }
      </div>
    </section>
  `;
}

/**
 * A move, which shows itself on the yard.
 * @param {PuzzlePage} page
 * @param {string} answer
 * @param {Puzzle['moves'][number]} move
 */
function Move(page, answer, [action, gap, error]) {
  const { puzzle, looked, best, session } = page;
  const most = Math.max(...puzzle.moves.map(([, each]) => each));
  const look = () => {
    page.looked = action;
  };
  return html`
    <button
      class=${action === best ? 'move best' : 'move'}
      aria-pressed=${action === looked ? 'true' : 'false'}
      onclick=${look}
    >
      <span class="name">
        ${actionName(session.view, action)}
        ${action === answer && html`${' '}<small>${t('practice-yours')}</small>`}
      </span>
      <i class="bar" style=${{ '--share': `${(100 * gap) / most}%` }} aria-hidden="true" />
      <b class="cost">
        ${
          action === best
            ? t('practice-is-best')
            : t('practice-cost', { points: exactly(gap), error: exactly(error) })
        }
      </b>
    </button>
  `;
}
