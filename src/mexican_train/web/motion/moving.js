// How things move: for a moment, over the page, and without keeping anything from its place. What
// is shown is always what is true already; a thing that travels is a picture of itself, and the
// thing is back when the picture has come, or is taken away before.

import { wantsStillness } from '../base/stillness.js';
import { styled } from '../base/styles.js';

/** No motion lasts longer, in milliseconds, but that of a whole deal. */
export const LONGEST = 280;
const SIGN_TIME = 1400;
const ARRIVING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Whether things may move: not where people asked for stillness, nor where nobody looks. */
export function mayMove() {
  return !wantsStillness() && !document.hidden;
}

/** How a box looks from the place of another: the change that lays `there` onto `here`. */
export function shift(/** @type {DOMRect} */ here, /** @type {DOMRect} */ there, turned = 0) {
  const x = here.x + here.width / 2 - there.x - there.width / 2;
  const y = here.y + here.height / 2 - there.y - there.height / 2;
  const scale = Math.min(here.width, here.height) / Math.min(there.width, there.height);
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turned}deg)`;
}

/** Everything that moves now, by what it belongs to: `train 2`, `hand`. */
export class Moving {
  constructor() {
    styled('motion/motion.css').catch(() => undefined);
    this.layer = document.createElement('div');
    this.layer.className = 'moving';
    this.layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.layer);
    /** @type {Map<Animation, {scope: string, over: () => void, follow?: () => void}>} */
    this.running = new Map();
    this.onHidden = () => document.hidden && this.stop();
    document.addEventListener('visibilitychange', this.onHidden);
  }

  close() {
    this.stop();
    document.removeEventListener('visibilitychange', this.onHidden);
    this.layer.remove();
  }

  /** Whatever moves there is at its place at once; without a scope, everywhere. */
  stop(/** @type {string | undefined} */ scope = undefined) {
    for (const [animation, its] of this.running) {
      if (scope !== undefined && its.scope !== scope) continue;
      its.over();
      animation.cancel();
    }
  }

  /** The table was put in order meanwhile: what is on its way comes to where its place is now. */
  follow() {
    for (const { follow } of this.running.values()) follow?.();
  }

  /**
   * Moves a thing where it stands.
   * @param {string} scope
   * @param {Element} node
   * @param {Keyframe[]} frames
   * @param {number} [duration]
   * @param {number} [delay]
   */
  move(scope, node, frames, duration = LONGEST, delay = 0) {
    const animation = node.animate(frames, { duration, delay, easing: ARRIVING, fill: 'backwards' });
    this.keep(animation, scope);
  }

  /**
   * A picture of a thing comes to its place; the thing itself is seen when it is there.
   * @param {string} scope
   * @param {Element} node
   * @param {Keyframe[]} frames
   * @param {{duration?: number, delay?: number}} [how]
   */
  travel(scope, node, frames, { duration = LONGEST, delay = 0 } = {}) {
    const picture = this.picture('traveller', node.getBoundingClientRect());
    picture.append(/** @type {Element} */ (node.querySelector('svg')).cloneNode(true));
    const unseen = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    this.running.set(unseen, {
      scope,
      over: this.ending(unseen),
      follow: () => place(picture, node.getBoundingClientRect()),
    });
    this.send(scope, picture, frames, duration, delay);
  }

  /**
   * Something nobody may look at goes from one place to another, and is gone.
   * @param {string} scope
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} [delay]
   */
  pass(scope, from, to, delay = 0) {
    const picture = this.picture('traveller bone', to);
    this.send(scope, picture, [{ transform: shift(from, to) }, {}], LONGEST, delay);
  }

  /**
   * A picture of a thing with a number counts from nothing up to it.
   * @param {string} scope
   * @param {Element} node
   * @param {number} count
   * @param {number} duration
   */
  count(scope, node, count, duration) {
    const picture = this.picture('counting-up', node.getBoundingClientRect());
    const { backgroundColor, borderRadius, color, font } = getComputedStyle(node);
    Object.assign(picture.style, { backgroundColor, borderRadius, color, font });
    const frames = [{ '--dealt': 0 }, { '--dealt': count }];
    this.keep(picture.animate(frames, { duration }), scope, picture);
  }

  /**
   * A thing that is there no more leaves along its track, and does not go beyond it.
   * @param {string} scope
   * @param {Element} node
   * @param {DOMRect} box where it stood
   * @param {DOMRect} track
   */
  leave(scope, node, box, track) {
    const ground = this.picture('leaving', track);
    const picture = this.picture('traveller', box);
    picture.style.left = `${box.left - track.left}px`;
    picture.style.top = `${box.top - track.top}px`;
    picture.append(node.cloneNode(true));
    ground.append(picture);
    const away = { transform: `translateX(${track.right - box.left}px)` };
    const rolling = picture.animate([{}, away], { duration: LONGEST, easing: 'ease-in' });
    this.keep(rolling, scope, ground);
  }

  /**
   * A few words at a thing, for a moment; still, where things may not move.
   * @param {Element} node
   * @param {string} text
   * @param {string} kind
   */
  say(node, text, kind) {
    const { right, top, height } = node.getBoundingClientRect();
    const sign = this.picture(`shout ${kind}`, new DOMRect(right, top + height / 2));
    sign.textContent = text;
    const late = Math.max(0, sign.getBoundingClientRect().right - innerWidth + 4);
    sign.style.left = `${right - late}px`;
    if (mayMove()) {
      const seen = { scale: 1.15, opacity: 1, offset: 0.4 };
      sign.animate([{ scale: 0.4, opacity: 0 }, seen, {}], LONGEST);
    }
    setTimeout(() => sign.remove(), SIGN_TIME);
  }

  /** Remove the words that stand at things. */
  removeSigns() {
    for (const sign of this.layer.querySelectorAll('.shout')) sign.remove();
  }

  /**
   * @param {string} kind
   * @param {DOMRect} box
   */
  picture(kind, box) {
    const picture = document.createElement('div');
    picture.className = kind;
    place(picture, box);
    this.layer.append(picture);
    return picture;
  }

  /**
   * @param {string} scope
   * @param {Element} picture
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {number} delay
   */
  send(scope, picture, frames, duration, delay) {
    const how = { duration, delay, easing: ARRIVING, fill: /** @type {const} */ ('backwards') };
    this.keep(picture.animate(frames, how), scope, picture);
  }

  /**
   * @param {Animation} animation
   * @param {string} scope
   * @param {Element} [picture]
   */
  keep(animation, scope, picture) {
    this.running.set(animation, { scope, over: this.ending(animation, picture) });
  }

  /**
   * @param {Animation} animation
   * @param {Element} [picture]
   */
  ending(animation, picture) {
    const over = () => {
      picture?.remove();
      this.running.delete(animation);
    };
    animation.onfinish = over;
    return over;
  }
}

/**
 * @param {HTMLElement} picture
 * @param {DOMRect} box
 */
function place(picture, { left, top, width, height }) {
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px` });
  if (width) Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
}
