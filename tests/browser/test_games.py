"""One's matches on this device: kept as they end, told in figures, taken along and deleted."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
import tiers
from playwright.sync_api import Page, expect
from real import Server

from browser import words
from browser.accessible import violations
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.modules import ask
from browser.my_games import PLACE, PLAYERS, Player, kept_game, many_games
from browser.offline import NO_NETWORK, settle
from browser.page_watch import PageWatch
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

SMALL = {"max_pip": 6, "hand": 5}
KEPT = f"""() => Object.keys(localStorage).filter((key) => key.startsWith('{PLACE}'))
  .map((key) => JSON.parse(localStorage.getItem(key)))"""
ALL_KEPT = f"() => ({KEPT})().length"


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Player:
    ada = Player(visit("phone", using="finger"))
    ada.open()
    return ada


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(KEPT)
    return found


def view(round: int = 1, **more: Any) -> dict[str, Any]:
    """What a table tells when a round is over."""
    about = {"table": "k7q", "match": 1, "seat": 0, "phase": "round_over", "sheet": "nordic"}
    points = {"scores": [[5, 9]] * round, "totals": [5 * round, 9 * round], "winners": []}
    players = [{**each, "stand_in": None} for each in PLAYERS[:2]]
    return {
        **{**about, **points, "rules": {}, "players": players, "round": round},
        **{"engine": 13 - round, **more},
    }


# ---------------------------------------------------------------------- kept as they end


def test_a_match_is_kept_when_it_is_over_and_not_before(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules=SMALL, rounds=2)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()
    ada.page.wait_for_function(f"() => ({KEPT})()[0]?.scores.length === 1")
    other = Visitor(ada.page.context.new_page(), ada.address)
    other.page.goto(f"{ada.address}/games")
    other.sees("Nothing yet.")
    ada.press(ada.button(words.NEXT_ROUND))
    ada.table_is_shown()
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    ada.page.wait_for_function(f"() => ({KEPT})()[0]?.over")
    (game,) = kept(ada.page)
    opened = {"Authorization": f"Bearer {made.token}"}
    told = server.call("GET", f"/api/tables/{made.table}/matches/1", headers=opened).data
    summary = told["summary"]
    for name in ("table", "match", "sheet", "players", "scores", "totals", "winners"):
        assert game[name] == summary[name], name
    assert set(game["rules"]) == set(SMALL)
    assert game["seat"] == 0
    path = f"/api/tables/{made.table}/matches/1/records"
    records = server.call("GET", path, headers=opened).body.splitlines()
    assert game["engines"] == [json.loads(line)["engine"] for line in records]
    other.press(other.page.get_by_role("link", name="Watch the match with"))
    other.sees("The deal")


# ---------------------------------------------------------------------- room


@pytest.mark.release
def test_the_oldest_make_way_and_it_is_said(ada: Player) -> None:
    games = [kept_game(number) for number in range(501)]
    assert ask(ada.page, "base/games", "takeGames", [[games[:500]]]) == [500]
    ask(ada.page, "base/games", "keepRound", [[view(phase="match_over")]])
    assert ada.page.evaluate(ALL_KEPT) == 500
    assert min(game["at"] for game in kept(ada.page)) == games[1]["at"]
    ada.page.reload()
    ada.visitor.sees("500 matches are kept here: the oldest one had to make way.")


def test_a_browser_that_keeps_nothing_shows_the_page_all_the_same(visit: Visit) -> None:
    visitor = visit("phone")
    visitor.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })"
    )
    ada = Player(visitor)
    ada.open()
    ask(ada.page, "base/games", "keepRound", [[view(phase="match_over")]])
    visitor.sees("Nothing yet.")


def test_what_is_not_ours_is_passed_over(ada: Player) -> None:
    ada.page.evaluate(f"() => localStorage.setItem('{PLACE}k7q/9', '{{broken')")
    ada.has_played(kept_game())
    assert ada.facts()["Matches"] == "1"


# ---------------------------------------------------------------------- figures


def test_results_by_rules_and_by_opponents(ada: Player) -> None:
    people = [*PLAYERS[:2], {"name": "Cy", "colour": "teal", "bot": None}]
    ada.has_played(
        kept_game(1, own=10, others=20),
        kept_game(2, own=30, others=20, sheet="classic/open", players=people),
        kept_game(3, own=5, others=25),
        kept_game(4, own=11, others=15),
    )
    assert ada.facts() == {
        "Matches": "4",
        "Won": "3 (75%)",
        "Points a round": "14, the others 20",
        "Current streak": "2 wins in a row",
        "Most wins in a row": "2",
    }
    assert ada.row("By rules", "Nordic") == ["3", "100%", "8.7", "1"]
    assert ada.row("By rules", "Classic") == ["1", "0%", "30", "3"]
    assert ada.row("By opponents", "people") == ["1", "0%", "30", "3"]
    assert ada.row("By opponents", "good bot") == ["4", "75%", "14", "1.5"]
    assert ada.page.locator(".places li").all_inner_texts() == [
        "Place 1\n3",
        "Place 2\n0",
        "Place 3\n1",
    ]
    figures = ada.page.locator(".chart").first
    figures.get_by_text("The figures").tap()
    rows = figures.get_by_role("row").all()[1:]
    assert [row.get_by_role("cell").all_inner_texts()[1:] for row in rows] == [
        ["10", "20"],
        ["30", "20"],
        ["5", "25"],
        ["11", "15"],
    ]


@pytest.mark.release
def test_mistakes_are_shown_where_they_are_known(ada: Player) -> None:
    ada.has_played(kept_game(1), kept_game(2))
    expect(ada.page.get_by_role("heading", name="Mistakes a round")).to_have_count(0)
    review = {"gaveAway": 6, "luck": -4, "slips": 2, "mistakes": 1}
    reviews = {"1": review, "2": {**review, "gaveAway": 1, "mistakes": 0}}
    ada.has_played(kept_game(1, reviews=reviews), kept_game(2, reviews={"1": review}))
    expect(ada.page.get_by_role("heading", name="Mistakes a round")).to_be_visible()
    ada.visitor.sees("In 3 rounds reviewed you gave away 4.3 points a round on average.")
    ada.visitor.sees("Luck saved you 4 points a round.")


@pytest.mark.release
def test_matches_are_chosen_by_rules_opponents_and_time(ada: Player) -> None:
    now = ada.page.evaluate("Date.now()")
    people = [*PLAYERS[:2], {"name": "Cy", "colour": "teal", "bot": None}]
    ada.has_played(
        kept_game(1, at=now),
        kept_game(2, sheet="classic/open", at=now),
        kept_game(3, players=people, at=now),
        kept_game(4),
    )
    for label, choice, count in (
        ("Rules", "Nordic", "3"),
        ("When", "the last 30 days", "2"),
        ("Against", "people", "1"),
    ):
        ada.page.get_by_role("combobox", name=label).select_option(choice)
        assert ada.facts()["Matches"] == count
    ada.page.get_by_role("combobox", name="Rules").select_option("Classic")
    ada.visitor.sees("There is no such match.")


# ---------------------------------------------------------------------- files, deleting


def test_what_was_saved_is_read_again_exactly(ada: Player, tmp_path: Path) -> None:
    ada.has_played(*many_games(30))
    files = []
    for name in ("one.json", "other.json"):
        with ada.page.expect_download() as download:
            ada.press("Save to a file (JSON)")
        files.append(tmp_path / name)
        download.value.save_as(files[-1])
        if len(files) == 1:
            ada.press("Delete all")
            ada.visitor.sees("All 30 matches will be forgotten here.")
            ada.press("Delete")
            ada.visitor.sees("Nothing yet.")
            ada.page.get_by_label("Read from a file").set_input_files(files[0])
            ada.visitor.sees("30 matches were read.")
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(json.loads(files[0].read_text(encoding="utf-8"))["games"]) == 30
    ada.page.get_by_label("Read from a file").set_input_files(files[0])
    ada.visitor.sees("Nothing new: all 30 matches were here already")


def test_a_file_of_something_else_changes_nothing(ada: Player, tmp_path: Path) -> None:
    games = [kept_game(), kept_game(at="x")]
    wrong = json.dumps({"format": "mexican-train games 1", "games": games})
    file = tmp_path / "x.json"
    file.write_text(wrong, encoding="utf-8")
    ada.page.get_by_label("Read from a file").set_input_files(file)
    ada.visitor.sees("This is not a file of matches that was saved here.")
    assert kept(ada.page) == []


@pytest.mark.release
def test_a_table_has_a_line_for_everyone_in_every_round(ada: Player, tmp_path: Path) -> None:
    review = {"gaveAway": 6.5, "luck": -4, "slips": 2, "mistakes": 1}
    ada.has_played(kept_game(1, reviews={"2": review}))
    with ada.page.expect_download() as download:
        ada.press("Save as a table (CSV)")
    download.value.save_as(tmp_path / "games.csv")
    text = (tmp_path / "games.csv").read_text(encoding="utf-8-sig")
    head, *rows = csv.reader(io.StringIO(text))
    assert len(rows) == 6
    own = dict(zip(head, rows[3], strict=True))
    assert own["When"] == "2025-10-10T08:53:20.000Z"
    assert {name: own[name] for name in ("Round", "Engine", "Player", "Points", "You")} == {
        **{"Round": "2", "Engine": "", "Player": "Ada", "Points": "10", "You": "1"},
    }
    assert [own[name] for name in ("Given away", "Luck", "Slips")] == ["6.5", "-4", "2"]
    other = dict(zip(head, rows[4], strict=True))
    assert [other[name] for name in ("Level", "Given away", "You")] == ["good bot", "", "0"]


def test_one_match_is_deleted_after_asking(ada: Player) -> None:
    ada.has_played(kept_game(1), kept_game(2))
    bins = ada.page.get_by_role("button", name="Delete the match with Bruno and Cleo")
    ada.visitor.press(bins.first)
    ada.press("Keep")
    assert len(kept(ada.page)) == 2
    ada.visitor.press(bins.first)
    ada.press("Delete")
    expect(bins).to_have_count(1)
    assert [game["table"] for game in kept(ada.page)] == ["k7qf3m1"]


# ---------------------------------------------------------------------- everywhere


@pytest.mark.parametrize("locale", tiers.cases("fr-CA", rest=["en-US", "nb-NO", "es-MX"]))
def test_it_is_accessible_on_the_smallest_phone(visit: Visit, locale: str) -> None:
    ada = Player(visit("phone", viewport={"width": 360, "height": 640}, locale=locale))
    ada.has_played(*many_games(30))
    assert [*violations(ada.visitor), *too_small(ada.page), *too_wide(ada.page)] == []


@pytest.mark.release
def test_it_is_there_without_a_connection(visit: Visit, page_watch: PageWatch) -> None:
    page_watch.expect(NO_NETWORK)
    visitor = visit("phone", keeping=True)
    visitor.go_home()
    settle(visitor)
    visitor.page.context.set_offline(True)
    Player(visitor).has_played(kept_game())
    assert Player(visitor).facts()["Matches"] == "1"


@pytest.mark.parametrize("width", tiers.cases(320, rest=[390, 1280]))
def test_the_ways_on_stand_together_and_end_where_the_page_does(visit: Visit, width: int) -> None:
    ada = Player(visit("desk", viewport={"width": width, "height": 800}))
    ada.has_played(kept_game())
    ways = [way.bounding_box() for way in ada.page.locator(".topbar .way").all()]
    assert len(ways) == 2
    page = ada.page.locator(".filters").bounding_box()
    assert page
    assert all(ways)
    assert len({way["y"] for way in ways if way}) == 1
    assert all(way["x"] >= page["x"] for way in ways if way)
    assert all(way["x"] + way["width"] <= page["x"] + page["width"] for way in ways if way)
