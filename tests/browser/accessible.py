"""What is wrong with a page for those who cannot see it well or use a mouse, as axe finds it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from browser.visitor import Visitor

# By day everything is looked at, by night what depends on the colours.
RULES = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": ["color-contrast"]},
}
ASK = """(rules) => axe.run({ resultTypes: ['violations'], preload: false, ...rules }).then(
  ({ violations }) => violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(', ')}`))"""


def show(ada: Visitor, theme: str) -> None:
    """Waits until the page is in this theme, as the device has it now."""
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    shown = "(theme) => document.documentElement.dataset.theme === theme"
    ada.page.wait_for_function(shown, arg=theme)


def violations(ada: Visitor) -> list[str]:
    """What axe finds, by day and by night."""
    found = []
    if not ada.page.evaluate("'axe' in window"):
        ada.page.evaluate(Axe().axe_script)
    for theme, rules in RULES.items():
        show(ada, theme)
        found += [f"{theme}: {each}" for each in ada.page.evaluate(ASK, rules)]
    return found


def assert_accessible(ada: Visitor) -> None:
    assert violations(ada) == []
