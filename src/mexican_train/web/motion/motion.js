// What moves and sounds when the table changes. It looks at the page right before and right after
// each drawing: what is new came from somewhere, what is gone went somewhere, and motion shows
// which way. It decides nothing and holds nothing up.

import { settings } from '../app/settings.js';
import { t } from '../app/words.js';
import { LONGEST, Moving, mayMove, shift } from './moving.js';
import { Coming, boneyard, changed, isDouble, look, plateOf, sameTiles, sameWay } from './sight.js';

const CLOSING_UP = 180;
const DEALING = 100;
const SHOWN_BONES = 3;

/** @typedef {import('./sight.js').Placed} Placed */
/** @typedef {import('./sight.js').Sight} Sight */
/** @typedef {import('./sight.js').Track} Track */

export class Motion {
  /**
   * @param {View} view what is shown now
   * @param {Happening[]} latest what was told last
   */
  constructor(view, latest) {
    this.moving = new Moving();
    /**
     * What was seen before whatever is drawn now.
     * @type {Sight | null}
     */
    this.sight = null;
    this.told = latest;
    this.turn = turnIn(view);
    /**
     * Where a tile that was dragged was let go.
     * @type {DOMRect | undefined}
     */
    this.dropped = undefined;
    this.onDrop = () => {
      this.dropped = document.querySelector('.flying')?.getBoundingClientRect();
    };
    addEventListener('pointerup', this.onDrop, true);
  }

  close() {
    removeEventListener('pointerup', this.onDrop, true);
    this.moving.close();
  }

  /**
   * Whether a round has just ended, and people may see how.
   * @param {Happening[]} latest
   */
  ended(latest) {
    return this.told !== latest && latest.some(({ type }) => type === 'round_over') && mayMove();
  }

  /** Right before a drawing. */
  before() {
    this.sight ??= look();
  }

  /**
   * Right after it; what the page puts in order after the drawing is waited for.
   * @param {View} view
   * @param {Happening[]} latest what the last update told
   */
  after(view, latest) {
    queueMicrotask(() => {
      if (this.sight) this.settle(this.sight, view, latest);
      this.sight = null;
    });
  }

  /**
   * @param {Sight} before
   * @param {View} view
   * @param {Happening[]} latest
   */
  settle(before, view, latest) {
    const events = this.told === latest ? [] : latest;
    const turn = turnIn(view);
    const begins = turn !== null && turn === view.seat && turn !== this.turn;
    this.told = latest;
    this.turn = turn;
    this.moving.follow();
    const now = look();
    const coming = new Coming(before, events, view, this.dropped);
    for (const [train, track] of now.tracks) {
      const was = before.tracks.get(train);
      if (was && changed(was, track)) this.track(train, was, coming);
    }
    if (!sameTiles(before.hand, now.hand)) this.hand(coming);
    this.dropped = undefined;
    for (const event of events) this.happening(event, view);
    if (begins) this.myTurn();
  }

  /**
   * The wagons of a train close up, new ones come, the locomotive makes room, comes or goes.
   * @param {string} train
   * @param {Track} was
   * @param {Coming} coming
   */
  track(train, was, coming) {
    const scope = `train ${train}`;
    this.moving.stop(scope);
    const now = /** @type {Track} */ (look().tracks.get(train));
    for (const [tile, { node, box }] of now.wagons) {
      const old = was.wagons.get(tile);
      const from = coming.sourceOf(train, tile);
      if (old) this.slide(scope, node, old.box, box);
      else if (from) this.arrive(scope, node, tile, from);
    }
    if (now.loco && was.loco) this.slide(scope, now.loco.node, was.loco.box, now.loco.box);
    else if (now.loco) this.rollIn(scope, now.loco, now.box);
    else if (was.loco && mayMove()) this.moving.leave(scope, was.loco.node, was.loco.box, now.box);
  }

  /**
   * A wagon comes to the end of a train; a double turns across when it is there.
   * @param {string} scope
   * @param {Element} node
   * @param {string} tile
   * @param {import('./sight.js').From} from
   */
  arrive(scope, node, tile, { box, held }) {
    const double = isDouble(tile);
    sound(double ? 'double' : 'tile');
    if (!mayMove()) return;
    const place = node.getBoundingClientRect();
    const turned = double ? -90 : held && !sameWay(held, node) ? 180 : 0;
    const start = { transform: shift(box, place, turned), opacity: held ? 1 : 0 };
    const lying = { transform: `translate(0, 0) scale(1) rotate(${turned}deg)`, offset: 0.6 };
    const thud = { transform: 'translate(0, 0) scale(1.12) rotate(0)', offset: 0.88 };
    const seen = { opacity: 1, offset: 0.4 };
    const frames = double ? [start, seen, lying, thud, {}] : [start, seen, {}];
    this.moving.travel(scope, node, frames);
  }

