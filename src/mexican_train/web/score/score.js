// The end of a round, and of a match: what everyone was left with, who is ahead, and what is next.

import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';

import { dealPath } from '../base/deals.js';
import { nameOf, namesOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { Blame } from './blame.js';
import { Chart } from './chart.js';
import { Hands } from './count.js';
import { Cheer, Finale, Ranking } from './finale.js';
import { LookingBack, ScoreSheet } from './scoresheet.js';
import { shareResult } from './share.js';

/** For so many players the score sheet finds room beside the hands. */
const FEW = 4;

/**
 * What takes the place of the yard and the tray once a round is over.
 * @param {ScorePage} page
 */
export function Score(page) {
  const { match, round } = page.view;
  return html`<${Whole} key=${`score ${match} ${round}`} page=${page} />`;
}

/** @param {{page: ScorePage}} props */
function Whole({ page }) {
  const { view } = page;
  const over = view.phase === 'match_over';
  useEffect(() => {
    page.session.speech.say(...told(view));
  }, []);
  const hands = html`<${Hands} key="hands" view=${view} />`;
  return html`
    <section class=${over ? 'score final' : 'score'} aria-label=${headline(view)}>
      <div class="pages">
        <div class=${view.players.length > FEW ? 'inside' : 'inside few'}>
          <header>
            ${over ? Finale(view) : Cheer(view)}
            <h2>${headline(view)}</h2>
            <p class="about">${t('score-least')}</p>
            ${Blame(page)}
          </header>
          ${over ? Ranking(view) : hands} ${Chart(view)} ${ScoreSheet(page)} ${over && hands}
          ${LookingBack(page)}
        </div>
      </div>
      <footer class="next">${over ? Afterwards(page) : NextRound(page)}</footer>
    </section>
  `;
}

/** @param {View} view */
function headline(view) {
  if (view.phase === 'match_over') {
    const [winner] = view.winners;
    if (view.winners.length > 1) return t('score-tied', { names: namesOf(view, view.winners) });
    if (winner === view.seat) return t('score-you-won');
    return t('score-won', { name: nameOf(view, winner) });
  }
  if (view.blocked) return t('score-blocked');
  const [out] = view.round_winners;
  return out === view.seat ? t('score-you-out') : t('score-out', { name: nameOf(view, out) });
}

/**
 * What everyone has now, for those who hear it; how it ended they have heard.
 * @param {View} view
 */
function told(view) {
  const points = view.scores.at(-1) ?? [];
  return view.players.map((_, seat) =>
    t('score-told', {
      name: nameOf(view, seat),
      points: points[seat] ?? 0,
      total: view.totals[seat],
    }),
  );
}

/** @param {ScorePage} page */
function NextRound(page) {
  const { session, view } = page;
  const ready = view.seat === null || view.ready.includes(view.seat);
  const next = () => session.ask('next');
  return html`
    <div class="buttons">
      ${
        !ready &&
        html`<button key="next" class="deed" onclick=${next}>${t('score-next')}</button>`
      }
      <button key="look" onclick=${() => page.showScore(false)}>${t('score-look')}</button>
    </div>
    ${page.watching?.()} ${Waiting(page)}
  `;
}

/**
 * The others for whom the next round waits.
 * @param {View} view
 */
export function awaited({ players, ready, seat: mine }) {
  return players
    .map((player, seat) => ({ ...player, seat }))
    .filter(({ bot, stand_in, connected }) => !bot && !stand_in && connected)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== mine && !ready.includes(seat));
}

/**
 * For whom the next round waits, and how long at most.
 * @param {{session: ScorePage['session'], view: View}} page
 */
export function Waiting({ session, view }) {
  if (view.paused) {
    return html`<p class="about">${t(session.hosting ? 'turn-paused-host' : 'turn-paused')}</p>`;
  }
  const people = awaited(view);
  const seconds =
    view.deadline === null ? null : Math.max(0, Math.ceil(view.deadline - session.now));
  return [
    people.length > 0 &&
      html`<p class="about" key="who">${t('score-waiting', { names: namesOf(view, people) })}</p>`,
    seconds !== null &&
      html`<p class="about" key="soon" role="timer">${t('score-soon', { seconds })}</p>`,
  ];
}

/** @param {ScorePage} page */
function Afterwards(page) {
  const { app, session, view } = page;
  if (session.deal) return ToResult(page, session.deal);
  const ready = view.seat === null || view.ready.includes(view.seat);
  const wanting = view.ready.filter((seat) => seat !== view.seat);
  const latecomers = view.latecomers.filter(({ connected }) => connected);
  const others = session.hosting && latecomers.length > 0;
  return html`
    <div class="buttons">
      ${
        others &&
        html`
          <button key="with" class="deed" onclick=${() => session.ask('rematch')}>
            ${t('score-rematch-with', { names: latecomers.map(({ name }) => name) })}
          </button>
        `
      }
      ${
        !ready &&
        !others &&
        html`
          <button key="again" class="deed" onclick=${() => session.ask('next')}>
            ${t('score-rematch')}
          </button>
        `
      }
      ${
        ready &&
        session.hosting &&
        !others &&
        html`
          <button key="now" class="deed" onclick=${() => session.ask('rematch')}>
            ${t('score-rematch-now')}
          </button>
        `
      }
      <button key="share" onclick=${() => shareResult(session)}>${t('score-share')}</button>
      <button key="home" onclick=${() => app.go('/')}>${t('home')}</button>
    </div>
    ${
      !ready &&
      wanting.length > 0 &&
      html`<p class="about">${t('score-rematch-wanted', { names: namesOf(view, wanting) })}</p>`
    }
    ${page.watching?.()} ${ready && view.seat !== null && Waiting(page)}
  `;
}

/**
 * A deal that others play too is played once here, and leads to what it came to.
 * @param {ScorePage} page
 * @param {TableDeal} deal
 */
function ToResult({ app }, deal) {
  return html`
    <div class="buttons">
      <button key="result" class="deed" onclick=${() => app.go(dealPath(deal))}>
        ${t('score-result')}
      </button>
      <button key="home" onclick=${() => app.go('/')}>${t('home')}</button>
    </div>
  `;
}
