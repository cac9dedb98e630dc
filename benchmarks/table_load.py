"""What benchmarks of servers share: real servers, the clients at them, and figures."""

from __future__ import annotations

import http.client
import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

CLIENT_PROCESSES = 2
RATE = 500
NO_LIMITS = (
    *("seat_messages=1000000", "calls=1000000", "tables_made=1000000", "tables=1000000"),
    *("tables_per_address=1000000", "connections_per_address=1000000", "connections=1000000"),
    *("sockets_per_address=1000000", "idle_seconds=100000"),
)
Acknowledged: TypeAlias = dict[str, list[tuple[int, str, int]]]
"""For each table what its clients were told is done: seat, id and version."""


class Clients:
    """The processes with the clients."""

    def __init__(self, ports: Sequence[int], tables: dict[str, list[str]]) -> None:
        command = [sys.executable, "-m", "mexican_train.benchmarks.table_clients"]
        self._processes: list[subprocess.Popen[str]] = []
        names = list(tables)
        for number in range(CLIENT_PROCESSES):
            mine = {name: tables[name] for name in names[number::CLIENT_PROCESSES]}
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            self._processes.append(process)
            self._tell(process, {"ports": ports, "tables": mine})
        for process in self._processes:
            self._hear(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for process in self._processes:
            with process:
                process.kill()

    @property
    def pids(self) -> list[int]:
        """The processes, for those who want to know what they cost."""
        return [process.pid for process in self._processes]

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

    def stop(self) -> Acknowledged:
        """Ends the clients; all they were acknowledged."""
        found: Acknowledged = {}
        for process in self._processes:
            self._tell(process, {"stop": True})
            found |= self._hear(process)["acknowledged"]
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
def server(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server without limits in a process of its own, and its port."""
    command = [sys.executable, "-m", "mexican_train", "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", *arguments]
    for setting in NO_LIMITS:
        command += ["--set", setting]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield process, int(line.rsplit(":", 1)[1].strip("/\n"))
        finally:
            process.kill()


def make_tables(ports: Sequence[int], tables: int, seats: int) -> dict[str, list[str]]:
    """Makes tables at all servers alike and takes their seats at any, so that each begins."""
    lines = [http.client.HTTPConnection("127.0.0.1", port) for port in ports]
    made: dict[str, list[str]] = {}
    for number in range(tables):
        wanted = {"name": "A", "seats": seats, "rounds": 100}
        new = post(lines[number % len(lines)], "/api/tables", wanted)
        tokens = [new["token"]]
        for seat in range(1, seats):
            body = {"name": f"B{seat}", "invite": new["invite"]}
            sitting = post(random.choice(lines), f"/api/tables/{new['table']}/seats", body)
            tokens.append(sitting["token"])
        made[new["table"]] = tokens
    for line in lines:
        line.close()
    return made


def post(line: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> Any:
    """Makes something at a server; raises unless it was made."""
    line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = line.getresponse()
    data = json.loads(answer.read())
    if answer.status != 201:
        raise RuntimeError(data)
    return data


def metrics(port: int) -> dict[str, float]:
    """The figures of a server that have no labels."""
    return {name: value for name, value in all_metrics(port).items() if "{" not in name}


def all_metrics(port: int) -> dict[str, float]:
    """The figures of a server, each under its name and labels."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", "/metrics")
    text = line.getresponse().read().decode()
    line.close()
    samples = [each.rsplit(" ", 1) for each in text.splitlines() if each[0] != "#"]
    return {name.removeprefix("mexican_train_"): float(value) for name, value in samples}


def memory(process: int) -> int:
    """The memory of a process in KiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(*processes: int) -> float:
    """The seconds that processes have spent on a core, with all their threads and children."""
    return sum(map(_ticks, processes)) / os.sysconf("SC_CLK_TCK")


def _ticks(process: int) -> int:
    folder = Path(f"/proc/{process}")
    try:
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        children = (folder / "task" / str(process) / "children").read_text().split()
    except OSError:  # a child that has just ended: now its time counts as its parent's
        return 0
    own = sum(map(int, fields[11:15]))  # with those of children that have ended
    return own + sum(_ticks(int(child)) for child in children)


def per_move(seconds: float, phase: Mapping[str, Any]) -> int:
    """Microseconds for each move of a phase."""
    return round(1e6 * seconds / max(1, int(phase["moves"])))


def lost_or_doubled(log: Iterable[Sequence[Any]], acknowledged: Acknowledged) -> int:
    """How many acknowledgements are not exactly once in a log of table, seat, id and version."""
    saved: defaultdict[tuple[str, int, str], list[int]] = defaultdict(list)
    for table, seat, id, version in log:
        saved[table, seat, id].append(version)
    return sum(
        saved[table, seat, id] != [version]
        for table, acks in acknowledged.items()
        for seat, id, version in acks
    )


def _share(ordered: list[float], share: float) -> float:
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
