// Links from a table to the replays of its finished rounds.

import { Link } from '../parts/link.js';

/**
 * A link to the replay of a round of this match, which opens over the table.
 * @param {ScorePage} page
 * @param {number} round
 * @param {{text: string, label?: string, part?: string}} how `part` is the place in the replay
 */
export function ReplayLink(page, round, { text, label, part = '' }) {
  const { app, view } = page;
  const path = `/replay/${view.table}/${view.match}/${round}${part}`;
  return Link({ ...app, go: (to) => page.lookBack(to) }, path, text, { key: path, class: 'way', 'aria-label': label });
}
