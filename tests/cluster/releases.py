"""Servers of other releases, to run beside those of today: the one before, and one to come."""

from __future__ import annotations

import tarfile
from itertools import count
from pathlib import Path

from real import Release, Server
from sockets import Player
from waiting import poll
from websockets.exceptions import ConnectionClosed

PREVIOUS = Path(__file__).parent.parent / "data/previous"
NEXT = Path(__file__).with_name("next_release.py")


def previous_release(folder: Path) -> Release:
    """The last release, unpacked into a folder; it runs interpreted."""
    (packed,) = PREVIOUS.glob("*.tar.xz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return Release(environment={"PYTHONPATH": str(folder), "MEXICAN_TRAIN_INTERPRETED": "1"})


def next_release() -> Release:
    """A release to come, of a later generation."""
    return Release((str(NEXT),), {"PYTHONSAFEPATH": "1"})


class Pair:
    """Two people at a table for two, each at a server of their own, who hold it to what it told."""

    def __init__(self, host: Server, guest: Server) -> None:
        self.made = host.make(rounds=2)
        self._tokens = (self.made.token, guest.sit(self.made))
        self._hands: list[list[str]] = []
        self._version = 0
        self._ids = count(1)
        self.players: list[Player] = []
        self.come(host, guest)

    @property
    def table(self) -> str:
        """The table's name."""
        return self.made.table

    def come(self, *servers: Server) -> None:
        """Both come back, as often as it takes: the table is as it was, to the tile."""
        self.leave()
        pairs = zip(servers, self._tokens, strict=True)
        self.players = [welcomed(server, self.table, token) for server, token in pairs]
        for seat, player in enumerate(self.players):
            self._catch_up(player)
            assert player.view["seat"] == seat
        if self._hands:
            assert [player.view["hand"] for player in self.players] == self._hands
            assert {player.view["version"] for player in self.players} == {self._version}
        self._note()

    def play(self, times: int = 3) -> None:
        """Some moves, by whose turn it is."""
        for _ in range(times):
            seat = next(n for n, player in enumerate(self.players) if player.view["legal"])
            action = self.players[seat].view["legal"][0]
            self.ask(seat, "act", version=self._version, action=action)

    def ask(self, seat: int, type: str, **fields: object) -> None:
        """Something that one of them does, under an id that was never used, and both are told."""
        answer = self.players[seat].ask(type, id=f"i{next(self._ids)}", **fields)
        assert answer["type"] == "ack", answer
        assert answer["version"] > self._version
        self._version = answer["version"]
        for player in self.players:
            self._catch_up(player)
        self._note()

    def leave(self) -> None:
        """Both hang up."""
        for player in self.players:
            player.close()

    def _catch_up(self, player: Player) -> None:
        while player.view["version"] < self._version:
            player.get()

    def _note(self) -> None:
        self._version = max(player.view["version"] for player in self.players)
        for player in self.players:
            self._catch_up(player)
        self._hands = [player.view["hand"] for player in self.players]


def welcomed(server: Server, table: str, token: str) -> Player:
    """Connect to a server until it accepts, as clients do."""

    def connect() -> Player | None:
        try:
            return server.player(table, token=token)
        except ConnectionClosed:
            return None

    player = poll(connect)
    assert player is not None, "not let in"
    return player


def turned_away(server: Server, table: str, token: str) -> tuple[str, int]:
    """Why somebody is not let in, and the code that their connection is closed with."""
    with Player(server.port, table) as player:
        player.send({"type": "hello", "token": token})
        return str(player.until("refused")["reason"]), player.closed()
