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

import pytest

from mexican_train.commands.parser import parser
from mexican_train.commands.places import DATABASE, REDIS
from mexican_train.commands.site import BASE, MARK
from mexican_train.server.metrics import Metrics
from mexican_train.server.settings import Settings
from mexican_train.server.store.key import VARIABLE

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HIDDEN = ("metrics", "healthz", "readyz")
STRICT = "max-age=31536000"
SERVICES = ("mexican-train.service", "mexican-train@.service")
INSTALLED = "/opt/mexican-train/bin/mexican-train"
FILLED = {"${ADDRESS:?}": "play.example.org", "${PASSWORD:?}": "secret", "%i": "8001"}
FILLED |= {"${KEY:?}": "ab" * 32}
"""What stands for what, where a file leaves something to be filled in."""
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", OPERATIONS, re.DOTALL | re.MULTILINE)


def filled(text: str, **more: str) -> str:
    """A text in which nothing is left to be filled in."""
    for name, value in {
        **FILLED,
        **{f"${{{name}}}": value for name, value in more.items()},
    }.items():
        text = text.replace(name, value)
    text = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)  # what has a value unless it is given one
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
    unit = configparser.ConfigParser(interpolation=None, strict=False)  # some come twice
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / name)
    return unit["Service"]


def environment() -> dict[str, str]:
    lines = (DEPLOY / "mexican-train.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if not line.startswith("#"))


@pytest.mark.release
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
    told = environment()
    assert told[DATABASE].startswith("postgresql://")
    assert told[REDIS].startswith("redis://")
    # Whoever lists processes must not read a password.
    assert options.database is options.redis is None
    assert {"PGPASSWORD", VARIABLE} <= told.keys()
    for secret in (DATABASE, REDIS, VARIABLE, "PGPASSWORD"):
        assert f"${{{secret}}}" not in unit["ExecStart"]


@pytest.mark.release
@pytest.mark.parametrize("name", SERVICES)
def test_a_unit_leaves_little_of_the_machine_open(name: str, tmp_path: Path) -> None:
    unit = service(name)
    assert unit["DynamicUser"] == unit["NoNewPrivileges"] == unit["MemoryDenyWriteExecute"] == "yes"
    if shutil.which("systemd-analyze") is None:
        return
    file = tmp_path / name
    file.write_text((DEPLOY / name).read_text(encoding="utf-8"), encoding="utf-8")
    asked = ["systemd-analyze", "security", "--offline=yes", "--threshold=30", "--no-pager"]
    done = subprocess.run([*asked, file], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Overall exposure level" in done.stdout


@pytest.mark.parametrize("name", SERVICES)
def test_the_journal_of_a_unit_holds_its_log_and_no_banner(name: str) -> None:
    assert understood(filled(service(name)["ExecStart"], **environment())).no_banner


@pytest.mark.parametrize("name", SERVICES)
def test_a_unit_lets_a_server_have_all_its_connections_and_time_to_end(name: str) -> None:
    from mexican_train.server.run import GRACE_SECONDS

    unit = service(name)
    assert int(unit["LimitNOFILE"]) > 2 * Settings().connections
    assert int(unit["TimeoutStopSec"]) > GRACE_SECONDS


def test_a_server_that_hangs_is_ended_before_its_tables_go_to_the_others(compose: Any) -> None:
    unit = service("mexican-train@.service")
    assert (unit["Type"], unit["WatchdogSignal"]) == ("notify", "SIGKILL")
    (hangs,) = understood(compose["x-server"]["command"]).set
    assert hangs == f"watchdog_seconds={int(unit['WatchdogSec'].removesuffix('ms')) / 1000}"
    assert Settings().change([hangs]).watchdog_seconds < Settings().lease_seconds
    assert service("mexican-train.service")["Type"] == "notify"


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
    for hidden in HIDDEN:
        assert f"location = /{hidden} {{ deny all; }}" in text
    assert f'add_header Strict-Transport-Security "{STRICT}" always;' in text


def test_caddy_shows_nobody_what_is_for_operators_and_asks_for_tls() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for hidden in HIDDEN:
        assert f"respond /{hidden} 404" in text
    assert f'header Strict-Transport-Security "{STRICT}"' in text


# ---------------------------------------------------------------------- compose


@pytest.fixture(scope="module")
def compose() -> Any:
    return import_module("yaml").safe_load(
        filled((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    )


def test_compose_starts_servers_that_share_its_engines(compose: Any) -> None:
    services = compose["services"]
    server = compose["x-server"]
    assert [services[f"server-{number}"] for number in (1, 2, 3)] == [server] * 3
    options = understood(server["command"])
    assert options.database is options.redis is None
    assert options.no_banner
    assert set(server["depends_on"]) == {"postgres", "redis"} <= set(services)
    assert all("healthcheck" in services[name] for name in server["depends_on"])
    assert server["environment"] == {
        DATABASE: "postgresql://train@postgres/train",
        REDIS: "redis://redis:6379/0",
        "PGPASSWORD": "secret",
        VARIABLE: "ab" * 32,
    }
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "secret"
    assert server["ulimits"]["nofile"] > 2 * Settings().connections


def test_compose_lets_only_its_balancer_be_asked_and_takes_its_word(compose: Any) -> None:
    published = [name for name, service in compose["services"].items() if "ports" in service]
    assert published == ["balancer"]
    options = understood(compose["x-server"]["command"])
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    assert ip_network(options.proxies) == ip_network(network["subnet"])
    assert ip_network(options.proxies).is_private
    assert options.origin == ["https://play.example.org"]


def test_the_balancer_and_the_check_of_health_ask_the_port_that_servers_listen_on(
    compose: Any,
) -> None:
    server = compose["x-server"]
    port = understood(server["command"]).port
    named = compose["services"]["balancer"]["environment"]["SERVERS"].split()
    servers = [name for name, each in compose["services"].items() if each == server]
    assert named == [f"{name}:{port}" for name in servers]
    assert compose["services"]["balancer"]["depends_on"] == servers
    assert len(servers) == 3
    assert f"http://127.0.0.1:{port}/healthz" in server["healthcheck"]["test"][-1]


def test_the_image_is_built_from_files_that_are_there(compose: Any) -> None:
    build = compose["x-server"]["build"]
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


# ---------------------------------------------------------------------- a static site


def test_the_workflow_publishes_the_folder_that_it_writes_and_needs_no_secrets() -> None:
    text = (DEPLOY / "pages.yml").read_text(encoding="utf-8")
    assert "secrets." not in text
    (job,) = import_module("yaml").safe_load(text)["jobs"].values()
    (command,) = [step["run"] for step in job["steps"] if "run" in step]
    called = command.replace("${{ github.event.repository.name }}", "games")
    options = understood(called.replace("./play", "mexican-train", 1))
    assert BASE.fullmatch(options.base)
    (folder,) = [step["with"]["path"] for step in job["steps"] if "upload" in step.get("uses", "")]
    assert folder == options.dir


def test_the_page_about_static_sites_shows_commands_that_the_program_has() -> None:
    text = (ROOT / "docs" / "static-site.md").read_text(encoding="utf-8")
    commands = re.findall("^mexican-train .*$", text, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        assert BASE.fullmatch(understood(command).base)
    assert f"`{MARK}`" in text


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
    for name in set(re.findall(r"deploy/([\w@./-]+)", OPERATIONS)) - {".env"}:  # one makes that
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
