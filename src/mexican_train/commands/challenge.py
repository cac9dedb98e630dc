"""`challenge`: what a challenge holds, and how one's own round of it compares."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ..bots.steps import to_the_end
from ..challenge.code import Sent, read_code
from ..challenge.comparing import compared
from ..challenge.opponents import checking
from ..rules.errors import MexicanTrainError
from ..rules.record import Record, replay
from ..server.table.texts import cleaned
from .day import described, today
from .replay import records

HELP = "show what a challenge holds, and compare a round of it"
EXAMPLES = """
mexican-train challenge 2026-11-15-nordic
    what the deal of a day holds
mexican-train challenge 2026-11-15-nordic --open round.jsonl
    your round of it beside the sender's
"""


def add(parser: ArgumentParser) -> None:
    """Declares the code and the record."""
    parser.add_argument("code", metavar="CODE", help="a challenge's code or link, or a day's")
    parser.add_argument("--open", metavar="FILE", help="one's round of it: opens the seal")


def run(options: Namespace) -> int:
    """Shows the deal, or both rounds."""
    sent = read_code(options.code, today())
    shown = described(sent.challenge) if options.open is None else results(sent, options.open)
    header, only = sent.challenge.header, sent.challenge.only
    print(f"{header.title}, {header.players} players, round {only.number}")
    who = [level or "you" for level in sent.challenge.bots]
    print(f"seats      {', '.join(who)}")
    if sent.result is not None:
        print(f"sent by    {cleaned(sent.result.name)}")
    print(*shown, sep="\n")
    return 0


def results(sent: Sent, name: str) -> list[str]:
    """One's own points and the sender's, and where the rounds part."""
    found = compared(sent, only_record(name))
    seat = sent.challenge.seat
    lines = [f"you        {found.own.scores[seat]} points"]
    if found.sender is None:
        return lines
    lines.append(f"sender     {found.sender.scores[seat]} points")
    if not to_the_end(checking(sent.challenge, found.sender.actions)):
        lines.append("           against bots that did not do what these bots do")
    alike = found.parted == len(found.own.actions) == len(found.sender.actions)
    lines.append("parted     never" if alike else f"parted     after {found.parted} actions")
    return lines


def only_record(name: str) -> Record:
    """The one record in a file."""
    found = [read for _, read in records(name, "reading")]
    if len(found) != 1:
        raise MexicanTrainError(f"{name} has {len(found)} records, but must have one")
    record = found[0]()
    replay(record)
    return record
