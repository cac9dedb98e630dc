"""People at a table in trouble, by their programs: each speaks the protocol as it is written,
sends again under the same id what was not answered, and comes back whenever it is cut off."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from checker import PASSING
from network import Line, Network
from simulated_device import SimulatedDevice

PATIENCE = 2.5
"""Seconds without an answer after which one connects anew."""
WRONG, NO_TABLE, GIVEN_UP, SIGNED_OUT = 4403, 4404, 4410, 4411
"""Codes with which connections end that need not be tried again."""
GARBAGE = ("", "{", "[]", '{"type":"act","id":"bad"}', '{"type":"fly","id":"bad"}')


class SimulatedPerson:
    """A person at one device. Two devices may have one seat; without a seat one only watches."""

    def __init__(
        self, network: Network, table: str, name: str, seat: int | None, **secret: str
    ) -> None:
        self.network = network
        self.table = table
        self.name = name
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.helpful = False
        """Whether it only does what brings the table on."""
        self.left = False
        self.welcomed = False
        self._secret = secret
        self._new_token: str | None = None
        """What the seat is to open with, until that was answered."""
        self._came_with: str | None = None
        self._line: Line | None = None
        self._waits_since: float | None = None
        self._thinking = False
        self._count = 0
        self._chance = network.chance
        self.device = SimulatedDevice(network.chance, name)
        self._mixed_for = ""
        self._alarm()

    @property
    def settled(self) -> bool:
        """Whether it is at the table, and waits for no answer."""
        return self.left or (self.welcomed and self.pending is None)

    @property
    def version(self) -> int:
        """The version it sees."""
        return int(self.view.get("version", 0))

    # ------------------------------------------------------------------ coming and going

    def come(self) -> None:
        """Connects, and says hello."""
        self.go()
        if not self.left:
            self._line = self.network.open(self, self.table)
            self._came_with = self._secret.get("token")
            self._line.say(self._hello())
            self._wait()

    def go(self, known_after: float = 0.0) -> None:
        """Is gone; the server knows at once, or finds out later."""
        if self._line is not None:
            self._line.hang_up(known_after)
        self._line = None
        self.welcomed = False

    def lost(self, line: Line, code: int) -> None:
        """The connection is gone."""
        if line is self._line:
            self._line = None
            self.welcomed = False
            if code in (WRONG, SIGNED_OUT) and self._has_new_token():
                return
            if code in (WRONG, NO_TABLE):
                self._turned_away(code)
            self.left = self.left or code == GIVEN_UP or self._signed_out(code)

    def _signed_out(self, code: int) -> bool:
        """Whether another device of the seat has a token that this one has not."""
        token = self._secret.get("token")
        return code == SIGNED_OUT and not self.network.checker.holds(self.seat, str(token))

    def _has_new_token(self) -> bool:
        """Whether there is another token than the one this connection began with."""
        if self._new_token is not None:
            self._renewed()
        return self._secret.get("token") != self._came_with

    def _hello(self) -> str:
        return json.dumps({"type": "hello", **self._secret})

    def _renewed(self) -> None:
        assert self._new_token is not None
        self._secret, self._new_token = {"token": self._new_token}, None

    def _turned_away(self, code: int) -> None:
        token = self._secret.get("token")
        if token is None or code == NO_TABLE or self.network.checker.holds(self.seat, token):
            self.network.checker.fail(f"{self.name} was turned away with {code}")
        self.left = True

    def _alarm(self) -> None:
        """Looks around every now and then."""
        chance, network = self._chance, self.network
        late = self._waits_since is not None and self._now() - self._waits_since > PATIENCE
        if self.left:
            return
        if chance.random() < network.faults.vanish:
            self.go(chance.choice((0.0, 1.0, 40.0)))
            self._later(chance.choice((0.5, 5.0, 30.0)), self._alarm)
            return
        if self._line is None or late:
            self.come()
        elif self._waits_since is None:
            self._send({"type": "ping", "id": "ping"})
            self._wait()
            self._think()
        self._later(chance.uniform(1.5, 5.0), self._alarm)

    # ------------------------------------------------------------------ listening

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        """A message arrives."""
        if line is not self._line:
            return
        kind, version = message["type"], message.get("version")
        answers = self.pending is not None and message.get("id") == self.pending["id"]
        if kind == "welcome":
            self._welcome(message)
        elif not self.welcomed:
            return
        elif kind == "update" and version == self.version + 1:
            self._see(message["view"])
        elif version is not None and version > self.version and kind not in ("refused", "ack"):
            self._line.say(self._hello())  # there is a gap
        elif kind == "players":
            self.view["players"] = message["players"]
        elif kind == "pong":
            self._waits_since = None
        elif kind == "refused" and answers:
            self._refused(message)
        elif answers:
            if self._new_token is not None and message.get("type") == "ack":
                self._renewed()
            self._answered()

    def _welcome(self, message: dict[str, Any]) -> None:
        self.welcomed = True
        self._waits_since = None
        self._mixed_for = ""
        self._see(message["view"])
        if self.pending is not None:
            self._again()

    def _see(self, view: dict[str, Any]) -> None:
        if view["version"] >= self.version:
            self.view = view
            if self.seat is not None:
                self._add_to_deals()
        self._think()

    def _add_to_deals(self) -> None:
        """Commits and reveals, once for each thing there is to add."""
        view = self.view
        due = f"{view['next_commitment']} {view['mixing']}"
        if due == self._mixed_for:
            return
        self._mixed_for = due
        if view["mixing"] is None:
            message = self.device.mix(view)
            if message is not None:
                self._send(message)
        elif (said := self.device.reveal(view)) is not None:
            delay, message = said
            self._later(delay, lambda: self._reveal(message))

    def _reveal(self, message: dict[str, Any]) -> None:
        if self.welcomed and self.seat is not None:
            self.network.checker.revealed[self.seat, message["id"]] = message["nonce"]
            self._send(message)

    def _refused(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["reason"] in PASSING:
            self._waits_since = None
            self._later(self._chance.uniform(0.3, 1.5), self._again)
            return
        if self.seat is not None:
            self.network.checker.refused(self.seat, self.pending["id"])
        if message.get("view"):
            self._see(message["view"])
        self._answered()

    def _answered(self) -> None:
        self.pending = self._waits_since = None
        self._think()

    # ------------------------------------------------------------------ speaking

    def ask(self, type: str, **fields: Any) -> None:
        """Asks for something, until it is answered."""
        self.pending = {"type": type, "id": self._next_id(), **fields}
        self._count += 1
        if self.seat is not None:
            self.network.checker.asked[self.seat, self.pending["id"]] = self.pending
        self._again()

    def _next_id(self) -> str:
        return f"{self.name}{self._count}"

    def _again(self) -> None:
        if self.pending is not None and self.welcomed:
            self._send(self.pending)
            self._wait()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._line is not None
        self._line.say(json.dumps(message))

    def _wait(self) -> None:
        self._waits_since = self._now()

    # ------------------------------------------------------------------ playing

    def _think(self) -> None:
        if not self._thinking:
            self._thinking = True
            self._later(self._chance.choice((0.0, 0.01, 0.3)), self._move)

    def _move(self) -> None:
        self._thinking = False
        if self.pending is not None or not self.welcomed:
            return
        chance, view = self._chance, self.view
        if self.seat is None:
            if not self.helpful and chance.random() < 0.05:
                self.ask(chance.choice(("next", "history", "leave")))
        elif not self.helpful and chance.random() < 0.12:
            self._do_something_else()
        elif view["host"] == self.seat and self._do_as_host():
            pass
        elif view["calls"] and chance.random() < 0.7:
            self._act(chance.choice(view["calls"]))
        elif view["legal"]:
            self._act(chance.choice(view["legal"]))
        elif view["phase"] == "round_over" and self.seat not in view["ready"]:
            self.ask("next")

    def _act(self, action: str) -> None:
        old = 0 if self.helpful or self._chance.random() < 0.9 else self._chance.randrange(4)
        self.ask("act", version=max(0, self.version - old), action=action)

    def _do_as_host(self) -> bool:
        view, chance = self.view, self._chance
        if view["paused"]:
            self.ask("resume")
        elif view["phase"] == "lobby" and (self.helpful or chance.random() < 0.2):
            self.ask("start")
        elif view["phase"] == "match_over":
            self.ask("rematch")
        elif self._away() is not None and (self.helpful or chance.random() < 0.1):
            self.ask("stand_in", seat=self._away(), level="random")
        else:
            return False
        return True

    def _away(self) -> int | None:
        """The seat to act, if its player is away."""
        turn = self.view["turn"]
        if turn is None or self.view["phase"] != "playing":
            return None
        player = self.view["players"][turn]
        return turn if not player["connected"] and player["stand_in"] is None else None

    def _do_something_else(self) -> None:
        chance, count = self._chance, self._count
        others = [seat for seat, _ in enumerate(self.view["players"]) if seat != self.seat]
        deeds: list[Callable[[], None]] = [
            lambda: self.ask("say", text=self._next_id()),  # so that each line is known again
            lambda: self.ask("say", text=self._next_id()),
            lambda: self.ask("me", name=f"Somebody {count}"),
            lambda: self._renew(),
            lambda: self.ask("hint"),
            lambda: self.ask("history"),
            lambda: self.ask("why", tile="0-1"),
            lambda: self.ask("mute", seat=chance.choice(others)),
            lambda: self.ask("next"),
            lambda: self.ask("end"),
            lambda: self.ask("pause"),
            lambda: self.ask("host", seat=chance.choice(others)),
            lambda: self.ask("hand_back", seat=chance.choice(others)),
            lambda: self.ask("act", version=self.version, action="6-6@M"),
            lambda: self._leave(),
            lambda: self._line.say(chance.choice(GARBAGE)) if self._line else None,
        ]
        chance.choice(deeds)()

    def _renew(self) -> None:
        """Signs the other devices of the seat out."""
        self._new_token = self._new_token or self._chance.randbytes(24).hex()
        self.ask("renew", token=self._new_token)

    def _leave(self) -> None:
        """Leaves for good, now and then, unless that would leave nobody."""
        if self.view["host"] != self.seat and self._chance.random() < 0.3:
            self.ask("leave")

    def _now(self) -> float:
        return self.network.loop.time()

    def _later(self, delay: float, deed: Callable[[], None]) -> None:
        self.network.later(delay, deed)
