"""A page that is kept for when there is no connection."""

from __future__ import annotations

from real import Server

from browser.visitor import Visitor

SMALL = {"max_pip": 9, "hand": 6}
NO_NETWORK = r"net::ERR_|Failed to load resource|closed before the connection is established"
# Done when nothing but this version of the page is kept, with the words of a language.
SETTLED = """async ([version, language, base]) => {
  const name = `mexican-train-${version}${base}`;
  const parts = ['home', 'learn', 'rules', 'table'];
  const place = (part) => `${base}locales/${language}/${part}.ftl`;
  const settled = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((each) => each.startsWith('mexican-train-'));
    if (active.state !== 'activated' || String(names) !== name) return false;
    const kept = await Promise.all(parts.map((part) => caches.match(place(part))));
    return kept.every(Boolean);
  };
  for (let tries = 0; tries < 300; tries++) {
    if (await settled()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`kept: ${await caches.keys()}, not ${name}`);
}"""


def settle(visitor: Visitor, server: Server, language: str = "en") -> None:
    """Waits until the page is kept as the server has it now, and nothing else is."""
    version = server.call("GET", "/").headers["page-version"]
    settle_version(visitor, version, language)


def settle_version(visitor: Visitor, version: str, language: str, base: str = "/") -> None:
    """Waits until this version is kept, and nothing else is."""
    visitor.page.evaluate(SETTLED, [version, language, base])
