"""Terminal and browser: a match between them."""

from __future__ import annotations

import subprocess
import sys
from threading import Thread

from playwright.sync_api import expect
from real import Server
from sockets import HOME, PATIENCE

from browser import words
from browser.conftest import Visit

SMALL = {"max_pip": 6, "hand": 5}
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
        status = self.process.wait(PATIENCE)
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
