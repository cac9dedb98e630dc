// Where one stands with a result: beside par, and among the simulated players.

/** How many trains a share text has: one for each fifth of the places. */
export const TRAINS = 5;

/**
 * One's place among the simulated players and oneself; who has as many points shares it.
 * @param {number[]} field their points
 * @param {number} points
 */
export function placeIn(field, points) {
  return 1 + field.filter((each) => each < points).length;
}

/** How many of the simulated players did worse. @param {number[]} field @param {number} points */
export function betterThan(field, points) {
  return field.filter((each) => each > points).length;
}

/**
 * How many of five trains a place is worth: all five in the first fifth, one in the last.
 * @param {number} place
 * @param {number} players how many were simulated
 */
export function trainsFor(place, players) {
  return Math.max(1, TRAINS - Math.floor(((place - 1) * TRAINS) / players));
}

/** How many points above par, as it is told: both as whole numbers. @param {Par} par @param {number} points */
export function abovePar({ mean }, points) {
  return points - Math.round(mean);
}
