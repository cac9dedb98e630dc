"""A backup made while people play is restored, and they play on from the moment it was made."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from played import OWN
from program import program
from real import Made, Server
from sockets import Player

from mexican_train.server.store.key import key_path

pytestmark = pytest.mark.gate


def by_the_program(source: Path, target: Path) -> None:
    done = program("db", "copy", str(source), str(target))
    assert (done.status, done.err) == (0, "")


def by_sqlite(source: Path, target: Path) -> None:
    shutil.copy(key_path(source), key_path(target))
    if shutil.which("sqlite3") is None:  # then as the program `sqlite3` does it
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
        return
    subprocess.run(["sqlite3", str(source), f".backup {target}"], check=True, timeout=60)


def seated(server: Server, made: Made, guest: str) -> list[Player]:
    return [server.player(made.table, token=token) for token in (made.token, guest)]


def play(players: list[Player], moves: int) -> None:
    for _ in range(moves):
        player = players[players[0].view["turn"]]
        while not player.view["legal"]:
            player.get()
        done = player.act()
        assert done["type"] == "ack"
        for each in players:
            while each.view["version"] < done["version"]:
                each.get()


def seen(players: list[Player]) -> list[dict[str, Any]]:
    """What must be the same whenever and wherever one comes back."""
    return [{name: player.view[name] for name in OWN} for player in players]


@pytest.mark.parametrize("save", [by_the_program, by_sqlite])
def test_a_backup_of_a_running_server_is_restored_and_played_on(
    save: Callable[[Path, Path], None], tmp_path: Path
) -> None:
    live, again, backup = tmp_path / "live", tmp_path / "again", tmp_path / "monday.db"
    live.mkdir()
    again.mkdir()
    with Server(live, packed=False) as server:
        made = server.make(rounds=1)
        guest = server.sit(made)
        players = seated(server, made, guest)
        play(players, 6)
        save(server.database, backup)
        saved = seen(players)
        play(players, 2)
        server.kill()
        for player in players:
            player.close()
    shutil.rmtree(live)
    by_the_program(backup, again / "tables.db")
    with Server(again, packed=False) as server:
        players = seated(server, made, guest)
        assert seen(players) == saved
        play(players, 2)
        for player in players:
            player.close()
        server.stop()
        assert server.trouble() == []
