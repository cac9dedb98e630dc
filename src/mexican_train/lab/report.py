"""A contest as a page with plots: one folder that needs nothing from outside.

Besides the contest the page shows how all bots rate against each other at such a table.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from .. import __version__
from ..bots import BOTS
from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from ..rules.rng import mix
from .arena import Contest, DealResult, Standing, mean, median, play_deal, standard_error
from .extras import library
from .jobs import Crew, Processes
from .progress import Progress
from .report_style import ACCENT, FAINT, INK, PAGE_STYLE, PAPER, PLOT_SETTINGS, PLOT_STYLE

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SLOW = "expert"  # takes so long to decide that it is rated by fewer rounds
RATING = 1 << 40  # the stream of the ratings' deals: no contest has a deal of this number

COLUMNS = {
    "points a round": "{points:.2f} ± {points_se:.2f}",
    "to the others": "{difference:+.2f} ± {se:.2f}",
    "gone out": "{out:.1%}",
    "matches won": "{won:.1%}",
    "ms a decision": "{ms_median:.3f}",
    "ms at worst": "{ms_worst:.1f}",
}


@dataclass(frozen=True)
class League:
    """The round robin that gives the ratings: who plays, and about how many rounds each pair."""

    bots: tuple[str, ...] = tuple(BOTS)
    rounds: int = 240
    slow_rounds: int = 8
    crew: Crew = field(default_factory=Processes)

    def pairings(self, players: int) -> list[tuple[tuple[str, str], int]]:
        """Every pair with every deal it plays; those of slow pairs are spread over the whole."""
        found = []
        for pair in combinations(self.bots, 2):
            deals = -(-(self.slow_rounds if SLOW in pair else self.rounds) // players)
            found += [((deal + 0.5) / deals, pair, deal) for deal in range(deals)]
        return [(pair, deal) for _, pair, deal in sorted(found)]


class Value(NamedTuple):
    """A figure, and how far it may be off."""

    value: float
    error: float


class Plot(NamedTuple):
    """A plot as the page shows it."""

    file: str
    title: str
    alt: str
    caption: str


def require_plots() -> None:
    """Refuses when what draws and rates is not installed."""
    for name in ("matplotlib.figure", "openskill.models"):
        library(name, "a report", "lab")


def write_report(
    directory: Path,
    contest: Contest,
    standings: list[Standing],
    results: list[DealResult],
    league: League | None = None,
) -> Path:
    """Writes the folder, with ratings from a league; gives the page in it."""
    require_plots()
    import matplotlib

    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # settings of one's own would change the plots
        matplotlib.rcParams.update(PLOT_SETTINGS)
        # A folder that cannot be written shows with the first plot, before the league is played.
        plots = plot_contest(directory, standings, results)
        plots.append(plot_ratings(directory / "ratings.svg", contest, league or League()))
    page = directory / "index.html"
    write(page, page_text(contest, standings, len(results), plots))
    return page


def write(path: Path, text: str) -> None:
    """Writes a file, making its folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        sentence = f"{shown(str(path))} cannot be written: {problem.strerror}"
        raise MexicanTrainError(sentence) from None


