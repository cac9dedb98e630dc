// The result as a picture to send, in the colours and the type of the page.

import { share } from '../app/links.js';
import { t } from '../app/words.js';
import { rankingOf } from '../score/standing.js';
import { tell } from './kept.js';
import { asView, engineAt, pointsAt, roundAt, roundsOf, totalsOf } from './reckoning.js';
import { fileName, saveFile } from './sharing.js';
import { dayOf, matchName, progress, rulesName, standingLine } from './words.js';

/** @typedef {import('./reckoning.js').Kept} Kept */
/** @typedef {CanvasRenderingContext2D} Pen */

const WIDTH = 1080;
const EDGE = 64;
const INSIDE = WIDTH - 2 * EDGE;
const HEAD = 336;
const PLACE = 84;
const ROW = 58;
const ROUND = 120;
const FONT = 'Nunito, "Segoe UI", system-ui, sans-serif';
/** A locomotive, 40 wide and 30 high, as it stands in the yard. */
const LOCOMOTIVE =
  'M3 3h14v3h-1.5v6H23V6h-2V3h8v3h-2v6h3.5a4.5 4.5 0 0 1 4.5 4.5V22h3v3H3V6H1.5V3z';

/** Shares the picture as the device does it, or else saves it. @param {Kept} match */
export async function sharePicture(match) {
  const canvas = await pictureOf(match);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return tell({ text: t('keeper-no-picture') });
  const name = `${fileName(match)}.png`;
  const files = [new File([blob], name, { type: 'image/png' })];
  if (navigator.canShare?.({ files }) && (await share({ files }))) return;
  saveFile(name, blob);
}

