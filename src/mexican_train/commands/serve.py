"""`serve`: runs tables for people, in browsers and terminals, on this machine."""

from __future__ import annotations

import os
import signal
import sys
import webbrowser
from argparse import ArgumentParser, Namespace

from .. import __version__
from ..bots.plugins import read_offers
from ..rules.errors import MexicanTrainError
from ..server.address import Findable, bind, default_database, hold, network_address, own_origins
from ..server.logs import log_event, log_warning
from ..server.networks import Networks
from ..server.settings import Settings
from ..server.store.location import PostgresLocation, location_of
from .options import origin, port
from .places import (
    DATABASE,
    REDIS,
    add_database_file,
    add_redis_file,
    shows_password,
    told_database,
    told_redis,
)

HELP = "run tables for people (what the program does when given no command, with --open)"
EXAMPLES = r"""
mexican-train serve --port 9000 --open
    tables at http://localhost:9000/, opened in the browser
mexican-train serve --host 127.0.0.1 --proxies 127.0.0.1 \
        --address https://play.example.org
    behind a reverse proxy on the same machine
mexican-train serve --set round_pause=20 --set bot_pause_most=3
    with other pauses
"""
PORT = 8000
PORTS_TRIED = 20


def add(parser: ArgumentParser) -> None:
    """Declares where to serve and what may be asked of it."""
    parser.add_argument(
        "--host", default="0.0.0.0", help="the address to listen on, 0.0.0.0 for all"
    )
    parser.add_argument(
        "--port", type=port, help=f"the port to listen on; by default {PORT}, or the next free one"
    )
    parser.add_argument(
        "--database",
        metavar="FILE",
        help=f"where tables are kept, or postgresql://...; by default {default_database()}",
    )
    parser.add_argument(
        "--redis",
        metavar="URL",
        help="redis://...: this server is one of several with one PostgreSQL database",
    )
    add_database_file(parser)
    add_redis_file(parser)
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
        help="reverse proxies whose word on where requests come from is taken,"
        " as 127.0.0.1,10.0.0.0/8",
    )
    parser.add_argument(
        "--metrics",
        action="append",
        metavar="ADDRESS",
        help="who may read /metrics: an address, a network as 10.0.0.0/8, * for everyone; "
        "by default this machine",
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        help="where others find this server, for links to share, as https://play.example.org",
    )
    parser.add_argument(
        "--no-banner",
        action="store_true",
        help="say in the log that it is ready, and nothing on standard output: for services",
    )
    parser.add_argument(
        "--bots",
        metavar="NAME=PLACE,...",
        help="bots to offer besides ours, as careful=mine:Careful, or an installed one by its name",
    )
    parser.add_argument(
        "--dev",
        action="store_true",
        help="give out the page as it is on disk each time, unpacked, for those who change it",
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
    from ..server.net.access import LOOPBACK
    from ..server.room.own_bot_processes import check_offers
    from ..server.run import run as run_server

    settings = Settings().change(options.set)
    bots = read_offers(options.bots) if options.bots is not None else {}
    check_offers(bots)
    location = location_of(told_database(options) or str(default_database()))
    redis = told_redis(options)
    if isinstance(location, PostgresLocation) != (redis is not None):
        raise MexicanTrainError(
            "several servers need both --database postgresql://... and --redis redis://...,"
            f" or the variables {DATABASE} and {REDIS}"
        )
    watchers = options.metrics or LOOPBACK
    Networks(watchers, "--metrics")  # a sentence now, and not once it serves
    proxies = options.proxies and str(Networks(options.proxies.split(","), "--proxies"))
    told = [origin(options.address)] if options.address else []
    others = [origin(each) for each in options.origin]
    search = 1 if options.port is not None else PORTS_TRIED
    listener = bind(options.host, PORT if options.port is None else options.port, search)
    if redis is not None:
        listener = hold(listener)
    port = listener.getsockname()[1]
    origins = [*own_origins(options.host, port), *others, *told]
    at = Findable(told[0] if told else "", network_address(options.host, port) or "")
    here = f"http://localhost:{port}/"

    unheard: list[OSError] = []

    def ready() -> None:
        for name in ("database", "redis"):
            if shows_password(getattr(options, name)):
                log_warning("password_shown", option=f"--{name}")
        if options.no_banner:
            log_event("ready", port=port, version=__version__)
        else:
            try:
                greet(port, at)
            except OSError as problem:  # it ends as by Ctrl-C, so that all is saved, and says why
                unheard.append(problem)
                signal.raise_signal(signal.SIGINT)
                return
        if options.open and _has_screen():
            webbrowser.open(here)

    with listener:
        status = run_server(
            *(listener, location, settings, origins, proxies, watchers, ready, redis),
            at=at,
            dev=options.dev,
            bots=bots,
        )
    if unheard:
        raise unheard[0]
    return status


def greet(port: int, at: Findable) -> None:
    """Says where to play, and shows phones the way."""
    print(f"Mexican Train is ready: http://localhost:{port}/", flush=True)
    if at.told or at.network:
        import segno

        others = f"{at.told or at.network}/"
        print(f"For others: {others}" if at.told else f"Phones in the same network: {others}")
        segno.make(others, error="l").terminal(out=sys.stdout, border=2, compact=True)
    print("Stop with Ctrl-C; tables are kept.", flush=True)


def _has_screen() -> bool:
    """Whether a browser would open in a window, not in this terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")
