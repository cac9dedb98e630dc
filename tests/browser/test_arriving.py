"""Coming to a table: by its link, to watch, by a wrong link; and what is said there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from real import Server
from sockets import HOME
from tiers import cases

from browser import words
from browser.conftest import Visit
from browser.listener import Listener
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.small_hand import able_to_play

NOT_THERE = r"status of 40[34]|4403"
OTHER_VERSION = "This page is not of the same version as the server. Load it again."
# The page knows an address, as if the server had written it into it.
TELL = """(name, content) => document.addEventListener('readystatechange', () => {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}, { once: true })"""
ELSEWHERE = "http://192.0.2.7:8000"
REFUSED = {"type": "refused", "id": None, "reason": "protocol", "message": "no", "speaks": [2]}

_PLACES = """(all) => all.map((each) => {
  const { x, y } = each.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""


def test_whoever_comes_by_the_link_is_asked_for_a_name(visit: Visit, server: Server) -> None:
    made = server.make(seats=3)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    bo = visit("phone", using="finger")
    bo.open_invite(made.table, made.invite)
    bo.sees(words.INVITED)
    bo.sees(words.ADA_IS_HERE)
    bo.sit_down_as("Bo")
    bo.sees(words.LOBBY)
    expect(ada.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    bo.go_home()
    expect(bo.page.get_by_label(words.YOUR_NAME)).to_have_value("Bo")


@pytest.mark.release
@pytest.mark.parametrize("shape", ["phone", "desk"])
def test_a_second_ann_is_asked_to_add_a_letter(
    visit: Visit, server: Server, page_watch: PageWatch, shape: str
) -> None:
    page_watch.expect("status of 409")
    made = server.make(name="Ann", seats=3)
    other = visit(shape)
    other.open_invite(made.table, made.invite)
    other.sit_down_as("ann")
    expect(other.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(other.page.get_by_role("alert")).to_have_text(words.NAME_TAKEN)
    other.sit_down_as("Ann B")
    other.sees(words.LOBBY)


@pytest.mark.release
def test_guests_who_type_no_name_are_told_apart_by_a_number(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    page_watch.expect("status of 409")
    made = server.make(seats=4)
    for _ in range(2):
        other = visit()
        other.open_invite(made.table, made.invite)
        other.sit_down_as("")
        other.sees(words.LOBBY)
    expect(other.page.get_by_role("listitem").filter(has_text="Guest 2")).to_be_visible()


def test_a_seat_whose_answer_was_lost_is_found_again(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(seats=4)
    bo = visit()
    lost: list[int] = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().json()["seat"])
        route.abort()

    page_watch.expect("ERR_FAILED")
    bo.page.route("**/seats", lose)
    bo.open_invite(made.table, made.invite)
    bo.sit_down_as("Bo")
    expect(bo.page.get_by_role("alert")).to_be_visible()  # it was tried more than once
    assert len(lost) > 1
    bo.page.unroute("**/seats")
    bo.page.reload()
    bo.sit_down_as("Bo")
    bo.sees(words.LOBBY)
    assert set(lost) == {1}
    expect(bo.page.get_by_text("Free seat")).to_have_count(2)


def test_whoever_watches_sees_the_trains_and_no_hand(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules={"hand": 6}, rounds=1)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    wagons = ada.lanes.locator(".wagon")
    ada.take_turn()
    ada.wait_for_turn()
    expect(wagons).not_to_have_count(0)
    watcher = visit("desk")
    watcher.open_invite(made.table, made.invite)
    watcher.press(watcher.button(words.JUST_WATCH))
    watcher.sees(words.WATCHING)
    shown = [
        tile.get_attribute("aria-label")
        for tile in watcher.page.get_by_role("img").or_(watcher.page.get_by_role("button")).all()
    ]
    hand = ada.hand()
    assert hand
    assert not set(hand) & set(shown)
    assert watcher.hand() == []
    expect(watcher.lanes.locator(".wagon")).to_have_count(wagons.count())
    expect(watcher.button(words.HINT)).to_have_count(0)


def test_a_link_to_no_table_says_so(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    ada = visit("phone", using="finger")
    page_watch.expect(NOT_THERE)
    ada.open_invite("nosuchtable", "nothing")
    ada.sees(words.NO_SUCH_TABLE)
    ada.press(ada.button(words.TO_HOME))
    expect(ada.button(words.PLAY_NOW)).to_be_visible()


def test_a_link_without_its_secret_says_so(visit: Visit, server: Server) -> None:
    made = server.make()
    bo = visit()
    bo.page.goto(f"{bo.address}/t/{made.table}")
    bo.sees(words.LOCKED)


def test_a_link_with_a_wrong_secret_lets_nobody_sit(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make()
    bo = visit()
    page_watch.expect(NOT_THERE)
    bo.open_invite(made.table, "wrongwrongwrong1")
    bo.sees(words.LOCKED)
    expect(bo.page.get_by_text(words.INVITED)).to_have_count(0)


def test_a_link_with_a_wrong_secret_lets_nobody_watch(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    bo = visit()
    page_watch.expect(NOT_THERE)
    bo.open_invite(made.table, "wrongwrongwrong1")
    bo.sees(words.LOCKED)
    expect(bo.lanes).to_have_count(0)


def test_a_link_with_a_wrong_seat_takes_no_seat_away(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.open_seat(made.table, "x")
    ada.sees(words.WRONG_SEAT_LINK)
    ada.table_is_shown()
    ada.go_home()  # another page, so that the next one reads what is kept
    ada.page.goto(f"{ada.address}/t/{made.table}")
    ada.table_is_shown()
    assert ada.hand()


def test_the_link_of_ones_own_seat_opens_it_again(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.go_home()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()


def test_a_link_is_heard_though_the_table_writes_its_own_address_meanwhile(
    visit: Visit, server: Server
) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.page.evaluate("""() => {
      const own = location.href;
      location.hash = 'seat=x';
      history.replaceState(null, '', own);
    }""")
    ada.sees(words.WRONG_SEAT_LINK)


def test_a_link_with_a_wrong_seat_says_so_to_a_newcomer(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(seats=3)
    bo = visit("phone", using="finger")
    bo.open_seat(made.table, "x")
    bo.sees(words.WRONG_SEAT_LINK)
    bo.press(bo.button("To the table"))
    bo.sees(words.LOCKED)
    bo.open_invite(made.table, made.invite)
    bo.sees(words.INVITED)


def test_whoever_comes_with_the_link_of_a_second_seat_chooses_between_the_two(
    visit: Visit, server: Server
) -> None:
    made = server.make(seats=3)
    second = server.sit(made)
    ada = visit("desk", using="keys")
    ear = Listener(ada.page)
    mine = ada.page.locator(".seats").get_by_role("listitem").filter(has_text="you")
    ada.open_seat(made.table, made.token)
    expect(mine).to_contain_text("Ada")
    for link, choice, name in (
        (second, "Go on as Ada", "Ada"),
        (second, "Play as Bo, by the link", "Bo"),
        (made.token, "Play as Ada, by the link", "Ada"),
    ):
        ada.go_home()
        ada.open_seat(made.table, link)
        ada.sees(words.WHICH_SEAT)
        assert (ear.at.role, ear.at.name) == ("heading", words.WHICH_SEAT)
        links = [field.input_value() for field in ada.page.get_by_role("textbox").all()]
        assert {each.split("#seat=")[1] for each in links} == {made.token, second}
        ada.press(ada.button(choice))
        expect(mine).to_contain_text(name)
        ada.page.reload()  # nobody is asked again
        expect(mine).to_contain_text(name)


def test_a_link_is_joined_from_home_and_what_is_none_is_refused(
    visit: Visit, server: Server
) -> None:
    made = server.make(seats=3)
    bo = visit()
    bo.go_home()
    bo.page.get_by_label(words.LINK).fill("the table of my friends")
    bo.press(bo.button(words.JOIN))
    expect(bo.page.get_by_role("alert")).to_contain_text(words.NOT_A_LINK)
    bo.page.get_by_label(words.LINK).fill(f"{bo.address}/t/{made.table}#{made.invite}")
    bo.press(bo.button(words.JOIN))
    bo.sees(words.INVITED)


def test_what_is_said_is_shown_as_it_was_typed(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    text = "<b id='bold'>Hi</b> <img src=x onerror=alert(1)> &amp; ${1}"
    ada.page.get_by_label(words.SAY).fill(text)
    ada.press(ada.button(words.SEND))
    line = ada.page.get_by_role("region", name=words.CHAT).get_by_role("listitem")
    expect(line).to_have_text(f"Ada {text}")
    expect(line.locator("#bold, img")).to_have_count(0)


def test_a_name_is_shown_as_it_was_typed(visit: Visit, server: Server) -> None:
    made = server.make(name="<i>Ada</i>", seats=3)
    bo = visit()
    bo.open_invite(made.table, made.invite)
    bo.sees("<i>Ada</i> is at the table.")


@pytest.mark.parametrize("screen", cases("phone", rest=["desk"]))
def test_a_hint_points_at_tile_and_place_and_moves_nothing(
    visit: Visit, server: Server, screen: str
) -> None:
    made = able_to_play(server)
    ada = visit(screen)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.wait_for_turn()
    before = ada.page.locator(".piece, .lane").evaluate_all(_PLACES)
    ada.press(ada.button(words.HINT))
    expect(ada.tray.get_by_role("status")).to_have_text(words.ADVICE)
    expect(ada.page.locator(".piece.advised")).to_have_count(1)
    expect(ada.slots).to_have_count(1)
    assert ada.page.locator(".piece, .lane").evaluate_all(_PLACES) == before
    held = len(ada.hand())
    ada.press(ada.slots.first)
    expect(ada.page.locator(".piece")).to_have_count(held - 1)


def test_nothing_is_asked_of_another_host(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"], rules={"max_pip": 6, "hand": 5}, rounds=1)
    ada = visit("desk")
    ada.go_home()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.take_turn()
    assert page_watch.requests > 10
    assert page_watch.hosts == {ada.address.removeprefix("http://")}


def test_a_page_of_another_version_is_loaded_anew_once_and_then_says_so(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    page_watch.expect("4426")
    hellos: list[int] = []
    loads: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            hellos.append(json.loads(text)["protocol"])
            socket.send(json.dumps(REFUSED))
            socket.close(code=4426, reason="another protocol")

        socket.on_message(heard)

    ada.page.route_web_socket("**/ws/*", refuse)
    ada.page.on("load", lambda page: loads.append(page.url))

    def loads_until(times: int, action: Callable[[], None]) -> None:
        """Do something that loads the page so often, and no more."""
        with ada.page.expect_event("load", lambda _: len(loads) == times):
            action()
        ada.sees(OTHER_VERSION)
        # Playwright may close the first socket of a reloaded page. The page then sends hello again.
        before = [*hellos]
        ada.page.clock.run_for(10_000)
        ada.sees(OTHER_VERSION)
        assert (hellos, len(loads)) == (before, times)
        assert {*hellos} == {1}

    ada.page.clock.install()
    again = ada.button("Load again")
    loads_until(2, lambda: ada.open_seat(made.table, made.token))
    loads_until(3, lambda: ada.press(again))
    # Long afterwards it is another occasion: by the button, and once more by itself.
    old = "() => Object.keys(sessionStorage).map((key) => (sessionStorage[key] = '1 0'))"
    ada.page.evaluate(old)
    loads_until(5, lambda: ada.press(again))


def test_an_address_with_nothing_says_so_and_leads_home(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    page_watch.expect("404")
    ada = visit("phone", using="finger", locale="nb-NO")
    answer = ada.page.goto(f"{ada.address}/ingen/steder")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Her er det ingenting")
    ada.press(ada.page.get_by_role("button", name="Forsiden"))
    expect(ada.page).to_have_url(f"{ada.address}/")
    expect(ada.page.locator("main.home")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "expected"),
    [("told-address", ELSEWHERE), ("network-address", ELSEWHERE), ("no-address", f"http://{HOME}")],
)
def test_an_invite_has_an_address_that_others_can_open(
    name: str, expected: str, visit: Visit, server: Server
) -> None:
    made = server.make(seats=3)
    ada = visit()
    ada.page.add_init_script(f"({TELL})({json.dumps(name)}, {json.dumps(ELSEWHERE)})")
    ada.open_seat(made.table, made.token)
    link = ada.page.locator(".linkfield input").first
    expect(link).to_have_value(re.compile(f"^{expected}(:{server.port})?/t/{made.table}#"))
