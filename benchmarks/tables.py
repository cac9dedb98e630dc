"""How many tables one server process serves: real clients in other processes, a real disk.

First at a rate, then as fast as it goes; then a bare room of the same framework as fast as it goes.
At the end the log on disk is compared with every acknowledgement that any client got.
"""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from .table_load import (
    RATE,
    Acknowledged,
    Clients,
    cpu,
    lost_or_doubled,
    make_tables,
    memory,
    metrics,
    per_move,
    server,
)

LOG = "SELECT table_id, seat, id, version FROM log WHERE id IS NOT NULL"


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
    with server("--database", str(database)) as (process, port):
        before = memory(process.pid)
        made = make_tables([port], tables, seats)
        with_tables = memory(process.pid)
        with Clients([port], made) as clients:
            with_clients = memory(process.pid)
            paced = clients.phase(seconds, rate)
            began = cpu(process.pid)
            saturated = clients.phase(seconds, None)
            saturated["cpu_us_per_move"] = per_move(cpu(process.pid) - began, saturated)
            acknowledged = clients.stop()
        counted = metrics(port)
        process.send_signal(signal.SIGTERM)
        process.wait()
    return {
        "tables": tables,
        "connections": tables * seats,
        "paced": paced,
        "saturated": saturated,
        "acknowledged": sum(len(each) for each in acknowledged.values()),
        "lost_or_doubled": compared(database, acknowledged),
        "kib_per_table": round((with_tables - before) / tables, 1),
        "kib_per_connection": round((with_clients - with_tables) / (tables * seats), 1),
        "commits": int(counted["commit_seconds_count"]),
        "saved": int(counted["committed_batches_total"]),
        "commit_ms": round(
            1000 * counted["commit_seconds_sum"] / counted["commit_seconds_count"], 3
        ),
    }


def compared(database: Path, acknowledged: Acknowledged) -> int:
    """How many acknowledgements are not in the log of a file exactly once."""
    with closing(sqlite3.connect(database)) as db:
        return lost_or_doubled(db.execute(LOG), acknowledged)


def _measure_bare(size: int, seconds: float, tables: int, seats: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "mexican_train.benchmarks.bare_room", str(size)]
    rooms = {f"room{number}": [""] * seats for number in range(tables)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            with Clients([int(process.stdout.readline())], rooms) as clients:
                began = cpu(process.pid)
                figures = clients.phase(seconds, None)
                figures["cpu_us_per_move"] = per_move(cpu(process.pid) - began, figures)
            return figures
        finally:
            process.kill()


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
