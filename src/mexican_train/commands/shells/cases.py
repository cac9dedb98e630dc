"""What bash and zsh have in common: a script whose functions look things up in cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from shlex import quote

from .outline import Command, Option, Value

LOOKUPS = """# Which words lead to a command.
_mexican_train_known() {
    case $1 in
@KNOWN@
    esac
}

# What an option takes, or what stands at a place: how often, of which kind, one of which words.
_mexican_train_value() {
    count=0 kind=word found=@NOTHING@
    case $1 in
@VALUES@
    esac
}

_mexican_train_options() {
    case $1 in
@OPTIONS@
    esac
}

"""


def filled(
    script: str,
    nothing: str,
    commands: Sequence[Command],
    listed: Callable[[Sequence[Option]], str],
    told: Callable[[Value], str],
) -> str:
    """A script with its lookups: `listed` says what options there are, `told` what a value may be.

    `nothing` is how the shell writes that there are no words.
    """
    known = "|".join(quote(command.path) for command in commands if command.path)
    options = [f"    {quote(command.path)}) {listed(command.options)} ;;" for command in commands]
    values = [f"    {key}) {told(value)} ;;" for key, value in _values(commands)]
    return (
        script.replace("@LOOKUPS@", LOOKUPS)
        .replace("@NOTHING@", nothing)
        .replace("@KNOWN@", f"    {known}) return 0 ;;\n    *) return 1 ;;")
        .replace("@OPTIONS@", "\n".join(options))
        .replace("@VALUES@", "\n".join(values))
    )


def _values(commands: Sequence[Command]) -> Iterator[tuple[str, Value]]:
    """All that takes a value: an option under its names, a place under its number."""
    for command in commands:
        for option in command.options:
            if option.value is not None:
                keys = (quote(f"{command.path} {name}") for name in option.names)
                yield "|".join(keys), option.value
        for number, value in enumerate(command.places, start=1):
            yield quote(f"{command.path} {number}"), value
