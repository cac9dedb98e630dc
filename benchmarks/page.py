"""How much a browser fetches before it can paint a table, how soon the page is there on the line of
a slow phone, and how soon one plays at a table of one's own device."""

from __future__ import annotations

import re
from collections import Counter
from shutil import which
from typing import Any

from mexican_train.languages import LANGUAGES, catalogues
from mexican_train.packing.plan import SCREENS
from mexican_train.packing.site import Site, packed_site
from mexican_train.packing.source import packed_source
from mexican_train.server.net.app import WEB
from mexican_train.server.net.files import kept_as

TABLE = SCREENS["/t/{table:str}"]
BROWSERS = ("chromium-headless-shell", "chromium")
SECONDS_A_RUN = 20
"""What all ways in on all lines take together, about."""


def measure(seconds: float = 1.0) -> dict[str, Any]:
    """Bytes by kind, and in all for each language; then, where there is a browser, how soon."""
    site = packed_site(WEB, catalogues(), game=packed_source(WEB.parent))
    sizes = {language: first_bytes(site, language) for language in LANGUAGES}
    totals = {code: sizes[code].total() for code in sizes}
    speed = _speed(runs_in(seconds))
    return {"kinds": dict(sizes["en"]), "bytes": totals, "speed": speed, "device": _device()}


def runs_in(seconds: float) -> int:
    """How many runs of all ways in fit into so many seconds, at least one."""
    return max(1, round(seconds / SECONDS_A_RUN))


def _speed(runs: int) -> dict[str, Any] | None:
    """What a browser measures; nothing where there is none."""
    browser = _browser()
    try:
        from . import page_speed
    except ModuleNotFoundError:  # who plays needs nothing that drives a browser
        return None
    return page_speed.measure(browser, runs) if browser else None


def _device() -> dict[str, Any] | None:
    """What a browser measures where the page has the tables itself; nothing where there is none."""
    browser = _browser()
    try:
        from . import page_device
    except ModuleNotFoundError:
        return None
    return page_device.measure(browser) if browser else None


def _browser() -> str | None:
    return next(filter(None, map(which, BROWSERS)), None)


def first_bytes(site: Site, language: str) -> Counter[str]:
    """What the page of a table in this language is, and what it names, in bytes by kind."""
    html = site.page(TABLE, language).text
    sizes = Counter({"html": sent(html.encode(), ".html")})
    named = re.findall(
        r"/web/(packs/[\w.-]+)", re.sub(r"<script type=.importmap.*?</script>", "", html)
    )
    for name in set(named):
        suffix = f".{name.rpartition('.')[2]}"
        sizes[suffix[1:]] += sent(site.files[name], suffix)
    return sizes


def sent(body: bytes, suffix: str) -> int:
    """How many bytes a file has on its way."""
    kept = kept_as(body, suffix)
    return len(kept.body if kept.compressed is None else kept.compressed)


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    parts = ", ".join(f"{kind} {size:,}" for kind, size in sorted(figures["kinds"].items()))
    lines = [f"first paint of a table, compressed bytes: {parts}; in all"]
    lines += [f"  {code} {size:,}" for code, size in figures["bytes"].items()]
    speed = figures["speed"]
    if speed is None:
        return "\n".join([*lines, "how soon it is there: needs chromium and playwright"])
    for line, visits in speed["lines"].items():
        lines.append(f"{line}, processor slowed four times; medians of {speed['runs']}")
        for name, each in visits.items():
            lines.append(
                f"  {name:<11} first paint {each['paint_s']:.2f} s, "
                f"usable {each['usable_s']:.2f} s, "
                f"{each['requests']:.0f} requests, {each['bytes']:,.0f} bytes"
            )
    taps = speed["taps_ms"]
    lines.append(
        f"tap to drawn tile, processor slowed four times: median {taps['median']} ms, "
        f"worst {taps['worst']} ms of {taps['taps']}; until it is heard {taps['heard']}, drawn "
        f"{taps['drawn']}, shown {taps['shown']} ms"
    )
    return "\n".join([*lines, *_described_device(figures["device"])])


def _described_device(figures: dict[str, Any]) -> list[str]:
    from . import page_device

    return page_device.described(figures)
