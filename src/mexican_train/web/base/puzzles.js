// What this device keeps of practice: puzzles from one's own mistakes, and how one has answered.

const OWN = 'mexican-train-puzzles';
const ANSWERS = 'mexican-train-practice';
/** How many of one's own mistakes are kept; the oldest make way. */
const MOST_OWN = 100;
/** Far more than there are puzzles: those of earlier sets make way. */
const MOST_ANSWERS = 1000;

/**
 * Whether puzzles were answered rightly the last time, by their ids, and how many were in a row: up
 * to now, and at most.
 * @typedef {{right: Record<string, boolean>, series: number, best: number}} Progress
 */

/** What tells a puzzle from all others. @param {Puzzle} puzzle */
export function puzzleId({ sheet, players, round, seat, engine, hand, counts }) {
  return [sheet, players, round, seat, engine, hand.join(' '), counts.join(' ')].join(', ');
}

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    return otherwise; // nothing is kept, or it is not ours
  }
}

/**
 * @param {string} key
 * @param {any} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // a browser that keeps nothing begins anew each time
  }
}

/** The puzzles from one's own mistakes, the newest first. */
export function ownPuzzles() {
  const kept = read(OWN, /** @type {Puzzle[]} */ ([]));
  return Array.isArray(kept) ? kept : [];
}

/**
 * Keeps a position from one's own mistakes as a puzzle; once is enough.
 * @param {Puzzle} puzzle
 */
export function keepPuzzle(puzzle) {
  const id = puzzleId(puzzle);
  const others = ownPuzzles().filter((each) => puzzleId(each) !== id);
  return write(OWN, [puzzle, ...others].slice(0, MOST_OWN));
}

/** @returns {Progress} */
export function progress() {
  const { right, series, best } = read(ANSWERS, { right: {}, series: 0, best: 0 });
  return { right: right ?? {}, series: Number(series) || 0, best: Number(best) || 0 };
}

/**
 * Notes an answer.
 * @param {Puzzle} puzzle
 * @param {boolean} found whether it was the best move
 * @returns {Progress}
 */
export function noteAnswer(puzzle, found) {
  const { right, series: before, best } = progress();
  const id = puzzleId(puzzle);
  const others = Object.entries(right).filter(([each]) => each !== id);
  const series = found ? before + 1 : 0;
  const kept = [...others, [id, found]].slice(-MOST_ANSWERS);
  const now = { right: Object.fromEntries(kept), series, best: Math.max(best, series) };
  write(ANSWERS, now);
  return now;
}

/** Forgets all answers, so that every puzzle is new again. */
export function forgetAnswers() {
  write(ANSWERS, null);
}
