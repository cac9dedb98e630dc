// Addresses: all of the page names places by paths such as `/t/0abc#x`, as a server has them, and
// only here it is known where these are. On a static site a base comes before each. Such a host has
// a folder for each page, and none for what is different for everybody: that goes behind a `?`.

import { site } from './site.js';

/** Paths that go on with something for which a static host has no folder. */
const VARIED = /^\/(t|replay)\/(.+)$/;
const FILE = /\.\w+$/;
/** What the history of the browser keeps of an address that was opened over a page. */
const OVER = 'over';
/** What only the server's own machine calls it. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a path is: what a link leads to, below the name of the host.
 * @param {string} path
 */
export function address(path) {
  if (!site) return path;
  const [, place, rest] = /** @type {RegExpMatchArray} */ (path.match(/^([^?#]*)(.*)$/));
  return site.base + placed(place).slice(1) + rest;
}

/** The same with the name of the host, as one writes it to oneself. */
export function fullAddress(/** @type {string} */ path) {
  return location.origin + address(path);
}

/**
 * The same as others find it: under the name the server was told, or in its network where one is at
 * it oneself.
 * @param {string} path
 */
export function addressForOthers(path) {
  const told = addressIn('told-address');
  const network = HERE.includes(location.hostname) ? addressIn('network-address') : undefined;
  return (told ?? network ?? location.origin) + address(path);
}

/** Where the socket of a path is. */
export function socketAddress(/** @type {string} */ path) {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${address(path)}`;
}

/** The path that is shown now, without what is behind `?` and `#`. */
export function pathHere() {
  const { pathname, search } = location;
  if (!site) return pathname;
  const inside = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : pathname;
  const place = `/${inside.replace(/(^|\/)index\.html$/, '').replace(/\/$/, '')}`;
  const [, varied] = search.match(/^\?([^&=]+)/) ?? [];
  return varied && VARIED.test(`${place}/${varied}`) ? `${place}/${varied}` : place;
}

/** The whole address that is shown now. */
export function fullAddressHere() {
  return location.href;
}

/** What the address says behind `#`. */
export function fragmentHere() {
  return location.hash.slice(1);
}

/** What the address says behind `?`. */
export function queryHere() {
  return new URLSearchParams(location.search);
}

/** Goes to a path; whoever goes back comes to where they were. */
export function goTo(/** @type {string} */ path) {
  history.pushState(null, '', address(path));
}

/** The same for something that opens over the page that is shown: the way back leads to that page. */
export function goOver(/** @type {string} */ path) {
  history.pushState(OVER, '', address(path));
}

/** Whether the path that is shown was opened over a page. */
export function isOver() {
  return history.state === OVER;
}

export function goBack() {
  history.back();
}

/** Shows a path in place of the one that is shown. */
export function showPath(/** @type {string} */ path) {
  history.replaceState(history.state, '', address(path));
}

/**
 * Fetches what is at a path; fails where nobody can answer. A static host may let browsers keep
 * files for a while: they are to ask it whether these are still the same.
 * @param {string} path
 * @param {RequestInit} [how]
 */
export async function fetchPath(path, how) {
  if (!site) return fetch(path, how);
  const found = path.startsWith('/api/') ? site.told[path] : address(path);
  if (!found) throw new Error(`no server answers ${path}`);
  return fetch(found, { ...how, cache: 'no-cache' });
}

/** A place of a server as a static host has it. */
function placed(/** @type {string} */ place) {
  if (VARIED.test(place)) return place.replace(VARIED, '/$1/?$2');
  return place === '/' || FILE.test(place) ? place : `${place}/`;
}

function addressIn(/** @type {string} */ name) {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
}
