"""How several server processes grow: PostgreSQL and Redis, beside one process with SQLite.

The same clients as in `bench tables`, at a rate and then as fast as it goes, spread at random over
all processes: most come to one that does not have their table. What a move costs is told for the
servers, the services and the clients, so that it can be seen what bounds it.
"""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mexican_train.rules.errors import MexicanTrainError

from .services import Postgres, Redis, missing
from .table_load import RATE, Clients, cpu, lost_or_doubled, make_tables, metrics, per_move, server
from .tables import LOG, compared

if TYPE_CHECKING:
    from redis import Redis as Client

PROCESSES = (1, 2, 3)
Meters = dict[str, Callable[[], float]]
"""Who spends time on a core, and how many seconds of it each has spent so far."""


def measure(seconds: float, tables: int, seats: int, rate: float = RATE) -> dict[str, object]:
    """All figures."""
    need_services("cluster")
    size = (seconds, tables, seats, rate)
    load = os.getloadavg()[0]
    runs = [_measure_file(*size), *(_measure_cluster(number, *size) for number in PROCESSES)]
    first = runs[1]["saturated"]["moves_per_s"]
    return {
        "cores": os.cpu_count(),
        "load_before": round(load, 2),
        "tables": tables,
        "connections": tables * seats,
        "runs": runs,
        "growth": [round(run["saturated"]["moves_per_s"] / max(1, first), 2) for run in runs[1:]],
    }


def need_services(bench: str) -> None:
    """Says in a sentence what a benchmark of several servers lacks here."""
    try:
        import psycopg  # noqa: F401
        import redis  # noqa: F401
    except ImportError as lacking:
        raise MexicanTrainError(
            f"bench {bench} needs {lacking.name}: pip install 'mexican-train[cluster]'"
        ) from None
    if missing():
        packages = " ".join(missing())
        raise MexicanTrainError(
            f"bench {bench} needs PostgreSQL and Redis on this machine: apt-get install {packages}"
        )


def _measure_file(seconds: float, tables: int, seats: int, rate: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with server("--database", str(database)) as (process, port):
            made = make_tables([port], tables, seats)
            with Clients([port], made) as clients:
                meters: Meters = {"servers": lambda: cpu(process.pid)}
                meters["clients"] = lambda: cpu(*clients.pids)
                run = {"store": "sqlite", "processes": 1}
                run |= _phases(clients, [port], meters, seconds, rate)
                acknowledged = clients.stop()
            process.send_signal(signal.SIGTERM)
            process.wait()
        run["lost_or_doubled"] = compared(database, acknowledged)
    run["acknowledged"] = sum(map(len, acknowledged.values()))
    return run


def _measure_cluster(
    processes: int, seconds: float, tables: int, seats: int, rate: float
) -> dict[str, Any]:
    import psycopg
    from redis import Redis as Client

    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        # Everyone stays where the dice have brought them: that is what is measured.
        stay = ("--set", "spread_seconds=0")
        arguments = ("--database", postgres.url, "--redis", redis.url, *stay)
        servers = [stack.enter_context(server(*arguments)) for _ in range(processes)]
        ports = [port for _, port in servers]
        asked = stack.enter_context(Client.from_url(redis.url))
        made = make_tables(ports, tables, seats)
        clients = stack.enter_context(Clients(ports, made))
        first = int((postgres.data / "postmaster.pid").read_text().split()[0])
        meters: Meters = {
            "servers": lambda: cpu(*(process.pid for process, _ in servers)),
            "postgresql": lambda: cpu(first),
            "redis": lambda: _redis_cpu(asked),
            "clients": lambda: cpu(*clients.pids),
        }
        run = {"store": "postgresql", "processes": processes}
        run |= _phases(clients, ports, meters, seconds, rate)
        acknowledged = clients.stop()
        run["acknowledged"] = sum(map(len, acknowledged.values()))
        for process, _ in servers:
            process.send_signal(signal.SIGTERM)
        for process, _ in servers:
            process.wait()
        with psycopg.connect(postgres.url) as db:
            run["lost_or_doubled"] = lost_or_doubled(db.execute(LOG), acknowledged)
            sized = "SELECT pg_total_relation_size('log')::float / count(*) FROM log"
            run["bytes_per_entry"] = round((db.execute(sized).fetchone() or (0,))[0])
        return run


def _phases(
    clients: Clients, ports: Sequence[int], meters: Meters, seconds: float, rate: float
) -> dict[str, Any]:
    """Both phases, each with what a move cost whom and how it was saved and carried."""
    return {
        "paced": _phase(clients, ports, meters, seconds, rate),
        "saturated": _phase(clients, ports, meters, seconds, None),
    }


def _phase(
    clients: Clients, ports: Sequence[int], meters: Meters, seconds: float, rate: float | None
) -> dict[str, Any]:
    spent = {name: meter() for name, meter in meters.items()}
    counted = _counted(ports)
    figures = clients.phase(seconds, rate)
    spent = {name: meter() - spent[name] for name, meter in meters.items()}
    counted = {name: value - counted[name] for name, value in _counted(ports).items()}
    moves, commits = max(1, figures["moves"]), max(1.0, counted["commit_seconds_count"])
    return figures | {
        "cores_busy": round(sum(spent.values()) / seconds, 2),
        "cpu_us_per_move": {name: per_move(each, figures) for name, each in spent.items()},
        "letters_per_move": round(counted["letters_total"] / moves, 2),
        "commits_per_s": round(commits / seconds),
        "saved_per_commit": round(counted["committed_batches_total"] / commits, 1),
        "commit_ms": round(1000 * counted["commit_seconds_sum"] / commits, 2),
    }


def _counted(ports: Sequence[int]) -> dict[str, float]:
    """The figures of all servers together."""
    each = [metrics(port) for port in ports]
    return {name: sum(figures[name] for figures in each) for name in each[0]}


def _redis_cpu(redis: Client) -> float:
    told: Any = redis.info("cpu")
    return float(told["used_cpu_sys"]) + float(told["used_cpu_user"])


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{figures['tables']} tables, {figures['connections']} connections at any process;"
        f" {figures['cores']} cores for all, load before {figures['load_before']}"
    ]
    for run in figures["runs"]:
        servers = "1 process" if run["processes"] == 1 else f"{run['processes']} processes"
        lines.append(f"{run['store']}, {servers}")
        for name in ("paced", "saturated"):
            lines += _told(name, run[name])
        lines.append(
            f"  {run['acknowledged']:,} acknowledged, {run['lost_or_doubled']} lost or doubled"
        )
    grown = ", ".join(
        f"{number} {growth:.2f}"
        for number, growth in zip(PROCESSES, figures["growth"], strict=True)
    )
    lines.append(f"moves a second at saturation, by processes with PostgreSQL: {grown}")
    return "\n".join(lines)


def _told(name: str, phase: dict[str, Any]) -> list[str]:
    costs = phase["cpu_us_per_move"]
    listed = ", ".join(f"{who} {microseconds}" for who, microseconds in costs.items())
    return [
        f"  {name:<9}  {phase['moves_per_s']:>6,} moves a second, acknowledged after"
        f" {phase['ack_p50_ms']} ms (p99 {phase['ack_p99_ms']}, worst {phase['ack_worst_ms']})",
        f"             µs of a core for a move: {listed}; {sum(costs.values())} in all,"
        f" {phase['cores_busy']} cores busy",
        f"             {phase['saved_per_commit']} moves a commit of {phase['commit_ms']} ms,"
        f" {phase['letters_per_move']} letters a move",
    ]
