"""The plots of a report, as files that follow the page's colours."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..reviews.estimates import Estimate, estimated
from .arena import DealResult, Standing
from .ratings import League, about_ratings, rated_first
from .report_files import minus, write
from .report_style import ACCENT, FAINT, INK, PAPER, PLOT_STYLE
from .statistics import mean, median

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class Plot(NamedTuple):
    """A plot as the page shows it."""

    file: str
    title: str
    alt: str
    caption: str


def labels(standings: Sequence[Standing]) -> list[str]:
    """The bots' names, numbered where one has several seats."""
    names = [standing.name for standing in standings]
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def plot_contest(
    directory: Path, standings: list[Standing], results: list[DealResult]
) -> list[Plot]:
    """Draws what the contest came to."""
    names = labels(standings)
    many = len(results) > 1
    bars = "Bars: one standard error." if many else "One deal shows no error."
    points = measured(names, [standing.points_by_deal for standing in standings])
    gaps = measured(names, [standing.by_deal for standing in standings])
    few = f"Fewer are better. {bars}"
    left = f"Left of the line a bot does better than the others at its table. {bars}"
    gap = "Difference to the others"
    return [
        plot_values(directory / "points.svg", "Points a round", points, few, errors=many),
        plot_values(directory / "difference.svg", gap, gaps, left, "+", errors=many),
        plot_spread(directory / "spread.svg", names, [s.each for s in standings]),
        plot_lengths(directory / "lengths.svg", [n for result in results for n in result.lengths]),
    ]


def measured(names: list[str], values: list[list[float]]) -> dict[str, Estimate]:
    """The mean over the deals for each name."""
    return {n: estimated(v) for n, v in zip(names, values, strict=True)}


def plot_ratings(path: Path, ratings: dict[str, Estimate], league: League) -> Plot:
    """Draws how the bots rate."""
    caption = f"Higher is stronger: {rated_first(ratings)} {about_ratings(league)}"
    return plot_values(path, "Ratings", ratings, caption)


def plot_values(
    path: Path,
    title: str,
    values: dict[str, Estimate],
    caption: str,
    sign: str = "",
    errors: bool = True,
) -> Plot:
    """Draws a value for each name, with its error where it has one; with a sign, around zero."""
    figure = blank(1 + 0.5 * len(values))
    axes = figure.subplots()
    axes.grid(axis="x")
    if sign:
        axes.axvline(0, color=ACCENT)
    texts = [
        minus(f"{value:{sign}.1f}" + (f" ± {error:.1f}" if errors else ""))
        for value, error in values.values()
    ]
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
