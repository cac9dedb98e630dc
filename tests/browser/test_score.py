"""The end of a round and of a match: what is counted, shown, shared and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from real import Made, Server
from tiers import cases

from browser import boxes, words
from browser.accessible import assert_accessible
from browser.conftest import SCREEN_CASES, Visit
from browser.page_host import PageHost
from browser.scenes import NAMES, NEXT_FRAMES, seated
from browser.scripted_table import long_trains, show_view
from browser.visitor import Visitor, play_together

SMALL = {"max_pip": 6, "hand": 5}
"""Rules that make rounds short."""
CLEOS = ["0-0", "0-5", "3-4", "6-6"]
COSTS = [50, 30, 7, 12]
"""What these cost where blanks do: only the server knows that."""
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
ALL_READ = """() => {
  window.read = [];
  const look = () => {
    const sum = document.querySelectorAll('.count .points b')[1]?.textContent;
    if (sum && sum !== window.read.at(-1)) window.read.push(sum);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true,
    characterData: true });
}"""

_STILL = "(puffs) => puffs.map((puff) => puff.getAnimations().length === 0)"


def round_over(**more: Any) -> dict[str, Any]:
    """Ada went out in the second round; Bruno is left with four tiles."""
    return {
        **{"players": seated(NAMES[:2]), "phase": "round_over", "match": 1, "round": 2},
        **{"turn": None, "hand": [], "legal": [], "hands": [[], CLEOS], "worth": [[], COSTS]},
        **{"counts": [0, 4], "scores": [[12, 0], [0, 99]], "totals": [12, 99]},
        **{"round_winners": [0], "winners": [], "ready": [], "deadline": None},
        **more,
    }


def long_match(phase: str = "round_over") -> dict[str, Any]:
    """Eight players after thirteen rounds, everyone with a hand full of tiles."""
    scores = [[(7 * seat + 11 * number) % 60 for seat in range(8)] for number in range(13)]
    totals = [sum(points) for points in zip(*scores, strict=True)]
    hands = [[f"{seat}-{pip}" for pip in range(9)] for seat in range(8)]
    return {
        **{**long_trains(8), "players": seated(NAMES), "phase": phase, "match": 1, "round": 13},
        **{"turn": None, "hand": [], "legal": [], "hands": hands, "counts": [9] * 8},
        **{"worth": [[seat + pip for pip in range(9)] for seat in range(8)]},
        **{"scores": scores, "totals": totals, "round_winners": [3], "ready": [2, 5]},
        "winners": [totals.index(min(totals))] if phase == "match_over" else [],
    }


def see(ada: Visitor, page_host: PageHost, scene: dict[str, Any]) -> Visitor:
    """Opens a table at its end, as this scene has it."""
    seats = len(scene["players"])
    made = page_host.make(seats=seats, bots=["greedy"] * (seats - 1))
    show_view(ada, page_host, **scene)
    ada.open_seat(made.table, made.token)
    expect(ada.score).to_be_visible()
    return ada


def sums(ada: Visitor) -> Locator:
    """The points of the round, as they are seen; the fewest first."""
    return ada.page.locator(".count .points b")


def records(server: Server, made: Made) -> list[Any]:
    """The finished rounds, as the server keeps them."""
    head = {"Authorization": f"Bearer {made.invite}"}
    path = f"/api/tables/{made.table}/matches/1/records"
    return [json.loads(line) for line in server.call("GET", path, headers=head).body.splitlines()]


def last_hands(server: Server, made: Made) -> list[list[str]]:
    """What everyone held at the end of the first round."""
    head = {"Authorization": f"Bearer {made.invite}"}
    path = f"/api/tables/{made.table}/matches/1/records/1/steps"
    hands: list[list[str]] = server.call("GET", path, headers=head).data["steps"][-1]["view"][
        "hands"
    ]
    return hands


# ---------------------------------------------------------------------- counting


def test_what_a_round_ends_with_is_what_the_server_counted(visit: Visit, server: Server) -> None:
    made = server.make(seats=3, bots=["greedy", "greedy"], rules=SMALL, rounds=3)
    ada = visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()
    (record,) = records(server, made)
    expect(sums(ada)).to_have_text([f"+{points}" for points in sorted(record["scores"])])
    lines = ada.page.locator(".count").get_by_role("listitem")
    expect(lines.filter(has_text="won the round")).to_have_count(len(record["winners"]))
    order = sorted(range(3), key=lambda seat: record["scores"][seat])
    for line, seat in zip(lines.all(), order, strict=True):
        shown = line.get_by_role("img").evaluate_all("(all) => all.map((tile) => tile.ariaLabel)")
        assert shown == [words.spoken(tile) for tile in last_hands(server, made)[seat]]


def test_hands_are_counted_tile_by_tile(visit: Visit, page_host: PageHost) -> None:
    ada = visit("desk", **MOVING)
    ada.page.add_init_script(f"({ALL_READ})()")
    see(ada, page_host, round_over())
    expect(sums(ada)).to_have_text(["+0", "+99"])
    assert ada.page.evaluate("window.read") == ["+0", "+50", "+80", "+87", "+99"]


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_one_reads_what_blanks_cost(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = see(visit(screen), page_host, round_over())
    line = ada.page.get_by_text("Blanks count 25 each, and 0-0 counts 50.")
    expect(line).to_be_in_viewport(ratio=1)


def test_where_nothing_is_to_move_the_result_is_there_at_once(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("desk")
    ada.page.add_init_script(f"({ALL_READ})()")
    see(ada, page_host, round_over())
    expect(sums(ada)).to_have_text(["+0", "+99"])
    assert ada.page.evaluate("window.read") == ["+99"]


@pytest.mark.release
def test_a_tap_ends_the_counting(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone", using="finger", **MOVING)
    ada.page.clock.install()
    see(ada, page_host, round_over())
    ada.page.clock.pause_at("2100-01-01")
    ada.page.get_by_role("heading", level=2).tap()
    ada.page.clock.run_for(20)
    expect(sums(ada)).to_have_text(["+0", "+99"])


def test_screen_readers_hear_the_result_and_no_counting(visit: Visit, page_host: PageHost) -> None:
    ada = see(visit("desk", **MOVING), page_host, round_over())
    spoken = ada.page.get_by_role("log").locator("div")
    expect(spoken).to_have_text(["You: 0 points, 12 in all.", "Bruno: 99 points, 99 in all."])
    expect(sums(ada).first).to_have_attribute("aria-hidden", "true")
    expect(ada.page.locator(".count li").nth(1)).to_contain_text("99 points")


# ---------------------------------------------------------------------- sheet and chart


def test_the_chart_has_a_line_for_everyone_and_says_the_totals(
    visit: Visit, page_host: PageHost
) -> None:
    scene = long_match()
    ada = see(visit("phone"), page_host, scene)
    chart = ada.page.locator(".chart").get_by_role("img")
    expect(chart.locator(".trace")).to_have_count(8)
    told = chart.get_attribute("aria-label") or ""
    names = ["You", *NAMES[1:]]
    for name, total in zip(names, scene["totals"], strict=True):
        assert f"{name} {total}" in told
    kinds = chart.locator(".course").evaluate_all(
        """(all) => all.map((course) => [
          course.querySelector('.trace').getAttribute('stroke-dasharray'),
          course.querySelector('.point').getAttribute('d'),
          course.classList.contains('hollow')].join())"""
    )
    assert len(set(kinds)) == 8, "lines are told apart without colour"
    labels = boxes.things(ada.page, name=".chart .name")
    assert len(labels) == 8
    assert boxes.overlaps([label for label in labels if label.in_sight]) == []
    assert all(label.box[2] <= 390 for label in labels)


def test_the_sheet_tells_every_round_and_the_total(visit: Visit, page_host: PageHost) -> None:
    ada = see(visit("desk"), page_host, round_over())
    rows = ada.page.get_by_role("region", name=words.ROUND_BY_ROUND).get_by_role("row")
    expect(rows).to_have_text(
        ["RoundYouBruno", "1120, fewest of the round", "20, fewest of the round99", "Total1299"]
    )


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_a_sheet_of_eight_and_thirteen_rounds_can_be_read(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = see(visit(screen), page_host, long_match())
    assert boxes.too_wide(ada.page) == []
    sheet = ada.page.get_by_role("region", name=words.ROUND_BY_ROUND)
    sheet.evaluate("(node) => { node.scrollIntoView(); node.scrollTo(9999, 9999); }")
    ada.page.evaluate(NEXT_FRAMES)
    last = sheet.get_by_role("row").nth(13)
    for shown in (
        sheet.get_by_role("columnheader").last,
        sheet.get_by_role("columnheader").first,
        last.get_by_role("rowheader"),
        last.get_by_role("cell").last,
        sheet.get_by_role("row").last.get_by_role("cell").last,
    ):
        expect(shown).to_be_in_viewport(ratio=0.9)


# ---------------------------------------------------------------------- what comes next


def test_the_next_round_begins_when_everyone_is_ready(visit: Visit, server: Server) -> None:
    made = server.make(rules={"max_pip": 6, "hand": 2}, rounds=5)
    ada, bo = visit("desk"), visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    bo.open_seat(made.table, server.sit(made))
    for each in (ada, bo):
        each.table_is_shown()
    play_together(ada, bo)
    expect(ada.score).to_be_visible()
    expect(bo.score).to_be_visible()
    ada.sees(words.BY_ITSELF)
    ada.press(ada.button(words.NEXT_ROUND))
    ada.sees(words.WAITING_FOR_BO)
    expect(bo.page.locator(".count li").filter(has_text="Ada")).to_contain_text(words.READY)
    bo.press(bo.button(words.NEXT_ROUND))
    for each in (ada, bo):
        expect(each.page.get_by_role("heading", level=1)).to_have_text(words.round_of(2, 5))
        each.table_is_shown()


def test_a_match_ends_with_a_ranking_a_text_to_share_and_its_records(
    visit: Visit, server: Server
) -> None:
    made = server.make(bots=["greedy"], rules=SMALL, rounds=2)
    ada = visit("desk", permissions=["clipboard-read", "clipboard-write"])
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()
    ada.press(ada.button(words.NEXT_ROUND))
    ada.table_is_shown()
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    kept = records(server, made)
    totals = [sum(points) for points in zip(*(each["scores"] for each in kept), strict=True)]
    expect(ada.page.locator(".ranking .points")).to_have_text(
        [f"{total} point{'' if total == 1 else 's'}" for total in sorted(totals)]
    )
    ada.press(ada.button(words.SHARE))
    ada.sees(words.COPIED)
    copied = ada.page.evaluate("navigator.clipboard.readText()").splitlines()
    names = [each["name"] for each in _summary(server, made)["players"]]
    assert copied[0] == "Mexican Train · Nordic · 2 rounds"
    assert sorted(copied[2:4]) == sorted(
        f"{1 + sum(other < total for other in totals)}. {name}: {total}"
        for name, total in zip(names, totals, strict=True)
    )
    with ada.page.expect_download() as saving:
        ada.press(ada.button(words.DOWNLOAD))
    assert saving.value.suggested_filename == f"mexican-train-{made.table}-1.jsonl"
    lines = saving.value.path().read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == kept
    assert len(kept) == 2
    ada.press(ada.button(words.PLAY_AGAIN))
    ada.table_is_shown()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words.round_of(1, 2))


def _summary(server: Server, made: Made) -> Any:
    head = {"Authorization": f"Bearer {made.invite}"}
    path = f"/api/tables/{made.table}/matches/1"
    return server.call("GET", path, headers=head).data["summary"]


@pytest.mark.release
def test_a_device_that_shares_is_given_the_text(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone", using="finger")
    ada.page.add_init_script(
        "navigator.share = async ({ text }) => { document.title = text.split('\\n')[1]; };"
    )
    see(ada, page_host, round_over(phase="match_over", winners=[0]))
    ada.press(ada.button(words.SHARE))
    expect(ada.page).to_have_title("Ada won with 12 points.")


def test_another_match_is_asked_for_and_only_the_host_need_not_wait(
    visit: Visit, page_host: PageHost
) -> None:
    over = round_over(phase="match_over", winners=[1], host=1)
    ada = see(visit("phone"), page_host, over | {"ready": [1]})
    ada.sees("Bruno would like to play again.")
    expect(ada.button(words.PLAY_AGAIN)).to_be_visible()
    asked = see(visit("phone"), page_host, over | {"ready": [0]})
    expect(asked.button("Begin without waiting")).to_have_count(0)
    host = see(visit("phone"), page_host, over | {"host": 0, "ready": [0]})
    expect(host.button("Begin without waiting")).to_be_visible()


def test_every_finished_round_can_be_watched_again(visit: Visit, page_host: PageHost) -> None:
    ada = see(visit("desk"), page_host, round_over())
    table = ada.page.url.split("/t/")[1].split("#")[0]
    ways = ada.page.locator(".score").get_by_role("link")
    paths = ways.evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    begin = f"/replay/{table}/1"
    assert paths == [f"{begin}/1", f"{begin}/2", f"{begin}/2", f"{begin}/2#deal"]


# ---------------------------------------------------------------------- for everyone


@pytest.mark.parametrize("phase", cases("match_over", rest=["round_over"]))
@pytest.mark.parametrize("screen", cases("phone", rest=["desk"]))
def test_the_score_of_a_long_match_is_accessible(
    visit: Visit, page_host: PageHost, phase: str, screen: str
) -> None:
    ada = see(visit(screen), page_host, long_match(phase))
    assert_accessible(ada)


def test_whoever_went_out_first_has_their_moment(visit: Visit, page_host: PageHost) -> None:
    ada = see(visit("phone"), page_host, round_over())
    expect(ada.page.get_by_role("heading", name="You went out first!")).to_be_visible()
    puffs = ada.page.locator(".cheer .puff")
    expect(puffs).to_have_count(3)  # they are there where nothing moves, too
    assert puffs.evaluate_all(_STILL) == [True] * 3
    assert boxes.cut_off(boxes.things(ada.page, steam=".cheer .steaming, .puff"), ada.page) == []
    bo = see(visit("phone"), page_host, round_over(round_winners=[1], hands=[CLEOS, []]))
    expect(bo.page.get_by_role("heading", name="Bruno went out first!")).to_be_visible()
    assert bo.page.locator(".cheer").count() == 0
    over = round_over(phase="match_over", winners=[0])
    carla = see(visit("desk", **MOVING), page_host, over)
    expect(carla.page.locator(".finale .puff")).to_have_count(3)
    assert carla.page.locator(".finale .puff").evaluate_all(_STILL) == [False] * 3


def test_the_end_of_a_match_stands_in_line_with_its_title_on_a_desk(
    visit: Visit, page_host: PageHost
) -> None:
    ada = see(visit("desk"), page_host, round_over(phase="match_over", winners=[0]))
    title = ada.page.get_by_role("heading", level=1)
    assert abs(boxes.side_of(title, "left") - boxes.side_of(ada.score, "left")) < 1
    # What one can look back at has the whole width, and needs one row of it.
    rows = ada.page.locator(".back .buttons > *").evaluate_all(
        "(all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size"
    )
    assert rows == 1


@pytest.mark.parametrize("phase", ["round_over", "match_over"])
def test_the_foot_of_the_score_leaves_the_smallest_phone_to_the_result(
    visit: Visit, page_host: PageHost, phase: str
) -> None:
    ada = visit("phone", viewport={"width": 320, "height": 568})
    see(ada, page_host, long_match(phase))
    foot = ada.page.locator(".score .next")
    assert boxes.side_of(foot, "height") <= 568 / 5
    buttons = boxes.things(ada.page, button=".score .next button")
    assert [each.name for each in buttons if each.height < boxes.LEAST] == []
    assert boxes.cut_off(buttons, ada.page) == boxes.overlaps(buttons) == []


def test_the_score_uses_the_room_of_a_large_desk(visit: Visit, page_host: PageHost) -> None:
    ada = visit("large desk")
    see(ada, page_host, round_over())
    room = boxes.side_of(ada.page.locator(".score .pages"), "width")
    assert boxes.side_of(ada.page.locator(".score .inside"), "width") > 0.85 * room
    assert boxes.side_of(ada.page.locator(".score .worth").first, "width") >= 75
