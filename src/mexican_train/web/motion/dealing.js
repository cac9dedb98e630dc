// A round is dealt: the tiles come into the hand one after the other, and every plate counts its own.
// The hand can be used from the first moment on; whoever does something sees all of it at once.

import { mayMove, shift } from './moving.js';
import { boneyard } from './sight.js';

/** The whole deal, and the way of one tile, in milliseconds. */
const WHOLE = 660;
const WAY = 240;
/** So many of the tiles that others get are seen. */
const BONES = 3;
const SCOPE = 'deal';

export class Dealing {
  /** @param {import('./moving.js').Moving} moving */
  constructor(moving) {
    this.moving = moving;
    this.end = () => this.moving.stop(SCOPE);
    addEventListener('pointerdown', this.end, true);
    addEventListener('keydown', this.end, true);
  }

  close() {
    removeEventListener('pointerdown', this.end, true);
    removeEventListener('keydown', this.end, true);
  }

  /**
   * Shows how what is seen now was dealt.
   * @param {import('./sight.js').Sight} sight
   * @param {View} view
   */
  begin({ hand, tracks }, view) {
    this.moving.stop('hand');
    this.moving.stop(SCOPE);
    const from = boneyard();
    if (!from || !mayMove()) return;
    [...hand.values()].forEach(({ node, box }, index) => {
      const unseen = { transform: shift(from, box), opacity: 0 };
      const frames = [unseen, { opacity: 1, offset: 0.3 }, {}];
      const delay = startOf(index, hand.size);
      this.moving.travel(SCOPE, node, frames, { duration: WAY, delay });
    });
    for (const [train, { plate }] of tracks) {
      const disc = train !== 'M' && plate.node.querySelector('.disc');
      if (disc) this.plate(disc, view.counts[Number(train)], from, Number(train) === view.seat);
    }
  }

  /**
   * A plate counts up; to those of others tiles come that nobody may see.
   * @param {Element} disc
   * @param {number} count
   * @param {DOMRect} from
   * @param {boolean} mine
   */
  plate(disc, count, from, mine) {
    this.moving.count(SCOPE, disc, count, WHOLE);
    if (mine) return;
    const { x, y, width, height } = disc.getBoundingClientRect();
    const place = new DOMRect(x + width * 0.3, y + height * 0.1, width * 0.4, height * 0.8);
    for (let index = 0; index < BONES; index++) {
      this.moving.pass(SCOPE, from, place, startOf(index, BONES));
    }
  }
}

/**
 * When one of so many starts: the last arrives when all is over.
 * @param {number} index
 * @param {number} count
 */
function startOf(index, count) {
  return count > 1 ? ((WHOLE - WAY) * index) / (count - 1) : 0;
}
