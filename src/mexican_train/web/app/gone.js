// What a page gets in place of a part of it that the server no longer has, since it has another
// version by now: the page is loaded anew, once. Where that has just been done it would not help.

const KEY = 'mexican-train-gone';
const LONG_AGO = 60_000; // after so long it is another occasion

if (Date.now() - Number(sessionStorage.getItem(KEY)) < LONG_AGO) {
  throw new Error('the server has another version of this page');
}
sessionStorage.setItem(KEY, String(Date.now()));
location.reload();
await new Promise(() => undefined); // whoever asked is gone before there is an answer

export {};
