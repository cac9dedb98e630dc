// The totals as a chart: a line for each player, told apart by marks and strokes as well as colour.

import { html } from 'htm/preact';

import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { KINDS_OF_MARKS, Mark, strokeOf, ticksOf } from '../parts/charts.js';

const WIDTH = 360;
const HEIGHT = 220;
const LEFT = 30;
const RIGHT = 124;
const TOP = 10;
const BOTTOM = 24;
/** The least distance of two names, from line to line. */
const APART = 16;
const NAME = 10;
const MOST_NUMBERS = 9;

/** @param {View} view */
export function Chart(view) {
  const rounds = view.scores.length;
  if (rounds < 2) return null;
  const lines = view.players.map((_, seat) => runningOf(view.scores, seat));
  const most = Math.max(1, ...lines.flat());
  const x = (/** @type {number} */ round) =>
    LEFT + (round / rounds) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ points) =>
    HEIGHT - BOTTOM - (points / most) * (HEIGHT - TOP - BOTTOM);
  const names = spread(lines.map((line) => y(line[rounds])));
  const totals = view.players.map((_, seat) =>
    t('score-chart-each', { name: nameOf(view, seat), points: view.totals[seat] }),
  );
  return html`
    <section class="chart">
      <h3>${t('score-chart')}</h3>
      <svg
        viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label=${t('score-chart-told', { rounds, totals })}
      >
        ${ticksOf(most).map((points) => Level(points, y(points)))}
        ${numbersOf(rounds).map(
          (round) => html`
            <text key=${`x${round}`} class="scale" x=${x(round)} y=${HEIGHT - 6}>${round}</text>
          `,
        )}
        ${lines.map((line, seat) => Line(view, seat, line, names[seat], x, y))}
      </svg>
      <p class="about">${t('score-chart-about')}</p>
    </section>
  `;
}

/**
 * A level of points across the chart.
 * @param {number} points
 * @param {number} y
 */
function Level(points, y) {
  return html`
    <g key=${`y${points}`}>
      <line class="level" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y} y2=${y} />
      <text class="scale level" x=${LEFT - 6} y=${y + 4}>${t('number', { value: points })}</text>
    </g>
  `;
}

/**
 * The line of a player, with the name at its end.
 * @param {View} view
 * @param {number} seat
 * @param {number[]} line
 * @param {number} nameY
 * @param {(round: number) => number} x
 * @param {(points: number) => number} y
 */
function Line(view, seat, line, nameY, x, y) {
  const end = line.length - 1;
  const path = line.map((points, round) => `${round ? 'L' : 'M'}${x(round)} ${y(points)}`).join('');
  const kinds = [view.players[seat].colour, seat >= KINDS_OF_MARKS && 'hollow'];
  const label = t('score-chart-each', {
    name: shortened(nameOf(view, seat)),
    points: view.totals[seat],
  });
  return html`
    <g key=${seat} class=${['course', ...kinds].filter(Boolean).join(' ')}>
      <path
        class=${seat === view.seat ? 'trace mine' : 'trace'}
        d=${path}
        stroke-dasharray=${strokeOf(seat)}
      />
      <path class="lead" d=${`M${x(end) + 6} ${y(line[end])}L${x(end) + 14} ${nameY}`} />
      ${line
        .slice(1)
        .map((points, index) => Mark(seat, x(index + 1), y(points)))}
      ${Mark(seat, x(end) + 20, nameY)}
      <text class="name" x=${x(end) + 28} y=${nameY + 4}>${label}</text>
    </g>
  `;
}

/**
 * What a seat had before the first round and after each.
 * @param {number[][]} scores
 * @param {number} seat
 */
function runningOf(scores, seat) {
  const line = [0];
  for (const points of scores) line.push(line[line.length - 1] + points[seat]);
  return line;
}

/**
 * Where names go so that none covers another: as near to their lines' ends as there is room.
 * @param {number[]} wanted
 */
function spread(wanted) {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  let least = TOP;
  for (const index of order) {
    places[index] = Math.max(places[index], least);
    least = places[index] + APART;
  }
  let most = HEIGHT - BOTTOM;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index], most);
    most = places[index] - APART;
  }
  return places;
}

/**
 * The rounds that are numbered below: all, or fewer where they are many.
 * @param {number} rounds
 */
function numbersOf(rounds) {
  const step = Math.ceil(rounds / MOST_NUMBERS);
  return Array.from({ length: rounds }, (_, index) => index + 1).filter(
    (round) => (rounds - round) % step === 0,
  );
}

/** @param {string} name */
function shortened(name) {
  const letters = [...name];
  return letters.length > NAME ? `${letters.slice(0, NAME - 1).join('')}…` : name;
}
