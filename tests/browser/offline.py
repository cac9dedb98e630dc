"""A page that is stored for when there is no connection."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.visitor import Visitor
from mexican_train.languages import catalogues

SMALL = {"max_pip": 9, "hand": 6}
NO_NETWORK = r"net::ERR_|Failed to load resource|closed before the connection is established"
# Whether nothing but this version of the page is stored, with these words.
SETTLED = """async ([name, words]) => {
  const { active } = await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((each) => each.startsWith('mexican-train-'));
  if (active.state !== 'activated' || String(names) !== name) return false;
  return (await Promise.all(words.map((each) => caches.match(each)))).every(Boolean);
}"""


# Asks again whenever the last answer was no.
UNTIL = """(given) => {
  const asked = (globalThis.asked ??= { answer: undefined });
  if (asked.answer) delete globalThis.asked;
  else if (asked.answer !== null) {
    asked.answer = null;
    (%s)(given).then((answer) => { asked.answer = answer || false; });
  }
  return asked.answer;
}"""


def wait_until(page: Page, condition: str, given: Any = None, timeout: float | None = None) -> None:
    """Wait until an asynchronous function of the page returns something true.

    `Page.wait_for_function` takes the promise of such a function for its answer.
    """
    page.wait_for_function(UNTIL % condition, arg=given, timeout=timeout)


def settle(visitor: Visitor, language: str = "en") -> None:
    """Wait until the page is stored as its host has it now, and nothing else is."""
    answer = visitor.page.request.get(f"{visitor.address}/")
    settle_version(visitor, answer.headers["page-version"], language)


def settle_version(visitor: Visitor, version: str, language: str, base: str = "/") -> None:
    """Wait until this version is stored with all words of a language, and nothing else is."""
    words = [f"{base}locales/{name}" for name in catalogues() if name.startswith(f"{language}/")]
    wait_until(visitor.page, SETTLED, [f"mexican-train-{version}{base}", words])