/** @param {Kept} match */
export async function pictureOf(match) {
  await Promise.all([500, 800].map((weight) => document.fonts.load(`${weight} 40px Nunito`)));
  const places = match.players.length * PLACE;
  const table = (roundsShown(match) + 2) * ROW;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + places + 48 + table + 96;
  const pen = /** @type {Pen} */ (canvas.getContext('2d'));
  pen.fillStyle = colour('paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  drawHead(pen, match);
  drawPlaces(pen, match, HEAD);
  drawTable(pen, match, HEAD + places + 48);
  const small = { size: 30, ink: 'muted', align: /** @type {const} */ ('center') };
  write(pen, t('title'), WIDTH / 2, canvas.height - 44, small);
  return canvas;
}

/** The rounds with something in them. @param {Kept} match */
function roundsShown(match) {
  return Math.min(roundsOf(match), Math.max(1, match.rounds.length));
}

/**
 * How it ended, and the winners' locomotives on their rails.
 * @param {Pen} pen
 * @param {Kept} match
 */
function drawHead(pen, match) {
  const { winners } = asView(match);
  const about = `${rulesName(match)} · ${winners.length ? dayOf(match) : progress(match)}`;
  write(pen, matchName(match), EDGE, 72, { size: 34, bold: true, ink: 'muted', most: INSIDE });
  write(pen, standingLine(match), EDGE, 136, { size: 60, bold: true, most: INSIDE });
  write(pen, about, EDGE, 196, { size: 32, ink: 'muted', most: INSIDE - 150 * winners.length });
  pen.fillStyle = colour('tie');
  for (let x = EDGE; x < WIDTH - EDGE; x += 28) pen.fillRect(x, 288, 12, 14);
  pen.fillStyle = colour('rail');
  pen.fillRect(EDGE, 284, INSIDE, 5);
  winners.forEach((seat, index) => {
    pen.save();
    pen.translate(WIDTH - EDGE - 136 * (index + 1), 191);
    pen.scale(3.2, 3.2);
    pen.fillStyle = colour(match.players[seat].colour);
    pen.fill(new Path2D(LOCOMOTIVE));
    for (const x of [9, 19, 29]) circle(pen, x, 25, 4);
    pen.fillStyle = colour('paper');
    pen.fillRect(6, 6.5, 6.5, 5.5);
    pen.restore();
  });
}

/** Everyone's place. @param {Pen} pen @param {Kept} match @param {number} top */
function drawPlaces(pen, match, top) {
  rankingOf(asView(match).totals).forEach(({ seat, place, points }, index) => {
    const middle = top + PLACE * index + PLACE / 2;
    const { name, colour: own } = match.players[seat];
    pen.fillStyle = colour(own);
    circle(pen, EDGE + 28, middle, 28);
    const number = t('number', { value: place });
    const on = { size: 32, bold: true, ink: '#fff', align: /** @type {const} */ ('center') };
    write(pen, number, EDGE + 28, middle + 2, on);
    write(pen, name, EDGE + 80, middle + 2, { size: 42, bold: true, most: INSIDE - 340 });
    write(pen, t('points', { points }), WIDTH - EDGE, middle + 2, { size: 42, align: 'right' });
  });
}

/** Round by round. @param {Pen} pen @param {Kept} match @param {number} top */
function drawTable(pen, match, top) {
  const { players } = match;
  const rounds = roundsShown(match);
  const each = (INSIDE - ROUND) / players.length;
  const centre = (/** @type {number} */ seat) => EDGE + ROUND + each * seat + each / 2;
  pen.fillStyle = colour('card');
  pen.beginPath();
  pen.roundRect(EDGE, top, INSIDE, (rounds + 2) * ROW, 24);
  pen.fill();
  players.forEach(({ name, colour: own }, seat) => {
    pen.fillStyle = colour(own);
    pen.fillRect(centre(seat) - each / 2 + 10, top + ROW - 8, each - 20, 5);
    const how = { size: 26, bold: true, align: /** @type {const} */ ('center'), most: each - 12 };
    write(pen, name, centre(seat), top + ROW / 2 - 2, how);
  });
  for (let round = 1; round <= rounds; round += 1) {
    const middle = top + ROW * round + ROW / 2;
    const engine = engineAt(match, round);
    const label = engine === null ? '' : `${engine}-${engine}`;
    write(pen, t('number', { value: round }), EDGE + 24, middle, { size: 28, bold: true });
    write(pen, label, EDGE + ROUND, middle, { size: 22, ink: 'muted', align: 'right' });
    players.forEach((_, seat) => {
      const points = pointsAt(match, round, seat);
      if (points === null) return;
      const out = roundAt(match, round).out === seat;
      const value = t('number', { value: points });
      write(pen, value, centre(seat), middle, { size: 30, bold: out, align: 'center' });
      if (out) ring(pen, centre(seat), middle - 1, colour(players[seat].colour));
    });
    line(pen, top + ROW * round, colour('faint'));
  }
  const bottom = top + ROW * (rounds + 1);
  line(pen, bottom, colour('line'));
  write(pen, t('score-sum'), EDGE + 24, bottom + ROW / 2, { size: 26, bold: true, most: ROUND });
  totalsOf(match).forEach((total, seat) => {
    const value = t('number', { value: total });
    write(pen, value, centre(seat), bottom + ROW / 2, { size: 32, bold: true, align: 'center' });
  });
}

// ---------------------------------------------------------------- drawing

/** A colour of the page. @param {string} name */
function colour(name) {
  if (name.startsWith('#')) return name;
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/**
 * @param {Pen} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {{size: number, bold?: boolean, ink?: string, align?: CanvasTextAlign, most?: number}} how
 */
function write(pen, text, x, y, { size, bold = false, ink = 'ink', align = 'left', most }) {
  pen.font = `${bold ? 800 : 500} ${size}px ${FONT}`;
  pen.fillStyle = colour(ink);
  pen.textAlign = align;
  let shown = text;
  while (most && shown.length > 2 && pen.measureText(shown).width > most) {
    shown = `${[...shown.replace(/…$/, '')].slice(0, -1).join('').trimEnd()}…`;
  }
  pen.fillText(shown, x, y);
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} radius */
function circle(pen, x, y, radius) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** @param {Pen} pen @param {number} x @param {number} y @param {string} ink */
function ring(pen, x, y, ink) {
  pen.strokeStyle = ink;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, 24, 0, 2 * Math.PI);
  pen.stroke();
}

/** @param {Pen} pen @param {number} y @param {string} ink */
function line(pen, y, ink) {
  pen.fillStyle = ink;
  pen.fillRect(EDGE, y - 1, INSIDE, 2);
}
