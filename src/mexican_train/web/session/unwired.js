// A presence at a table that is none: nothing of it leaves the page, and nothing is kept of it. What
// is legal comes with what is shown, and whoever shows it is told what was done.

import { Session } from './session.js';
import { Wire } from './wire.js';

/** A line that leads nowhere. */
class NoWire extends Wire {
  open() {}

  look() {}

  wake() {}

  send() {
    return '';
  }
}

export class UnwiredSession extends Session {
  /** @param {(action: string) => void} done gets what is done */
  constructor(done) {
    super('', NoWire);
    this.done = done;
    this.state = 'open';
  }

  /** Whether something is to be done; not while it is only explained. */
  get mine() {
    return super.mine && this.view.legal.length > 0;
  }

  /** @param {string} action */
  act(action) {
    this.chosen = null;
    this.done(action);
  }

  /** Whoever shows it says what to do. */
  askWhy() {}

  /** It is nobody's match. */
  remember() {}
}
