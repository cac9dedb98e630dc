"""A report is a folder that anyone can open anywhere, and the same for the same seed."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mexican_train import COMPILED, __version__, header_of
from mexican_train.bots import BOTS
from mexican_train.lab import report
from mexican_train.lab.arena import Contest, Standing, play_contest
from mexican_train.lab.provenance import Provenance, provenance
from mexican_train.lab.ratings import League, rate, rated_first, require_ratings
from mexican_train.lab.report import Outcome, require_plots
from mexican_train.lab.report_plots import labels
from mexican_train.lab.report_style import COLOURS
from mexican_train.lab.statistics import interval, mean
from mexican_train.lab.workers import Processes
from mexican_train.reviews.estimates import Estimate
from mexican_train.rules.errors import MexicanTrainError

# On a fresh machine matplotlib starts a program that lists the fonts.
pytestmark = pytest.mark.gate

TINY = League(("random", "greedy"), rounds=4, workers=Processes(1))
PLOTS = ["difference.svg", "lengths.svg", "points.svg", "spread.svg"]
SOURCE = Provenance(
    command="mexican-train arena --seed 'of mine'",
    seed="of mine",
    version="1.2.3",
    build="compiled",
    python="CPython 3.11.1",
    machine="Abacus, 2 cores",
    made="2026-01-02 03:04 UTC",
)


def play(*bots: str, deals: int = 3, matches: bool = False) -> Outcome:
    """A small contest, with times that do not depend on the machine."""
    contest = Contest(header_of("station", len(bots)), bots, seed=7, matches=matches)
    results = list(play_contest(contest, deals, Processes(1)))
    standings = [Standing(name) for name in bots]
    for result in results:
        for standing, score in zip(standings, result.scores, strict=True):
            score.seconds = [0.001, 0.002, 0.0345]
            standing.add(score)
    return Outcome(contest, standings, results)


def rated(played: Outcome, league: League = TINY) -> Outcome:
    """The same with ratings."""
    return replace(played, ratings=rate(played.contest, league), league=league)


def write(folder: Path, played: Outcome) -> dict[str, bytes]:
    """The files of a report by name."""
    assert report.write_report(folder, played, SOURCE) == folder / "index.html"
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
    for standing in played.standings:
        figures = standing.plain(False)
        assert f"\n{standing.name}\n" in page.text
        assert f"\n{figures['points']:.2f} ± {figures['points_se']:.2f}\n" in page.text
        gap = f"{figures['difference']:+.2f} ± {figures['se']:.2f}"
        assert f"\n{gap}\n".replace("-", "\N{MINUS SIGN}") in page.text
        assert f"\n{figures['out']:.1%}\n" in page.text
    assert "\n2.000\n" in page.text
    assert "\n34.5\n" in page.text
    assert "matches won" not in page.text
    for fact in ("station", "2: random, greedy", "3, each in all 2 rotations: 6 rounds"):
        assert fact in page.text


def test_the_page_says_where_it_comes_from(tmp_path: Path) -> None:
    page = Page(write(tmp_path, play("random", "greedy")))
    for fact in (
        "\nSeed\nof mine\n",
        "\nCommand\nmexican-train arena --seed 'of mine'\n",
        "\nMade\n2026-01-02 03:04 UTC, mexican-train 1.2.3 compiled, CPython 3.11.1\n",
        "\nMachine\nAbacus, 2 cores\n",
    ):
        assert fact in page.text


def test_what_is_made_here_says_so() -> None:
    made = provenance("mexican-train arena", "x")
    assert (made.command, made.seed, made.version) == ("mexican-train arena", "x", __version__)
    assert made.build == ("compiled" if COMPILED else "interpreted")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", made.made)
    assert "cores" in made.machine


def test_figures_and_deals_lie_beside_the_page(tmp_path: Path) -> None:
    played = rated(play("random", "greedy", "greedy"))
    files = write(tmp_path, played)
    data = json.loads(files["figures.json"])
    assert data["seed"] == "of mine"
    assert data["machine"] == "Abacus, 2 cores"
    assert [bot["name"] for bot in data["bots"]] == ["random", "greedy", "greedy"]
    assert data["verdict"] == played.verdict()
    assert list(data["ratings"]) == ["random", "greedy"]
    rows = list(csv.DictReader(files["deals.csv"].decode().splitlines()))
    assert [row["bot"] for row in rows] == ["random", "greedy 1", "greedy 2"] * 3
    mine = [float(row["points"]) for row in rows if row["bot"] == "random"]
    assert mine == played.standings[0].points_by_deal
    # The pair on the page can be counted anew from the deals.
    theirs = [
        mean([float(row["points"]) for row in rows if row["deal"] == str(n) and "y" in row["bot"]])
        for n in range(3)
    ]
    pair = data["differences"][0]
    again = interval([a - b for a, b in zip(mine, theirs, strict=True)])
    assert (pair["mean"], pair["low"], pair["high"]) == pytest.approx(again)


def test_pairs_and_what_may_be_said_of_them_are_on_the_page(tmp_path: Path) -> None:
    played = play("random", "greedy")
    text = Page(write(tmp_path, played)).text
    (pair,) = played.differences()
    assert "\nrandom less greedy\n" in text
    assert f"\n{pair.bounds()}\n".replace("-", "\N{MINUS SIGN}") in text
    assert played.verdict() in text
    one = Page(write(tmp_path, play("random", "greedy", deals=1))).text
    assert "±" not in one
    assert "One deal shows no error, so it does not tell who is ahead." in one


def test_every_figure_of_a_standing_has_a_column() -> None:
    named = set(re.findall(r"{(\w+):", " ".join(report.COLUMNS.values())))
    assert named == Standing("greedy").plain(True).keys() - {"name"}


def test_matches_say_how_many_were_won(tmp_path: Path) -> None:
    played = play("random", "greedy", matches=True)
    page = Page(write(tmp_path, played))
    assert "matches won" in page.text
    assert f"{played.standings[1].plain(True)['won']:.1%}" in page.text


def test_every_plot_is_there_and_told_in_words(tmp_path: Path) -> None:
    files = write(tmp_path, rated(play("random", "greedy", "greedy")))
    page = Page(files)
    plots = [*PLOTS, "ratings.svg"]
    assert list(files) == sorted([*plots, "index.html", "figures.json", "deals.csv"])
    assert sorted(page.asked) == sorted([*plots, "data:,", "figures.json", "deals.csv"])
    assert len(page.alts) == len(plots)
    assert all(alt.endswith(".") for alt in page.alts)
    assert [name for name in ("random", "greedy 1", "greedy 2") if name not in page.alts[0]] == []


def test_nothing_is_asked_from_elsewhere(tmp_path: Path) -> None:
    files = write(tmp_path, play("random", "greedy"))
    assert "script" not in Page(files).tags
    for name, content in files.items():
        text = re.sub(r'xmlns(:xlink)?="[^"]*"', "", content.decode())
        assert "//" not in text, name
        assert not re.search(r'href="(?![#d]|figures)', text), name


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

    first = write(tmp_path / "one", rated(play("random", "greedy")))
    # Neither the number of processes nor a reader's own settings change anything.
    monkeypatch.setitem(matplotlib.rcParams, "font.size", 20)
    league = replace(TINY, workers=Processes(2))
    second = write(tmp_path / "two", rated(play("random", "greedy"), league))
    assert first == second
    assert matplotlib.rcParams["font.size"] == 20


def test_a_bot_with_several_seats_is_numbered() -> None:
    bots = [Standing(name) for name in ("expert", "planner", "random", "planner")]
    assert labels(bots) == ["expert", "planner 1", "random", "planner 2"]


def test_what_comes_from_outside_stays_text(tmp_path: Path) -> None:
    played = play("random", "greedy")
    strange = '<b onclick="x">$_$ & co</b>'
    contest = played.contest
    header = replace(contest.header, sheet=strange, changes={"hand": strange})
    played.standings[0].name = strange
    page = Page(write(tmp_path, replace(played, contest=replace(contest, header=header))))
    assert "b" not in page.tags
    assert page.text.count(strange) >= 4
    assert f"hand={strange}" in page.text
    assert strange in page.alts[0]


def test_all_bots_are_rated(tmp_path: Path) -> None:
    assert League().bots == tuple(BOTS)
    played = play("random", "greedy", deals=1)
    quick = replace(played, contest=replace(played.contest, think=0.001))
    page = Page(
        write(tmp_path, rated(quick, League(rounds=2, slow_rounds=2, workers=Processes(1))))
    )
    assert [bot for bot in BOTS if f"{bot} " not in page.alts[-1]] == []
    assert "One deal shows no error." in page.text


def test_who_rates_highest_is_said_when_it_is_clear() -> None:
    sure = {"a": Estimate(25, 1), "b": Estimate(31, 1)}
    assert rated_first(sure) == "b rates highest."
    close = sure | {"c": Estimate(29, 1)}
    assert rated_first(close) == "Whether b or c rates higher is not clear."


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
    assert rate(contest, replace(TINY, rounds=0)) == dict.fromkeys(TINY.bots, Estimate(25, 25 / 3))


@pytest.mark.parametrize(
    ("library", "require", "purpose"),
    [("matplotlib", require_plots, "a report"), ("openskill", require_ratings, "rating")],
)
def test_without_the_libraries_one_sentence_says_what_to_install(
    library: str, require: Callable[[], None], purpose: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules, library]:
        if name.partition(".")[0] == library:
            monkeypatch.setitem(sys.modules, name, None)
    sentence = rf"^{purpose} needs the extra \[lab\]: pip install 'mexican-train\[lab\]'$"
    with pytest.raises(MexicanTrainError, match=sentence):
        require()


def test_a_report_without_ratings_needs_nothing_that_rates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert "index.html" in write(tmp_path, play("random", "greedy", deals=1))
