"""What bash completes."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import quote

from .cases import filled
from .outline import Command, Option, Value

SCRIPT = r"""# Completion of mexican-train for bash. In ~/.bashrc:
#   eval "$(mexican-train completion bash)"

@LOOKUPS@_mexican_train() {
    local now=${COMP_WORDS[COMP_CWORD]} command= place=1 left=0 count=0 kind= found= index word
    for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == [=:] ]]; then
            # bash has cut a word in two: what follows is still what came before, or a part of it.
            ((left)) || left=1 kind=word found=
        elif ((left)); then
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
    [[ $now == [=:] ]] && now=
    if ((left == 0)) && [[ $now == -* ]]; then
        kind=word
        found=$(_mexican_train_options "$command")
    elif ((left == 0)); then
        _mexican_train_value "$command $place"
    fi
    local IFS=$' \t\n'
    COMPREPLY=($(compgen -W "$found" -- "$now"))
    IFS=$'\n'
    case $kind in
    commas)
        local last=${now##*,}
        COMPREPLY=($(IFS=$' \t\n' compgen -P "${now%"$last"}" -W "$found" -- "$last"))
        compopt -o nospace 2>/dev/null
        ;;
    sheet) ((${#COMPREPLY[@]})) || _mexican_train_files -f -X '!*.toml' ;;
    file) _mexican_train_files -f ;;
    folder) _mexican_train_files ;;
    esac
}

_mexican_train_files() {
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen "${@:--d}" -- "$now"))
    (($# < 2)) || COMPREPLY+=($(compgen -d -- "$now"))
}

complete -F _mexican_train mexican-train ./play
"""


def script(commands: Sequence[Command]) -> str:
    """The script for bash."""
    return filled(SCRIPT, "", commands, _listed, _told)


def _listed(options: Sequence[Option]) -> str:
    return f"echo {quote(' '.join(name for option in options for name in option.names))}"


def _told(value: Value) -> str:
    words = quote(" ".join(value.words)) if value.words else ""
    return f"count={value.count} kind={value.kind} found={words}"
