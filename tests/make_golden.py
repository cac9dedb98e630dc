"""Makes the golden matches anew: `python tests/make_golden.py`, then read the difference.

For every sheet with every combination of its variants one whole match, a record a line, in
data/golden. The deals come from seeds that name the sheet and the round, the choices from the
simulations' random numbers, so the files are the same wherever they are made. Knocks are now and
then forgotten, and who forgot one is sometimes caught.
"""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from mexican_train.rules.header import Header
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.position import write_position
from mexican_train.rules.record import Record
from mexican_train.rules.rng import Rng, seed_number
from mexican_train.sheets import all_sheets, load_sheet

FOLDER = Path(__file__).parent / "data" / "golden"
CALLS_MADE = 60  # of a hundred chances to knock or to catch


def golden_file(sheet: str) -> Path:
    """Where the golden match of a sheet is kept."""
    return FOLDER / (sheet.replace("/", "_") + ".jsonl")


def golden_seed(sheet: str, number: int) -> bytes:
    """The seed of one of its deals."""
    return sha256(f"golden {sheet} round {number}".encode()).digest()


def golden_players(sheet: str) -> int:
    """How many play it: as many as before or, for a new sheet, as its name has it.

    So a new sheet leaves the golden matches of the others as they are.
    """
    if golden_file(sheet).exists():
        with golden_file(sheet).open(encoding="utf-8") as lines:
            return int(json.loads(next(lines))["players"])
    return 2 + golden_seed(sheet, 0)[0] % (load_sheet(sheet).rules.max_players - 1)


def play(sheet: str) -> list[Record]:
    """Plays the golden match of a sheet."""
    match = Match(Header(sheet, load_sheet(sheet).rules, golden_players(sheet)))
    rng = Rng(seed_number(f"golden {sheet}"))
    records = []
    while match.phase != Phase.MATCH_OVER:
        match.deal(golden_seed(sheet, match.number + 1))
        legal = play_round(match, rng)
        end = write_position(match.round, sheet, {})
        final = [(key, end[key]) for key in ("markers", "trains", "mexican", "hands")]
        records.append(replace(match.records[-1], legal=tuple(legal), final=tuple(final)))
    return records


def play_round(match: Match, rng: Rng) -> list[tuple[str, ...]]:
    """Plays the running round at random; what was open before each action."""
    noted: list[tuple[str, ...]] = []
    while match.phase == Phase.PLAYING:
        legal = match.round.legal
        noted.append(tuple(str(action) for action in legal))
        calls = match.round.calls
        if calls and rng.below(100) < CALLS_MADE:
            match.act(calls[rng.below(len(calls))])
        else:
            match.act(legal[rng.below(len(legal))])
    return noted


def write(sheet: str) -> None:
    """Writes the golden match of a sheet."""
    lines = [json.dumps(record.plain(), separators=(",", ":")) for record in play(sheet)]
    golden_file(sheet).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for sheet in all_sheets():
        write(sheet)
        print(golden_file(sheet).name)
