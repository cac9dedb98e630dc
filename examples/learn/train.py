"""Trains a network by self-play and measures it: `python -m examples.learn.train`."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from pathlib import Path

from .learner import Learner
from .measure import against_greedy


def main(arguments: list[str] | None = None) -> None:
    """Train a network, print how well it plays, and save its weights."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", default="nordic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=120, help="of 64 decisions at 256 tables")
    parser.add_argument("--deals", type=int, default=2000, help="to measure with at the end")
    parser.add_argument(
        "--save",
        type=Path,
        default=Path("learned.npz"),
        help="where the weights go; by default learned.npz in the current folder",
    )
    options = parser.parse_args(arguments)
    if not options.save.parent.is_dir():
        parser.error(f"--save {options.save}: there is no folder {options.save.parent}")
    learner = Learner(options.sheet, options.players, seed=options.seed)
    began, worked = time.monotonic(), time.process_time()

    def measured(deals: int, seed: str) -> str:
        found = against_greedy(learner.network, options.sheet, options.players, deals, seed)
        return f"against greedy {found}"

    for lesson in range(options.lessons):
        error = learner.lesson(lesson / options.lessons)
        if lesson % 20 == 19:
            print(
                f"lesson {lesson + 1:4}  error {error:.3f}  {measured(200, 'on the way')}",
                flush=True,
            )
    spent = time.monotonic() - began
    print(f"{spent:.0f} s, {time.process_time() - worked:.0f} s of processor time")
    print(measured(options.deals, "at the end"))
    learner.network.save(options.save)
    print(f"weights: {options.save}")


if __name__ == "__main__":
    main()
