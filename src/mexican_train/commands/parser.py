"""The whole command line, made of what each command declares: one way to ask, one to be refused."""

from __future__ import annotations

import sys
from argparse import PARSER, Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn

from .. import BUILD, __version__
from .._compiled import told
from .help_page import HelpPage, description, epilog

PROGRAM = "mexican-train"
ABOUT = """Mexican Train, the domino game.

Without a command it opens tables in your browser: it is mexican-train serve --open then, and takes
its options, as in mexican-train --port 9000. Each command has its own --help, with examples."""
COMMANDS = (
    *("serve", "site", "play", "watch", "rules", "demo", "legal", "simulate", "replay", "review"),
    *("day", "challenge", "sheets", "verify", "solve", "arena", "bench", "db"),
    "completion",
)
DEFAULT = ("serve", "--open")
"""What the program does when given no command; options that are given are added."""
VERSION = "--version"
OWN_OPTIONS = ("-h", "--help", VERSION)
"""Options of the program itself: all others without a command are those of the default."""
NEAR = 3
"""So many names are told to who has mistyped one."""


def read_arguments(given: Sequence[str]) -> Namespace:
    """What the arguments of the program ask for; ends the program where they cannot be read."""
    if not given or (given[0].startswith("-") and given[0] not in OWN_OPTIONS):
        given = [*DEFAULT, *given]
    # Only the module of the command that is asked for is loaded: the program starts sooner.
    needed = given[:1] if given[0] in COMMANDS else () if given[0] == VERSION else COMMANDS
    return parser(needed).parse_args(given)


def parser(commands: Iterable[str] = COMMANDS) -> ArgumentParser:
    """The parser of the program with these commands."""
    top = OneSentence(prog=PROGRAM, description=ABOUT, formatter_class=HelpPage)
    top.add_argument(VERSION, action=Version, nargs=0, help="show the version and exit")
    parts = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=OneSentence)
    for name in commands:
        module = import_module(f".{name}", __package__)
        command = parts.add_parser(
            name,
            help=module.HELP,
            description=description(module.__doc__ or ""),
            epilog=epilog(module.EXAMPLES),
            formatter_class=HelpPage,
        )
        module.add(command)
        command.set_defaults(run=module.run)
    return top


class Version(Action):
    """Says which version this is, in one line: what it advises is to be copied whole."""

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        """Ends the program."""
        print(f"{PROGRAM} {__version__} ({told(BUILD)})")
        parser.exit()


class OneSentence(ArgumentParser):
    """A parser that says what is wrong in one line and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        """Ends the program."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Shows help; where it cannot be written that is told like everywhere else."""
        (file or sys.stderr).write(message)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuses what is unknown where it stands: so the command is named whose help helps."""
        found, extra = super().parse_known_args(args, namespace)
        if extra:
            self.error(self._too_much(extra[0].partition("=")[0]))
        return found, extra

    def _too_much(self, word: str) -> str:
        if not word.startswith("-"):
            return f"{word!r} is one argument too many"
        return f"there is no option {word}{near(word, self._option_string_actions)}"

    def _get_value(self, action: Action, arg_string: str) -> Any:
        """Takes nothing for a value: an empty one is a variable that somebody forgot to set."""
        if not arg_string and action.nargs != PARSER:  # a command looks at its own arguments
            raise ArgumentError(action, "its value is empty")
        return super()._get_value(action, arg_string)

    def _check_value(self, action: Action, value: Any) -> None:
        """Says what there is in place of a name that there is not."""
        if action.choices is None or value in action.choices:
            return
        names = [str(each) for each in action.choices]
        if action.metavar in ("COMMAND", "WHAT"):
            rest = near(value, names) or f": write one of {', '.join(names)}"
            raise ArgumentError(None, f"there is no command {value!r}{rest}")
        raise ArgumentError(action, f"{value!r} is not one of {', '.join(names)}")


def near(word: str, names: Iterable[str]) -> str:
    """A question for the names that someone may have meant; empty if there are none."""
    found = get_close_matches(word, [*names], NEAR)
    return f"; did you mean {' or '.join(found)}?" if found else ""
