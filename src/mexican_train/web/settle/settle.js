// Settle an argument: the questions that every table has, answered by every sheet; or a situation
// of one's own, told as it lies on the table. What is shown is in the address behind the #, so that
// it can be sent to whoever disagrees.

import { html } from 'htm/preact';

import { fullAddress, showPath } from '../base/address.js';
import { isUnanswered, sheets } from '../base/api.js';
import { rulesPath } from '../base/links.js';
import { reactive } from '../base/reactive.js';
import { styled } from '../base/styles.js';
import { sheetTitle, t } from '../base/words.js';
import { TABLES } from '../game/dealing.js';
import { baseOf } from '../game/sheets.js';
import { differences, rulesOf, usualChoice, withSheet } from '../options/choice.js';
import { Variants } from '../options/form.js';
import { HouseRules } from '../options/house.js';
import { Pick, Trouble } from '../parts/fields.js';
import { HandEntry } from '../parts/hand-entry.js';
import { Icon } from '../parts/icons.js';
import { LinkField } from '../parts/link-field.js';
import { Link } from '../parts/link.js';
import { Waiting } from '../parts/waiting.js';
import { AnswerBelow } from './answer-below.js';
import { Answer, summary } from './answer.js';
import { Ask } from './ask.js';
import { TableEditor } from './editor.js';
import { groupOf, isRuled } from './groups.js';
import { Picture } from './picture.js';
import { Questions } from './questions.js';
import { readyQuestions } from './ready.js';
import { OneRuling, Rulings } from './ruling.js';
import { SideBySide } from './side-by-side.js';
import {
  emptySituation,
  isOfTable,
  readSituation,
  situationText,
  withHand,
  withKnownRules,
  withPlayers,
} from './situation.js';
import { Verdicts } from './verdicts.js';

/** @typedef {import('./situation.js').Situation} Situation */

const STYLES = [
  'parts/topbar.css',
  'options/options.css',
  'parts/tile-grid.css',
  'parts/hand-entry.css',
  'settle/settle.css',
  'settle/answer.css',
  'settle/ruling.css',
];
/** How many sit at a table of which nothing is told yet. */
const FEW = 3;

/** @type {Opens} */
export async function open(app, { fragment }) {
  const [told, ready] = await Promise.all([sheets(), readyQuestions(), ...STYLES.map(styled)]);
  const situation = readSituation(fragment);
  const asked = new URLSearchParams(fragment).get('case');
  const known = ready.find(({ key }) => key === asked)?.key ?? null;
  return new SettlePage(app, told, ready, situation && withKnownRules(told, situation), known);
}

class SettlePage {
  /**
   * @param {App} app
   * @param {Choices} told
   * @param {import('./ready.js').Ready[]} ready
   * @param {Situation | null} situation one's own; null while questions are shown
   * @param {string | null} question the one that is open
   */
  constructor(app, told, ready, situation, question) {
    this.situation = situation;
    this.question = question;
    /** @type {string | null} */
    this.copied = null;
    reactive(this);
    this.app = app;
    this.told = told;
    this.ready = ready;
    this.verdicts = new Verdicts();
    this.table = new TableEditor(
      () => this.own(),
      (next) => this.change(next),
    );
    this.entry = new HandEntry(
      () => this.own().hand,
      (hand) => this.change(withHand(this.own(), hand)),
    );
    if (situation) this.verdicts.soon(situation);
  }

  title() {
    return `${t('settle-title')} · ${t('title')}`;
  }

  close() {
    this.verdicts.stop();
  }

  /** One's own situation; an empty table as long as nothing is told. */
  own() {
    return this.situation ?? emptySituation(FEW);
  }

  /** @param {Situation} situation */
  change(situation) {
    this.situation = situation;
    showPath(`/settle#${situationText(situation)}`);
    this.verdicts.soon(situation);
  }

  /** Tells a situation of one's own: an empty table, or one that is like this. */
  begin(situation = emptySituation(FEW)) {
    this.table.at = situation.hand.length ? null : 'engine';
    this.change(situation);
    scrollTo(0, 0);
  }

  /** Back to the questions. */
  leave() {
    this.situation = null;
    this.ask(null);
  }

  /** Opens a question, or none. @param {string | null} question */
  ask(question) {
    this.question = question;
    showPath(question ? `/settle#case=${question}` : '/settle');
    this.verdicts.stop();
  }

  /** @param {string} link */
  hasCopied(link) {
    this.copied = link;
  }

  /** What is chosen, as the form of a table has it. */
  choice() {
    const { sheet, rules, trains } = this.own();
    return { ...usualChoice(), sheet, rules, seats: trains.length };
  }

  /** @param {import('../options/choice.js').Choice} choice */
  choose({ sheet, rules, seats }) {
    this.change(withPlayers({ ...this.own(), sheet, rules }, seats));
  }

  // ---------------------------------------------------------------- drawing

  draw() {
    return html`
      <main class="topped settle">
        <header class="topbar">
          ${Link(this.app, '/', Icon('back'), { class: 'backward', 'aria-label': t('home') })}
          <h1>${t('settle-title')}</h1>
        </header>
        ${this.situation ? this.drawOwn(this.situation) : this.drawQuestions()}
      </main>
    `;
  }

  drawQuestions() {
    return html`
      <p class="lead">${t('settle-lead')}</p>
      <button type="button" class="main begin" onclick=${() => this.begin()}>
        ${t('settle-own')}
      </button>
      ${Questions(
        this.ready,
        this.question,
        (key) => this.ask(key),
        (question) => this.drawReady(question),
      )}
    `;
  }

