from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from limits_reached import new_address, reached, reaches
from real import Answer, Made, Server
from sockets import HOME, Player, Raw
from waiting import poll
from websockets.exceptions import InvalidStatus

from mexican_train.server.settings import Settings
from mexican_train.server.table.secret import code_of

pytestmark = pytest.mark.gate

INNER = {
    "mix_seconds",
    *("bot_pause_least", "bot_pause_most", "knock_pause", "round_pause", "host_pause"),
    *("think_seconds", "workers", "hint_workers", "idle_seconds", "table_hours", "match_days"),
    *("sweep_seconds", "busy_seconds", "lease_seconds", "watchdog_seconds", "spread_seconds"),
}
"""What is set for the server itself and limits nobody who comes to it."""
RATES = ("calls", "files", "tables_made", "wrong_codes", "wrong_secrets")
LONG: dict[str, Any] = {
    **{f"{rate}_seconds": 3600 for rate in RATES},
    "calls": 20,
    "connections_per_address": 6,
    "connections_per_seat": 2,
    "files": 40,
    "sockets_per_address": 12,
    "tables_made": 3,
    "watchers_per_table": 3,
    "wrong_codes": 4,
    "wrong_secrets": 4,
}
"""Limits under which nothing is forgotten while a test runs, however slow the machine is."""
BRIEF: dict[str, Any] = {
    **dict.fromkeys(RATES, 3),
    **{f"{rate}_seconds": 1 for rate in RATES},
    "idle_seconds": 1,
    "sweep_seconds": 0.2,
    "tables_per_address": 5,
}
"""Limits that are reached at once, and over soon."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little and forgets nothing."""
    with Server(tmp_path_factory.mktemp("address"), **LONG) as running:
        yield running


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little and forgets soon."""
    with Server(tmp_path_factory.mktemp("brief"), packed=False, **BRIEF) as running:
        yield running


@pytest.fixture
def address() -> str:
    return new_address()


@pytest.fixture
def made(server: Server) -> Made:
    return server.make(new_address(), seats=2)


def sheets(server: Server, address: str, **headers: str) -> Answer:
    return server.call("GET", "/api/sheets", headers=headers, address=address)


def turned_away(server: Server, table: str, address: str) -> tuple[int, str]:
    """How a connection is refused at the door."""
    with pytest.raises(InvalidStatus) as refused:
        Player(server.port, table, address)
    response = refused.value.response
    return response.status_code, json.loads(response.body)["error"]["code"]


def test_every_limit_is_reached_by_a_test() -> None:
    assert {each.name for each in fields(Settings)} - INNER == reached()


# ---------------------------------------------------------------------- calls


@reaches("calls")
def test_an_address_that_calls_too_fast_is_refused(server: Server, address: str) -> None:
    answers = [sheets(server, address) for _ in range(25)]
    assert [each.status for each in answers[:20]] == [200] * 20
    assert {(each.status, each.error) for each in answers[20:]} == {(429, "too_fast")}
    assert sheets(server, new_address()).status == 200


@pytest.mark.release
@reaches("calls_seconds")
def test_an_address_that_called_too_fast_is_answered_again_later(
    brief: Server, address: str
) -> None:
    assert poll(lambda: sheets(brief, address).status == 429)
    assert poll(lambda: sheets(brief, address).status == 200)


@reaches("files")
@pytest.mark.parametrize("path", ["/", "/web/index.html", "/locales/en/table.ftl", "/healthz"])
def test_an_address_that_fetches_files_without_end_is_refused(
    server: Server, address: str, path: str
) -> None:
    answers = [server.call("GET", path, address=address) for _ in range(45)]
    assert [each.status for each in answers[:40]] == [200] * 40
    answers += [sheets(server, address)]  # whatever it asks for then
    assert {(each.status, each.error) for each in answers[40:]} == {(429, "too_fast")}
    assert sheets(server, new_address()).status == 200


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nope", 404), ("GET", "/t/k7qf3mxw/", 404), ("DELETE", "/api/tables", 405)],
)
def test_an_address_that_asks_for_what_there_is_not_is_refused_as_well(
    server: Server, address: str, method: str, path: str, status: int
) -> None:
    answers = [server.call(method, path, address=address) for _ in range(45)]
    assert [each.status for each in answers[:40]] == [status] * 40
    assert {(each.status, each.error) for each in answers[40:]} == {(429, "too_fast")}


@pytest.mark.release
@reaches("files_seconds")
def test_an_address_that_fetched_too_much_is_served_again_later(
    brief: Server, address: str
) -> None:
    def fetch() -> int:
        return brief.call("GET", "/", address=address).status

    assert poll(lambda: fetch() == 429)
    assert poll(lambda: fetch() == 200)


def test_nobody_gets_more_by_making_up_an_address(server: Server, address: str) -> None:
    answers = [
        sheets(server, address, **{"X-Forwarded-For": f"10.0.0.{number}", "X-Real-IP": "10.0.0.1"})
        for number in range(25)
    ]
    assert [each.status for each in answers] == [200] * 20 + [429] * 5


def test_behind_a_proxy_an_address_is_the_one_that_the_proxy_tells(tmp_path: Path) -> None:
    with Server(tmp_path, "--proxies", HOME, packed=False, calls=5, calls_seconds=1000) as server:
        for number in range(1, 9):
            one, other = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": f"10.0.1.{number}"}
            assert sheets(server, HOME, **one).status == (200 if number <= 5 else 429)
            assert sheets(server, HOME, **other).status == 200


# ---------------------------------------------------------------------- tables


@reaches("tables_made")
def test_an_address_makes_only_so_many_tables(server: Server, address: str) -> None:
    for _ in range(3):
        server.make(address)
    fourth = server.call("POST", "/api/tables", {"name": "Ada"}, address=address)
    assert (fourth.status, fourth.error) == (429, "too_fast")
    assert server.make(new_address())


@pytest.mark.release
@reaches("tables_made_seconds", "tables_per_address")
def test_an_address_keeps_only_so_many_tables(brief: Server, address: str) -> None:
    def make() -> Answer:
        return brief.call("POST", "/api/tables", {"name": "Ada"}, address=address)

    with ExitStack() as stack:
        players: list[Player] = []

        def sit(answer: Answer) -> bool:
            if answer.status == 201:
                data = answer.data
                player = brief.player(data["table"], new_address(), token=data["token"])
                players.append(stack.enter_context(player))
            return answer.status == 201

        while len(players) < 5:
            assert poll(lambda: sit(make()))
        assert poll(lambda: make().error == "too_many")
        assert brief.make(new_address())
        players[0].close()  # a table that nobody is at counts no longer
        assert poll(lambda: make().status == 201)


@pytest.mark.release
@reaches("tables")
def test_a_server_holds_only_so_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, tables=2, idle_seconds=0, sweep_seconds=0.2) as server:
        first, second = server.make(), server.make()
        with server.player(second.table, token=second.token):
            with server.player(first.table, token=first.token):
                answer = server.call("POST", "/api/tables", {"name": "Ada"})
                assert (answer.status, answer.error) == (429, "too_many")
            tables = "mexican_train_tables"
            assert poll(lambda: server.metric(tables) == 1)
            third = server.make()
            with server.player(third.table, token=third.token):
                with Player(server.port, first.table) as late:
                    late.send({"type": "hello", "token": first.token})
                    assert late.get()["reason"] == "too_many"
                    assert late.closed() == 1013
                assert server.call("GET", f"/api/tables/{first.table}").error == "too_many"
        assert poll(lambda: server.metric(tables) == 0)
        server.player(first.table, token=first.token).close()


# ---------------------------------------------------------------------- secrets


def hello(server: Server, made: Made, address: str, **secret: str) -> str:
    with Player(server.port, made.table, address) as player:
        player.send({"type": "hello", **secret})
        return str(player.get().get("reason"))


def wrong_token(server: Server, made: Made, address: str) -> None:
    assert hello(server, made, address, token="x" * 32) == "bad_secret"


def wrong_token_later(server: Server, made: Made, address: str) -> None:
    with server.player(made.table, address, invite=made.invite) as player:
        player.send({"type": "hello", "token": "x" * 32})
        assert player.get()["reason"] == "bad_secret"


def wrong_invite(server: Server, made: Made, address: str) -> None:
    body = {"name": "Eve", "invite": "x" * 16}
    answer = server.call("POST", f"/api/tables/{made.table}/seats", body, address=address)
    assert answer.error == "bad_secret"


def wrong_table(server: Server, made: Made, address: str) -> None:
    answer = server.call("GET", "/api/tables/zzzz2222", address=address)
    assert answer.error == "no_such_table"


def wrong_bearer(server: Server, made: Made, address: str) -> None:
    bearer = {"Authorization": "Bearer " + "x" * 16}
    answer = server.call("GET", f"/api/tables/{made.table}", headers=bearer, address=address)
    assert answer.status == 200
    assert answer.data["players"] is None


def too_fast(server: Server, address: str) -> bool:
    """Whether one more table that there is not is too many."""
    answer = server.call("GET", "/api/tables/zzzz2222", address=address)
    return (answer.status, answer.error) == (429, "too_fast")


@reaches("wrong_secrets")
@pytest.mark.parametrize(
    "wrong", [wrong_token, wrong_token_later, wrong_invite, wrong_table, wrong_bearer]
)
def test_an_address_that_guesses_is_refused_but_right_secrets_come_in(
    server: Server, made: Made, address: str, wrong: Callable[[Server, Made, str], None]
) -> None:
    for _ in range(4):
        wrong(server, made, address)
    assert too_fast(server, address)
    body = {"name": "Eve", "invite": "x" * 16}
    sat = server.call("POST", f"/api/tables/{made.table}/seats", body, address=address)
    assert (sat.status, sat.error) == (429, "too_fast")
    assert hello(server, made, address, token="y" * 32) == "too_fast"
    assert hello(server, made, address, token=made.token) == "None"
    assert server.call("GET", f"/api/tables/{made.table}", address=address).status == 200
    server.sit(made, address=address)


def test_a_foreign_page_full_of_pictures_locks_nobody_out(
    server: Server, made: Made, address: str
) -> None:
    code = code_of(made.invite)
    for _ in range(10):
        server.call("GET", "/api/tables/zzzz2222", address=address)
    found = server.call("POST", "/api/codes", {"code": code}, address=address)
    assert (found.status, found.data["invite"]) == (200, made.invite)
    server.sit(made, address=address)


@pytest.mark.release
@reaches("wrong_secrets_seconds")
def test_an_address_that_guessed_is_answered_again_later(brief: Server, address: str) -> None:
    assert poll(lambda: too_fast(brief, address))
    assert poll(lambda: not too_fast(brief, address))


def ask_code(server: Server, code: str, address: str) -> Answer:
    return server.call("POST", "/api/codes", {"code": code}, address=address)


@pytest.mark.release
@reaches("wrong_codes_seconds")
def test_an_address_that_guessed_codes_is_answered_again_later(brief: Server, address: str) -> None:
    code = code_of(brief.make(new_address(), seats=3).invite)
    assert poll(lambda: ask_code(brief, "zzzzzz", address).status == 429)
    assert poll(lambda: ask_code(brief, code, address).status == 200)


@reaches("wrong_codes")
def test_an_address_that_guesses_codes_must_wait_with_right_ones_too(
    server: Server, address: str
) -> None:
    made = server.make(new_address(), seats=3)
    code = code_of(made.invite)
    guesses = [ask_code(server, "zzzzzz", address) for _ in range(5)]
    assert [each.error for each in guesses] == ["no_such_code"] * 4 + ["too_fast"]
    assert ask_code(server, code, address).status == 429
    assert ask_code(server, code, new_address()).status == 200


# ---------------------------------------------------------------------- connections


@reaches("sockets_per_address")
def test_an_address_opens_only_so_many_connections(server: Server, address: str) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(Raw(server.port, address))
        with Raw(server.port, address) as more:
            assert more.rest() == b""
        assert sheets(server, new_address()).status == 200


@reaches("connections_per_address")
def test_an_address_has_only_so_many_sockets_at_tables(
    server: Server, made: Made, address: str
) -> None:
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(Player(server.port, made.table, address))
        assert turned_away(server, made.table, address) == (429, "too_many")
        server.player(made.table, new_address(), token=made.token).close()


@pytest.mark.release
def test_closed_connections_make_room_for_others(
    server: Server, made: Made, address: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(Raw(server.port, address))
    assert poll(lambda: sheets(server, address).status == 200)
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(Player(server.port, made.table, address))
        turned_away(server, made.table, address)
    assert poll(lambda: hello(server, made, address, token=made.token) == "None")
    with Server(tmp_path, packed=False, connections=3) as small:
        table = small.make()
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(small.player(table.table, new_address(), token=table.token))
            assert turned_away(small, table.table, new_address()) == (429, "too_many")
        assert poll(lambda: small.metric("mexican_train_connections") == 0)
        small.player(table.table, new_address(), token=table.token).close()


@reaches("connections_per_seat")
def test_a_seat_is_open_in_only_so_many_places(server: Server, made: Made) -> None:
    with ExitStack() as stack:
        open = [
            stack.enter_context(server.player(made.table, new_address(), token=made.token))
            for _ in range(3)
        ]
        assert open[0].closed() == 4409
        assert [each.ask("ping")["type"] for each in open[1:]] == ["pong", "pong"]
        with server.player(made.table, new_address(), invite=made.invite) as watcher:
            assert watcher.view["players"][0]["connected"]


@reaches("watchers_per_table")
def test_a_table_is_watched_by_only_so_many(server: Server, made: Made) -> None:
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(server.player(made.table, new_address(), invite=made.invite))
        with Player(server.port, made.table, new_address()) as fourth:
            fourth.send({"type": "hello", "invite": made.invite})
            assert fourth.get()["reason"] == "too_many"
            assert fourth.closed() == 1013
        with server.player(made.table, new_address(), token=made.token) as player:
            assert player.view["seat"] == 0


@reaches("connections")
def test_a_server_bears_only_so_many_connections(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, connections=3) as server:
        made = server.make()
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(server.player(made.table, new_address(), token=made.token))
            assert turned_away(server, made.table, new_address()) == (429, "too_many")
            assert server.call("GET", "/healthz").status == 200


def test_nothing_of_this_was_a_failure_of_the_server(server: Server) -> None:
    assert server.trouble() == []


@pytest.mark.release
def test_nothing_that_was_brief_was_a_failure_of_the_server(brief: Server) -> None:
    assert brief.trouble() == []
