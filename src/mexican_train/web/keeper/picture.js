// The result as a picture to send, in the colours and the type of the page.

import { saveFile } from '../base/files.js';
import { share } from '../base/links.js';
import { rulesTitle, t } from '../base/words.js';
import { doubleOf } from '../game/tiles.js';
import { showNotice } from './matches.js';
import {
  dayOf,
  hasWords,
  matchName,
  missedNote,
  progress,
  standingLine,
} from './naming.js';
import { cellText } from './pad.js';
import { engineAt, roundAt, roundsOf, totalsOf } from './reckoning.js';
import { fileName } from './sharing.js';
import { standingsOf, winnersOf } from './standings.js';

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */
/** @typedef {CanvasRenderingContext2D} Pen */

const WIDTH = 1080;
const EDGE = 64;
const INSIDE = WIDTH - 2 * EDGE;
const HEAD = 336;
const TITLE = { size: 60, least: 44, line: 58 };
const NAME = { size: 26, least: 15, line: 22 };
const NOTE = { size: 26, least: 26, line: 34 };
const PLACE = 84;
const ROW = 58;
const ROUND = 120;
const FONT = 'Nunito, "Segoe UI", system-ui, sans-serif';
/** A locomotive, 40 wide and 30 high, as it stands in the yard. */
const LOCOMOTIVE =
  'M3 3h14v3h-1.5v6H23V6h-2V3h8v3h-2v6h3.5a4.5 4.5 0 0 1 4.5 4.5V22h3v3H3V6H1.5V3z';

/** Shares the picture as the device does it, or else saves it. @param {KeptMatch} match */
export async function sharePicture(match) {
  const canvas = await pictureOf(match);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return showNotice({ text: t('keeper-no-picture') });
  const name = `${fileName(match)}.png`;
  const files = [new File([blob], name, { type: 'image/png' })];
  if (navigator.canShare?.({ files }) && (await share({ files }))) return;
  saveFile(name, blob);
}

