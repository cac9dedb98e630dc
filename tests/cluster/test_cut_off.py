"""What people and operators see of a server that alone has lost PostgreSQL or Redis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import needs
import pytest
from real import Server
from sockets import Player
from waiting import poll
from websockets.exceptions import InvalidStatus

from benchmarks.relay import Relay
from benchmarks.services import Postgres, Redis

pytestmark = [needs.services, pytest.mark.release]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server, list[Relay]]]:
    """A server that can be cut off from PostgreSQL and from Redis, and one that cannot."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        relays = [stack.enter_context(Relay(each.port)) for each in (postgres, redis)]
        ways = [
            each.url.replace(f":{each.port}/", f":{relay.port}/")
            for each, relay in zip((postgres, redis), relays, strict=True)
        ]
        arguments = (ways, (postgres.url, redis.url))
        sick, well = (
            stack.enter_context(
                Server(
                    tmp_path_factory.mktemp("server"),
                    *("--database", database, "--redis", letters),
                    packed=False,
                )
            )
            for database, letters in arguments
        )
        yield sick, well, relays


@pytest.mark.parametrize(("lost", "lacking"), [(0, "lease"), (1, "link")])
def test_people_of_a_server_that_is_cut_off_are_sent_to_the_others_and_may_come_back(
    pair: tuple[Server, Server, list[Relay]], lost: int, lacking: str
) -> None:
    sick, well, relays = pair
    made = sick.make()
    token = sick.sit(made)
    host = sick.player(made.table, token=made.token)
    assert poll(lambda: sick.metric("mexican_train_servers") == 2)
    # Nobody at the table comes by the other server: what servers tell each other is enough.
    relays[lost].cut()
    assert host.closed() == 1013
    with pytest.raises(InvalidStatus, match="503"):
        Player(sick.port, made.table)
    refused = sick.call("GET", f"/api/tables/{made.table}")
    assert (refused.status, refused.error) == (503, "unreachable")
    assert sick.call("GET", "/readyz").status == 503
    assert poll(lambda: lacking in sick.call("GET", "/readyz").data["lacking"])
    assert sick.call("GET", "/healthz").status == 200
    for secret in (made.token, token):  # all is well elsewhere, while it lasts
        assert well.player(made.table, token=secret).ask("ping")["type"] == "pong"
    assert well.call("GET", "/readyz").status == 200
    relays[lost].mend()
    assert poll(lambda: sick.call("GET", "/readyz").status == 200)
    assert sick.player(made.table, token=made.token).ask("ping")["type"] == "pong"
