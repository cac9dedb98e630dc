// Where the page lies: at a server of ours, or as files on a host that knows nothing of tables.

/**
 * What is written into pages of a static site: the path that comes before everything, the server to
 * play together at (empty where there is none), and the files that answer calls.
 * @typedef {{base: string, server: string, told: Record<string, string>}} StaticSite
 */

const written = document.querySelector('script[data-site]')?.textContent;

/** The static site that the page is of; null at a server. @type {StaticSite | null} */
export const site = written ? JSON.parse(written) : null;

/** Whether the page came from a server that has tables. */
export function hasServer() {
  return site === null;
}

/**
 * Whether this browser keeps the page for when there is no connection: browsers do where it came
 * with https, or from this very device.
 */
export function isPageKept() {
  return Boolean(navigator.serviceWorker);
}

/** The server that people play together at, where the page itself has none; empty without one. */
export function togetherAt() {
  return site?.server ?? '';
}
