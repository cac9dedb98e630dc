"""The process that one of a server's own bots runs in: it is asked on standard input, one question
after the other, and answers each with a line.

What the bot prints goes nowhere, and what it reads is empty. The process ends with the server.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NamedTuple

from ...bots.plugins import BotError, IllegalChoice, PlugIn, plug_in
from ...rules.actions import Call
from ...rules.errors import MexicanTrainError
from ...rules.rng import Rng
from ...rules.view import View
from .processes import NICE, step_back

READY = "ready"
SIZE = 4


class Question(NamedTuple):
    """What a bot is asked: what to do or, with a call, whether to make it."""

    number: int
    view: View
    call: Call | None
    seed: int

    def packed(self) -> bytes:
        """As it is written to the process."""
        body = pickle.dumps(self)
        return len(body).to_bytes(SIZE, "big") + body


def main(place: str, seconds: str) -> None:
    """Answers until there are no more questions."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "w", encoding="ascii")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    step_back(NICE)
    waiting: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_receive, args=(questions, waiting), daemon=True).start()
    try:
        bot = plug_in(place, float(seconds))
    except MexicanTrainError as problem:
        print(str(problem).encode("ascii", "replace").decode(), file=answers, flush=True)
        return
    print(READY, file=answers, flush=True)
    while True:
        print(json.dumps(answer(bot, waiting.get())), file=answers, flush=True)


def _receive(questions: BinaryIO, waiting: SimpleQueue[Question]) -> None:
    """Pass on questions; at their end end the process, even if the bot is still computing."""
    try:
        while (question := read(questions)) is not None:
            waiting.put(question)
    finally:
        os._exit(0)


def read(questions: BinaryIO) -> Question | None:
    """The next question; None when the server has gone."""
    size = questions.read(SIZE)
    if len(size) < SIZE:
        return None
    asked: Question = pickle.loads(questions.read(int.from_bytes(size, "big")))
    return asked


def answer(bot: PlugIn, question: Question) -> dict[str, object]:
    """What the bot says; if that cannot be used, why: never with values, which could be tiles."""
    number, view, call, seed = question
    said: dict[str, object] = {"number": number}
    try:
        if call is None:
            return said | {"action": str(bot.choose(view, Rng(seed)))}
        return said | {"wants": bot.wants(view, call, Rng(seed))}
    except IllegalChoice:
        return said | {"why": "illegal"}
    except BotError as problem:
        return said | {"why": "failed", "error": problem.error, "where": problem.where}


if __name__ == "__main__":
    main(*sys.argv[1:])
