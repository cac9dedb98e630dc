// Lets the page be opened without the server, where the browser has a place to keep it.

import { effect } from '@preact/signals';

import { language } from './language.js';

/** Starts the worker that keeps the page, and tells it which language is spoken. */
export async function keepPage() {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/sw.js');
    const registration = await serviceWorker.ready;
    const tell = () => registration.active?.postMessage({ language: language() });
    serviceWorker.addEventListener('controllerchange', tell);
    effect(tell);
  } catch {
    // The browser keeps nothing; with the server all works as well.
  }
}
