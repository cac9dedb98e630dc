"""What zsh completes, with what each thing is for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from shlex import quote

from .cases import filled
from .outline import Command, Option, Value

SCRIPT = r"""# Completion of mexican-train for zsh. In ~/.zshrc, after compinit:
#   source <(mexican-train completion zsh)

@LOOKUPS@_mexican_train() {
    local command= place=1 left=0 count=0 kind=word word now=$words[CURRENT]
    local -a found
    for word in "${(@)words[2,CURRENT-1]}"; do
        if ((left)); then
            left=$((left - 1))
        elif [[ $word == -* ]]; then
            command=${command:-serve}
            _mexican_train_value "$command $word"
            left=$count
        elif _mexican_train_known "${command:+$command }$word"; then
            command=${command:+$command }$word
        else
            place=$((place + 1))
        fi
    done
    if ((left == 0)) && [[ $now == --*=* ]]; then
        _mexican_train_value "${command:-serve} ${now%%=*}"
        compset -P '*='
    elif ((left == 0)) && [[ $now == -* ]]; then
        kind=word
        _mexican_train_options "$command"
    elif ((left == 0)); then
        _mexican_train_value "$command $place"
    fi
    case $kind in
    commas)
        compset -P '*,'
        compadd -S '' -- "${(@)found%%:*}"
        ;;
    sheet) compadd -- "${(@)found}" || _files -g '*.toml' ;;
    file) _files ;;
    folder) _files -/ ;;
    *) (($#found)) && _describe -t values 'what to type' found ;;
    esac
}

compdef _mexican_train mexican-train
"""


def script(commands: Sequence[Command]) -> str:
    """The script for zsh."""
    return filled(SCRIPT, "()", commands, _listed, _told)


def _listed(options: Sequence[Option]) -> str:
    names = ((name, option.about) for option in options for name in option.names)
    return f"found=({_described(names)})"


def _told(value: Value) -> str:
    return f"count={value.count} kind={value.kind} found=({_described(value.words.items())})"


def _described(names: Iterable[tuple[str, str]]) -> str:
    """Names as zsh takes them, each with what it is for."""
    return " ".join(quote(f"{name}:{about}" if about else name) for name, about in names)
