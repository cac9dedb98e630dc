// The first round: played with whoever learns the game, and explained where things come up.

import { html } from 'htm/preact';

import { makeTableAndGo } from '../base/making.js';
import { language } from '../base/messages.js';
import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { t } from '../base/words.js';
import { playOf } from '../game/actions.js';
import { baseOf, usualSheet } from '../game/sheets.js';
import { LazyMotion } from '../motion/lazy-motion.js';
import { Icon } from '../parts/icons.js';
import { Tray } from '../table/tray.js';
import { Yard } from '../yard/yard.js';
import { Card } from './card.js';
import { Counting } from './counting.js';
import { LessonSession, fetchSteps, keepPlace, keptPlace } from './lesson.js';
import { Rings, meant, ringsAround } from './pointing.js';

/** How long each action of the others is shown before the next one. */
const PAUSE = 1800;
/** After so long everything that moved has come to rest. */
const REST = 400;

/** @param {App} app */
export async function open(app) {
  const styles = [styled('learn/learn.css'), styled('score/count.css')];
  // What is learned is what the reader plays next.
  const [steps] = await Promise.all([fetchSteps(usualSheet(language())), ...styles]);
  return new LearnPage(app, steps);
}

export class LearnPage {
  /**
   * @param {App} app
   * @param {import('./lesson.js').Step[]} steps
   */
  constructor(app, steps) {
    const kept = keptPlace();
    const place = steps.findIndex((step) => step.key && step.key === kept);
    this.at = Math.max(0, place);
    /** Whether one has come back to where one was. */
    this.back = place > 0;
    /** Why what the learner did is not for now: the key of the message. */
    this.answer = /** @type {string | null} */ (null);
    this.rings = /** @type {import('./pointing.js').Ring[]} */ ([]);
    this.size = { width: innerWidth, height: innerHeight * 0.4 };
    this.problem = /** @type {Problem | null} */ (null);
    this.busy = false;
    reactive(this);
    this.app = app;
    this.lesson = true;
    this.steps = steps;
    /** The steps at which the lesson waits for the learner. */
    this.stops = steps.flatMap((step, index) => (step.kind === 'watch' ? [] : [index]));
    this.motion = new LazyMotion();
    this.session = new LessonSession((action) => this.did(action));
    const sizes = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect));
    this.measure = (/** @type {Element | null} */ node) =>
      node ? sizes.observe(node) : sizes.disconnect();
    this.frame = (/** @type {Element | null} */ node) => {
      this.whole = node;
    };
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    const settle = () => this.settle();
    addEventListener('keydown', key);
    addEventListener('resize', settle);
    addEventListener('scroll', settle, true);
    this.close = () => {
      clearTimeout(this.timer);
      clearTimeout(this.resting);
      sizes.disconnect();
      removeEventListener('keydown', key);
      removeEventListener('resize', settle);
      removeEventListener('scroll', settle, true);
      this.motion.close();
      this.session.close();
    };
    this.session.show(this.step, false);
  }

  title() {
    return `${t('learn-title')} · ${t('title')}`;
  }

  get step() {
    return this.steps[this.at];
  }

  get ended() {
    return this.at === this.steps.length - 1;
  }

  /** What has happened since the lesson last waited for the learner, this step included. */
  get happened() {
    const from = this.stops.findLast((stop) => stop < this.at) ?? 0;
    const events = this.steps.slice(from + 1, this.at + 1).flatMap((step) => step.events ?? []);
    return events.filter(({ type }) => type !== 'round_began'); // what a deal brings is explained
  }

  get canGoBack() {
    return this.stops[0] < this.at;
  }

  // ---------------------------------------------------------------- going on

  /**
   * @param {number} at
   * @param {boolean} moving whether the step follows from the one before
   */
  goTo(at, moving) {
    clearTimeout(this.timer);
    this.at = at;
    this.back = false;
    this.answer = null;
    this.rings = [];
    this.session.show(this.step, moving);
    this.moved = true;
    if (this.step.kind === 'watch') this.timer = setTimeout(() => this.goTo(at + 1, true), PAUSE);
    else if (this.step.key) keepPlace(this.step.key);
  }

  /** The next step; where something is to be done, it is done for the learner. */
  goOn() {
    this.goTo(this.at + 1, true);
  }

  goBack() {
    this.goTo(this.stops.findLast((stop) => stop < this.at) ?? 0, false);
  }

  restart() {
    this.goTo(0, false);
  }

  /** @param {string} action what the learner did */
  did(action) {
    const { action: wanted, otherwise } = this.step;
    if (action === wanted) this.goOn();
    else this.answer = otherwise ?? null;
  }

  /** A real round: a table with bots. */
  async play() {
    this.busy = true;
    this.problem = null;
    const sheet = baseOf(this.step.view.sheet); // what one has just learned
    try {
      await makeTableAndGo(this.app, { sheet, seats: 4, bots: Array(3).fill('planner'), rounds: 3 });
      keepPlace('');
    } catch (problem) {
      this.problem = /** @type {Problem} */ (problem);
    }
    this.busy = false;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'Escape') this.session.chosen = null;
  }

  // ---------------------------------------------------------------- drawing

  /** @param {{width: number, height: number}} size */
  resize({ width, height }) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  draw() {
    this.motion.before();
    const { view } = this.session;
    return html`
      <main class=${this.ended ? 'table learn ended' : 'table learn'} ref=${this.frame}>
        ${this.drawHead()}
        <div key="ground" class="ground" ref=${this.measure}>${Yard(this.scene())}</div>
        ${Card(this)} ${view.phase === 'playing' ? Tray(this) : !this.ended && Counting(view)}
        ${Rings(this.rings)}
      </main>
    `;
  }

  drawHead() {
    const { stops, at } = this;
    const step = stops.filter((stop) => stop <= at).length;
    const share = { '--share': `${Math.round((100 * step) / stops.length)}%` };
    return html`
      <header key="head" class="head">
        <div>
          <h1>${t('learn-title')}</h1>
          <p class="about">${t('learn-step', { step, steps: stops.length })}</p>
        </div>
        <nav>
          <button class="quiet" onclick=${() => this.restart()} disabled=${at === 0}>
            ${t('learn-restart')}
          </button>
          <button class="round" onclick=${() => this.app.go('/')} aria-label=${t('home')}>
            ${Icon('close')}
          </button>
        </nav>
        <span class="progress" style=${share} aria-hidden="true" />
      </header>
    `;
  }

  /** What the yard shows. */
  scene() {
    const { session, size } = this;
    const { view, chosen } = session;
    return {
      view,
      size,
      chosen,
      places: chosen === null ? [] : session.placesFor(chosen),
      boneyard: true,
      lay: (/** @type {Train} */ train) => session.act(playOf(chosen ?? '', train)),
    };
  }

  /** Afterwards: the focus goes where the next thing is done, the rings around what is meant. */
  drawn() {
    const { session, whole } = this;
    if (!whole) return;
    this.motion.after(session.view, session.latest);
    if (session.focusSlots) {
      session.focusSlots = false;
      /** @type {HTMLElement | null} */ (whole.querySelector('.slot'))?.focus();
    } else if (this.moved) {
      this.moved = false;
      this.moveFocus(whole);
    }
    this.settle();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.settle(), REST);
  }

  /** @param {Element} whole */
  moveFocus(whole) {
    const { kind, point = [] } = this.step;
    const next = kind === 'do' ? meant(whole, point[0])[0] : whole.querySelector('.next');
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
    // Large letters need more than the screen: the card comes into sight, above the hand.
    if (this.step.view.phase === 'playing') scrollTo(0, whole.scrollHeight);
    else whole.querySelector('.card')?.scrollIntoView();
  }

  /** Puts the rings where the things are now. */
  settle() {
    if (!this.whole) return;
    const rings = ringsAround(this.whole, this.step.point ?? []);
    if (JSON.stringify(rings) !== JSON.stringify(this.rings)) this.rings = rings;
  }
}
