// The tables of this device. Runs the game's own Python, the same that runs on servers, and answers
// the page as a server would: calls, and connections to tables.

import { Claims } from './claims.js';
import { Interrupted, fetchPieces, tidy } from './pieces.js';
import { startPython } from './python.js';
import { Newer, openShelf } from './shelf.js';

const CLOSE_LATER = 1013;
const CLOSE_NO_TABLE = 4404;
const CLOSE_ELSEWHERE = 4409;

/** @param {FromDevice} message */
function tell(message) {
  postMessage(message);
}

/** Everything below is asked of it once it is there. @type {Promise<any> | undefined} */
let desk;
/** Whether tables are kept when the page is gone. */
let lasting = true;
/** Those that are open, or will be; nothing is told to others. @type {Map<number, Promise<any>>} */
const connections = new Map();
const claims = new Claims(async (table, ids) => {
  for (const id of ids) hangUp(id, CLOSE_ELSEWHERE);
  await (await desk)?.let_go(table);
});

/** @type {{[Type in ToDevice['type']]: (message: Extract<ToDevice, {type: Type}>) => unknown}} */
const DOES = {
  async keep({ parts }) {
    const pieces = Object.values(parts).flat();
    await fetchPieces(pieces, (done, all) => tell({ type: 'progress', done, all }));
    await tidy(pieces);
    tell({ type: 'kept' });
  },

  start({ parts }) {
    desk = start(parts);
    return desk;
  },

  ping() {
    tell({ type: 'pong' });
  },

  async call({ id, method, path, body, secret }) {
    const answer = await (await desk).call(method, path, body, secret);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ type: 'answer', id, status, text });
  },

  open({ id, table }) {
    const coming = connect(id, table);
    // What is said meanwhile waits for it; that it failed is told once.
    connections.set(id, coming.catch(() => undefined));
    return coming;
  },

  async say({ id, text }) {
    await (await connections.get(id))?.receive(text);
  },

  close({ id }) {
    return leave(id);
  },
};

/** @param {DeviceParts} parts */
async function start(parts) {
  const pieces = Object.values(parts).flat();
  const fetched = fetchPieces(pieces, (done, all) => tell({ type: 'progress', done, all }));
  const [found, shelf] = await Promise.all([fetched, openShelf()]);
  lasting = shelf.lasting;
  const python = await startPython(parts, found);
  // What goes wrong in there is one line each time.
  const logs = python.pyimport('mexican_train.server.logs');
  logs.set_up('error');
  logs.destroy();
  const boot = python.pyimport('mexican_train.device.boot');
  const started = await boot.start(shelf);
  boot.destroy();
  tell({ type: 'ready', lasting });
  tidy(pieces).catch(() => undefined); // another time
  return started;
}

/**
 * A connection to a table, as the table sees it.
 * @param {number} id
 * @param {string} table
 */
async function connect(id, table) {
  await claims.take(id, table);
  return (await desk).connect(table, {
    send: (/** @type {string} */ text) => {
      if (connections.has(id)) tell({ type: 'heard', id, texts: [text] });
    },
    close: (/** @type {number} */ code) => hangUp(id, code),
  });
}

/**
 * A connection is ended from this side.
 * @param {number} id
 * @param {number} code
 */
function hangUp(id, code) {
  if (!connections.has(id)) return;
  // A table that is not found where nothing lasts may be there another time: it is not to be forgotten.
  tell({ type: 'closed', id, code: lasting || code !== CLOSE_NO_TABLE ? code : CLOSE_LATER });
  leave(id);
}

/** Lets go of a connection. @param {number} id */
async function leave(id) {
  const coming = connections.get(id);
  connections.delete(id);
  try {
    const connection = await coming;
    await connection?.depart();
    connection?.destroy();
  } finally {
    claims.giveBack(id);
  }
}

/**
 * What went wrong, as the page has words for it.
 * @param {unknown} problem
 */
function why(problem) {
  if (problem instanceof Interrupted) return 'interrupted';
  if (problem instanceof Newer) return 'newer';
  if (problem instanceof RangeError) return 'memory';
  return 'failed';
}

addEventListener('message', async ({ data }) => {
  const message = /** @type {ToDevice} */ (data);
  try {
    await /** @type {(message: any) => unknown} */ (DOES[message.type])(message);
  } catch (problem) {
    console.error(String(problem));
    if (message.type === 'start' || message.type === 'keep') {
      tell({ type: 'failed', why: why(problem) });
    } else if (message.type === 'call') {
      tell({ type: 'answer', id: message.id, status: 500, text: '{}' });
    } else if (message.type !== 'ping') {
      hangUp(message.id, CLOSE_LATER);
    }
  }
});