/** @param {KeptMatch} match */
export async function pictureOf(match) {
  await Promise.all([500, 800].map((weight) => document.fonts.load(`${weight} 40px Nunito`)));
  const places = match.players.length * PLACE;
  const table = (roundsShown(match) + 2) * ROW;
  const canvas = document.createElement('canvas');
  const pen = /** @type {Pen} */ (canvas.getContext('2d'));
  const title = fitted(pen, standingLine(match), TITLE, INSIDE);
  const notes = fitted(pen, missedNote(match), NOTE, INSIDE).lines;
  const head = HEAD + TITLE.line * (title.lines.length - 1);
  const foot = head + places + 48 + table;
  canvas.width = WIDTH;
  canvas.height = foot + NOTE.line * notes.length + 96;
  pen.fillStyle = colour('paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  drawHead(pen, match, title);
  drawPlaces(pen, match, head);
  drawTable(pen, match, head + places + 48);
  notes.forEach((line, index) => {
    write(pen, line, EDGE, foot + 30 + NOTE.line * index, { size: NOTE.size, ink: 'muted' });
  });
  const small = { size: 30, ink: 'muted', align: /** @type {const} */ ('center') };
  write(pen, t('title'), WIDTH / 2, canvas.height - 44, small);
  return canvas;
}

/** The rounds with something in them. @param {KeptMatch} match */
function roundsShown(match) {
  return Math.min(roundsOf(match), Math.max(1, match.rounds.length));
}

/**
 * How it ended, and the winners' locomotives on their rails.
 * @param {Pen} pen
 * @param {KeptMatch} match
 * @param {{lines: string[], size: number}} title
 */
function drawHead(pen, match, { lines, size }) {
  const winners = winnersOf(match);
  const down = TITLE.line * (lines.length - 1);
  const room = Math.min(136, (INSIDE * 0.55) / winners.length); // for each of their locomotives
  const scale = (room / 136) * 3.2;
  const about = `${rulesTitle(match.sheet, match.house)} · ${winners.length ? dayOf(match) : progress(match)}`;
  write(pen, matchName(match), EDGE, 72, { size: 34, bold: true, ink: 'muted', most: INSIDE });
  lines.forEach((line, index) => {
    write(pen, line, EDGE, 136 + TITLE.line * index, { size, bold: true });
  });
  write(pen, about, EDGE, 196 + down, { size: 32, ink: 'muted', most: INSIDE - room * winners.length });
  pen.fillStyle = colour('tie');
  for (let x = EDGE; x < WIDTH - EDGE; x += 28) pen.fillRect(x, 288 + down, 12, 14);
  pen.fillStyle = colour('rail');
  pen.fillRect(EDGE, 284 + down, INSIDE, 5);
  winners.forEach((seat, index) => {
    pen.save();
    pen.translate(WIDTH - EDGE - room * (index + 1), 287 - 30 * scale + down);
    pen.scale(scale, scale);
    pen.fillStyle = colour(match.players[seat].colour);
    pen.fill(new Path2D(LOCOMOTIVE));
    for (const x of [9, 19, 29]) circle(pen, x, 25, 4);
    pen.fillStyle = colour('paper');
    pen.fillRect(6, 6.5, 6.5, 5.5);
    pen.restore();
  });
}

/** Everyone's place. @param {Pen} pen @param {KeptMatch} match @param {number} top */
function drawPlaces(pen, match, top) {
  standingsOf(match).forEach((standing, index) => {
    const { seat, place } = standing;
    const middle = top + PLACE * index + PLACE / 2;
    const { name, colour: own } = match.players[seat];
    pen.fillStyle = colour(own);
    circle(pen, EDGE + 28, middle, 28);
    const number = place === null ? '–' : t('number', { value: place });
    const on = { size: 32, bold: true, ink: '#fff', align: /** @type {const} */ ('center') };
    write(pen, number, EDGE + 28, middle + 2, on);
    write(pen, name, EDGE + 80, middle + 2, { size: 42, bold: true, most: INSIDE - 340 });
    write(pen, hasWords(match, standing), WIDTH - EDGE, middle + 2, { size: 42, align: 'right' });
  });
}

/** Round by round. @param {Pen} pen @param {KeptMatch} match @param {number} top */
function drawTable(pen, match, top) {
  const { players, order } = match;
  const rounds = roundsShown(match);
  const each = (INSIDE - ROUND) / order.length;
  const centre = (/** @type {number} */ seat) =>
    EDGE + ROUND + each * order.indexOf(seat) + each / 2;
  pen.fillStyle = colour('card');
  pen.beginPath();
  pen.roundRect(EDGE, top, INSIDE, (rounds + 2) * ROW, 24);
  pen.fill();
  for (const seat of order) {
    pen.fillStyle = colour(players[seat].colour);
    pen.fillRect(centre(seat) - each / 2 + 10, top + ROW - 8, each - 20, 5);
    const { lines, size } = fitted(pen, players[seat].name, NAME, each - 12);
    const how = { size, bold: true, align: /** @type {const} */ ('center'), most: each - 12 };
    const middle = top + ROW / 2 - 2 - (NAME.line * (Math.min(lines.length, 2) - 1)) / 2;
    lines.slice(0, 2).forEach((text, index) => {
      write(pen, text, centre(seat), middle + NAME.line * index, how);
    });
  }
  for (let round = 1; round <= rounds; round += 1) {
    const middle = top + ROW * round + ROW / 2;
    const engine = engineAt(match, round);
    const label = engine === null ? '' : doubleOf(engine);
    write(pen, t('number', { value: round }), EDGE + 24, middle, { size: 28, bold: true });
    write(pen, label, EDGE + ROUND, middle, { size: 22, ink: 'muted', align: 'right' });
    for (const seat of order) {
      const out = roundAt(match, round).out === seat;
      write(pen, cellText(match, round, seat), centre(seat), middle, { size: 30, bold: out, align: 'center' });
      if (out) ring(pen, centre(seat), middle - 1, colour(players[seat].colour));
    }
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

/**
 * A text as large as it may be to fit: smaller if need be, and then in several lines.
 * @param {Pen} pen
 * @param {string} text
 * @param {{size: number, least: number}} sizes
 * @param {number} most how wide it may be
 */
function fitted(pen, text, { size, least }, most) {
  const wide = (/** @type {string} */ some, /** @type {number} */ at) => {
    pen.font = `800 ${at}px ${FONT}`;
    return pen.measureText(some).width > most;
  };
  let now = size;
  while (now > least && wide(text, now)) now -= 1;
  if (!wide(text, now)) return { lines: text ? [text] : [], size: now };
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/(?<=[\s-])/)) {
    const longer = `${lines.at(-1) ?? ''}${word}`;
    if (lines.length && !wide(longer.trimEnd(), now)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return { lines: lines.map((each) => each.trimEnd()), size: now };
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
