"""What a page is on paper."""

from __future__ import annotations

import re

from playwright.sync_api import Page

PAPERS = ("A4", "Letter")
# The ground of a page, whose scheme decides whether paper is white, and the inks of its words.
_COLOURS = """() => {
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, th, td)')];
  const seen = words.filter((each) => each.checkVisibility());
  const inks = seen.map((each) => getComputedStyle(each).color.match(/\\d+/g).map(Number));
  return {
    scheme: getComputedStyle(document.documentElement).colorScheme,
    lightest: Math.max(...inks.map((ink) => Math.max(...ink.slice(0, 3)))),
  };
}"""
DARK_INK = 0x66


def pages_on(page: Page, paper: str) -> int:
    """How many pages it takes."""
    return len(re.findall(rb"/Type /Page\b(?!s)", page.pdf(format=paper)))


def is_dark_on_white(page: Page) -> bool:
    """Whether it is dark ink on white paper, whatever the screen looks like."""
    page.emulate_media(media="print")
    colours = page.evaluate(_COLOURS)
    page.emulate_media(media="screen")
    return bool(colours["scheme"] == "light" and colours["lightest"] <= DARK_INK)
