// What the others did since one's own last move, told on the yard and over the hand.

/**
 * One entry for each turn of another, in order. What one did oneself ends it: a tile that was laid,
 * or a pass. Who merely watches has no last move, and no news.
 * @param {Happening[]} events of this round
 * @param {number | null} seat
 * @returns {News[]}
 */
export function newsSince(events, seat) {
  if (seat === null) return [];
  /** @type {News[]} */
  let news = [];
  for (const event of events) {
    const { type } = event;
    if (type === 'round_began') news = [];
    if (type !== 'played' && type !== 'drew' && type !== 'passed') continue;
    if (event.seat === seat) {
      if (type !== 'drew') news = [];
      continue;
    }
    let latest = news.at(-1);
    if (latest?.seat !== event.seat) {
      const number = news.length + 1;
      latest = { seat: event.seat, number, laid: [], drew: false, passed: false };
      news.push(latest);
    }
    if (type === 'played') latest.laid.push({ train: event.train, tile: event.tile });
    else latest[type] = true;
  }
  return news;
}
