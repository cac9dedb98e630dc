"""How many tables one server process serves: real clients in other processes, a real disk.

First at a rate, then as fast as it goes; then a bare room of the same framework as fast as it goes.
At the end the log on disk is compared with every acknowledgement that any client got.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CLIENT_PROCESSES = 2
RATE = 500
NO_LIMITS = (
    *("seat_messages=1000000", "calls=1000000", "tables_made=1000000", "tables=1000000"),
    *("tables_per_address=1000000", "connections_per_address=1000000", "connections=1000000"),
    *("sockets_per_address=1000000", "idle_seconds=100000"),
)


def measure(seconds: float, tables: int, seats: int, rate: float = RATE) -> dict[str, object]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        figures = _measure_tables(database, seconds, tables, seats, rate)
        size = int(figures["saturated"]["bytes_per_update"])
    figures["bare"] = _measure_bare(size, seconds, tables, seats)
    bare, full = figures["bare"]["moves_per_s"], figures["saturated"]["moves_per_s"]
    figures["of_bare"] = round(full / bare, 2)
    return figures


def _measure_tables(
    database: Path, seconds: float, tables: int, seats: int, rate: float
) -> dict[str, Any]:
    with _server(database) as (process, port):
        before = _memory(process.pid)
        made = _make(port, tables, seats)
        with_tables = _memory(process.pid)
        clients = _Clients(port, made)
        with_clients = _memory(process.pid)
        paced = clients.phase(seconds, rate)
        began = _cpu(process.pid)
        saturated = clients.phase(seconds, None)
        saturated["cpu_us_per_move"] = _per_move(_cpu(process.pid) - began, saturated)
        acknowledged = clients.stop()
        metrics = _get(port, "/metrics")
        process.send_signal(signal.SIGTERM)
        process.wait()
    lost = _compare(database, acknowledged)
    return {
        "tables": tables,
        "connections": tables * seats,
        "paced": paced,
        "saturated": saturated,
        "acknowledged": sum(len(each) for each in acknowledged.values()),
        "lost_or_doubled": lost,
        "kib_per_table": round((with_tables - before) / tables, 1),
        "kib_per_connection": round((with_clients - with_tables) / (tables * seats), 1),
        "commits": int(_metric(metrics, "commit_seconds_count")),
        "saved": int(_metric(metrics, "committed_batches_total")),
        "commit_ms": round(
            1000
            * _metric(metrics, "commit_seconds_sum")
            / _metric(metrics, "commit_seconds_count"),
            3,
        ),
    }


def _measure_bare(size: int, seconds: float, tables: int, seats: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "mexican_train.benchmarks.bare_room", str(size)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        clients = _Clients(port, {f"room{number}": [""] * seats for number in range(tables)})
        began = _cpu(process.pid)
        figures = clients.phase(seconds, None)
        figures["cpu_us_per_move"] = _per_move(_cpu(process.pid) - began, figures)
        clients.stop()
        return figures
    finally:
        process.kill()
        process.wait()


class _Clients:
    """The processes with the clients."""

    def __init__(self, port: int, tables: dict[str, list[str]]) -> None:
        command = [sys.executable, "-m", "mexican_train.benchmarks.table_clients"]
        self._processes = []
        names = list(tables)
        for number in range(CLIENT_PROCESSES):
            mine = {name: tables[name] for name in names[number::CLIENT_PROCESSES]}
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            self._processes.append(process)
            self._tell(process, {"port": port, "tables": mine})
        for process in self._processes:
            self._hear(process)

    def phase(self, seconds: float, rate: float | None) -> dict[str, Any]:
        """Plays for a while; what all clients saw together."""
        share = rate / CLIENT_PROCESSES if rate else None
        for process in self._processes:
            self._tell(process, {"seconds": seconds, "rate": share})
        heard = [self._hear(process) for process in self._processes]
        latencies = sorted(each for one in heard for each in one["latencies"])
        took = max(one["seconds"] for one in heard)

        def total(name: str) -> int:
            return sum(int(one[name]) for one in heard)

        return {
            "moves": len(latencies),
            "moves_per_s": round(len(latencies) / took),
            "ack_p50_ms": _share(latencies, 0.50),
            "ack_p99_ms": _share(latencies, 0.99),
            "ack_worst_ms": _share(latencies, 1.0),
            "messages_per_s": round(total("received") / took),
            "bytes_per_update": round(total("update_bytes") / max(1, total("updates"))),
            "refused": total("refused"),
            "connections_lost": total("lost"),
        }

    def stop(self) -> dict[str, list[tuple[int, str, int]]]:
        """Ends the clients; all they were acknowledged."""
        found: dict[str, list[tuple[int, str, int]]] = {}
        for process in self._processes:
            self._tell(process, {"stop": True})
            found |= self._hear(process)["acknowledged"]
            process.wait()
        return found

    def _tell(self, process: subprocess.Popen[str], what: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(what) + "\n")
        process.stdin.flush()

    def _hear(self, process: subprocess.Popen[str]) -> dict[str, Any]:
        assert process.stdout is not None
        heard: dict[str, Any] = json.loads(process.stdout.readline())
        return heard


@contextmanager
def _server(database: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    command = [sys.executable, "-m", "mexican_train", "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", "--database", str(database)]
    for setting in NO_LIMITS:
        command += ["--set", setting]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield process, int(line.rsplit(":", 1)[1].strip("/\n"))
    finally:
        process.kill()
        process.wait()


def _make(port: int, tables: int, seats: int) -> dict[str, list[str]]:
    """Makes tables and takes all their seats, so that each begins."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    made: dict[str, list[str]] = {}
    for _ in range(tables):
        new = _post(line, "/api/tables", {"name": "A", "seats": seats, "rounds": 100})
        tokens = [new["token"]]
        for _ in range(seats - 1):
            body = {"name": "B", "invite": new["invite"]}
            tokens.append(_post(line, f"/api/tables/{new['table']}/seats", body)["token"])
        made[new["table"]] = tokens
    return made


