// How many rounds a match has.

/** @typedef {Record<string, any>} Rules the fields of a sheet, as the server tells them */

/** A round for each double of a set. @param {number} maxPip */
export function everyDouble(maxPip) {
  return maxPip + 1;
}

/** How many rounds a match has by its rules. @param {Rules} rules */
export function lengthOf({ rounds, max_pip }) {
  if (rounds === 'one') return 1;
  return rounds === 'every-double' ? everyDouble(max_pip) : rounds;
}
