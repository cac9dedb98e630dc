from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from program import Outcome, program
from real import Server, play_match
from sockets import HOME, PATIENCE, TEXT, Player, Raw
from waiting import wait_for_exit

pytestmark = pytest.mark.gate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("real")) as running:
        yield running


def serve(folder: Path, *arguments: str) -> Outcome:
    """A server that is expected not to start."""
    place = ("--host", HOME, "--port", "0", "--database", str(folder / "tables.db"))
    done = subprocess.run(
        [sys.executable, "-m", "mexican_train", "serve", *place, *arguments],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def think(server: Server, player: Player) -> None:
    """Plays until a bot has thought."""
    while server.metric('mexican_train_bot_seconds_count{level="expert"}') == 0:
        if player.view["legal"]:
            answer = player.act()
            player.until("update", version=answer["version"])
        else:
            player.get()


def gone(server: Server) -> bool:
    """Wait for the end of all processes of a server; return whether it came."""
    return wait_for_exit(server.processes()) and server.processes() == []


def test_a_match_against_bots_that_think_in_processes_of_their_own(
    server: Server, tmp_path: Path
) -> None:
    made = server.make(seats=3, bots=["planner", "expert"], rounds=2)
    with server.player(made.table, token=made.token) as player:
        assert player.view["phase"] == "playing"
        play_match(player)
        view = player.view
    assert len(server.processes()) > 1
    assert len(view["scores"]) == 2
    assert server.metric('mexican_train_bot_seconds_count{level="planner"}') > 0
    assert server.metric('mexican_train_bot_seconds_count{level="expert"}') > 0

    path = f"/api/tables/{made.table}/matches/1"
    opened = {"Authorization": f"Bearer {made.invite}"}
    match = server.call("GET", path, headers=opened).data
    assert match["finished"]
    assert match["rounds"] == [1, 2]
    assert match["summary"]["scores"] == view["scores"]
    records = server.call("GET", f"{path}/records", headers=opened).body
    lines = records.splitlines(keepends=True)
    alone = [server.call("GET", f"{path}/records/{number}", headers=opened) for number in (1, 2)]
    assert [each.body for each in alone] == lines
    assert [json.loads(line)["scores"] for line in lines] == view["scores"]
    assert json.loads(lines[-1])["seed"] == view["seed"]

    file = tmp_path / "match.jsonl"
    file.write_bytes(records)
    assert program("verify", str(file)).status == 0
    assert program("replay", str(file)).status == 0


def test_two_people_see_the_same_table_from_their_own_seats(server: Server) -> None:
    host, guest = server.pair(rounds=1)
    with host, guest:
        for _ in range(12):
            mover, other = (host, guest) if host.view["legal"] else (guest, host)
            answer = mover.act()
            assert answer["type"] == "ack"
            for each in (mover, other):
                each.until("update", version=answer["version"])
            own = {"seat", "hand", "legal", "calls"}
            seen = [{k: v for k, v in each.view.items() if k not in own} for each in (host, guest)]
            assert seen[0] == seen[1]
            assert not set(host.view["hand"]) & set(guest.view["hand"])


def test_a_seat_is_the_same_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        made = server.make(seats=2, bots=["planner"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            while not player.view["legal"]:
                player.get()
            before = player.view
            server.process.send_signal(signal.SIGTERM)
            assert player.closed() == 1012
        server.wait()
        server.start()
        with server.player(made.table, token=made.token) as player:
            assert player.view == before
            play_match(player)
        assert server.trouble() == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_leaves_nothing_behind(
    tmp_path: Path, how: signal.Signals
) -> None:
    with Server(tmp_path, packed=False) as server:
        made = server.make(seats=4, bots=["expert", "expert", "expert"])
        with server.player(made.table, token=made.token) as player:
            think(server, player)
            server.process.send_signal(how)
            assert player.closed() == 1012
        assert server.wait() in (0, -how, 128 + how)
        assert gone(server)
        assert server.trouble() == []
        assert sorted(each.name for each in tmp_path.iterdir() if "tables" in each.name) == [
            "tables.db",
            "tables.db.key",
            "tables.db.lock",
        ]


@pytest.mark.release
def test_a_server_stops_though_someone_does_not_let_go(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, says=1000, outbox_messages=100_000) as server:
        made = server.make()
        with server.player(made.table, token=made.token) as player:
            for _ in range(50):
                player.ask("say", text="é" * 200)
        with Raw(server.port, buffer=2048) as stuck, Raw(server.port) as slow:
            stuck.open(made.table)
            for _ in range(400):  # each is answered with all that was said, and nobody reads it
                stuck.send(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
            slow.line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
            )
            assert server.call("GET", "/healthz").status == 200
            server.stop()
        assert gone(server)
        assert server.trouble() == []


def test_the_processes_that_think_go_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        made = server.make(seats=4, bots=["expert", "expert", "expert"])
        with server.player(made.table, token=made.token) as player:
            think(server, player)
            server.kill()
        assert gone(server)


def test_nothing_secret_is_written_to_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        made = server.make(name="Wilhelmina", seats=2, rounds=1)
        token = server.sit(made, "Ottokar")
        host = server.player(made.table, token=made.token)
        with host, server.player(made.table, token=token) as guest:
            tiles = [*host.view["hand"], *guest.view["hand"]]
            assert host.ask("say", text="Heliotrope")["type"] == "ack"
        server.stop()
        said = server.said()
        assert made.table in said
        for secret in (made.token, made.invite, token, "Wilhelmina", "Ottokar", "Heliotrope"):
            assert secret not in said
        facts = [value for line in said.splitlines() for value in json.loads(line).values()]
        assert not set(tiles) & set(map(str, facts))


# ---------------------------------------------------------------------- what does not start


def test_a_second_server_on_the_same_database_is_refused(server: Server) -> None:
    words = serve(server.database.parent).refused()
    assert "another server is using" in words
    assert str(server.database) in words
    assert server.call("GET", "/healthz").status == 200


def test_a_port_that_is_in_use_is_refused(server: Server, tmp_path: Path) -> None:
    words = serve(tmp_path, "--port", str(server.port)).refused()
    assert f"{HOME}:{server.port}" in words


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"my holiday photographs" * 500)
    assert "cannot be used as the database" in serve(tmp_path).refused()
    assert file.read_bytes() == b"my holiday photographs" * 500


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    assert str(tmp_path / "tables.db") in serve(tmp_path).refused()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--set", "luck=1"], "'luck=1' is not name=value"),
        (["--set", "tables=many"], "tables must be a whole number"),
        (["--set", "hello_seconds=nan"], "hello_seconds must be from 0.1 to 3600, not nan"),
        (["--set", "lease_seconds=0"], "lease_seconds must be from 0.5 to 60, not 0"),
        (["--set", "watchdog_seconds=0.1"], "watchdog_seconds must be 0, or from 0.5 to 3600"),
        (["--origin", "play.example.org"], "is not an origin"),
        (["--origin", "https://play.example.org/table"], "is not an origin"),
        (["--origin", "https://"], "is not an origin"),
        (["--address", "play.example.org"], "is not an origin"),
        (["--port", "70000"], "is not a port from 0 to 65535"),
        (["--host", "no.such.host.invalid"], "cannot be listened on"),
        (["--database", "/proc/none/tables.db"], "/proc/none/tables.db"),
    ],
)
def test_what_cannot_be_set_is_refused_in_one_sentence(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    assert words in serve(tmp_path, *arguments).refused()
