// The forms in which matches were kept. Those of earlier versions are read as what they mean today.

/** @typedef {import('./reckoning.js').KeptMatch} KeptMatch */

/** In the first form everybody played every round, sitting in the order of the list. */
export const FORM = 2;

/**
 * A match in today's form; null where it is of a later one, or none of ours.
 * @param {any} match
 * @returns {KeptMatch | null}
 */
export function inThisForm(match) {
  const ours = match?.players?.length > 1 && match.rules?.max_pip && Array.isArray(match.rounds);
  if (!ours || (match.form ?? 1) > FORM) return null;
  const everybody = match.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
  return {
    order: everybody,
    away: [],
    missed: 'mean',
    ...match,
    form: FORM,
    rounds: match.rounds.map((/** @type {any} */ round) => ({
      ...round,
      order: round.order ?? round.points.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat),
    })),
  };
}
