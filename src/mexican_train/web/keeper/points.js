// Points that a guest's code brings to the phone that keeps the score.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { Link } from '../parts/link.js';
import { broughtTo } from './brought.js';
import { isHand, readHand } from './handing.js';
import { matchOf } from './matches.js';
import { Head, WRONG, WrongPage } from './take.js';

/** @typedef {Awaited<ReturnType<typeof import('../base/packed.js').unpacked>>} Came */

/**
 * What a guest's code brings: it is written down at once, unless something else stands there.
 * @param {App} app
 * @param {Came} came
 */
export function pointsCame(app, came) {
  if (came.wrong) return new WrongPage(app, t(WRONG[came.wrong]));
  const [id, round, seat, name, points, hand, out] = Array.isArray(came.value) ? came.value : [];
  const match = typeof id === 'string' ? matchOf(id) : undefined;
  if (!match) return new WrongPage(app, t('keeper-points-nowhere'));
  const tiles = isHand(hand, match.rules.max_pip) ? readHand(hand) : [];
  const brought = broughtTo(match, { round, seat, name, points, tiles, out: out === 1 });
  return typeof brought === 'string' ? new WrongPage(app, brought) : new PointsPage(app, brought);
}

/** Points that came from a guest. */
class PointsPage {
  /**
   * @param {App} app
   * @param {import('./brought.js').Brought} brought
   */
  constructor(app, brought) {
    this.app = app;
    this.brought = brought;
    if (brought.isNew) brought.write();
  }

  title() {
    return `${t('keeper-title')} · ${t('title')}`;
  }

  draw() {
    const { app, brought } = this;
    const { match, counted, asks } = brought;
    const back = `/score#${match.id}/${counted.round}`;
    const take = () => {
      brought.write();
      app.go(back);
    };
    return html`
      <main class="topped keeper setup handing">
        ${Head(app)}
        <p role="status"><b>${brought.said}</b></p>
        <div class="buttons">
          ${asks && html`<button class="main" onclick=${take}>${brought.answer}</button>`}
          ${Link(app, back, t('keeper-count-on'), { class: 'way' })}
          ${Link(app, `/score#${match.id}/guests/${counted.round}`, t('keeper-guests'), { class: 'way' })}
        </div>
      </main>
    `;
  }
}
