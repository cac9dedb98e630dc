"""Forms as people fill them in, and what the server has of the table that comes of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect
from real import Server

from browser import words
from browser.visitor import Visitor

FREE = "They bind nobody"
"""What open doubles do by a house rule."""


def pick(someone: Visitor, legend: str, choice: str) -> None:
    """Chooses one of several."""
    group = someone.page.get_by_role("group", name=re.compile(f"^{legend}"))
    group.get_by_role("radio", name=choice, exact=True).click()


def chosen(someone: Visitor, legend: str) -> str:
    group = someone.page.get_by_role("group", name=re.compile(f"^{legend}"))
    return group.locator("label", has=someone.page.locator(":checked")).inner_text()


def switch(someone: Visitor, name: str) -> Locator:
    return someone.page.get_by_role("switch", name=re.compile(name))


def view_of(server: Server, someone: Visitor) -> dict[str, Any]:
    """What the server has of the table someone is at."""
    table, invite = someone.page.url.split("/t/")[1].split("#")
    with server.player(table, invite=invite) as watcher:
        return watcher.view


def house(someone: Visitor) -> Locator:
    """The house rules of a form."""
    return someone.page.locator("details.house")


def rule(someone: Visitor, name: str) -> Locator:
    """A house rule of the form, by its name."""
    return house(someone).locator(".house-rule", has_text=name).first


def open_house(someone: Visitor) -> None:
    someone.press(someone.page.get_by_text("House rules", exact=True))
    expect(rule(someone, "Open doubles")).to_be_visible()


def open_form(someone: Visitor) -> None:
    someone.go_home()
    someone.choose_a_table()
    expect(someone.button(words.OPEN_TABLE)).to_be_visible()


def open_table(someone: Visitor) -> str:
    """Opens the table; what it is called."""
    someone.press(someone.button(words.OPEN_TABLE))
    someone.sees(words.LOBBY)
    return someone.page.url.split("/t/")[1].split("#")[0]
