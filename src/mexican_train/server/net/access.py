"""Who may come in: which pages, under which names of this server, from which addresses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from ...protocol.reasons import Refused, TableReason
from ..networks import Networks, is_loopback
from ..room.limits import network_of

HOST = re.compile(r"(?:\[(?P<v6>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.-]+))(?::\d*)?", re.ASCII)
LOOPBACK = ("127.0.0.1", "::1")
PROXIED = (
    "x-forwarded-for",
    "x-forwarded-host",
    "x-real-ip",
    "cf-connecting-ip",
    "true-client-ip",
    "forwarded",
    "via",
)
"""What a proxy says of itself or of those for whom it asks."""


class Access:
    """The pages that may speak to a server, the names it goes by, and who may read its metrics."""

    def __init__(self, origins: Iterable[str], watchers: Iterable[str]) -> None:
        self._origins = frozenset(origins)
        self._names = {"localhost", *(urlsplit(origin).hostname for origin in self._origins)}
        self._watchers = Networks(watchers, "--metrics")

    def check(self, request: Any) -> None:
        """Raises `Refused` for a page that may not speak to this server."""
        if request.headers.get("origin", "") not in {"", *self._origins}:
            raise Refused(TableReason.WRONG_ORIGIN)

    def check_name(self, request: Any) -> None:
        """Raises `Refused` for who takes this server for another.

        A foreign page whose name leads here all of a sudden would be this server's own to a
        browser. It needs a name for that: whoever calls by address means this machine.
        """
        host = request.headers.get("host", "")
        if host and not self._is_called(host):
            raise Refused(TableReason.WRONG_ORIGIN, "this server goes by another name")

    def may_watch(self, request: Any) -> bool:
        """Whether metrics are for this address; not for all that come through a proxy nearby."""
        address = address_of(request)
        proxied = any(name in request.headers for name in PROXIED)
        if self._watchers.everyone:
            return True
        return address in self._watchers and not (proxied and is_loopback(address))

    def _is_called(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["name"] or found["v6"]).lower().removesuffix(".")
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def address_of(request: Any) -> str:
    """Where a request or a socket comes from."""
    return request.client.host if request.client else ""


def network_from(request: Any) -> str:
    """What a request or a socket counts as, in all limits by address."""
    return network_of(address_of(request))
