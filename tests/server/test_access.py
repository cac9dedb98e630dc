"""Under which names a server is spoken to: those it was told, and addresses; no other name may
suddenly lead to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from real import Server
from sockets import HOME, Player, Raw

from mexican_train.protocol.reasons import Refused
from mexican_train.server.net.access import Access

pytestmark = pytest.mark.gate

PLAY = "https://play.example.org"


class Asked:
    """A request, as far as access asks about it."""

    def __init__(self, address: str = "10.0.0.9", **headers: str) -> None:
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self.client = type("Client", (), {"host": address})


@pytest.mark.parametrize(
    "host",
    [
        *(
            "",
            "localhost",
            "localhost:8000",
            "LOCALHOST",
            "play.example.org",
            "play.example.org:443",
        ),
        *("play.example.org.", "127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[2001:db8::7]"),
    ],
)
def test_a_server_answers_to_its_names_and_addresses(host: str) -> None:
    Access([PLAY], ()).check(Asked(host=host))


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "evil.example:8000",
            "play.example.org.evil.example",
            "[",
            "localhost.evil",
        ),
        *("127.0.0.1.evil.example", "xplay.example.org", "evil.example@localhost:x", "a" * 300),
    ],
)
def test_a_server_answers_to_no_other_name(host: str) -> None:
    with pytest.raises(Refused) as refused:
        Access([PLAY], ()).check_name(Asked(host=host))
    assert refused.value.reason == "wrong_origin"


@pytest.mark.parametrize(
    "name", ["X-Forwarded-For", "X-Real-IP", "CF-Connecting-IP", "Forwarded", "Via"]
)
def test_metrics_are_not_for_who_comes_through_a_proxy_nearby(name: str) -> None:
    access = Access((), ("127.0.0.1", "10.0.0.9"))
    proxied = {name.lower(): "10.9.8.7"}
    assert access.may_watch(Asked("127.0.0.1"))
    assert not access.may_watch(Asked("127.0.0.1", **proxied))
    assert access.may_watch(Asked("10.0.0.9", **proxied))
    assert not access.may_watch(Asked("10.0.0.8"))


def test_metrics_are_for_a_network_and_for_nobody_outside_it() -> None:
    access = Access((), ("10.0.0.0/29", "127.0.0.0/8"))
    assert access.may_watch(Asked("10.0.0.7"))
    assert not access.may_watch(Asked("10.0.0.8"))
    assert access.may_watch(Asked("127.0.0.2"))
    assert not access.may_watch(Asked("127.0.0.2", via="a proxy"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("access"), "--origin", PLAY) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/metrics", "/api/sheets", "/web/index.html", "/sw.js"])
def test_a_foreign_name_that_leads_here_gets_nothing(server: Server, path: str) -> None:
    assert server.call("GET", path).status == 200
    assert server.call("GET", path, headers={"Host": "play.example.org"}).status == 200
    refused = server.call("GET", path, headers={"Host": f"evil.example:{server.port}"})
    assert (refused.status, refused.error) == (403, "wrong_origin")


@pytest.mark.parametrize("path", ["/nope", "/t/k7qf3mxw/", "/api/tables/", "//evil.example/"])
def test_what_there_is_not_leads_nowhere_under_any_name(server: Server, path: str) -> None:
    for host, status in (("localhost", 404), ("203.0.113.9", 404), ("evil.example", 403)):
        answer = server.call("GET", path, headers={"Host": host})
        assert answer.status == status
        assert "location" not in answer.headers


def test_a_foreign_name_opens_no_socket(server: Server) -> None:
    made = server.make()
    with Raw(server.port) as raw:
        assert raw.open(made.table, Host="evil.example") == 403
    with Player(server.port, made.table, HOME) as player:
        player.send({"type": "hello", "token": made.token})
        assert player.get()["type"] == "welcome"


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_probes_are_answered_under_any_name(server: Server, path: str) -> None:
    assert server.call("GET", path, headers={"Host": "server-3.internal"}).status == 200
