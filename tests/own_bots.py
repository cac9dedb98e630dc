"""Bots as somebody else would write them, as files: good ones, and some that do harm."""

from __future__ import annotations

from pathlib import Path

GOOD = """
from mexican_train import Play


class Careful:
    '''The lightest tile it can play; says nothing of calls.'''

    def choose(self, view, rng):
        plays = [action for action in view.legal if isinstance(action, Play)]
        return min(plays, key=lambda play: play.tile.low + play.tile.high, default=view.legal[0])


class Chancy:
    '''Any action, and few calls.'''

    def choose(self, view, rng):
        return rng.choice(view.legal)

    def wants(self, view, call, rng):
        return rng.random() < 0.1


class Timed:
    '''Is told how long it may think.'''

    def __init__(self, think=None):
        self.think = think

    def choose(self, view, rng):
        assert self.think == 0.25
        return view.legal[0]


def careful():
    return Careful()
"""
BAD = """
import os
import time

from mexican_train import Tile, Play


class Cheats:
    def choose(self, view, rng):
        return Play(Tile(0, 0), 0) if view.number == 1 else view.legal[0]


class Agrees:
    '''An answer that says of itself that it is whatever it is compared with.'''

    def __eq__(self, other):
        return True

    def choose(self, view, rng):
        return self


class Silent:
    def choose(self, view, rng):
        return None


class Spells:
    def choose(self, view, rng):
        return str(view.legal[0])


class Leaves:
    def choose(self, view, rng):
        raise SystemExit(0)


class Breaks:
    def choose(self, view, rng):
        return {}['tile']


class Forgets:
    def choose(self, view, rng):
        return view.legal[0]

    def wants(self, view, call, rng):
        raise RuntimeError('what\\nwas it')


class Hangs:
    def choose(self, view, rng):
        while True:
            time.sleep(1)


class Dies:
    def choose(self, view, rng):
        os._exit(3)


class Moody:
    '''Well in the first round, then worse in each.'''

    def choose(self, view, rng):
        print('to be or not to be')
        if view.number == 2:
            time.sleep(1000)
        if view.number == 3:
            os._exit(3)
        if view.number == 4:
            return Play(Tile(0, 0), 0)
        if view.number == 5:
            raise ValueError(view.hand)
        return view.legal[-1]

    def wants(self, view, call, rng):
        if view.number == 5:
            raise ValueError(view.hand)
        return view.number > 1


class Empty:
    pass


class Unmade:
    def __init__(self):
        raise OSError('no file with weights')

    def choose(self, view, rng):
        return view.legal[0]


number = 7
"""


def write_bots(folder: Path) -> Path:
    """Puts `good.py`, `bad.py` and two files that cannot be imported into a folder."""
    (folder / "good.py").write_text(GOOD)
    (folder / "bad.py").write_text(BAD)
    (folder / "unwritten.py").write_text("class Half:\n    def choose(\n")
    (folder / "needy.py").write_text("import nothing_of_that_name\n")
    return folder


def offer_bots(folder: Path, **bots: str) -> Path:
    """Makes a folder look like an installed package that offers bots by name."""
    about = folder / "somebodys_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bots\nVersion: 1.0\n")
    lines = [f"{name} = {place}" for name, place in bots.items()]
    (about / "entry_points.txt").write_text("\n".join(["[mexican_train.bots]", *lines, ""]))
    return folder
