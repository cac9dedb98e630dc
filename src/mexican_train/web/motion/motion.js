// What moves and sounds when the table changes. It looks at the page right before and right after
// each drawing: what is new came from somewhere, what is gone went somewhere, and motion shows
// which way. It decides nothing and holds nothing up.

import { settings } from '../base/settings.js';
import { t } from '../base/words.js';
import { isDouble } from '../game/tiles.js';
import { Dealing } from './dealing.js';
import { LONGEST, Moving, mayMove, shift } from './moving.js';
import {
  Origins,
  boneyard,
  changed,
  plateOf,
  resized,
  sameTiles,
  sameWay,
  sightNow,
} from './sight.js';

const CLOSING_UP = 180;
/** Tiles that are drawn at once start one after the other, the last so much later. */
const DRAWING = 100;
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
    this.dealing = new Dealing(this.moving);
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
    this.dealing.close();
    this.moving.close();
  }

  /**
   * Whether a round has just ended, and people may see how.
   * @param {Happening[]} latest
   */
  ended(latest) {
    return this.told !== latest && latest.some(({ type }) => type === 'round_over') && mayMove();
  }

  /** A second of the last ones of a turn has gone by. */
  tick() {
    sound('tick');
  }

  /** Right before a drawing. */
  before() {
    this.sight ??= sightNow();
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
   * While something covers the table nothing of it moves; that one's turn begins is heard.
   * @param {View} view
   * @param {Happening[]} latest
   */
  keepUp(view, latest) {
    if (this.begins(view)) sound('turn');
    this.told = latest;
    this.turn = turnIn(view);
  }

  /** Whether one's own turn begins with this. @param {View} view */
  begins(view) {
    const turn = turnIn(view);
    return turn !== null && turn === view.seat && turn !== this.turn;
  }

  /**
   * @param {Sight} before
   * @param {View} view
   * @param {Happening[]} latest
   */
  settle(before, view, latest) {
    const events = this.told === latest ? [] : latest;
    const begins = this.begins(view);
    this.told = latest;
    this.turn = turnIn(view);
    this.moving.follow();
    const now = sightNow();
    const origins = new Origins(before, events, view, this.dropped);
    const other = resized(before, now);
    if (!now.tracks.size) this.moving.removeSigns(); // the score has taken the place of the plates
    for (const [train, track] of now.tracks) {
      const was = before.tracks.get(train);
      if (was && (other || changed(was, track))) this.track(train, was, origins, other);
    }
    const dealt = events.some(({ type }) => type === 'round_began');
    if (dealt) this.dealing.begin(now, view);
    else if (!sameTiles(before.hand, now.hand)) this.hand(origins);
    this.dropped = undefined;
    for (const event of events) this.happening(event, view);
    if (begins) this.myTurn();
  }

  /**
   * The wagons of a train close up, new ones come, the locomotive makes room, comes or goes.
   * @param {string} train
   * @param {Track} was
   * @param {Origins} origins
   * @param {boolean} resized whether all of it has another size now
   */
  track(train, was, origins, resized) {
    const scope = `train ${train}`;
    this.moving.stop(scope);
    const now = /** @type {Track} */ (sightNow().tracks.get(train));
    const go = (/** @type {Placed} */ old, /** @type {Placed} */ { node, box }) =>
      (resized ? this.glide(scope, node, old.box, box) : this.slide(scope, node, old.box, box));
    for (const [tile, wagon] of now.wagons) {
      const old = was.wagons.get(tile);
      const from = origins.sourceOf(train, tile);
      if (old) go(old, wagon);
      else if (from) this.arrive(scope, wagon.node, tile, from);
    }
    if (resized) go(was.plate, now.plate);
    if (now.loco && was.loco) go(was.loco, now.loco);
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
   * To another place and another size.
   * @param {string} scope
   * @param {Element} node
   * @param {DOMRect} from
   * @param {DOMRect} to
   */
  glide(scope, node, from, to) {
    if (mayMove()) this.moving.move(scope, node, [{ transform: shift(from, to) }, {}]);
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
   * Tiles that were drawn come out of the boneyard, one that was refused comes back.
   * @param {Origins} origins
   */
  hand(origins) {
    this.moving.stop('hand');
    if (!mayMove()) return;
    const now = sightNow().hand;
    const fresh = [...now.keys()].filter((tile) => !origins.before.hand.has(tile));
    for (const [tile, { node, box }] of now) {
      const old = origins.before.hand.get(tile);
      const from = origins.homeOf(tile);
      if (old) this.slide('hand', node, old.box, box);
      else if (from) {
        const delay = fresh.length > 1 ? (fresh.indexOf(tile) / fresh.length) * DRAWING : 0;
        const frames = [{ transform: shift(from, box) }, {}];
        this.moving.travel('hand', node, frames, { duration: LONGEST - DRAWING, delay });
      }
    }
  }

  /**
   * What cannot be seen from the tiles alone.
   * @param {Happening} event
   * @param {View} view
   */
  happening(event, view) {
    const { type } = event;
    if (type === 'drew') this.drew(event.seat, 1, view);
    else if (type === 'round_began') sound('deal');
    else if (type === 'round_over') sound(isMine(event.winners, view) ? 'won' : 'round');
    else if (type === 'match_over') sound('match', 0.7);
    else if (type === 'knocked') {
      sound('knock', 0.15);
      this.call(event.seat, t('call-knocked'), 'knock');
    } else if (type === 'caught') {
      sound('caught');
      this.call(event.seat, t('call-caught'), 'caught');
      this.drew(event.seat, event.count, view);
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
    this.moving.say(plate.querySelector('.disc') ?? plate, text, kind);
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
 * @param {number[]} winners
 * @param {View} view
 */
function isMine(winners, { seat }) {
  return seat !== null && winners.includes(seat);
}

/**
 * Lets something be heard, so many seconds from now, if one wants sounds.
 * @param {import('./sound.js').Sound} name
 * @param {number} [after]
 */
function sound(name, after) {
  if (!settings.sound) return;
  // First the frame: what makes sounds takes its time when it is made.
  requestAnimationFrame(() =>
    setTimeout(() => {
      import('./sound.js').then(({ playSound }) => playSound(name, after)).catch(() => undefined);
    }),
  );
}
