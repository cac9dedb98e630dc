// How it is at a table of this device: the way to it, what is said once, how it is removed.

import { device } from '../base/device.js';
import { forgetRemoved, removeTable } from '../base/seen.js';
import { t } from '../base/words.js';
import { DeviceWire } from '../session/device-wire.js';

/** @typedef {import('./table.js').TablePage} TablePage */

export class Here {
  Line = DeviceWire;

  /** Whether the match outlives the tab. */
  get lasting() {
    return device.lasting;
  }

  /** What is to be said and done once one is there. @param {TablePage['session']} session */
  begin(session) {
    if (!this.lasting) session.notify(t('device-passing'));
    forgetRemoved().catch(() => undefined); // another time
  }

  /** Removes the table for good. @param {TablePage} page */
  remove({ app, session }) {
    session.close();
    removeTable(session.table);
    forgetRemoved().catch(() => undefined); // another time
    app.go('/');
  }
}
