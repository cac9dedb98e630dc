// The line to a table of this device: as that to a server, but that no network can be lost.

import { DeviceSocket, mindDevice } from '../base/device.js';
import { Wire } from './wire.js';

export class DeviceWire extends Wire {
  connect() {
    return /** @type {WebSocket} */ (/** @type {unknown} */ (new DeviceSocket(this.table)));
  }

  goneOffline() {}

  hello() {
    this.lastHeard = Date.now(); // what came before, fetching and starting, may have taken minutes
    super.hello();
  }

  /** It opens by itself, however long that takes. */
  look() {
    if (this.socket?.readyState !== WebSocket.CONNECTING) super.look();
  }

  /** @param {number} code */
  lost(code) {
    if (this.socket?.readyState === WebSocket.OPEN) mindDevice(); // it was silent for long
    super.lost(code);
  }
}
