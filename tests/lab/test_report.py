"""A report is a folder that anyone can open anywhere, and the same for the same seed."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mexican_train import header_of
from mexican_train.bots import BOTS
from mexican_train.lab import report
from mexican_train.lab.arena import Contest, DealResult, Standing, contests
from mexican_train.lab.jobs import Processes
from mexican_train.lab.report import League, Value, labels, rate, require_plots
from mexican_train.lab.report_style import COLOURS
from mexican_train.rules.errors import MexicanTrainError

TINY = League(("random", "greedy"), rounds=4, crew=Processes(1))
PLOTS = ["difference.svg", "lengths.svg", "points.svg", "ratings.svg", "spread.svg"]
Played = tuple[Contest, list[Standing], list[DealResult]]


def play(*bots: str, deals: int = 3, matches: bool = False) -> Played:
    """A small contest, with times that do not depend on the machine."""
    contest = Contest(header_of("station", len(bots)), bots, seed=7, matches=matches)
    results = list(contests(contest, deals, Processes(1)))
    standings = [Standing(name) for name in bots]
    for result in results:
        for standing, score in zip(standings, result.scores, strict=True):
            score.seconds = [0.001, 0.002, 0.0345]
            standing.add(score)
    return contest, standings, results


def write(folder: Path, played: Played, league: League = TINY) -> dict[str, bytes]:
    """The files of a report by name."""
    assert report.write_report(folder, *played, league) == folder / "index.html"
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


class Page(HTMLParser):
    """What a page shows and asks for."""

    def __init__(self, files: dict[str, bytes]) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.asked: list[str] = []
        self.alts: list[str] = []
        self.text = ""
        self.feed(files["index.html"].decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset"):
                self.asked.append(value or "")
            elif name == "alt":
                self.alts.append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data + "\n"


def test_the_page_names_every_bot_and_figure(tmp_path: Path) -> None:
    played = play("random", "greedy")
    page = Page(write(tmp_path / "new" / "folder", played))
    for standing in played[1]:
        figures = standing.plain(False)
        assert f"\n{standing.name}\n" in page.text
        assert f"\n{figures['points']:.2f} ± {figures['points_se']:.2f}\n" in page.text
        gap = f"{figures['difference']:+.2f} ± {figures['se']:.2f}"
        assert f"\n{gap}\n".replace("-", "\N{MINUS SIGN}") in page.text
        assert f"\n{figures['out']:.1%}\n" in page.text
    assert "\n2.000\n" in page.text
    assert "\n34.5\n" in page.text
    assert "matches won" not in page.text
    for fact in ("station", "2: random, greedy", "3, each in all 2 rotations: 6 rounds", "7 (as"):
        assert fact in page.text


def test_every_figure_of_a_standing_has_a_column() -> None:
    named = set(re.findall(r"{(\w+):", " ".join(report.COLUMNS.values())))
    assert named == Standing("greedy").plain(True).keys() - {"name"}


def test_matches_say_how_many_were_won(tmp_path: Path) -> None:
    played = play("random", "greedy", matches=True)
    page = Page(write(tmp_path, played))
    assert "matches won" in page.text
    assert f"{played[1][1].plain(True)['won']:.1%}" in page.text


def test_every_plot_is_there_and_told_in_words(tmp_path: Path) -> None:
    files = write(tmp_path, play("random", "greedy", "greedy"))
    page = Page(files)
    assert list(files) == sorted([*PLOTS, "index.html"])
    assert sorted(page.asked) == sorted([*PLOTS, "data:,"])
    assert len(page.alts) == len(PLOTS)
    assert all(alt.endswith(".") for alt in page.alts)
    assert [name for name in ("random", "greedy 1", "greedy 2") if name not in page.alts[0]] == []


def test_nothing_is_asked_from_elsewhere(tmp_path: Path) -> None:
    files = write(tmp_path, play("random", "greedy"))
    assert "script" not in Page(files).tags
    for name, content in files.items():
        text = re.sub(r'xmlns(:xlink)?="[^"]*"', "", content.decode())
        assert "//" not in text, name
        assert not re.search(r'href="[^#d]', text), name


def test_by_night_every_colour_turns(tmp_path: Path) -> None:
    files = write(tmp_path, play("random", "greedy"))
    assert b"prefers-color-scheme: dark" in files["index.html"]
    for name in PLOTS:
        text = files[name].decode()
        assert "prefers-color-scheme: dark" in text
        drawn = set(re.findall(r"(?:fill|stroke): (#\w+)", text.partition("</style>")[2]))
        assert drawn <= {day for day, _ in COLOURS.values()}, name
        # Words without a colour of their own would be black on black.
        assert not re.search(r'<text style="(?![^"]*fill: )', text), name


def test_the_same_seed_gives_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import matplotlib

    first = write(tmp_path / "one", play("random", "greedy"))
    # Neither the number of processes nor a reader's own settings change anything.
    monkeypatch.setitem(matplotlib.rcParams, "font.size", 20)
    second = write(tmp_path / "two", play("random", "greedy"), replace(TINY, crew=Processes(2)))
    assert first == second
    assert matplotlib.rcParams["font.size"] == 20


def test_a_bot_with_several_seats_is_numbered() -> None:
    bots = [Standing(name) for name in ("expert", "planner", "random", "planner")]
    assert labels(bots) == ["expert", "planner 1", "random", "planner 2"]


def test_what_comes_from_outside_stays_text(tmp_path: Path) -> None:
    contest, standings, results = play("random", "greedy")
    strange = '<b onclick="x">$_$ & co</b>'
    header = replace(contest.header, sheet=strange, changes={"hand": strange})
    standings[0].name = strange
    page = Page(write(tmp_path, (replace(contest, header=header), standings, results)))
    assert "b" not in page.tags
    assert page.text.count(strange) >= 4
    assert f"hand={strange}" in page.text
    assert strange in page.alts[0]


def test_all_bots_are_rated(tmp_path: Path) -> None:
    assert League().bots == tuple(BOTS)
    contest, standings, results = play("random", "greedy", deals=1)
    quick = replace(contest, think=0.001)
    league = League(rounds=2, slow_rounds=2, crew=Processes(1))
    page = Page(write(tmp_path, (quick, standings, results), league))
    assert [bot for bot in BOTS if f"{bot} " not in page.alts[-1]] == []
    assert "One deal shows no error." in page.text


def test_a_slow_bot_meets_the_others_rarely_and_all_along() -> None:
    pairings = League(("greedy", "planner", "expert"), rounds=60, slow_rounds=8).pairings(4)
    assert len(pairings) == 15 + 2 + 2
    slow = [place for place, (pair, _) in enumerate(pairings) if "expert" in pair]
    assert slow[0] > 1
    assert slow[1] < len(pairings) // 2 < slow[2]


@pytest.mark.parametrize(("sheet", "players"), [("nordic", 4), ("gare", 5)])
def test_ratings_put_greedy_above_random(sheet: str, players: int) -> None:
    contest = Contest(header_of(sheet, players), ("random",) * players, seed=1)
    ratings = rate(contest, replace(TINY, rounds=240))
    assert ratings["greedy"].value > 25 > ratings["random"].value
    assert ratings["greedy"].error < 2
    assert rate(contest, replace(TINY, rounds=0)) == dict.fromkeys(TINY.bots, Value(25, 25 / 3))


@pytest.mark.parametrize("library", ["matplotlib", "openskill"])
def test_without_the_libraries_one_sentence_says_what_to_install(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules, library]:
        if name.partition(".")[0] == library:
            monkeypatch.setitem(sys.modules, name, None)
    sentence = r"^a report needs the extra \[lab\]: pip install 'mexican-train\[lab\]'$"
    with pytest.raises(MexicanTrainError, match=sentence):
        require_plots()
    with pytest.raises(MexicanTrainError, match=sentence):
        write(tmp_path / "new", play("random", "greedy", deals=1))
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_told_before_the_league(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "rate", lambda *_: pytest.fail("the league was played"))
    (tmp_path / "file").write_text("")
    with pytest.raises(MexicanTrainError, match="cannot be written: "):
        write(tmp_path / "file" / "folder", play("random", "greedy", deals=1))
