// Lets the page be opened without the server, where the browser has a place to keep it.

import { effect } from '@preact/signals';

import { address } from '../base/address.js';
import { language } from '../base/messages.js';

/** What tables of one's own need is much: it comes when everything else has long been here, in milliseconds. */
const DEVICE_AFTER = 15_000;

/** Starts the worker that keeps the page, and tells it which language is spoken. */
export async function keepPage() {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(address('/sw.js'));
    const registration = await serviceWorker.ready;
    const tell = () => registration.active?.postMessage({ language: language() });
    serviceWorker.addEventListener('controllerchange', tell);
    effect(tell);
    if (!(/** @type {any} */ (navigator).connection?.saveData)) setTimeout(keepDeviceQuietly, DEVICE_AFTER);
  } catch {
    // The browser keeps nothing; with the server all works as well.
  }
}

async function keepDeviceQuietly() {
  const { keepDevice } = await import('../base/device.js');
  keepDevice().catch(() => undefined); // another time, or when it is needed
}
