// One puzzle: a position, one's move, and what every move costs.

import { html } from 'htm/preact';

import { noteAnswer, progress } from '../base/puzzles.js';
import { reactive } from '../base/reactive.js';
import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { playOf } from '../game/actions.js';
import { wagonKey, wagonsOf } from '../game/trains.js';
import { Dialog } from '../parts/dialog.js';
import { Icon } from '../parts/icons.js';
import { UnwiredSession } from '../session/unwired.js';
import { Tray } from '../table/tray.js';
import { WholeTrain } from '../yard/whole.js';
import { colourOf, Yard } from '../yard/yard.js';
import { Answer } from './answer.js';
import { nextOf } from './choosing.js';
import { kindName, puzzleLine } from './naming.js';
import { shownAfter, viewOf } from './position.js';

/**
 * The puzzles one has chosen, the one to begin with, and the way back to the choice.
 * @typedef {{puzzles: Puzzle[], kind: import('./choosing.js').Kind, puzzle: Puzzle,
 *   back: () => void}} Chosen
 */

export class PuzzlePage {
  /**
   * @param {App} app
   * @param {Chosen} chosen
   */
  constructor(app, { puzzles, kind, puzzle, back }) {
    this.puzzle = puzzle;
    /** What one did; null until then. @type {string | null} */
    this.answer = null;
    /** The move that is shown on the yard, once one has answered. */
    this.looked = '';
    this.progress = progress();
    /** The train that is shown whole. @type {Train | null} */
    this.train = null;
    this.size = { width: innerWidth, height: innerHeight * 0.5 };
    reactive(this);
    this.app = app;
    this.puzzles = puzzles;
    this.kind = kind;
    this.back = back;
    /** In a tray without what only a table has. */
    this.lesson = true;
    this.number = 0;
    /** Whether the focus is to go where one goes on. */
    this.moved = false;
    this.session = new UnwiredSession((action) => this.did(action));
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    this.measure = (/** @type {Element | null} */ node) =>
      node ? sizes.observe(node) : sizes.disconnect();
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') this.session.chosen = null;
    };
    addEventListener('keydown', key);
    this.close = () => {
      sizes.disconnect();
      removeEventListener('keydown', key);
      this.session.close();
    };
    this.show(puzzle);
  }

  title() {
    return `${t('practice-title')} · ${t('title')}`;
  }

  /** @param {Puzzle} puzzle */
  show(puzzle) {
    this.puzzle = puzzle;
    this.answer = null;
    this.number += 1;
    this.session.see(viewOf(puzzle, this.number));
  }

  /** The first move is the best one. */
  get best() {
    return this.puzzle.moves[0][0];
  }

  /** The puzzle after this one; null when all are solved. */
  get following() {
    return nextOf(this.puzzles, this.progress, this.puzzle);
  }

  /** @param {string} action */
  did(action) {
    if (this.answer !== null) return;
    this.progress = noteAnswer(this.puzzle, action === this.best);
    this.looked = this.best;
    this.answer = action;
    this.moved = true;
  }

  /** On to the next one, or back to the choice. */
  goOn() {
    const { following } = this;
    if (following) this.show(following);
    else this.back();
    this.moved = true;
  }

  // ---------------------------------------------------------------- drawing

  /** @param {{width: number, height: number}} size */
  resize({ width, height }) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  draw() {
    const { answer, train } = this;
    return html`
      <main class=${answer === null ? 'table practice' : 'table practice answered'}>
        ${this.drawHead()}
        <div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>
        ${answer === null ? Tray(this) : Answer(this, answer)}
      </main>
      ${train !== null && this.drawTrain(train)}
    `;
  }

  drawHead() {
    return html`
      <header key="head" class="head">
        <button class="round" onclick=${this.back} aria-label=${t('practice-back')}>
          ${Icon('back')}
        </button>
        <div>
          <h1>${t('practice-task')}</h1>
          <p class="about">${`${kindName(this.kind)} · ${puzzleLine(this.puzzle)}`}</p>
        </div>
      </header>
    `;
  }

  /** What the yard shows: the position, or what a move makes of it. @returns {YardScene} */
  scene() {
    const { session, size, answer, looked } = this;
    const { view, chosen } = session;
    const look = (/** @type {Train} */ train) => {
      this.train = train;
    };
    if (answer !== null) {
      const after = shownAfter(view, looked);
      const sent = after.wagon && wagonKey(after.wagon);
      return { view: after.view, size, look, sent };
    }
    const places = chosen === null ? [] : session.placesFor(chosen);
    const lay = (/** @type {Train} */ train) => session.act(playOf(chosen ?? '', train));
    return { view, size, chosen, places, lay, look };
  }

  /** @param {Train} train */
  drawTrain(train) {
    const { view } = this.session;
    const title = train === 'M' ? t('mexican') : nameOf(view, train);
    const close = () => {
      this.train = null;
    };
    const open = train === 'M' || view.markers.includes(train);
    const marker = open ? colourOf(view, train) : null;
    return Dialog(
      { title, kind: 'player', of: train, close },
      html`
        <div class="whole-train">
          ${WholeTrain({ engine: view.engine, wagons: wagonsOf(view, train), marker })}
        </div>
      `,
    );
  }

  /** Afterwards the focus goes where the next thing is done. */
  drawn() {
    const { session } = this;
    const slots = session.focusSlots;
    if (slots || (this.moved && this.answer !== null)) {
      session.focusSlots = false;
      this.moved = false;
      const next = document.querySelector(slots ? '.practice .slot' : '.practice .next');
      /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
    }
  }
}
