// Who is where by their points: the fewest come first.

/**
 * Those with the fewest points.
 * @param {number[]} points
 * @returns {Set<number>}
 */
export function bestOf(points) {
  const least = Math.min(...points);
  return new Set(points.flatMap((each, seat) => (each === least ? [seat] : [])));
}

/**
 * The seats in the order of their points, each with its place; equal points share one.
 * @param {number[]} totals
 * @returns {{seat: number, place: number, points: number}[]}
 */
export function rankingOf(totals) {
  return totals
    .map((points, seat) => ({ seat, points, place: 1 + totals.filter((t) => t < points).length }))
    .sort((one, other) => one.points - other.points);
}
