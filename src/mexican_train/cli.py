"""The command line: finds the command, and turns what is wrong into one sentence."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from importlib import import_module
from typing import NoReturn

from . import BUILD, __version__
from .rules.errors import MexicanTrainError

COMMANDS = (
    *("serve", "play", "watch", "rules", "demo", "legal", "simulate", "replay", "sheets"),
    *("verify", "solve", "arena", "bench", "db"),
)
PLAIN = ["serve", "--open"]
"""What the program does when given no command."""
NEEDS_SPEED = ("simulate", "arena", "bench")


class OneSentence(ArgumentParser):
    """A parser that says what is wrong in one line and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        """Ends the program."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> ArgumentParser:
    """The whole command line."""
    top = OneSentence(prog="mexican-train", description="Mexican Train, the domino game.")
    top.add_argument(
        "--version", action="version", version=f"mexican-train {__version__} ({BUILD})"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=OneSentence)
    for name in COMMANDS:
        module = import_module(f".commands.{name}", __package__)
        command = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        module.add(command)
        command.set_defaults(run=module.run)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; without one, opens tables for people."""
    given = sys.argv[1:] if arguments is None else arguments
    options = parser().parse_args(given or PLAIN)
    if BUILD == "missing" and options.command in NEEDS_SPEED:
        print(
            "mexican-train: the rules are not compiled here and run interpreted, "
            "some 60 times slower; install a C compiler and run the install again",
            file=sys.stderr,
        )
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except MexicanTrainError as problem:
        print(f"mexican-train: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has enough: that is no failure, but nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    raise SystemExit(main())
