"""The files in deploy/ and the page about them: every command, option, port and setting is real."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from mexican_train.cli import parser
from mexican_train.server.metrics import Metrics
from mexican_train.server.settings import Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVICES = ("mexican-train.service", "mexican-train@.service")
INSTALLED = "/opt/mexican-train/bin/mexican-train"
FILLED = {"${ADDRESS:?}": "play.example.org", "${PASSWORD:?}": "secret", "%i": "8001"}
"""What stands for what, where a file leaves something to be filled in."""
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", OPERATIONS, re.DOTALL | re.MULTILINE)


def filled(text: str, **more: str) -> str:
    """A text in which nothing is left to be filled in."""
    for name, value in {
        **FILLED,
        **{f"${{{name}}}": value for name, value in more.items()},
    }.items():
        text = text.replace(name, value)
    assert "${" not in text
    return text


def understood(command: str) -> Namespace:
    """What the program makes of a command; fails if it has no such command or option."""
    name, *arguments = shlex.split(command, comments=True)
    assert name in ("mexican-train", INSTALLED)
    options = parser().parse_args(arguments)
    Settings().change(getattr(options, "set", []))
    return options


# ---------------------------------------------------------------------- systemd


def service(name: str) -> configparser.SectionProxy:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / name)
    return unit["Service"]


def environment() -> dict[str, str]:
    lines = (DEPLOY / "mexican-train.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", SERVICES)
def test_systemd_has_nothing_to_say_against_a_unit(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        assert service(name)["ExecStart"].startswith(INSTALLED)
        return
    text = (DEPLOY / name).read_text(encoding="utf-8").replace(INSTALLED, sys.executable)
    unit = tmp_path / name.replace("@", "@8001")
    unit.write_text(text, encoding="utf-8")
    asked = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60)
    said = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, said) == (0, [])


def test_a_unit_starts_one_server_with_a_file() -> None:
    unit = service("mexican-train.service")
    options = understood(filled(unit["ExecStart"]))
    assert options.redis is None
    assert Path(options.database).parent == Path("/var/lib") / unit["StateDirectory"]


def test_a_unit_starts_one_of_several_servers_on_the_port_it_is_named_after() -> None:
    unit = service("mexican-train@.service")
    options = understood(filled(unit["ExecStart"], **environment()))
    assert options.port == 8001
    assert options.database.startswith("postgresql://")
    assert options.redis.startswith("redis://")
    # Whoever lists processes must not read the password.
    assert urlsplit(options.database).password is None
    assert "PGPASSWORD" not in unit["ExecStart"]
    assert "PGPASSWORD" in environment()


@pytest.mark.parametrize("name", SERVICES)
def test_a_unit_lets_a_server_have_all_its_connections_and_time_to_end(name: str) -> None:
    from mexican_train.server.run import GRACE_SECONDS

    unit = service(name)
    assert int(unit["LimitNOFILE"]) > 2 * Settings().connections
    assert int(unit["TimeoutStopSec"]) > GRACE_SECONDS


# ---------------------------------------------------------------------- in front


def test_nginx_leads_to_the_servers_that_the_page_starts_and_believes_nobody() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ports = re.findall(r"^\s*server 127\.0\.0\.1:(\d+)", text, re.MULTILINE)
    started = re.search(r"systemctl enable --now (mexican-train@.*)", OPERATIONS)
    assert started is not None
    assert [f"mexican-train@{port}" for port in ports] == started[1].split()
    assert "X-Forwarded-For $remote_addr;" in text
    assert "Upgrade $http_upgrade;" in text
    # A living connection is never quieter than its pings, every 20 seconds.
    assert int(re.findall(r"proxy_read_timeout (\d+)s", text)[0]) > 2 * 20
    for name in SERVICES:
        options = understood(filled(service(name)["ExecStart"], **environment()))
        assert options.host == options.proxies == "127.0.0.1"
        assert options.origin == [f"https://{re.findall('server_name (.*);', text)[0]}"]
    for hidden in ("metrics", "healthz"):
        assert f"location = /{hidden} {{ deny all; }}" in text


# ---------------------------------------------------------------------- compose


@pytest.fixture(scope="module")
def compose() -> Any:
    return import_module("yaml").safe_load(
        filled((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    )


def test_compose_starts_servers_that_share_its_engines(compose: Any) -> None:
    services = compose["services"]
    server = services["server"]
    options = understood(server["command"])
    assert options.database.startswith("postgresql://train@postgres/")
    assert options.redis.startswith("redis://redis:")
    assert set(server["depends_on"]) == {"postgres", "redis"} <= set(services)
    assert all("healthcheck" in services[name] for name in server["depends_on"])
    assert server["environment"]["PGPASSWORD"] == "secret"
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "secret"
    assert server["deploy"]["replicas"] == 3
    assert server["ulimits"]["nofile"] > 2 * Settings().connections


def test_compose_lets_only_its_balancer_be_asked_and_takes_its_word(compose: Any) -> None:
    published = [name for name, service in compose["services"].items() if "ports" in service]
    assert published == ["balancer"]
    options = understood(compose["services"]["server"]["command"])
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    assert ip_network(options.proxies) == ip_network(network["subnet"])
    assert ip_network(options.proxies).is_private
    assert options.origin == ["https://play.example.org"]


def test_the_balancer_and_the_check_of_health_ask_the_port_that_servers_listen_on(
    compose: Any,
) -> None:
    server = compose["services"]["server"]
    port = understood(server["command"]).port
    balancing = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"dynamic a server {port} " in balancing
    assert f"http://127.0.0.1:{port}/healthz" in server["healthcheck"]["test"][-1]


def test_the_image_is_built_from_files_that_are_there(compose: Any) -> None:
    build = compose["services"]["server"]["build"]
    context = (DEPLOY / build["context"]).resolve()
    assert context == ROOT
    recipe = (context / build["dockerfile"]).read_text(encoding="utf-8")
    copied = [
        word
        for line in re.findall(r"^COPY (?!--)(.*) \S+$", recipe, re.MULTILINE)
        for word in line.split()
    ]
    assert len(copied) > 5
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    kept = re.findall("^!(.*)$", ignored, re.MULTILINE)
    assert sorted(copied) == sorted(kept)
    assert all((context / name).exists() for name in copied)
    command = re.findall(r"^CMD \[(.*)\]", recipe, re.MULTILINE)[0].replace('"', "")
    understood(command.replace(",", ""))


# ---------------------------------------------------------------------- the page


def test_the_page_shows_commands_that_the_program_has() -> None:
    lines = [line for block in BLOCKS for line in block.replace("\\\n", " ").splitlines()]
    commands = [line for line in lines if line.startswith(("mexican-train ", f"{INSTALLED} "))]
    assert len(commands) > 6
    for command in commands:
        understood(command)
    for command in re.findall(r"`(mexican-train [^`]+)`", OPERATIONS):
        understood(command.replace("…", "x"))


def test_the_page_names_files_settings_metrics_and_events_that_there_are() -> None:
    for name in set(re.findall(r"deploy/([\w@.-]+)", OPERATIONS)) - {".env"}:  # one makes that
        assert (DEPLOY / name).is_file(), name
    shown = Metrics().text()
    metrics = set(re.findall(r"mexican_train_\w+", OPERATIONS))
    assert len(metrics) > 5
    for name in metrics:
        assert re.sub(r"_(bucket|sum|count)$", "", name) in shown, name
    settings = re.search(
        r"^### Settings that matter.*?(?=^##)", OPERATIONS, re.DOTALL | re.MULTILINE
    )
    events = re.search(r"^### What the log says.*?(?=^##)", OPERATIONS, re.DOTALL | re.MULTILINE)
    assert settings is not None
    assert events is not None
    named = re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", settings[0], re.MULTILINE)
    assert len(named) > 5
    for name, default in named:
        assert getattr(Settings(), name) == float(default), name
    told = re.findall(r"^\| `(\w+)` \|", events[0], re.MULTILINE)
    assert len(told) > 5
    for name in told:
        assert f"| `{name}` |" in PROTOCOL, name