def labels(standings: Sequence[Standing]) -> list[str]:
    """The bots' names, numbered where one has several seats."""
    names = [standing.name for standing in standings]
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def rate(contest: Contest, league: League) -> dict[str, Value]:
    """Each bot's mu and sigma after the league, played at tables of the contest's size.

    A pair takes the seats in turns, and the one with fewer points a seat comes first.
    """
    from openskill.models import PlackettLuce

    players = contest.header.players
    pairings = league.pairings(players)
    seed = mix(contest.seed, RATING)
    tasks = [
        (
            Contest(
                contest.header, tuple(islice(cycle(pair), players)), seed, False, contest.think
            ),
            n,
        )
        for pair, n in pairings
    ]
    model = PlackettLuce(tau=0.0)  # bots stay as strong as they are, so no round is forgotten
    ratings = {bot: model.rating() for bot in league.bots}
    with Progress("rating", len(tasks)) as progress:

        def finished(result: DealResult) -> None:
            progress.advance(1, league.crew.note)

        played = league.crew.in_order(play_deal, tasks, finished)
        for (pair, _), result in zip(pairings, played, strict=True):
            for points in result.ranks:
                teams = [[ratings[bot]] for bot in pair]
                rated = model.rate(teams, ranks=[mean(points[0::2]), mean(points[1::2])])
                ratings.update((bot, team[0]) for bot, team in zip(pair, rated, strict=True))
    return {bot: Value(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def plot_contest(
    directory: Path, standings: list[Standing], results: list[DealResult]
) -> list[Plot]:
    """Draws what the contest came to."""
    names = labels(standings)
    bars = "Bars: one standard error." if len(results) > 1 else "One deal shows no error."
    points = measured(names, [standing.points_by_deal for standing in standings])
    gaps = measured(names, [standing.by_deal for standing in standings])
    fewest = min(names, key=points.__getitem__)
    best = min(names, key=gaps.__getitem__)
    few = f"Fewer are better: {fewest} is left with {points[fewest].value:.1f} a round. {bars}"
    left = (
        "Left of the line a bot does better than the others at its table: "
        f"{best} by {abs(gaps[best].value):.1f} points a round. {bars}"
    )
    return [
        plot_values(directory / "points.svg", "Points a round", points, few),
        plot_values(directory / "difference.svg", "Difference to the others", gaps, left, "+"),
        plot_spread(directory / "spread.svg", names, [s.each for s in standings]),
        plot_lengths(directory / "lengths.svg", [n for result in results for n in result.lengths]),
    ]


def measured(names: list[str], values: list[list[float]]) -> dict[str, Value]:
    """The mean over the deals for each name."""
    return {n: Value(mean(v), standard_error(v)) for n, v in zip(names, values, strict=True)}


def plot_ratings(path: Path, contest: Contest, league: League) -> Plot:
    """Plays the league and draws how the bots rate."""
    ratings = rate(contest, league)
    caption = (
        f"Higher is stronger: {max(ratings, key=ratings.__getitem__)} leads. Every bot met every "
        "other at a table like this one, the two taking the seats in turns, on the same deals in "
        f"all rotations: about {league.rounds} rounds a pair, {league.slow_rounds} with the {SLOW}."
        " Dots and bars: mu and sigma of openskill's Plackett-Luce model; all begin at 25 ± 8.3."
    )
    return plot_values(path, "Ratings of all bots", ratings, caption)


def plot_values(
    path: Path, title: str, values: dict[str, Value], caption: str, sign: str = ""
) -> Plot:
    """Draws a value with its error for each name; with a sign, around a line at zero."""
    figure = blank(1 + 0.5 * len(values))
    axes = figure.subplots()
    axes.grid(axis="x")
    if sign:
        axes.axvline(0, color=ACCENT)
    texts = [minus(f"{value:{sign}.1f} ± {error:.1f}") for value, error in values.values()]
    for row, (value, error) in enumerate(values.values()):
        axes.errorbar(value, row, xerr=error, fmt="o", color=INK, capsize=4, linewidth=2)
        note = axes.annotate(texts[row], (value, row), (0, 7), textcoords="offset points")
        note.set(ha="center", bbox={"color": PAPER, "pad": 0.5})
    axes.set_yticks(range(len(values)), list(values))
    axes.set_ylim(len(values) - 0.5, -0.8)
    axes.margins(x=0.15)
    axes.tick_params(axis="y", length=0)
    save(figure, path)
    alt = ", ".join(f"{name} {text}" for name, text in zip(values, texts, strict=True))
    return Plot(path.name, title, f"{title}: {alt}.", caption)


def plot_spread(path: Path, names: list[str], points: list[list[int]]) -> Plot:
    """Draws how often a round leaves each bot how many points."""
    most = max(map(max, points))
    width = most // 25 + 1
    figure = blank(1 + 0.75 * len(names))
    rows = figure.subplots(len(names), sharex=True, sharey=True)
    for axes, name, each in zip(rows, names, points, strict=True):
        shares = [1 / len(each)] * len(each)
        axes.hist(each, range(0, most + width + 1, width), weights=shares, color=FAINT, rwidth=0.9)
        axes.axvline(mean(each), color=ACCENT, linewidth=2)
        axes.set_ylabel(name, rotation=0, ha="right", va="center")
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
    save(figure, path)
    none = {name: each.count(0) / len(each) for name, each in zip(names, points, strict=True)}
    most_often = max(names, key=none.__getitem__)
    alt = ", ".join(f"{name} {share:.0%}" for name, share in none.items())
    return Plot(
        path.name,
        "Spread of the points in a round",
        f"Histograms of the points in a round; share of rounds without any: {alt}.",
        f"Bars are {width} points wide and as high as their share of the rounds; the lines are "
        f"means. {most_often} has no points in {none[most_often]:.0%} of its rounds.",
    )


def plot_lengths(path: Path, lengths: list[int]) -> Plot:
    """Draws how long the rounds were."""
    low, high, middle = min(lengths), max(lengths), median(lengths)
    width = (high - low) // 30 + 1
    figure = blank(3)
    axes = figure.subplots()
    axes.grid(axis="y")
    axes.hist(lengths, range(low, high + width + 1, width), color=FAINT, rwidth=0.9)
    axes.axvline(middle, color=ACCENT, linewidth=2)
    axes.set_ylabel("rounds")
    axes.locator_params(axis="y", integer=True)
    save(figure, path)
    half = f"half of the {len(lengths)} rounds took {middle} actions or fewer"
    return Plot(
        path.name,
        "Actions in a round",
        f"Histogram of the actions in a round, from {low} to {high}; {half}.",
        f"Up to the line: {half}, the longest {high}. Laying a tile, drawing one, passing and "
        "calling are actions.",
    )


def blank(height: float) -> Figure:
    """A sheet of paper to draw on, so wide that its text can be read on a phone."""
    from matplotlib.figure import Figure

    return Figure(figsize=(5.4, height), layout="constrained")


def save(figure: Figure, path: Path) -> None:
    """Writes a plot that follows the page's colours and says nothing of when it was made."""
    text = io.StringIO()
    unsaid = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(text, format="svg", metadata=unsaid)
    # What stands before the tag names a document type at an address elsewhere.
    _, tag, rest = text.getvalue().partition("<svg ")
    write(path, tag + rest.replace("</style>", f"\n{PLOT_STYLE}\n</style>", 1))


def minus(text: str) -> str:
    """Figures with a minus sign in the place of a hyphen."""
    return text.replace("-", "\N{MINUS SIGN}")


def page_text(
    contest: Contest, standings: list[Standing], deals: int, plots: Sequence[Plot]
) -> str:
    """The page."""
    header, names = contest.header, labels(standings)
    rules = ", ".join(f"{rule}={str(v).strip('[]')}" for rule, v in header.changes.items())
    rotations = f"each in all {header.players} rotations: {standings[0].rounds} rounds"
    facts = {
        "Sheet": header.sheet,
        "House rules": rules or "none",
        "Players": f"{header.players}: {', '.join(names)}",
        "Matches" if contest.matches else "Deals": f"{deals}, {rotations}",
        "Seed": f"{contest.seed} (as a number)",
        "Time to think": f"{contest.think:g} s a decision" if contest.think else "no limit",
    }
    columns = {name: c for name, c in COLUMNS.items() if contest.matches or "won" not in c}
    rows = [
        [minus(column.format_map(standing.plain(contest.matches))) for column in columns.values()]
        for standing in standings
    ]
    title = escape("Arena: " + ", ".join(dict.fromkeys(s.name for s in standings)))
    lines = [
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n<style>\n{PAGE_STYLE}</style>',
        f'<h1>{title}</h1>\n<div class="track"></div>\n<dl>',
        *(f"<dt>{term}</dt><dd>{escape(fact)}</dd>" for term, fact in facts.items()),
        '</dl>\n<div class="wide" role="region" aria-label="Figures" tabindex="0">\n<table>',
        f"<thead><tr><th>bot</th>{''.join(f'<th>{name}</th>' for name in columns)}</tr></thead>",
        "<tbody>",
        *(
            f"<tr><th>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
            for name, row in zip(names, rows, strict=True)
        ),
        "</tbody>\n</table>\n</div>\n<p>Points with one standard error; fewer are better. "
        "Milliseconds: the median decision and the slowest.</p>\n<main>",
        *(
            f'<figure>\n<h2>{escape(plot.title)}</h2>\n<img src="{plot.file}" alt="'
            f'{escape(plot.alt)}">\n<figcaption>{escape(plot.caption)}</figcaption>\n</figure>'
            for plot in plots
        ),
        f"</main>\n<footer>mexican-train {__version__}</footer>\n</html>\n",
    ]
    return "\n".join(lines)
