"""What fish completes, with what each thing is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .outline import Command, Kind, Option, Value

HEAD = r"""# Completion of mexican-train for fish:
#   mexican-train completion fish > ~/.config/fish/completions/mexican-train.fish

# The words after the program; without a command they are serve's.
function __mexican_train_given
    set -l given (commandline -opc)
    set -e given[1]
    if string match -q -- '-*' "$given[1]"
        set -p given serve
    end
    printf '%s\n' $given
end

# Whether the words before the cursor are just these.
function __mexican_train_after
    set -l given (__mexican_train_given)
    test "$given" = "$argv"
end

# Whether they begin with these.
function __mexican_train_in
    set -l given (__mexican_train_given)
    set -l first $given[1..(count $argv)]
    test "$first" = "$argv"
end

# Words that are put together with commas: each of them behind what stands there.
function __mexican_train_commas
    set -l before (string match -r -- '.*,' (commandline -ct))
    printf '%s\n' $before$argv
end

complete -c mexican-train -f
"""
AFTER = "__mexican_train_after"
WITHIN = "__mexican_train_in"


def script(commands: Sequence[Command]) -> str:
    """The script for fish."""
    lines = [line for command in commands for line in _command(command)]
    return HEAD + "\n".join(lines) + "\n"


def _command(command: Command) -> Iterator[str]:
    after = f"{AFTER} {command.path}".strip()
    at = f"{WITHIN} {command.path}" if command.path else after
    for option in command.options:
        yield _line(at, _names(option), option.about, option.value)
    for value in command.places:
        if any(value.words.values()):
            for word, about in value.words.items():
                yield _line(after, "", about, replace(value, words={word: about}))
        else:
            yield _line(at, "", "", value)


def _names(option: Option) -> str:
    flags = [
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names
    ]
    return " ".join(flags)


def _line(at: str, names: str, about: str, value: Value | None) -> str:
    parts = [f"complete -c mexican-train -n {_quoted(at)}", names]
    if about:
        parts.append(f"-d {_quoted(about)}")
    if value is not None:
        parts.append(_values(value, bool(names)))
    return " ".join(part for part in parts if part)


def _values(value: Value, taken: bool) -> str:
    """What an option takes, or what stands at a place; no files unless they are wanted."""
    words = " ".join(value.words)
    match value.kind:
        case Kind.FILE:
            return "-r -F" if taken else "-F"
        case Kind.FOLDER:
            words = "(__fish_complete_directories)"
        case Kind.SHEET:
            words += " (__fish_complete_suffix .toml)"
        case Kind.COMMAS:
            words = f"(__mexican_train_commas {words})"
    return " ".join([*(["-x"] if taken else []), *([f"-a {_quoted(words)}"] if words else [])])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
