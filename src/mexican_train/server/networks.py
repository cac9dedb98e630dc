"""Addresses and networks, as people name those whom a server trusts."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown

EVERYONE = "*"
Network: TypeAlias = IPv4Network | IPv6Network


class Networks:
    """Some addresses and networks, or everyone."""

    def __init__(self, names: Iterable[str], option: str = "an address") -> None:
        """`names` are addresses, networks as 10.0.0.0/8, or *, given in `option`."""
        kept = [name.strip() for name in names]
        self.everyone = EVERYONE in kept
        self._networks = [_network(name, option) for name in kept if name != EVERYONE]

    def __contains__(self, address: str) -> bool:
        if self.everyone:
            return True
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def __str__(self) -> str:
        return EVERYONE if self.everyone else ",".join(map(str, self._networks))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    found = _address(address)
    return found is not None and found.is_loopback


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _network(name: str, option: str) -> Network:
    try:
        return ip_network(name)
    except ValueError:
        pass
    try:
        meant = ip_network(name, strict=False)
    except ValueError:
        raise MexicanTrainError(
            f"{option} is an address as 10.0.0.5, a network as 10.0.0.0/8, or *, not {shown(name)}"
        ) from None
    raise MexicanTrainError(f"{option}: {shown(name)} is no whole network, {meant} is")
