// What some rules say of a situation: each tile with each place, and what else may be done.

import { html } from 'htm/preact';

import { either } from '../base/messages.js';
import { doubleName, duty, trainName } from '../base/telling.js';
import { refusal, sheetTitle, t, tileName } from '../base/words.js';
import { isPlay, tileIn, trainIn } from '../game/actions.js';
import { doubleOf } from '../game/tiles.js';
import { Tile } from '../parts/tiles.js';
import { consequenceWords } from './consequences.js';

/** @typedef {import('./situation.js').Situation} Situation */

/** Why a situation cannot be, by the server's reason. @type {Record<string, string>} */
const CANNOT = {
  no_tiles: 'settle-cannot-no-tiles',
  too_many_players: 'settle-cannot-too-many-players',
  not_in_set: 'settle-cannot-not-in-set',
  is_engine: 'settle-cannot-is-engine',
  twice: 'settle-cannot-twice',
  apart: 'settle-cannot-apart',
  no_start: 'settle-cannot-no-start',
  no_end: 'settle-cannot-no-end',
  not_dead: 'settle-cannot-not-dead',
  no_double: 'settle-cannot-no-double',
  nothing_owed: 'settle-cannot-nothing-owed',
  no_series: 'settle-cannot-no-series',
  too_few_left: 'settle-cannot-too-few-left',
};
/** What does not concern the rules is told last. */
const PLAINLY = 'does_not_fit';

/**
 * @param {Situation} situation
 * @param {Verdict} verdict
 * @param {(action: string) => any} [note] something to say of each play; then only of what is
 *   allowed
 */
export function Answer(situation, verdict, note) {
  if (verdict.impossible) return html`<p class="problem" role="alert">${cannot(verdict)}</p>`;
  const view = situationView(situation, verdict);
  const deeds = ['draw', 'pass', ...(situation.series ? ['stop'] : [])];
  const tiles = situation.hand.filter((tile) => !note || mayLay(verdict, tile));
  return html`
    <p class="must" role="status">${summary(situation, verdict)}</p>
    <ul class="judged">
      ${tiles.map(
        (tile) => html`
          <li key=${tile}>
            <span class="which">${Tile(tile)}</span>
            <ul>
              ${Places(view, verdict, tile, note)}
            </ul>
          </li>
        `,
      )}
    </ul>
    <ul class="acts">
      ${deeds
        .filter((deed) => !note || !verdict.refused[deed])
        .map((deed) => html`<li key=${deed}>${Deed(view, verdict, deed)}</li>`)}
    </ul>
  `;
}

/**
 * What one must do, in one sentence; or why the situation cannot be.
 * @param {Situation} situation
 * @param {Verdict} verdict
 */
export function summary(situation, verdict) {
  if (verdict.impossible) return cannot(verdict);
  const view = situationView(situation, verdict);
  if (verdict.open_doubles.length > 1 && situation.owed === null) {
    const doubles = verdict.open_doubles.map((train) => doubleName(view, train));
    return t('settle-duty-close', { doubles: either(doubles) });
  }
  return isFree(view) ? t('settle-duty-play') : duty(view);
}

/**
 * Where a tile may go; then why not elsewhere, once for each reason.
 * @param {View} view
 * @param {Verdict} verdict
 * @param {string} tile
 * @param {(action: string) => any} [note]
 */
function Places(view, verdict, tile, note) {
  const own = Object.entries(judgementsOf(verdict)).filter(([action]) => tileIn(action) === tile);
  const allowed = own.filter(([, reason]) => reason === null);
  const reasons = [...new Set(own.map(([, reason]) => reason))].filter((each) => each !== null);
  const late = (/** @type {string | null} */ reason) => Number(reason === PLAINLY);
  const told = (note ? [] : reasons).sort((one, two) => late(one) - late(two));
  const trains = (/** @type {string | null} */ reason) =>
    own
      .filter(([, why]) => why === reason)
      .map(([action]) => trainName(view, trainIn(action)));
  return html`
    ${allowed.map(
      ([action]) => html`
        <li key=${action} class="yes">
          ${t('settle-may', { train: trainName(view, trainIn(action)) })}${' '}
          ${note ? note(action) : Then(view, verdict, action)}
        </li>
      `,
    )}
    ${told.map(
      (reason) => html`
        <li key=${reason} class=${reason === PLAINLY ? 'no quiet' : 'no'}>
          ${notOn(trains(reason))}. ${why(reason, trains(reason).length)}
        </li>
      `,
    )}
  `;
}