  /**
   * Along its row, to where there is room now; into another row a thing does not slide.
   * @param {string} scope
   * @param {Element} node
   * @param {DOMRect} from
   * @param {DOMRect} to
   */
  slide(scope, node, from, to) {
    const x = from.x - to.x;
    if (x === 0 || Math.abs(from.y - to.y) > to.height / 2 || !mayMove()) return;
    this.moving.move(scope, node, [{ transform: `translateX(${x}px)` }, {}], CLOSING_UP);
  }

  /**
   * @param {string} scope
   * @param {Placed} loco
   * @param {DOMRect} track
   */
  rollIn(scope, { node, box }, track) {
    sound('marker');
    if (!mayMove()) return;
    const away = { transform: `translateX(${track.right - box.left}px)` };
    this.moving.move(scope, node, [away, { transform: 'translateX(-4px)', offset: 0.85 }, {}]);
  }

  /**
   * Tiles that were drawn or dealt come out of the boneyard, one that was refused comes back.
   * @param {Coming} coming
   */
  hand(coming) {
    this.moving.stop('hand');
    if (!mayMove()) return;
    const now = look().hand;
    const fresh = [...now.keys()].filter((tile) => !coming.before.hand.has(tile));
    for (const [tile, { node, box }] of now) {
      const old = coming.before.hand.get(tile);
      const from = coming.homeOf(tile);
      if (old) this.slide('hand', node, old.box, box);
      else if (from) {
        const delay = fresh.length > 1 ? (fresh.indexOf(tile) / fresh.length) * DEALING : 0;
        const frames = [{ transform: shift(from, box) }, {}];
        this.moving.travel('hand', node, frames, { duration: LONGEST - DEALING, delay });
      }
    }
  }

  /**
   * What cannot be seen from the tiles alone.
   * @param {Happening} event
   * @param {View} view
   */
  happening({ type, seat, count }, view) {
    if (type === 'drew') this.drew(seat, 1, view);
    else if (type === 'round_began') sound('deal');
    else if (type === 'round_over') sound('round');
    else if (type === 'match_over') sound('match', 0.7);
    else if (type === 'knocked') {
      sound('knock', 0.15);
      this.call(seat, t('call-knocked'), 'knock');
    } else if (type === 'caught') {
      sound('caught');
      this.call(seat, t('call-caught'), 'caught');
      this.drew(seat, count, view);
    }
  }

  /**
   * Others draw tiles that nobody may see.
   * @param {number | undefined} seat
   * @param {number} count
   * @param {View} view
   */
  drew(seat, count, view) {
    sound('draw');
    const [from, to] = [boneyard(), plateOf(seat)?.querySelector('.disc')];
    if (seat === view.seat || !from || !to || !mayMove()) return;
    const { x, y, width, height } = to.getBoundingClientRect();
    const place = new DOMRect(x + width * 0.3, y + height * 0.1, width * 0.4, height * 0.8);
    for (let index = 0; index < Math.min(count, SHOWN_BONES); index++) {
      this.moving.pass(`plate ${seat}`, from, place, index * 10);
    }
  }

  /**
   * Something is called out at someone's plate, which shakes.
   * @param {number | undefined} seat
   * @param {string} text
   * @param {string} kind
   */
  call(seat, text, kind) {
    const plate = plateOf(seat);
    if (!plate) return;
    this.moving.say(plate, text, kind);
    if (!mayMove()) return;
    const steps = [0, -4, 4, 0, -3, 3, 0];
    const frames = steps.map((x) => ({ transform: `translateX(${x}px)` }));
    this.moving.move(`plate ${seat}`, plate, frames);
  }

  /** The line that says what to do stands out. */
  myTurn() {
    sound('turn', 0.3);
    const duty = document.querySelector('.duty');
    if (!duty || !mayMove()) return;
    const frames = [{ transform: 'translateX(-14px)', opacity: 0.3 }, {}];
    this.moving.move('duty', duty, frames);
  }
}

/**
 * Whose turn it is, while the table waits for anyone.
 * @param {View} view
 */
function turnIn({ phase, paused, turn }) {
  return phase === 'playing' && !paused ? turn : null;
}

/**
 * Lets something be heard, so many seconds from now, if one wants sounds.
 * @param {import('./sound.js').Sound} name
 * @param {number} [after]
 */
function sound(name, after) {
  if (!settings.sound) return;
  import('./sound.js').then(({ play }) => play(name, after)).catch(() => undefined);
}
