// The socket of a table: comes back by itself, loses nothing that was sent, sees when it missed
// something. It knows the messages' envelopes (type, id, version) and nothing of the game.

import { socketAddress } from '../base/address.js';
import { updateOf } from './differences.js';

const AT_ONCE = 50; // who is told to come again, or is cut off, may find another server there
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const COME_AGAIN = 1013;
const UNNOTICED = 1500; // who is told to come again and is back so soon need not know
const TOO_FAST = 1008;
const TOO_FAST_WAIT = 60_000;
const QUIET = 15_000; // after so long without a word it asks whether the server is there
const DEAD = 24_000; // and after so long it takes the connection for lost
const UNANSWERED = 6000; // so long it waits for an answer to what was done
const WATCH = 3000;
const FLEETING = new Set(['hint', 'why', 'history', 'mix', 'ping', 'reveal']);
/** The number of the protocol that this page speaks. */
const PROTOCOL = 1;

/**
 * Close codes after which coming back the same way is of no use.
 * @type {Record<number, string>}
 */
export const CLOSED = {
  4403: 'secret',
  4404: 'ended',
  4409: 'elsewhere',
  4410: 'removed',
  4411: 'signed-out',
  4426: 'version',
};

export class Wire {
  /**
   * @param {string} table
   * @param {() => {token?: string, invite?: string}} secrets what to say hello with
   * @param {(message: ServerMessage) => void} heard gets every message that is news, in order
   * @param {(state: 'open' | 'lost' | 'closed', why?: string) => void} changed
   */
  constructor(table, secrets, heard, changed) {
    this.table = table;
    this.secrets = secrets;
    this.heard = heard;
    this.changed = changed;
    this.version = -1;
    /** The last view that was told: what changes, changes from there. */
    this.view = /** @type {View} */ (/** @type {unknown} */ (null));
    /** @type {Map<string, Asked>} */
    this.unanswered = new Map();
    this.prefix = randomText();
    this.count = 0;
    this.wait = AT_ONCE;
    this.welcomed = false;
    this.lastHeard = Date.now();
    this.lastSaid = 0;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** Whether nobody is to come back any more. */
    this.over = false;
    this.onWake = () => this.wake();
    this.onOffline = () => this.goneOffline();
    addEventListener('online', this.onWake);
    addEventListener('offline', this.onOffline);
    document.addEventListener('visibilitychange', this.onWake);
    this.watch = setInterval(() => this.look(), WATCH);
    this.open();
  }

  /**
   * Sends a request under an id of its own, at once or as soon as it can; the id.
   * @template {Asked['type']} Type
   * @param {Type} type
   * @param {AskedFields<Type>} [fields]
   */
  send(type, fields) {
    const id = `${this.prefix}${++this.count}`;
    const message = /** @type {Asked} */ (/** @type {unknown} */ ({ type, id, ...fields }));
    this.unanswered.set(id, message);
    if (this.welcomed) this.put(message);
    else if (FLEETING.has(type)) this.unanswered.delete(id);
    return id;
  }

  /** Lets go of the table. */
  close() {
    clearInterval(this.watch);
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    removeEventListener('online', this.onWake);
    removeEventListener('offline', this.onOffline);
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

  /** A new connection to the table. */
  connect() {
    return new WebSocket(socketAddress(`/ws/${this.table}`));
  }

  /** The device says that it has no network any more. */
  goneOffline() {
    if (this.socket) this.lost(0);
  }

  open() {
    const socket = this.connect();
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  hello() {
    this.welcomed = false;
    this.put({ type: 'hello', protocol: PROTOCOL, differences: true, ...this.secrets() });
  }

  /** @param {ClientMessage} message */
  put(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.lastSaid = Date.now();
    this.socket.send(JSON.stringify(message));
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.lastHeard = Date.now();
    if ('id' in message && message.id) this.unanswered.delete(message.id);
    if (message.type === 'welcome') {
      this.version = message.version;
      this.view = message.view;
      this.welcome(message);
    } else if (message.type === 'update' || message.type === 'difference') {
      this.update(message);
    } else {
      if (message.type === 'refused' && message.view) {
        this.version = message.view.version;
        this.view = message.view;
      }
      this.heard(message);
    }
  }

  /** @param {ServerSays.Welcome} message */
  welcome(message) {
    this.welcomed = true;
    this.wait = AT_ONCE;
    clearTimeout(this.patience);
    this.changed('open');
    this.heard(message);
    if (!this.welcomed) return; // said hello anew
    for (const [id, kept] of this.unanswered) {
      // What was asked for before is asked again under the same id: it happens once.
      if (FLEETING.has(kept.type)) this.unanswered.delete(id);
      else this.put(kept);
    }
  }

  /** @param {ServerSays.Update | ServerSays.Difference} message */
  update(message) {
    if (!this.welcomed || message.version <= this.version) return; // the welcome tells it all
    if (message.version > this.version + 1) {
      this.hello();
      return;
    }
    this.version = message.version;
    const update = message.type === 'difference' ? updateOf(this.view, message) : message;
    this.view = update.view;
    this.heard(update);
  }

  /** @param {number} code */
  lost(code) {
    const invited = code === COME_AGAIN && this.welcomed;
    this.drop();
    clearTimeout(this.patience);
    const why = CLOSED[code];
    if (why) {
      this.over = true;
      if (why === 'version') this.loadAnew();
      else this.changed('closed', why);
      return;
    }
    if (invited) this.patience = setTimeout(() => this.changed('lost'), UNNOTICED);
    else this.changed('lost');
    const wait = code === TOO_FAST ? TOO_FAST_WAIT : this.wait;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
  }

  /** The server speaks another protocol: loads the page as it has it, or says that it must be. */
  async loadAnew() {
    const { loadOnce } = await import('./load-anew.js');
    if (!loadOnce(this.table, PROTOCOL)) this.changed('closed', 'version');
  }

  drop() {
    this.welcomed = false;
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // One that is not open yet would complain if it were closed.
    socket.onopen = () => socket.close();
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  }

  /** Now and then: a connection can be dead without anybody having said so. */
  look() {
    if (this.over || !this.socket) return;
    const quiet = Date.now() - this.lastHeard;
    const waits = [...this.unanswered.values()].some(({ type }) => !FLEETING.has(type));
    if (quiet > DEAD || (waits && Math.min(quiet, Date.now() - this.lastSaid) > UNANSWERED)) {
      this.lost(0);
    }
    if (this.socket && quiet > QUIET) this.ping();
  }

  /** The network or the screen is back: no need to wait any longer. */
  wake() {
    if (this.over || document.hidden) return;
    if (!this.socket) {
      this.wait = AT_ONCE;
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