/** "Not on your train, Clara's train or Bruno's train". @param {string[]} trains */
function notOn([first, ...rest]) {
  const is = (/** @type {number} */ at) => (at === rest.length - 1 ? 'yes' : 'no');
  return rest.reduce(
    (trains, train, at) => t('settle-may-not-either', { trains, train, last: is(at) }),
    t('settle-may-not', { train: first }),
  );
}

/** Why a tile may not go on so many trains. @param {string} reason @param {number} count */
function why(reason, count) {
  return reason === 'train_closed' ? t('settle-closed', { count }) : refusal({ code: reason });
}

/**
 * @param {View} view
 * @param {Verdict} verdict
 * @param {string} deed
 */
function Deed(view, verdict, deed) {
  const reason = verdict.refused[deed];
  return html`
    <b>${t(deed)}</b>
    <span class=${reason ? 'no' : 'yes'}>
      ${reason ? refusal({ code: reason }) : t('settle-may-deed')}${' '}
      ${!reason && Then(view, verdict, deed)}
    </span>
  `;
}

/**
 * What follows from something that is allowed.
 * @param {View} view
 * @param {Verdict} verdict
 * @param {string} action
 */
function Then(view, { follows }, action) {
  return html`<small>${consequenceWords(view, action, follows[action]).join(' ')}</small>`;
}

/** Why a situation cannot be. @param {Verdict} verdict */
function cannot({ impossible }) {
  if (!impossible) return '';
  return t(CANNOT[impossible.reason], impossible.arguments);
}

/** Which sheets cannot judge a situation, and why. @param {Verdict[]} verdicts */
export function CannotJudge(verdicts) {
  return verdicts
    .filter(({ impossible }) => impossible)
    .map(
      (verdict) => html`
        <p key=${verdict.sheet} class="about">
          <b>${sheetTitle(verdict.sheet)}</b>${' '}${cannot(verdict)}
        </p>
      `,
    );
}

/** What was judged, each with the reason why not, or null. @param {Verdict} verdict */
export function judgementsOf({ legal, refused }) {
  /** @type {Record<string, string | null>} */
  const every = { ...refused };
  for (const action of legal) every[action] = null;
  return every;
}

/**
 * An action as it is spoken of: "5 and 8 on your train".
 * @param {Situation} situation
 * @param {Verdict} verdict
 * @param {string} action
 */
export function actionWords(situation, verdict, action) {
  if (!isPlay(action)) return t(action);
  const train = trainName(situationView(situation, verdict), trainIn(action));
  return t('settle-on', { tile: tileName(tileIn(action)), train });
}

/**
 * As much of a view as words need.
 * @param {Situation} situation
 * @param {Verdict} verdict
 * @returns {View}
 */
export function situationView(situation, verdict) {
  const { trains, mexican, names, owed, series, engine } = situation;
  const wagons = (/** @type {import('./situation.js').DescribedTrain} */ { end }) =>
    end === null ? [] : [doubleOf(end)];
  return /** @type {any} */ ({
    phase: 'playing',
    paused: false,
    seat: 0,
    turn: 0,
    engine,
    players: ['', ...names].map((name) => ({ name })),
    trains: trains.map(wagons),
    mexican: wagons(mexican),
    markers: trains.flatMap(({ open }, seat) => (open ? [seat] : [])),
    follow_up: owed,
    open_double: verdict.open_doubles[0] ?? null,
    series,
    legal: verdict.legal,
  });
}

/** Whether one may choose: nothing is owed, and something fits. @param {View} view */
function isFree({ legal, series, follow_up: owed, open_double: open }) {
  return legal.some(isPlay) && !series && owed === null && open === null;
}

/** @param {Verdict} verdict @param {string} tile */
function mayLay({ legal }, tile) {
  return legal.some((action) => tileIn(action) === tile);
}