  /** The answer to a question that is open. @param {import('./ready.js').Ready} question */
  drawReady({ situation, sheets: verdicts }) {
    return html`
      <div class="rulings" role="status">${Rulings(this.app, situation, verdicts)}</div>
      ${isOfTable(situation) && this.drawExample(situation)}
      ${this.drawSend(fullAddress(`/settle#case=${this.question}`))}
    `;
  }

  /** The table at which a question comes up. @param {Situation} situation */
  drawExample(situation) {
    return html`
      <section>
        <h3>${t('settle-for-example')}</h3>
        ${Picture(situation)}
      </section>
      <div class="buttons">
        <button type="button" onclick=${() => this.begin(situation)}>${t('settle-change')}</button>
      </div>
    `;
  }

  /** @param {Situation} situation */
  drawOwn(situation) {
    const rules = rulesOf(this.told, this.choice());
    const { found } = this.verdicts;
    return html`
      <button type="button" class="quiet leave" onclick=${() => this.leave()}>
        ${Icon('back')} ${t('settle-ready')}
      </button>
      ${found && situation.hand.length > 0 && AnswerBelow(this.shortly(found))}
      <div class="sides">
        <div class="tell">${this.table.draw(rules)} ${this.entry.draw(rules.max_pip)}</div>
        <div class="hear">${this.drawSheet()} ${this.drawAnswer()}</div>
      </div>
    `;
  }

  /** The answer in a few words. @param {{of: Situation, settled: Settled}} found */
  shortly({ of: situation, settled }) {
    const must = summary(situation, settled.answer);
    if (!isRuled(settled.answer) || situation.question?.about !== 'may') return must;
    return `${groupOf(situation, settled.answer).answer}. ${must}`;
  }

  drawSheet() {
    const { told } = this;
    const choice = this.choice();
    const change = (/** @type {import('../options/choice.js').Choice} */ next) => this.choose(next);
    const props = { told, choice, change, allowed: TABLES };
    return html`
      <section class="by">
        ${Pick({
          label: t('settle-by'),
          name: 'sheet',
          options: told.sheets.map(({ name }) => ({ value: name, label: sheetTitle(name) })),
          value: baseOf(choice.sheet),
          pick: (sheet) => change(withSheet(told, choice, sheet, TABLES)),
        })}
        <details>
          <summary>${t('settle-more-rules')}</summary>
          <div class="options">
            ${Variants(props)} <${HouseRules} told=${told} choice=${choice} change=${change} />
          </div>
        </details>
      </section>
    `;
  }

  /** @param {Problem} problem */
  drawProblem(problem) {
    return html`
      <section class="judgement">
        ${
          isUnanswered(problem)
            ? html`<p class="problem" role="alert">${t('settle-offline')}</p>`
            : Trouble(problem)
        }
        <button type="button" onclick=${() => this.verdicts.again()}>${t('again')}</button>
      </section>
    `;
  }

  drawAnswer() {
    const { found, problem, busy } = this.verdicts;
    if (problem) return this.drawProblem(problem);
    if (!found) return Waiting(html`<p>${t('waiting')}</p>`);
    const { of: situation, settled } = found;
    const { answer } = settled;
    const link = fullAddress(`/settle#${situationText(this.own())}`);
    return html`
      <div class=${busy ? 'answers busy' : 'answers'} aria-busy=${busy}>
        ${
          !answer.impossible &&
          html`
            ${Ask(situation, answer, (question) => this.change({ ...this.own(), question }))}
            ${this.drawRuling(situation, settled)}
          `
        }
        <section class="judgement">
          <h2>${this.byWhich(situation, answer)}</h2>
          ${Answer(situation, answer)}
          ${Link(this.app, rulesPath(situation.sheet, situation.rules), t('settle-read'), {
            class: 'way',
          })}
        </section>
        ${
          [answer, ...settled.sheets].some(({ impossible }) => !impossible) &&
          SideBySide(situation, settled, (sheet) =>
            this.change({ ...this.own(), sheet, rules: {} }),
          )
        }
        ${this.drawSend(link)}
      </div>
    `;
  }

  /**
   * Whose rules a verdict is by.
   * @param {Situation} situation
   * @param {Verdict} verdict
   */
  byWhich(situation, verdict) {
    const sheet = sheetTitle(verdict.sheet);
    const seats = situation.trains.length;
    const house = differences(this.told, { ...usualChoice(), ...situation, seats });
    return house.length ? t('settle-by-house', { sheet }) : t('settle-by-sheet', { sheet });
  }

  /**
   * The answer to what is asked, first by the rules chosen and then by all sheets.
   * @param {Situation} situation
   * @param {Settled} settled
   */
  drawRuling(situation, { answer, sheets: all }) {
    if (!isRuled(answer)) return null;
    return html`
      <section class="rulings" role="status">
        <h2>${t(`settle-asked-${situation.question?.about ?? 'may'}`)}</h2>
        ${OneRuling(
          this.app,
          situation,
          groupOf(situation, answer),
          this.byWhich(situation, answer),
        )}
        <details>
          <summary>${t('settle-by-all')}</summary>
          ${Rulings(this.app, situation, all)}
        </details>
      </section>
    `;
  }

  /** @param {string} link */
  drawSend(link) {
    return html`
      <section class="send">
        <h3>${t('settle-send')}</h3>
        <p class="about">${t('settle-send-about')}</p>
        ${LinkField(this, link)}
      </section>
    `;
  }
}
