// Challenges: what is asked about deals that others play too. Nothing here takes a code apart.

import { addressForOthers } from './address.js';
import { ask, call } from './api.js';
import { untilThere } from './worked-out.js';

/**
 * What a code says before one has played it.
 * @param {string} code
 * @returns {Promise<ChallengeTold>}
 */
export function challengeOf(code) {
  return call('/api/challenges', { body: { code } });
}

/**
 * The code of a finished round with one person in it.
 * @param {RoundToSend} round
 * @returns {Promise<CodeMade>}
 */
export function codeOf(round) {
  return call('/api/challenges/code', { body: round });
}

/**
 * One's own result beside the sender's, whose seal this opens. Where experts play, it takes a while
 * to find out whether they did in that round what they do.
 * @param {string} code
 * @param {RoundRecord} record one's own round
 * @param {{tell: (progress: ParProgress) => void, left: () => boolean}} waiting
 * @returns {Promise<Compared | undefined>}
 */
export function comparedWith(code, record, waiting) {
  const body = { code, record };
  return untilThere(() => ask('/api/challenges/compare', { body }), waiting);
}

/**
 * The par of a deal; undefined once nobody waits for it any more.
 * @param {string} code
 * @param {{tell: (progress: ParProgress) => void, left: () => boolean}} waiting
 * @returns {Promise<Par | undefined>}
 */
export function parOf(code, waiting) {
  return untilThere(() => ask('/api/challenges/par', { body: { code } }), waiting);
}

/**
 * Puts one's result into the server's table for those who have the link, and tells that table.
 * @param {string} code
 * @param {RoundRecord} record one's own round
 * @param {string} name
 * @returns {Promise<Results>}
 */
export function resultsOf(code, record, name) {
  return call('/api/challenges/results', { body: { code, record, name } });
}

/** The link that brings others to a challenge. @param {string} code */
export function challengeLink(code) {
  return addressForOthers(`/challenge#${code}`);
}
