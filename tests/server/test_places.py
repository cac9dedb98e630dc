"""Where a server is told to find its database and Redis, and whom it trusts: by option, by file, by
variable; a password is never where a list of processes shows it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from program import Outcome, program_here
from sockets import HOME

from mexican_train.commands.places import shows_password
from mexican_train.server.networks import Networks

pytestmark = pytest.mark.gate

SECRET = "pass-word-of-redis"


def serve(*arguments: str) -> Outcome:
    return program_here("serve", "--port", "0", "--host", HOME, *arguments)


@pytest.fixture(autouse=True)
def told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MEXICAN_TRAIN_DATABASE", "MEXICAN_TRAIN_REDIS"):
        monkeypatch.delenv(name, raising=False)


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_addresses_come_from_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEXICAN_TRAIN_DATABASE", "postgresql://train@127.0.0.1:1/train")
    monkeypatch.setenv("MEXICAN_TRAIN_REDIS", f"redis://:{SECRET}@127.0.0.1:1/0")
    monkeypatch.setenv("MEXICAN_TRAIN_KEY", "ab" * 32)
    said = serve().refused()
    assert "Redis cannot be reached" in said
    assert SECRET not in said


def test_the_addresses_come_from_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEXICAN_TRAIN_KEY", "ab" * 32)
    database = written(tmp_path / "database", "postgresql://train@127.0.0.1:1/train\n")
    redis = written(tmp_path / "redis", f"redis://:{SECRET}@127.0.0.1:1/0\n")
    said = serve("--database-file", database, "--redis-file", redis).refused()
    assert "Redis cannot be reached" in said
    assert SECRET not in said


def test_an_option_comes_before_a_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEXICAN_TRAIN_DATABASE", "mysql://nobody")
    assert "mysql:// is no database" in serve().refused()
    assert str(tmp_path) in serve("--database", str(tmp_path)).refused()
    file = written(tmp_path / "database", str(tmp_path))
    assert str(tmp_path) in serve("--database-file", file).refused()
    assert "no file" in program_here("db", "migrate", "--database-file", file).refused()


@pytest.mark.parametrize("held", ["", "\n", f"one\n{SECRET}\n", SECRET * 1000, "\0" * 5000])
def test_a_file_that_holds_no_address_is_refused_without_telling_what_it_holds(
    tmp_path: Path, held: str
) -> None:
    file = written(tmp_path / "database", held)
    said = serve("--database-file", file).refused()
    assert f"{file} must hold one line" in said
    assert SECRET not in said


def test_what_is_said_twice_or_in_no_file_is_refused(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")
    assert f"{gone} cannot be read" in serve("--database-file", gone).refused()
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    assert "it is no text" in serve("--redis-file", str(binary)).refused()
    both = serve("--database", "x.db", "--database-file", gone).refused()
    assert "--database and --database-file say the same thing" in both


@pytest.mark.parametrize(
    ("address", "shows"),
    [
        ("redis://:secret@localhost/0", True),
        ("postgresql://train:secret@localhost/train", True),
        ("postgresql://train@localhost/train", False),
        ("redis://localhost:6379/0", False),
        ("tables.db", False),
        ("redis://[", False),
        (None, False),
    ],
)
def test_a_password_among_the_options_is_noticed(address: str | None, shows: bool) -> None:
    assert shows_password(address) == shows


# ---------------------------------------------------------------------- whom it trusts


def test_networks_hold_their_addresses_and_no_others() -> None:
    some = Networks(["10.1.0.0/16", " 192.0.2.7", "2001:db8::/32"])
    for address in ("10.1.2.3", "192.0.2.7", "2001:db8::5", "::ffff:10.1.0.9", "2001:db8::5%eth0"):
        assert address in some, address
    for address in ("10.2.0.1", "192.0.2.8", "2001:db9::1", "", "testclient", "*"):
        assert address not in some, address
    assert "" in Networks(["*"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--metrics", "10.0.0.0/33"), "--metrics is an address as 10.0.0.5, a network as"),
        (("--metrics", "prometheus"), "not 'prometheus'"),
        (("--metrics", "10.0.0.5/8"), "'10.0.0.5/8' is no whole network, 10.0.0.0/8 is"),
        (("--proxies", "127.0.0.1,,10.0.0.1"), "--proxies is an address"),
        (("--proxies", "127.0.0.1, example.org"), "not 'example.org'"),
    ],
)
def test_who_is_trusted_is_an_address_or_a_network(arguments: tuple[str, str], words: str) -> None:
    assert words in serve(*arguments).refused()


# ---------------------------------------------------------------------- as a service


def test_a_service_writes_nothing_but_its_log(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mexican_train", "serve", "--host", HOME, "--port", "0"]
    command += ["--no-banner", "--dev", "--database", str(tmp_path / "tables.db")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    assert running.stdout is not None
    try:
        line = json.loads(running.stderr.readline())
        assert (line["level"], line["event"]) == ("info", "ready")
        assert line["port"] > 0
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) in (0, -signal.SIGTERM)
        assert running.stdout.read() == ""
        assert [json.loads(each)["event"] for each in running.stderr] == []
    finally:
        running.kill()
        running.wait()
        running.stderr.close()
        running.stdout.close()
