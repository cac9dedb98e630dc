// The score keeper, for people with real dominoes: `/score` lists the matches that this device
// keeps, `#new` makes one (`#new/{match}`: like that one), `#{match}` is one, and
// `#{match}/{round}/{seat}` writes in it. `#{match}/hand-on` hands it to another phone, which takes it
// at `#take=…`; `#{match}/guests/{round}` lets guests count on theirs, who do so at `#guest=…` and
// give their points back at `#points=…`.

import { sheets } from '../base/api.js';
import { unpacked } from '../base/packed.js';
import { styled } from '../base/styles.js';
import { guestCame } from './guest.js';
import { GuestsPage } from './guests.js';
import { HandOnPage } from './hand-on.js';
import { ListPage } from './list.js';
import { MatchPage } from './match.js';
import { matchOf } from './matches.js';
import { pointsCame } from './points.js';
import { roundsOf } from './reckoning.js';
import { SetupPage } from './setup.js';
import { taken } from './take.js';

const STYLES = [
  'parts/tile-grid.css',
  'parts/topbar.css',
  'options/options.css',
  'score/score.css',
  'score/scoresheet.css',
  'keeper/keeper.css',
  'keeper/match.css',
  'keeper/entry.css',
  'keeper/grid.css',
  'parts/paper.css',
  'keeper/paper.css',
];
const PLACE = /^(\w+)(?:\/([\w-]+)(?:\/(\d+))?)?$/;
/** What came from another phone. */
const CAME = /^(take|guest|points)=(.*)$/;
const OPENS = { take: taken, guest: guestCame, points: pointsCame };

/** @type {Opens} */
export async function open(app, { fragment }) {
  sheets().catch(() => undefined); // so that a match can be made later without a connection
  await Promise.all(STYLES.map(styled));
  const [, kind, text] = fragment.match(CAME) ?? [];
  if (kind) return OPENS[/** @type {keyof typeof OPENS} */ (kind)](app, await unpacked(text));
  const [, id, what, seat] = fragment.match(PLACE) ?? [];
  if (id === 'new') return new SetupPage(app, { like: matchOf(what ?? '') });
  const match = id && matchOf(id);
  if (!match) return new ListPage(app);
  if (what === 'setup') return new SetupPage(app, { match });
  if (what === 'hand-on') return new HandOnPage(app, match);
  if (what === 'guests') return new GuestsPage(app, match, Math.max(1, Number(seat) || 1));
  const round = Math.min(Number(what) || 0, roundsOf(match));
  const there = seat !== undefined && Number(seat) < match.players.length;
  return new MatchPage(app, match, round, there ? Number(seat) : null);
}
