"""Terminal and browser: a match between them, and the same words in both."""

from __future__ import annotations

import subprocess
import sys
from threading import Thread

import msgspec
import pytest
from make_golden import golden_file
from msgspec import structs
from playwright.sync_api import expect
from real import Server
from sockets import HOME

from browser import words
from browser.conftest import Visit
from mexican_train.languages import language_for
from mexican_train.server.table.replays import replay_of
from mexican_train.sheets import sheet_names
from mexican_train.terminal.telling import Telling
from mexican_train.terminal.watch import spectators_view
from mexican_train.words import Words

SMALL = {"max_pip": 6, "hand": 5}
NAMES = ("Ada", "Bruno", "Cleo", "Yvon", "Elsa", "Håkon", "Greta", "Hugo")
PROGRAM = [sys.executable, "-m", "mexican_train", "play"]


class Terminal:
    """`mexican-train play LINK --plain`, answered by a script that takes the first choice."""

    def __init__(self, link: str, name: str) -> None:
        self.said: list[str] = []
        self.process = subprocess.Popen(
            [*PROGRAM, link, "--plain", "--name", name, "--lang", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._reader = Thread(target=self._answer)
        self._reader.start()

    def _answer(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            if line.startswith("Type "):
                self.process.stdin.write("1\n")
                self.process.stdin.flush()

    def ended(self) -> int:
        """Waits for its end; its status."""
        status = self.process.wait(120)
        self._reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        return status


def test_a_match_between_a_terminal_and_a_browser(visit: Visit, server: Server) -> None:
    made = server.make(seats=2, rules=SMALL, rounds=1)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    bo = Terminal(f"http://{HOME}:{server.port}/t/{made.table}#{made.invite}", "Bo")
    ada.table_is_shown()
    expect(ada.lanes.nth(1)).to_contain_text("Bo")
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    assert bo.ended() == 0
    said = "\n".join(bo.said)
    assert "You are Bo. At the table: Ada and Bo." in said
    assert "The match is over" in said
    assert any(line.startswith("Ada: ") for line in bo.said)
    assert bo.said[-1] == "Good-bye!"


# Tells every step of a round as the page does: what must be done, and what has happened.
TELL = """async (steps) => {
  const { needPatiently } = await import('/web/base/language.js');
  const { duty, linesOf } = await import('/web/base/telling.js');
  await needPatiently('table');
  return steps.map(([events, view]) => [duty(view), ...linesOf(events, view).map((l) => l.text)]);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "fr-CA", "nb-NO", "es-ES"])
def test_the_page_and_the_terminal_tell_a_round_in_the_same_words(
    visit: Visit, locale: str
) -> None:
    telling = Telling(Words(language_for(locale)))
    steps = []
    for sheet in sheet_names():
        record = golden_file(sheet).read_bytes().splitlines()[0]
        replay = replay_of(record)
        for step in replay.steps:
            watched = spectators_view(replay.record, step.view)
            players = [
                structs.replace(player, name=name, connected=name != "Cleo")
                for player, name in zip(watched.players, NAMES, strict=False)
            ]
            for seat in (0, None):
                view = structs.replace(watched, seat=seat, host=1, players=players)
                steps.append((step.events, view))
    ada = visit(locale=locale)
    ada.go_home()
    expected = [
        [telling.duty(view), *(line.text for line in telling.lines(events, view))]
        for events, view in steps
    ]
    assert len(expected) > 400
    assert ada.page.evaluate(TELL, msgspec.to_builtins(steps)) == expected
