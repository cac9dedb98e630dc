"""Tours through every page and the states it can be in, for those who look at all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from browser import scenes, words
from browser.forms import FREE, house, open_house
from browser.learner import Learner
from browser.page_host import PageHost
from browser.replays import CHECK, open_replay
from browser.scenes import ShownTable
from browser.scripted_table import show_view
from browser.visitor import Visitor

Tour = Callable[[Visitor, PageHost], Iterator[str]]


def home(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    made = page_host.make(name="Marie", seats=3, public=True)
    listed = page_host.about(made) | {"invite": made.invite}
    ada.page.route(
        "**/api/tables", lambda route: route.fulfill(json={"tables": [listed], "next": None})
    )
    ada.go_home()
    ada.sees("Marie · 2 seats free")
    yield "home"
    ada.choose_a_table()
    open_house(ada)
    for name in (FREE, "Open to all"):
        house(ada).get_by_role("radio", name=name).click()
    yield "the form of a table, with the house rules"
    ada.page.goto(f"{ada.address}/t/NOWHERE")
    ada.sees("There is nothing here")
    yield "no page"


def door_and_lobby(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    rules = {"open_double": "free"}
    made = page_host.make(shared=False, seats=4, bots=["greedy"], rules=rules)
    ada.page.goto(f"{ada.address}/t/{made.table}")
    ada.sees(words.LOCKED)
    yield "a door that is locked"
    ada.open_invite(made.table, made.invite)
    ada.sees(words.INVITED)
    yield "a door"
    show_view(ada, page_host, seat=1)
    ada.sit_down_as("Bo")
    ada.sees(words.LOBBY)
    ada.sees(FREE)
    yield "the lobby, as a guest"
    mine = page_host.make(seats=4, bots=["greedy"])
    show_view(ada, page_host)
    ada.open_seat(mine.table, mine.token)
    expect(ada.button(words.START)).to_be_visible()
    ada.page.get_by_text("House rules", exact=True).click()
    ada.page.get_by_text(words.SETTINGS, exact=True).click()
    yield "the lobby, as the host"


def table(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    shown = ShownTable(ada, page_host)
    busy = scenes.busy(4)
    fits = busy["legal"][0].split("@")[0]
    shown.show(4, **busy)
    yield "one's turn"
    shown.show(4, **{**busy, "open_doubles": [], "legal": [f"{fits}@{at}" for at in (0, 1, "M")]})
    ada.press(ada.lit.first)
    expect(ada.slots.first).to_be_visible()
    yield "a tile looks for its place"
    shown.show(4, **{**busy, "turn": 1, "legal": [], "calls": ["knock@0", "catch@0>2"]})
    yield "another's turn"
    shown.show(4, **{**busy, "paused": True})
    yield "a pause"
    shown.show(8, **scenes.full(8))
    yield "eight long trains"
    eva = {"number": 1, "name": "Eva", "connected": True, "seat": None}
    shown.show(4, **{**busy, "latecomers": [eva]})
    expect(ada.button(words.GIVE_A_SEAT)).to_be_visible()
    yield "a request for a seat"
    shown.show(4, **{**busy, "latecomers": [], "seat": None, "hand": [], "legal": []})
    expect(ada.button(words.ASK_FOR_A_SEAT)).to_be_visible()
    yield "watching"
    shown.show(4, **busy)
    shown.close()
    ada.sees(words.LOST)
    yield "the connection lost"


def dialogs(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    shown = ShownTable(ada, page_host)
    shown.show(4, **scenes.busy(4))
    for name in (words.MENU, words.CHAT, words.WHAT_HAPPENED, "Bruno", words.LEAVE):
        if name == words.LEAVE:
            ada.press(ada.button(words.MENU))
        elif not ada.button(name).count() and name != "Bruno":
            continue  # it is beside the table
        ada.press(ada.page.locator(".plate").nth(1) if name == "Bruno" else ada.button(name))
        dialog = ada.page.get_by_role("dialog", name=name, exact=True)
        expect(dialog).to_be_visible()
        for more in dialog.locator("summary").all():
            more.click()
        yield f"the dialog {name}"
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


def score(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    shown = ShownTable(ada, page_host)
    hands = [[], ["0-0", "1-9"], ["4-4"], ["2-7", "3-3", "5-12"]]
    over = {
        **scenes.busy(4),
        **{"phase": "round_over", "turn": None, "legal": [], "hands": hands, "hand": []},
        **{"round_winners": [0], "blocked": False, "counts": [0, 2, 1, 3], "ready": [1]},
        **{"scores": [[0, 30, 12, 9], [12, 7, 4, 31]], "totals": [12, 37, 16, 40]},
    }
    shown.show(4, wait=False, **over)
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    yield "a round is over"
    shown.show(4, wait=False, **{**over, "phase": "match_over", "winners": [0]})
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    yield "the match is over"


def replay(ada: Visitor, page_host: PageHost) -> Iterator[str]:
    ada.page.goto(f"{ada.address}/replay")
    ada.sees("Choose a file…")
    yield "the choice of a file"
    open_replay(ada, page_host.play(rounds=1, rules={"max_pip": 9, "hand": 4}))
    ada.page.get_by_role("button", name="One step on").click()
    yield "a replay"
    ada.press(ada.button(CHECK))
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    yield "the check of a deal"


def reading(ada: Visitor, _: PageHost) -> Iterator[str]:
    for path in ("/rules", "/rules/gare/rounds+fast"):
        ada.page.goto(ada.address + path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        yield path
    Learner(ada).open("learn-on-mexican")
    yield "the lesson, something to do"
    ada.press(ada.button("Back"))
    yield "the lesson, something to read"


def kitchen(ada: Visitor, _: PageHost) -> Iterator[str]:
    """What is for a table with real dominoes, and what one has played."""
    for path in ("/score", "/score#new", "/builder", "/settle", "/games", "/practice", "/daily"):
        ada.page.goto(ada.address + path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        yield path


TOURS: list[Tour] = [home, door_and_lobby, table, dialogs, score, replay, reading, kitchen]
