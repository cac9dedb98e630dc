// Links from a table to the replays of its finished rounds.

import { Link } from '../parts/link.js';

/**
 * A link to the replay of a round of this match.
 * @param {ScorePage} page
 * @param {number} round
 * @param {{text: string, label?: string, part?: string}} how `part` is the place in the replay
 */
export function ReplayLink({ app, view }, round, { text, label, part = '' }) {
  const path = `/replay/${view.table}/${view.match}/${round}${part}`;
  return Link(app, path, text, { key: path, class: 'way', 'aria-label': label });
}
