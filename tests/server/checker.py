"""What must hold at every step, whatever fails: nothing acknowledged is lost or done twice,
nothing is told before it is saved, nobody sees the table go back.

The checker believes the disk alone. It applies the log to a table of its own as it grows, and holds
everything the server says against that.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
from in_memory import Disk

from mexican_train.protocol.reasons import TableReason
from mexican_train.rules.actions import Catch, Knock
from mexican_train.rules.events import MatchOver, RoundOver
from mexican_train.rules.record import read_record, replay
from mexican_train.rules.verifying import verify_record
from mexican_train.server.store.store import Batch
from mexican_train.server.table import entries as e
from mexican_train.server.table.secret import digest
from mexican_train.server.table.table import Table
from mexican_train.server.table.wire import Teller
from mexican_train.sheets import load_sheet

if TYPE_CHECKING:
    from network import Line

PASSING = (TableReason.STORAGE, TableReason.TOO_FAST)
"""Refusals after which the same message may be sent again, and may do something then."""
SEEN = 4
"""Of so many versions one is compared whole wherever it is told; the others by the hand."""
TAIL, WIDE = 40, 250
"""How much of the story a failure shows."""


class Violation(AssertionError):
    """Something that must never happen has happened."""


class Checker:
    """Looks at one table: its log on disk, and what is said about it."""

    tests = "tests/server/test_simulation.py"

    def __init__(self, seed: int, disk: Disk) -> None:
        self.seed = seed
        self.disk = disk
        self.trace: list[tuple[object, ...]] = []
        self.asked: dict[tuple[int, str], dict[str, Any]] = {}
        """What clients have ever asked for, by seat and id."""
        self.revealed: dict[tuple[int, str], str] = {}
        """The nonces that devices have revealed, by seat and id."""
        self.table = Table("")
        self._acked: dict[tuple[int, str], int] = {}
        self._refused: set[tuple[int, str]] = set()
        self._done: dict[tuple[int, str], int] = {}
        self._entries: list[e.AnyEntry] = []
        self._hands: list[list[list[str]]] = [[]]
        self._calls: list[set[str]] = [set()]
        self._rounds: dict[tuple[int, int], list[str]] = {}
        self._finished: dict[tuple[int, int], Any] = {}
        self._over: set[int] = set()
        self._views: dict[int | None, dict[str, Any]] = {}
        self._problem: str | None = None

    @property
    def version(self) -> int:
        """How far the log has come."""
        return len(self.disk.logs.get(self.table.id, ()))

    def fail(self, problem: str) -> None:
        """Notes what went wrong first; raising here would only be caught by the server."""
        self._problem = self._problem or problem

    def check(self) -> None:
        """Raises if anything went wrong."""
        if self._problem is not None:
            tail = "\n".join(" ".join(map(str, each))[:WIDE] for each in self.trace[-TAIL:])
            raise Violation(
                f"schedule {self.seed}: {self._problem}\n"
                f"replay it with: ./test {self.tests} -k nothing_is_lost "
                f"--schedule {self.seed}\n{tail}"
            )

    def writes(self, batch: Batch) -> None:
        """The server is about to write: only ever what follows what is there."""
        log = self.disk.logs.get(batch.table, [])
        said = self.disk.said.get(batch.table, [])
        one = not batch.rows or batch.rows[0].version == len(log) + 1
        self._must(one, f"version {batch.rows[:1]} is written after {len(log)}")
        later = not batch.said or not said or batch.said[0][0] > said[-1][0]
        self._must(later, f"line {batch.said[:1]} is written after {said[-1:]}")

    def _must(self, holds: bool, problem: str) -> None:
        if not holds:
            self.fail(problem)

    # ------------------------------------------------------------------ the log

    def must_not_sit(self, name: str) -> None:
        """Someone was refused a seat: then they have none."""
        self.read()
        names = [seat.name for seat in self.table.seats if seat.digest]
        self._must(name not in names, f"{name} has a seat and was not told of it")

    def begin(self, id: str) -> None:
        """The table to look at."""
        self.table = Table(id)

    def read(self) -> None:
        """Applies what has come to the log."""
        for row in self.disk.logs.get(self.table.id, [])[len(self._entries) :]:
            entry = e.read_entry(row.entry)
            version = len(self._entries) + 1
            self._must(row.version == version, f"version {row.version} is {version}. in the log")
            if row.seat is not None and row.id is not None:
                self._answers((row.seat, row.id), row.version, entry)
            self._apply(entry)

    def _apply(self, entry: e.AnyEntry) -> None:
        table = self.table
        self._deals(entry)
        happened = table.apply(entry)
        self._entries.append(entry)
        self._views = {}
        match = table.match
        key = (table.match_number, match.number if match else 0)
        if isinstance(entry, e.Acted):
            self._rounds.setdefault(key, []).append(str(entry.action))
        if any(isinstance(event, RoundOver) for event in happened):
            self._finished[key] = msgspec.to_builtins(table.record().plain())
        if any(isinstance(event, MatchOver) for event in happened):
            self._over.add(table.match_number)
        round = match.round if match else None
        seats = range(round.players) if round else ()
        self._hands.append(
            [[str(t) for t in round.hand_of(seat)] for seat in seats] if round else []
        )
        self._calls.append(
            {str(call) for call in round.calls} if table.playing and round else set()
        )

    def _deals(self, entry: e.AnyEntry) -> None:
        """What was closed is dealt, with nonces that were committed to and no others; nothing that
        would change the deal comes in between."""
        closing = self.table.closing
        if isinstance(entry, e.Began | e.Dealt):
            promised = {} if closing is None else closing.commitments
            for seat, nonce in entry.nonces.items():
                right = sha256(bytes.fromhex(nonce)).hexdigest() == promised.get(seat)
                self._must(right, f"seat {seat} was dealt with a nonce it had not committed to")
            begins = isinstance(entry, e.Began)
            self._must(
                closing is None or closing.begins == begins, "another deal was closed than dealt"
            )
        elif closing is not None:
            self._must(
                isinstance(entry, e.HandedBack | e.Hosted), f"{entry} came between closing and deal"
            )

    def _answers(self, key: tuple[int, str], version: int, entry: e.AnyEntry) -> None:
        seat, id = key
        self._must(key not in self._done, f"seat {seat}'s message {id} was done twice")
        self._must(key in self.asked, f"seat {seat} never sent {id}")
        self._must(key not in self._refused, f"seat {seat}'s {id} was refused, and then done")
        self._done[key] = version
        if isinstance(entry, e.Acted) and key in self.asked:
            seen = self.asked[key].get("version", -1)
            fresh = 0 < seen < version and not self._moved_on(entry, seen, version)
            self._must(fresh, f"{entry.action} of version {seen} was done at {version - 1}")

    def _moved_on(self, entry: e.Acted, seen: int, version: int) -> bool:
        """Whether what an action is about has changed since its seat saw the table."""
        if isinstance(entry.action, Knock | Catch):
            return any(str(entry.action) not in calls for calls in self._calls[seen:version])
        for other in self._entries[seen : version - 1]:
            if isinstance(other, e.Began | e.Dealt):
                return True
            if isinstance(other, e.Acted):
                action = other.action
                caught = isinstance(action, Catch) and action.seat == entry.seat
                if caught or not isinstance(action, Knock | Catch):
                    return True
        return False

    # ------------------------------------------------------------------ what is said

    def seated(self, seat: int, token: str) -> None:
        """Someone was told to have a seat."""
        self._must(self.holds(seat, token), f"seat {seat} was given away, but not on disk")

    def holds(self, seat: int | None, token: str) -> bool:
        """Whether a token is a seat's, by the log."""
        self.read()
        seats = self.table.seats
        return seat is not None and seat < len(seats) and seats[seat].digest == digest(token)

    def told(self, line: Line, message: dict[str, Any]) -> None:
        """The server says something to a client."""
        self.read()
        kind: str = message["type"]
        version: Any = message.get("version")
        self._must(
            version is None or version <= len(self._entries),
            f"{line.name} was told of version {version} before it was saved",
        )
        match kind:
            case "welcome":
                before = line.floor if line.version is None else line.version
                self._must(version >= before, f"{line.name} was shown {version} after {before}")
                self._see(line, message, whole=True)
            case "update":
                due = None if line.version is None else line.version + 1
                self._must(version == due, f"{line.name} was told {version}, not {due}")
                self._see(line, message, whole=version % SEEN == 0)
            case "ack":
                self._acknowledged(line, message["id"], version)
            case "refused":
                last = line.version
                self._must(
                    version in (None, last), f"{line.name} was refused at {version}, not {last}"
                )
                self._refuse(line, message)
            case "players" | "pong" | "history" | "why":
                self._must(version == line.version, f"{line.name} got {kind} of {version}")
            case "said":
                numbers = [number for number, _ in self.disk.said.get(self.table.id, [])]
                self._must(message["number"] in numbers, f"{line.name} heard what was not saved")
            case "mixed":
                self._mixed(line, message["id"])
            case "hint" | "muted" | "notice":
                pass
            case _:
                self.fail(f"{line.name} was told {kind}")

    def _mixed(self, line: Line, id: str) -> None:
        """Who is told that their nonce counts can find it in the log."""
        key = (-1 if line.client.seat is None else line.client.seat, id)
        nonce = self.revealed.get(key)
        dealt = [each for each in self._entries if isinstance(each, e.Began | e.Dealt)]
        counted = any(nonce == each.nonces.get(key[0]) for each in dealt)
        self._must(nonce is None or counted, f"{id} was confirmed, but is in no deal")

    def _see(self, line: Line, message: dict[str, Any], whole: bool) -> None:
        version, view = message["version"], message["view"]
        line.version = version
        seat = view["seat"]
        self._must(seat == line.client.seat, f"{line.name} was shown seat {seat}'s view")
        if version > len(self._entries):
            return
        hands = self._hands[version]
        hand = hands[seat] if seat is not None and hands else []
        self._must(view["hand"] == hand, f"{line.name} was shown {view['hand']}, not {hand}")
        if whole and version == self.table.version:
            self._must(
                lasting(view) == view_of(self.table, seat), f"{line.name} sees another table"
            )

    def _acknowledged(self, line: Line, id: str, version: int) -> None:
        seat = line.client.seat
        if seat is None or (seat, id) not in self.asked:
            self.fail(f"{line.name} never sent {id}")
            return
        if self.asked[seat, id]["type"] == "say":
            self._must((seat, id) in self._said(), f"what {line.name} said with {id} is not saved")
            return
        done = self._done.get((seat, id))
        self._must(done == version, f"{id} was acknowledged as {version}, but saved as {done}")
        first = self._acked.setdefault((seat, id), version)
        self._must(first == version, f"{id} was acknowledged as {first}, then as {version}")

    def _refuse(self, line: Line, message: dict[str, Any]) -> None:
        seat, id, reason = line.client.seat, message["id"], message["reason"]
        if message.get("view"):
            self._see(line, message, whole=True)
        if seat is None or id is None or reason in PASSING:
            return
        done = (seat, id) in self._done or (seat, id) in self._said()
        self._must(not done, f"{id} of {line.name} was done, and then refused for {reason}")

    def refused(self, seat: int, id: str) -> None:
        """A client has learned that nothing came of its message, and will not send it again."""
        self._refused.add((seat, id))

    def _said(self) -> list[tuple[int, str]]:
        """Who said what; clients say the ids of their messages."""
        lines = [msgspec.json.decode(line) for _, line in self.disk.said.get(self.table.id, [])]
        return [(line["seat"], line["text"]) for line in lines]

    # ------------------------------------------------------------------ at the end

    def finish(self) -> None:
        """Looks at all that is on disk."""
        self.read()
        self._must(
            all(self._done.get(key) == version for key, version in self._acked.items()),
            "an acknowledged action is gone",
        )
        said = self._said()
        self._must(len(set(said)) == len(said), "something was said twice")
        numbers = [number for number, _ in self.disk.said.get(self.table.id, [])]
        self._must(all(a < b for a, b in pairwise(numbers)), "the chat is out of order")
        refused = [key for key in said if key in self._refused]
        self._must(not refused, f"{refused} was refused, and then said")
        self._finish_records()

    def _finish_records(self) -> None:
        mine = {k[1:]: v for k, v in self.disk.records.items() if k[0] == self.table.id}
        self._must(mine.keys() == self._finished.keys(), "records and finished rounds differ")
        for key, text in mine.items():
            plain = msgspec.json.decode(text)
            self._must(plain == self._finished.get(key), f"the record of {key} is another")
            self._must(plain["actions"] == self._rounds.get(key, []), f"{key} has other actions")
            record = read_record(plain, lambda name: load_sheet(name).rules)
            verify_record(record)
            replay(record)
        matches = {k[1]: v for k, v in self.disk.matches.items() if k[0] == self.table.id}
        self._must({n for n, kept in matches.items() if kept[1]} == self._over, "matches differ")
        self._must({n for n, _ in mine} <= matches.keys(), "a match with a record is not kept")


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat should see of a table."""
    return lasting(msgspec.json.decode(Teller().snapshot(table, (), None).view(seat)))


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what is not in the log: the clock, and who is here."""
    players = [{k: v for k, v in player.items() if k != "connected"} for player in view["players"]]
    return {**view, "players": players, "deadline": None}
