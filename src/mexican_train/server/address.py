"""Where a server is found: its port, its addresses, its file."""

from __future__ import annotations

import os
import socket
from pathlib import Path

from ..rules.errors import MexicanTrainError


def default_database() -> Path:
    """Where tables are kept when nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "mexican-train" / "tables.db"


def bind(host: str, port: int, search: int = 1) -> socket.socket:
    """A listening socket; tries `search` ports from `port` on."""
    problem: OSError | None = None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + search):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            return listener
        except (OSError, OverflowError) as failed:
            listener.close()
            problem = failed if isinstance(failed, OSError) else OSError(0, "no such port")
    reason = problem.strerror if problem else "no port was given"
    raise MexicanTrainError(f"{host}:{port} cannot be listened on: {reason}; choose another --port")


def own_address() -> str | None:
    """This machine's address in its network, as phones see it. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def own_origins(host: str, port: int) -> list[str]:
    """The pages of this server itself, under every name it is known by."""
    names = {"localhost", "127.0.0.1", "[::1]", socket.gethostname().lower()}
    names |= {f"{socket.gethostname().lower()}.local", own_address() or "localhost"}
    if host not in ("0.0.0.0", "::", ""):
        names.add(host)
    return [f"http://{name}:{port}" for name in sorted(names)]
