"""`serve`: runs tables for people, in browsers and terminals, on this machine."""

from __future__ import annotations

import os
import re
import sys
import webbrowser
from argparse import ArgumentParser, Namespace

from ..rules.errors import MexicanTrainError
from ..server.address import bind, default_database, own_address, own_origins
from ..server.settings import Settings
from ..server.store.place import PostgresPlace, place_of

HELP = "run tables for people (what the program does when given no command, with --open)"
PORT = 8000
PORTS_TRIED = 20
ORIGIN = re.compile(r"https?://[^/?#@\s]+")


def add(parser: ArgumentParser) -> None:
    """Declares where to serve and what may be asked of it."""
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on (all)")
    parser.add_argument("--port", type=int, help=f"the port to listen on ({PORT})")
    parser.add_argument(
        "--database",
        metavar="FILE",
        help=f"where tables are kept ({default_database()}), or postgresql://...",
    )
    parser.add_argument(
        "--redis",
        metavar="URL",
        help="redis://...: this server is one of several with one PostgreSQL database",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a page that may speak to this server besides its own, as https://play.example.org",
    )
    parser.add_argument(
        "--proxies",
        metavar="ADDRESSES",
        help="reverse proxies whose word on where requests come from is taken, as 127.0.0.1",
    )
    parser.add_argument(
        "--metrics",
        action="append",
        metavar="ADDRESS",
        help="who may read /metrics (this machine); * for everyone",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a limit or a pause, as bot_pause_most=3 (docs/protocol.md lists them)",
    )


def run(options: Namespace) -> int:
    """Serves until Ctrl-C."""
    # The web server is loaded only by those who serve: every other command starts without it.
    from ..server.net.http import LOOPBACK
    from ..server.run import run as run_server

    settings = Settings().change(options.set)
    place = place_of(str(options.database or default_database()))
    if isinstance(place, PostgresPlace) != (options.redis is not None):
        raise MexicanTrainError(
            "several servers need both --database postgresql://... and --redis redis://..."
        )
    for origin in options.origin:
        if not ORIGIN.fullmatch(origin):
            raise MexicanTrainError(f"{origin!r} is not an origin: write https://play.example.org")
    search = 1 if options.port is not None else PORTS_TRIED
    listener = bind(options.host, PORT if options.port is None else options.port, search)
    port = listener.getsockname()[1]
    origins = [*own_origins(options.host, port), *options.origin]
    here = f"http://localhost:{port}/"

    def ready() -> None:
        greet(options.host, port)
        if options.open and _has_screen():
            webbrowser.open(here)

    watchers = options.metrics or LOOPBACK
    return run_server(
        listener, place, settings, origins, options.proxies, watchers, ready, options.redis
    )


def greet(host: str, port: int) -> None:
    """Says where to play, and shows phones the way."""
    print(f"Mexican Train is ready: http://localhost:{port}/", flush=True)
    address = own_address() if host in ("0.0.0.0", "::") else None
    if address is not None:
        import segno

        phones = f"http://{address}:{port}/"
        print(f"Phones in the same network: {phones}")
        segno.make(phones, error="l").terminal(out=sys.stdout, border=2, compact=True)
    print("Stop with Ctrl-C; tables are kept.", flush=True)


def _has_screen() -> bool:
    """Whether a browser would open in a window, not in this terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")
