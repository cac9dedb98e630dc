"""`mexican-train` whose deals and bots are fixed: the same actions give the same match.

The seed of a round follows from the number in the environment variable `FIXED_DEAL` and from the
numbers of match and round. Rounds need different seeds: a device that commits to a deal names the
commitment to its seed. Entries of the log contain the seed, as those of old releases do, so that
every program can read the database. What devices add to a deal still counts: a page plays fixed
deals only if its nonces are fixed (`FIXED_NONCES` in real.py).

Bots and hints depend on the table's state alone, never on the time that they had.
"""

from __future__ import annotations

import os
import random
import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from mexican_train.bots import hint as hints
from mexican_train.bots import make_bot, make_steady_bot
from mexican_train.bots.expert import ExpertBot
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View

VARIABLE = "FIXED_DEAL"


class SmallExpert(ExpertBot):
    """An expert that computes for some milliseconds and never reads a clock."""

    def __init__(self, think: float | None = None) -> None:
        super().__init__(samples=4, first_swaps=20)


def choose_action(level: str, view: View, seed: int, steady: bool, think: float | None) -> str:
    """Return a bot's action; challenges keep the bots that every program agrees on."""
    quick = SmallExpert() if level == "expert" else make_bot(level, think)
    bot = make_steady_bot(level) if steady else quick
    return str(bot.choose(view, Rng(seed)))


def make_hints(view: View, seed: int, think: float | None) -> list[hints.Hint]:
    """Return hints without the seed, which contains the table's random id."""
    hints.ExpertBot = SmallExpert  # type: ignore[attr-defined,assignment]
    return hints.hint(view, Rng(0))


def fix_server(deal: int) -> None:
    """Replace every source of chance in this process that a match depends on."""
    import msgspec

    from mexican_train.challenge.opponents import luck_now, luck_of_call
    from mexican_train.rules.actions import Call
    from mexican_train.server.net import app
    from mexican_train.server.room import processes, services
    from mexican_train.server.room.scheduler import Scheduler
    from mexican_train.server.table import entries, seeds, table

    seed_of_entry = table.Table._seed
    fixed_salt = "0" * 64
    seed = sha256(f"fixed deal {deal}".encode()).digest()

    class SeedEncoder:
        """Writes entries that contain the seed in place of a salt."""

        def __init__(self) -> None:
            self._encoder = msgspec.json.Encoder()
            self.newest_seed = ""
            """The seed of the entry that was applied last: a server writes each right after."""

        def encode(self, entry: Any) -> bytes:
            if getattr(entry, "salt", "") == fixed_salt:
                entry = msgspec.structs.replace(entry, seed=self.newest_seed, salt="")
            return self._encoder.encode(entry)

    encoder = SeedEncoder()

    class FixedServices(services.Services):
        def __post_init__(self) -> None:
            self.chance = random.Random(0)
            super().__post_init__()

    def find_seed(self: table.Table, entry: Any) -> str:
        if entry.salt != fixed_salt:
            return seed_of_entry(self, entry)
        rounds = "" if self.match is None else f" {self.match_number}/{self.match.number}"
        encoder.newest_seed = sha256(f"fixed deal {deal}{rounds}".encode()).hexdigest()
        self._salt = ""  # a log that is summed up contains the seed itself too
        return encoder.newest_seed

    def find_luck(self: Scheduler, table: table.Table, seat: int, call: Call | None = None) -> int:
        if table.match is None:
            return 0
        if call is None:
            return luck_now(seed, seat, table.match)
        return luck_of_call(seed, seat, table.match, call)

    seeds.secrets = SimpleNamespace(token_hex=lambda size: fixed_salt)  # type: ignore[assignment,attr-defined]
    table.Table._seed = find_seed  # type: ignore[method-assign]
    entries._encoder = encoder  # type: ignore[assignment]
    app.Services = FixedServices  # type: ignore[attr-defined]
    Scheduler._luck = find_luck  # type: ignore[method-assign]
    # The server's child processes import this file again and find both functions in it.
    processes._choose = choose_action
    processes._hint = make_hints


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())  # as `python -m mexican_train` has it
    fix_server(int(os.environ[VARIABLE]))
    from mexican_train.cli import main

    raise SystemExit(main())
