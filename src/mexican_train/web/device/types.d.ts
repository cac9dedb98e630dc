// What passes between the page and its worker that has the tables of this device.

/** A part of a file: where it is, how long, and its digest as browsers check it. */
interface DevicePiece {
  at: string;
  bytes: number;
  digest: string;
}

/** What the worker is made of. */
interface DeviceParts {
  loader: DevicePiece[];
  glue: DevicePiece[];
  interpreter: DevicePiece[];
  library: DevicePiece[];
  msgspec: DevicePiece[];
  game: DevicePiece[];
}

/**
 * `keep` only fetches what is needed another time; `ping` asks whether it is there at all; the others
 * ask for a table's server.
 */
type ToDevice =
  | { type: 'keep'; parts: DeviceParts }
  | { type: 'start'; parts: DeviceParts }
  | { type: 'ping' }
  | { type: 'call'; id: number; method: string; path: string; body: string; secret: string }
  | { type: 'open'; id: number; table: string }
  | { type: 'say'; id: number; text: string }
  | { type: 'close'; id: number };

type FromDevice =
  | { type: 'progress'; done: number; all: number }
  | { type: 'kept' }
  | { type: 'ready'; lasting: boolean }
  | { type: 'failed'; why: 'interrupted' | 'memory' | 'newer' | 'failed' }
  | { type: 'pong' }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'heard'; id: number; texts: string[] }
  | { type: 'closed'; id: number; code: number };
