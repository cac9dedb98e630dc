"""`review`: what was luck in recorded rounds, what was skill, what one could have done."""

from __future__ import annotations

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..lab.progress import Progress
from ..lab.review_report import write_review
from ..lab.reviews import COLUMNS, Reviewed, ReviewTask, Row, review_all, row_of, total_rows
from ..lab.workers import Workers
from ..reviews.budget import DEFAULT, Budget
from ..reviews.review import Decision, SeatReview, Verdict
from ..rules.errors import MexicanTrainError
from ..rules.record import Record
from ..rules.tiles import MAX_PLAYERS
from .options import add_workers, number, read_workers, to_stderr
from .replay import records

HELP = "say what was luck in recorded rounds and what was skill"
EXAMPLES = """
mexican-train review rounds.jsonl
    a table for every round, with slips and mistakes
mexican-train review rounds.jsonl --seat 0 --deals 4000
    one seat, with smaller errors
mexican-train review rounds.jsonl --html review.html
    as a page with graphs
"""


def add(parser: ArgumentParser) -> None:
    """Declares the options."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="records: lines, or a .parquet; - for standard input",
    )
    parser.add_argument("--seat", type=seat_number, help="review this seat only; by default all")
    parser.add_argument(
        "--deals",
        type=number,
        default=DEFAULT.deals,
        help="imagined deals for a decision",
    )
    parser.add_argument(
        "--plays",
        type=number,
        default=DEFAULT.plays,
        help="play-outs for what a state is worth",
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print the reviews as JSON")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page here")


def run(options: Namespace) -> int:
    """Reviews every record; stopped with ctrl-C it prints what there is."""
    budget = replace(DEFAULT, deals=options.deals, plays=options.plays)
    tasks, wrong = read_tasks(options.file, budget, options.seat)
    if not tasks:
        raise MexicanTrainError(f"{options.file} holds no record that can be reviewed")
    if options.html:
        write_review(options.html, [])  # a place that cannot be written shows before the work
    found: list[Reviewed] = []
    with read_workers(options) as workers:
        whole = review_tasks(tasks, workers, found)
    for reviewed in found:
        if reviewed.review is None:
            wrong += 1
            to_stderr(f"{options.file}:{reviewed.line}: {reviewed.problem}")
    found = [reviewed for reviewed in found if reviewed.review is not None]
    print(json.dumps(plain(found)) if options.json else described(found))
    if options.html:
        to_stderr(f"report: {write_review(options.html, found)}")
    if not whole:
        return 130
    return 1 if wrong else 0


def seat_number(text: str) -> int:
    """The number of a seat."""
    if not text.isdecimal() or len(text) > 1 or int(text) >= MAX_PLAYERS:
        raise ArgumentTypeError(f"{text!r} is not a seat from 0 to {MAX_PLAYERS - 1}")
    return int(text)


def read_tasks(name: str, budget: Budget, seat: int | None) -> tuple[list[ReviewTask], int]:
    """What is to be reviewed in a file; how many of its records cannot be read."""
    tasks = []
    wrong = 0
    for line, read in records(name, "reading"):
        try:
            tasks.append(ReviewTask(line, read(), budget, None if seat is None else (seat,)))
        except MexicanTrainError as problem:
            wrong += 1
            to_stderr(f"{name}:{line}: {problem}")
    return tasks, wrong


def review_tasks(tasks: Sequence[ReviewTask], workers: Workers, found: list[Reviewed]) -> bool:
    """Reviews records into a list; whether it came to the end."""
    with Progress("reviewing", len(tasks)) as progress:

        def finished(reviewed: Reviewed) -> None:
            progress.advance(1, workers.note)

        try:
            for reviewed in review_all(tasks, workers, finished):
                found.append(reviewed)
        except KeyboardInterrupt:
            pass
    if len(found) < len(tasks):
        to_stderr(f"stopped after {len(found)} of {len(tasks)} rounds")
    return len(found) == len(tasks)


def plain(found: Sequence[Reviewed]) -> dict[str, object]:
    """The reviews for programs."""
    rounds = []
    for reviewed in found:
        assert reviewed.review is not None
        record = reviewed.record
        rounds.append(
            {
                "line": reviewed.line,
                "sheet": record.header.sheet,
                "rules": dict(record.header.changes),
                "players": record.header.players,
                "round": record.number,
                "scores": list(record.scores),
                **reviewed.review.plain(),
            }
        )
    return {"rounds": rounds}


def described(found: Sequence[Reviewed]) -> str:
    """The reviews for people."""
    lines: list[str] = []
    tables = []
    for reviewed in found:
        assert reviewed.review is not None
        record = reviewed.record
        tables.append([row_of(record, seat) for seat in reviewed.review.seats])
        lines += [title(record), *table(tables[-1])]
        for seat in reviewed.review.seats:
            lines += called(seat)
        lines.append("")
    if len(tables) > 1 and len({len(rows) for rows in tables}) == 1:
        lines += [f"all {len(tables)} rounds", *table(total_rows(tables)), ""]
    lines.append(
        "Points of a round less the others' mean, each with its standard error: less is better.\n"
        "par: what who gives nothing away may expect before the deal. "
        "unknown: what nobody could know.\n"
        "gave away: slips, mistakes and being caught. unclear: other moves, where it may be chance."
    )
    return "\n".join(lines)


def title(record: Record) -> str:
    """What was played."""
    header = record.header
    end = "blocked" if record.blocked else f"seat {record.winners[0]} goes out"
    return f"{header.title}, {header.players} players, round {record.number}: {end}"


def table(rows: Sequence[Row]) -> list[str]:
    """Lines of a table, with its head."""
    names = "".join(f"{name:>14}" for name in COLUMNS)
    lines = [f"  seat points{names}    result  slips  mistakes"]
    for row in rows:
        cells = "".join(
            f"{figure.value:+z8.1f} ±{figure.error:4.1f}" for figure in row.columns.values()
        )
        lines.append(
            f"  {row.seat:<4} {row.points:6}{cells}  {row.result:+z8.1f}"
            f"  {row.slips:5}  {row.mistakes:8}"
        )
    return lines


def called(seat: SeatReview) -> list[str]:
    """What a seat's slips and mistakes were, in the order they were made."""
    return [told(each) for each in seat.decisions if each.verdict != Verdict.FINE]


def told(decision: Decision) -> str:
    """A slip or a mistake in a line."""
    loss = decision.loss
    return (
        f"    seat {decision.seat}, action {decision.index + 1}, {decision.played}: "
        f"{decision.verdict}, gave away {loss.value:.1f} ± {loss.error:.1f}; "
        f"better {decision.better}"
    )
