// What of a table is fetched only when it is needed, so that the table itself is there sooner.

import { html } from 'htm/preact';

import { need } from '../base/language.js';
import { styled } from '../base/styles.js';

/**
 * @typedef {'lobby' | 'side' | 'score' | 'replay' | 'dialogs' | 'closed' | 'talk' | 'tip' | 'rules' | 'watching'
 *   | 'request'} Part
 */

/**
 * What draws the table before the match, what is beside it, at its end and over it, and what is
 * there instead of it once it is closed for good.
 * @type {Record<Part, () => Promise<(page: import('./table.js').TablePage) => any>>}
 */
export const PARTS = {
  async lobby() {
    const [{ Lobby }] = await Promise.all([
      import('./lobby.js'),
      need('host', 'menu', 'settings'),
      styled('table/lobby.css'),
      styled('parts/rows.css'),
      styled('options/options.css'),
    ]);
    return Lobby;
  },

  async side() {
    const [{ Side }] = await Promise.all([import('./side.js'), styled('table/side.css')]);
    return Side;
  },

  async score() {
    const [{ Score }] = await Promise.all([
      import('../score/score.js'),
      need('score', 'review'),
      styled('score/count.css'),
      styled('score/score.css'),
      styled('score/scoresheet.css'),
    ]);
    return Score;
  },

  async replay() {
    const [{ ReplayOver }] = await Promise.all([
      import('./replay-over.js'),
      need('replay', 'review', 'score', 'menu', 'settings'),
      styled('table/replay-over.css'),
    ]);
    return ReplayOver;
  },

  async dialogs() {
    const [{ DialogOf }] = await Promise.all([
      import('./dialogs.js'),
      need('host', 'menu', 'settings'),
      styled('table/dialogs.css'),
      styled('options/options.css'),
      styled('table/side.css'),
      styled('yard/whole.css'),
    ]);
    return DialogOf;
  },

  async talk() {
    const [{ Talk }] = await Promise.all([import('./talk.js'), styled('table/talk.css')]);
    return Talk;
  },

  async tip() {
    const [{ Tip, tipsLeft }] = await Promise.all([
      import('./tips.js'),
      need('tips'),
      styled('table/tips.css'),
    ]);
    return tipsLeft() ? Tip : () => null;
  },

  async rules() {
    const [{ MatchRules }] = await Promise.all([
      import('../rules/match.js'),
      need('rules'),
      styled('rules/rules.css'),
      styled('rules/figures.css'),
    ]);
    return ({ view }) => html`<${MatchRules} view=${view} />`;
  },

  async watching() {
    const [{ Watching }] = await Promise.all([import('./watching.js'), need('host')]);
    return Watching;
  },

  async request() {
    const [{ Request }] = await Promise.all([
      import('./latecomers.js'),
      need('host', 'menu'),
      styled('table/latecomers.css'),
    ]);
    return Request;
  },

  async closed() {
    const [{ Closed }] = await Promise.all([import('./closed.js'), need('host', 'menu')]);
    return Closed;
  },
};
