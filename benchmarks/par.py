"""What the par of a deal costs: processor time for days of each sheet, here."""

from __future__ import annotations

import time
from datetime import date, timedelta
from itertools import count
from typing import Any

import mexican_train
from mexican_train.bots.steps import to_the_end
from mexican_train.challenge.day import FIRST_DAY, deal_of
from mexican_train.challenge.par import par_of

SHEETS = ("nordic", "classic", "station", "gare")


def measure(seconds: float = 10.0) -> dict[str, Any]:
    """Pars of days one after another, for about `seconds` of processor time for each sheet."""
    sheets = {sheet: pars(sheet, seconds) for sheet in SHEETS}
    return {"compiled": mexican_train.COMPILED, "sheets": sheets}


def pars(sheet: str, seconds: float) -> dict[str, float]:
    """The mean processor time of a par by a sheet, and the longest."""
    took: list[float] = []
    for number in count():
        if sum(took) >= seconds:
            break
        day: date = FIRST_DAY + timedelta(days=number)
        began = time.process_time()
        to_the_end(par_of(deal_of(day, sheet)))
        took.append(time.process_time() - began)
    return {"pars": len(took), "seconds": sum(took) / len(took), "longest": max(took)}


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["compiled" if figures["compiled"] else "interpreted"]
    for sheet, figure in figures["sheets"].items():
        lines.append(
            f"{sheet:8} {figure['seconds']:6.2f} s a par, {figure['longest']:.2f} s at most, "
            f"of {figure['pars']} days"
        )
    return "\n".join(lines)
