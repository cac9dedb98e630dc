// A match that another phone hands on is taken. Where it is kept here already, people choose.

import { html } from 'htm/preact';

import { languageTag } from '../base/messages.js';
import { rulesTitle, t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { readMatch, written } from './handing.js';
import { adopt, matchOf, newId } from './matches.js';
import { matchName, progress, standingLine } from './naming.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/**
 * What a link hands on: the page of the match if it is here just so, a question, or what is wrong.
 * @param {App} app
 * @param {Awaited<ReturnType<typeof import('../base/packed.js').unpacked>>} came
 */
export function taken(app, came) {
  if (came.wrong) return new WrongPage(app, t(WRONG[came.wrong]));
  const match = readMatch(came.value);
  return match ? new TakePage(app, match) : new WrongPage(app, t(WRONG.damaged));
}

/** @type {Record<import('../base/packed.js').Wrong, string>} */
export const WRONG = { damaged: 'keeper-link-damaged', browser: 'keeper-link-browser' };

/** What cannot be taken, in one sentence. */
export class WrongPage {
  /**
   * @param {App} app
   * @param {string} text
   */
  constructor(app, text) {
    this.app = app;
    this.text = text;
  }

  title() {
    return `${t('keeper-title')} · ${t('title')}`;
  }

  draw() {
    return html`
      <main class="topped keeper setup">
        ${Head(this.app)}
        <p class="problem" role="alert">${this.text}</p>
        <div class="buttons">${Link(this.app, '/score', t('keeper-matches'), { class: 'way' })}</div>
      </main>
    `;
  }
}

class TakePage {
  /**
   * @param {App} app
   * @param {KeptMatch} match
   */
  constructor(app, match) {
    this.app = app;
    this.match = match;
    this.mine = matchOf(match.id);
  }

  title() {
    return `${t('keeper-take')} · ${t('title')}`;
  }

  /** @param {KeptMatch} match */
  take(match) {
    adopt(match);
    this.app.go(`/score#${match.id}`);
  }

  draw() {
    const { app, match, mine } = this;
    return html`
      <main class="topped keeper setup handing">
        ${Head(app)}
        <h2>${t('keeper-take')}</h2>
        ${About(match)} ${mine ? this.drawBoth(mine) : this.drawNew()}
      </main>
    `;
  }

  drawNew() {
    return html`
      <div class="buttons">
        <button class="main" onclick=${() => this.take(this.match)}>${t('keeper-take-it')}</button>
        ${Link(this.app, '/score', t('keeper-take-not'), { class: 'way' })}
      </div>
    `;
  }

  /** Which of the two is the newer is said, and nothing is lost unasked. @param {KeptMatch} mine */
  drawBoth(mine) {
    const { app, match } = this;
    const same = JSON.stringify(written(match)) === JSON.stringify(written(mine));
    if (same) {
      return html`
        <p>${t('keeper-take-same')}</p>
        <div class="buttons">
          ${Link(app, `/score#${match.id}`, t('keeper-take-open'), { class: 'way' })}
        </div>
      `;
    }
    const newer = match.at >= mine.at;
    const copy = { ...match, id: newId(), name: t('keeper-take-copy', { name: matchName(match) }) };
    return html`
      <p><b>${t(newer ? 'keeper-take-newer' : 'keeper-take-older')}</b></p>
      <h3>${t('keeper-take-mine')}</h3>
      ${About(mine)}
      <div class="buttons">
        <button class=${newer ? 'main' : ''} onclick=${() => this.take(match)}>
          ${t('keeper-take-replace')}
        </button>
        <button onclick=${() => this.take({ ...copy, name: copy.name.slice(0, 40) })}>
          ${t('keeper-take-both')}
        </button>
        ${Link(app, `/score#${mine.id}`, t('keeper-take-keep'), { class: 'way' })}
      </div>
    `;
  }
}

/** @param {App} app */
export function Head(app) {
  return html`
    <header class="topbar">
      ${Link(app, '/score', Icon('back'), { class: 'backward', 'aria-label': t('keeper-back') })}
      <h1>${t('keeper-title')}</h1>
    </header>
  `;
}

/** A match in a few lines. @param {KeptMatch} match */
function About(match) {
  const when = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long', timeStyle: 'short' });
  return html`
    <div class="brief">
      <b>${matchName(match)}</b>
      <span>${standingLine(match)} · ${progress(match)}</span>
      <small>
        ${rulesTitle(match.sheet, match.house)} · ${t('keeper-take-changed', { when: when.format(match.at || Date.now()) })}
      </small>
    </div>
  `;
}
