"""`completion`: a script that lets your shell complete commands, options and names.

It completes commands, options, sheets, bots, languages, and files where a file is wanted. Have it
read by each new shell: see the examples.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .parser import parser as whole_parser
from .shells import bash, fish, zsh
from .shells.outline import outline

HELP = "print a script by which a shell completes what you type"
EXAMPLES = """
eval "$(mexican-train completion bash)"
    for bash, in ~/.bashrc
source <(mexican-train completion zsh)
    for zsh, in ~/.zshrc after compinit
mexican-train completion fish > ~/.config/fish/completions/mexican-train.fish
    for fish, once
"""
SHELLS = {"bash": bash.script, "zsh": zsh.script, "fish": fish.script}


def add(parser: ArgumentParser) -> None:
    """Declares which shell."""
    parser.add_argument("shell", choices=[*SHELLS], help="the shell that is to read it")


def run(options: Namespace) -> int:
    """Prints the script."""
    print(SHELLS[options.shell](outline(whole_parser())), end="")
    return 0
