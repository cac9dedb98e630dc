// The socket of a table: comes back by itself, loses nothing that was sent, sees when it missed
// something. It knows the messages' envelopes (type, id, version) and nothing of the game.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const TOO_FAST = 1008;
const TOO_FAST_WAIT = 60_000;
const QUIET = 15_000; // after so long without a word it asks whether the server is there
const DEAD = 24_000; // and after so long it takes the connection for lost
const WATCH = 3000;
const FLEETING = new Set(['hint', 'history', 'ping']);

/**
 * Close codes after which coming back the same way is of no use.
 * @type {Record<number, string>}
 */
export const CLOSED = { 4403: 'secret', 4404: 'ended', 4409: 'elsewhere', 4410: 'removed' };

export class Wire {
  /**
   * @param {string} table
   * @param {() => object} secrets what to say hello with: `{token}` or `{invite}`
   * @param {(message: any) => void} heard gets every message that is news, in order
   * @param {(state: 'open' | 'lost' | 'closed', why?: string) => void} changed
   */
  constructor(table, secrets, heard, changed) {
    this.table = table;
    this.secrets = secrets;
    this.heard = heard;
    this.changed = changed;
    this.version = -1;
    this.unanswered = new Map();
    this.prefix = randomText();
    this.count = 0;
    this.wait = FIRST_WAIT;
    this.welcomed = false;
    this.lastHeard = Date.now();
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** Whether nobody is to come back any more. */
    this.over = false;
    this.onWake = () => this.wake();
    addEventListener('online', this.onWake);
    document.addEventListener('visibilitychange', this.onWake);
    this.watch = setInterval(() => this.look(), WATCH);
    this.open();
  }

  /**
   * Sends a request under an id of its own, at once or as soon as it can; the id.
   * @param {string} type
   * @param {object} [fields]
   */
  send(type, fields = {}) {
    const id = `${this.prefix}${++this.count}`;
    const message = { type, id, ...fields };
    this.unanswered.set(id, message);
    if (this.welcomed) this.put(message);
    else if (FLEETING.has(type)) this.unanswered.delete(id);
    return id;
  }

  /** Lets go of the table. */
  close() {
    clearInterval(this.watch);
    clearTimeout(this.timer);
    removeEventListener('online', this.onWake);
    document.removeEventListener('visibilitychange', this.onWake);
    this.drop();
    this.over = true;
  }

  /** Comes back at once, after a connection was closed for good or while waiting to come back. */
  reopen() {
    this.over = false;
    this.drop();
    clearTimeout(this.timer);
    this.open();
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  hello() {
    this.welcomed = false;
    this.put({ type: 'hello', ...this.secrets() });
  }

  /** @param {object} message */
  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  receive(message) {
    this.lastHeard = Date.now();
    if (message.id) this.unanswered.delete(message.id);
    if (message.type === 'welcome') {
      this.version = message.version;
      this.welcome(message);
    } else if (message.type === 'update') {
      this.update(message);
    } else {
      if (message.type === 'refused' && message.view) this.version = message.version;
      this.heard(message);
    }
  }

  /** @param {any} message */
  welcome(message) {
    this.welcomed = true;
    this.wait = FIRST_WAIT;
    this.changed('open');
    this.heard(message);
    for (const [id, kept] of this.unanswered) {
      // What was asked for before is asked again under the same id: it happens once.
      if (FLEETING.has(kept.type)) this.unanswered.delete(id);
      else this.put(kept);
    }
  }

  /** @param {any} message */
  update(message) {
    if (!this.welcomed || message.version <= this.version) return; // the welcome tells it all
    if (message.version > this.version + 1) {
      this.hello();
      return;
    }
    this.version = message.version;
    this.heard(message);
  }

  /** @param {number} code */
  lost(code) {
    this.drop();
    const why = CLOSED[code];
    if (why) {
      this.over = true;
      this.changed('closed', why);
      return;
    }
    this.changed('lost');
    const wait = code === TOO_FAST ? TOO_FAST_WAIT : this.wait;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  drop() {
    this.welcomed = false;
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Now and then: a connection can be dead without anybody having said so. */
  look() {
    if (this.over || !this.socket) return;
    const quiet = Date.now() - this.lastHeard;
    if (quiet > DEAD) this.lost(0);
    else if (quiet > QUIET) this.ping();
  }

  /** The network or the screen is back: no need to wait any longer. */
  wake() {
    if (this.over || document.hidden) return;
    if (!this.socket) {
      this.wait = FIRST_WAIT;
      this.reopen();
    } else if (this.welcomed) {
      this.lastHeard = Math.min(this.lastHeard, Date.now() - QUIET);
      this.ping();
    }
  }

  ping() {
    if (this.welcomed) this.put({ type: 'ping', id: `${this.prefix}p${++this.count}` });
  }
}

/** Enough chance that no two pages use the same ids; also where the page is not secure. */
function randomText() {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return `${[...parts].map((part) => part.toString(36)).join('')}-`;
}
