// Two rounds of the same deal: how far they are the same.

/**
 * How many actions both have in common before they part.
 * @param {{actions: string[]}} one
 * @param {{actions: string[]}} other
 */
export function partedAfter({ actions: these }, { actions: those }) {
  const at = these.findIndex((action, index) => action !== those[index]);
  return at < 0 ? these.length : at;
}

/**
 * What is shown at a step: a round that is over stays as it ended.
 * @param {number} step
 * @param {{steps: unknown[]}} watched
 */
export function stepIn(step, { steps }) {
  return Math.min(step, steps.length - 1);
}