def _post(line: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> Any:
    line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = line.getresponse()
    data = json.loads(answer.read())
    if answer.status != 201:
        raise RuntimeError(data)
    return data


def _get(port: int, path: str) -> str:
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", path)
    return line.getresponse().read().decode()


def _metric(text: str, name: str) -> float:
    wanted = f"mexican_train_{name} "
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(wanted))


def _memory(process: int) -> int:
    """The memory of a process in KiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def _cpu(process: int) -> float:
    """The seconds that a process has spent on a core, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _per_move(seconds: float, phase: dict[str, Any]) -> int:
    return round(1e6 * seconds / max(1, int(phase["moves"])))


def _compare(database: Path, acknowledged: dict[str, list[tuple[int, str, int]]]) -> int:
    """How many acknowledgements are not in the log exactly once."""
    wrong = 0
    with sqlite3.connect(database) as db:
        for table, acks in acknowledged.items():
            rows = db.execute("SELECT seat, id, version FROM log WHERE table_id=?", (table,))
            saved = [tuple(row) for row in rows if row[1] is not None]
            if len(saved) != len(set(saved)):
                wrong += 1
            wrong += len({tuple(ack) for ack in acks} - set(saved))
    return wrong


def _share(ordered: list[float], share: float) -> float:
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{figures['tables']} tables, {figures['connections']} connections, one process"]
    named = [(name, figures[name]) for name in ("paced", "saturated", "bare")]
    for name, phase in named:
        lines.append(
            f"  {name:<9}  {phase['moves_per_s']:>6,} moves a second, acknowledged after"
            f" {phase['ack_p50_ms']} ms (p99 {phase['ack_p99_ms']}, worst {phase['ack_worst_ms']})"
        )
    lines += [
        f"  saturated is {figures['of_bare']:.0%} of the bare room;"
        f" a move costs {figures['saturated']['cpu_us_per_move']} µs of a core,"
        f" {figures['bare']['cpu_us_per_move']} in the bare room",
        f"  memory: {figures['kib_per_connection']} KiB a connection,"
        f" {figures['kib_per_table']} KiB a table",
        f"  {figures['acknowledged']:,} acknowledged, {figures['lost_or_doubled']} lost or doubled;"
        f" {figures['saved']:,} saved in {figures['commits']:,} commits"
        f" of {figures['commit_ms']} ms",
    ]
    return "\n".join(lines)
