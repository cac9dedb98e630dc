// The score keeper, for people with real dominoes: `/score` lists the matches that this device
// keeps, `#new` makes one (`#new/{match}`: like that one), `#{match}` is one, and
// `#{match}/{round}/{seat}` writes in it.

import { sheets } from '../app/api.js';
import { styled } from '../app/sheet.js';
import { matchOf } from './kept.js';
import { ListPage } from './list.js';
import { MatchPage } from './match.js';
import { roundsOf } from './reckoning.js';
import { SetupPage } from './setup.js';

const STYLES = [
  'app/tilegrid.css',
  'app/topbar.css',
  'home/options.css',
  'score/score.css',
  'score/scoresheet.css',
  'keeper/keeper.css',
  'keeper/match.css',
  'keeper/entry.css',
  'keeper/grid.css',
  'app/paper.css',
  'keeper/paper.css',
];
const PLACE = /^#(\w+)(?:\/(\w+)(?:\/(\d+))?)?$/;

/** @param {import('../app/main.js').App} app */
export async function open(app) {
  sheets().catch(() => undefined); // so that a match can be made later without a connection
  await Promise.all(STYLES.map(styled));
  const [, id, what, seat] = location.hash.match(PLACE) ?? [];
  if (id === 'new') return new SetupPage(app, { like: matchOf(what ?? '') });
  const match = id && matchOf(id);
  if (!match) return new ListPage(app);
  if (what === 'setup') return new SetupPage(app, { match });
  const round = Math.min(Number(what) || 0, roundsOf(match));
  const there = seat !== undefined && Number(seat) < match.players.length;
  return new MatchPage(app, match, round, there ? Number(seat) : null);
}
