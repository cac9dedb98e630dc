// Practice: positions with one move that is clearly best. `/practice` lets one choose which, and
// `#easy`, `#medium`, `#hard` and `#own` begin at once.

import { fetchPath } from '../base/address.js';
import { ownPuzzles } from '../base/puzzles.js';
import { styled } from '../base/styles.js';
import { ChoosePage } from './choose.js';
import { KINDS } from './choosing.js';

const STYLES = ['parts/topbar.css', 'practice/practice.css', 'practice/answer.css', 'yard/whole.css'];

/** @type {Opens} */
export async function open(app, { fragment }) {
  const [ready] = await Promise.all([fetchPuzzles(), ...STYLES.map(styled)]);
  const page = new ChoosePage(app, { ready, own: ownPuzzles() });
  const kind = KINDS.find((each) => fragment === each);
  return (kind && page.first(kind)) ?? page;
}

/** @returns {Promise<Puzzle[]>} */
async function fetchPuzzles() {
  const answer = await fetchPath('/web/practice/puzzles.json');
  if (!answer.ok) throw new Error('no puzzles');
  return answer.json();
}
