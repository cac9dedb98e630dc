"""Functions of the page's modules, called from here: many cases in one page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

_ASK = """async ([module, name, calls]) => {
  const found = await import(`/web/${module}.js`);
  return Promise.all(calls.map((args) => found[name](...args)));
}"""


def ask(page: Page, module: str, name: str, calls: list[list[Any]]) -> list[Any]:
    """What a function of a module answers to each of these calls."""
    answers: list[Any] = page.evaluate(_ASK, [module, name, calls])
    assert len(answers) == len(calls) > 0
    return answers
