"""Where a server is found: its port, its addresses, its file."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import NamedTuple

from ..rules.errors import MexicanTrainError
from .system import LISTENER_OPTION, data_folder


class Findable(NamedTuple):
    """Where others find a server: the address it was told, and the one it has in its network."""

    told: str = ""
    network: str = ""


def default_database() -> Path:
    """Where tables are kept when nothing else is said."""
    return data_folder() / "mexican-train" / "tables.db"


def bind(host: str, port: int, search: int = 1) -> socket.socket:
    """A listening socket; tries `search` ports from `port` on."""
    problem: OSError | None = None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + search):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, LISTENER_OPTION, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            return listener
        except (OSError, OverflowError) as failed:
            listener.close()
            problem = failed if isinstance(failed, OSError) else OSError(0, "no such port")
    reason = problem.strerror if problem else "no port was given"
    other = "--host" if isinstance(problem, socket.gaierror) else "--port"
    raise MexicanTrainError(
        f"{host}:{port} cannot be listened on: {reason}; choose another {other}"
    )


def hold(listener: socket.socket) -> socket.socket:
    """The same port in another socket, which does not listen yet.

    Whoever comes to one of several servers before it is ready is refused, so that a balancer asks
    another; with a socket that listens they would wait.
    """
    place, family = listener.getsockname(), listener.family
    listener.close()
    held = socket.socket(family, socket.SOCK_STREAM)
    held.setsockopt(socket.SOL_SOCKET, LISTENER_OPTION, 1)
    try:
        held.bind(place)
    except OSError:
        held.close()
        raise
    return held


def own_address() -> str | None:
    """This machine's address in its network, as phones see it. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def network_address(host: str, port: int) -> str | None:
    """Where others in the same network find a server that listens there; None if they cannot."""
    found = own_address() if host in ("0.0.0.0", "::") else None
    return f"http://{found}:{port}" if found else None


def own_origins(host: str, port: int) -> list[str]:
    """The pages of this server itself, under every name it is known by."""
    names = {"localhost", "127.0.0.1", "[::1]", socket.gethostname().lower()}
    names |= {f"{socket.gethostname().lower()}.local", own_address() or "localhost"}
    if host not in ("0.0.0.0", "::", ""):
        names.add(host)
    return [f"http://{name}:{port}" for name in sorted(names)]
