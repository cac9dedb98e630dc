"""Real servers in tests deal fixed rounds: the same actions give the same match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from real import Made, Server

pytestmark = pytest.mark.gate

BOTS = ["random", "planner", "expert"]
SMALL = {"max_pip": 6, "hand": 4}
SAME = ("phase", "turn", "hand", "legal", "counts", "trains", "scores", "commitment")


def make(server: Server) -> Made:
    return server.make(seats=4, bots=BOTS, rounds=2, rules=SMALL)


def play_match(server: Server) -> list[dict[str, Any]]:
    """Play a match with the first legal action each time; return the views of each decision."""
    made = make(server)
    views: list[dict[str, Any]] = []
    with server.player(made.table, token=made.token) as player:
        while player.view["phase"] != "match_over":
            if player.view["phase"] == "round_over":
                player.ask("next")
            elif player.view["legal"]:
                views.append(player.view)
                answer = player.act()
                assert answer["type"] == "ack", answer
                if answer["version"] > player.view["version"]:
                    player.until("update", version=answer["version"])
            else:
                player.get()
        views.append(player.view)
    return [{name: view[name] for name in SAME} for view in views]


def test_two_servers_play_the_same_match(tmp_path: Path) -> None:
    matches = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        with Server(folder, packed=False) as server:
            matches += [play_match(server), play_match(server)]
    assert matches[0][-1]["phase"] == "match_over"
    assert len(matches[0][-1]["scores"]) == 2
    assert all(match == matches[0] for match in matches)


def test_a_hint_is_the_same_at_every_table(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        answers = []
        for _ in range(2):
            made = make(server)
            with server.player(made.table, token=made.token) as player:
                while not player.view["legal"]:
                    player.get()
                answers.append(player.ask("hint")["actions"])
    assert answers[0] == answers[1] != []


def test_another_deal_gives_other_tiles(tmp_path: Path) -> None:
    hands = []
    for deal in (1, 2):
        folder = tmp_path / str(deal)
        folder.mkdir()
        with Server(folder, packed=False, deal=deal) as server:
            made = make(server)
            with server.player(made.table, token=made.token) as player:
                hands.append(player.view["hand"])
    assert hands[0] != hands[1]
