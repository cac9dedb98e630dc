"""A contest as a folder that one can cite: a page with plots, and the figures beside it as data.

It needs nothing from outside, and says by which command, seed, version and machine it was made.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ..reviews.estimates import Estimate
from .arena import Contest, DealResult, Standing
from .comparing import Difference, differences, leader, verdict
from .optional_libraries import library
from .provenance import Provenance
from .ratings import League
from .report_files import minus, write
from .report_plots import Plot, labels, plot_contest, plot_ratings
from .report_style import PAGE_STYLE, PLOT_SETTINGS

# An error comes as text, with its sign: there may be none.
COLUMNS = {
    "points a round": "{points:.2f}{points_se:}",
    "to the others": "{difference:+.2f}{se:}",
    "gone out": "{out:.1%}",
    "matches won": "{won:.1%}",
    "ms a decision": "{ms_median:.3f}",
    "ms at worst": "{ms_worst:.1f}",
}
DEAL_COLUMNS = ("deal", "bot", "rounds", "points", "difference", "out", "won")
DATA, DEALS = "figures.json", "deals.csv"
"""The figures of the page; what each bot came to in each deal, to be counted anew."""


@dataclass(frozen=True)
class Outcome:
    """All that a contest came to, with ratings where they were asked for."""

    contest: Contest
    standings: list[Standing]
    results: list[DealResult]
    ratings: dict[str, Estimate] | None = None
    league: League | None = None

    def differences(self) -> list[Difference]:
        """Every two bots compared on the same deals."""
        return differences(self.standings)

    def verdict(self) -> str:
        """What may be said of who is ahead."""
        return verdict(self.differences(), len(self.results))

    def plain(self, seed: str) -> dict[str, object]:
        """The figures, for programs."""
        header, matches = self.contest.header, self.contest.matches
        found = self.differences()
        figures: dict[str, object] = {
            "sheet": header.sheet,
            "rules": dict(header.changes),
            "players": header.players,
            "deals": len(self.results),
            "matches": matches,
            "seed": seed,
            "bots": [standing.plain(matches) for standing in self.standings],
            "differences": [each.plain() for each in found],
            "leader": leader(found),
        }
        if self.ratings is not None:
            figures["ratings"] = {
                bot: {"mu": rating.value, "sigma": rating.error}
                for bot, rating in self.ratings.items()
            }
        return figures


def require_plots() -> None:
    """Refuses when what draws is not installed."""
    library("matplotlib.figure", "a report", "lab")


def write_report(directory: Path, outcome: Outcome, source: Provenance) -> Path:
    """Writes the folder; gives the page in it."""
    require_plots()
    import matplotlib

    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # settings of one's own would change the plots
        matplotlib.rcParams.update(PLOT_SETTINGS)
        plots = plot_contest(directory, outcome.standings, outcome.results)
        if outcome.ratings is not None:
            league = outcome.league or League()
            plots.append(plot_ratings(directory / "ratings.svg", outcome.ratings, league))
    data = source.plain() | outcome.plain(source.seed) | {"verdict": outcome.verdict()}
    write(directory / DATA, json.dumps(data, indent=2) + "\n")
    write(directory / DEALS, deals_text(outcome))
    page = directory / "index.html"
    write(page, page_text(outcome, source, plots))
    return page


def deals_text(outcome: Outcome) -> str:
    """A line for each deal and bot, as CSV; points, difference and shares are those of a round."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(DEAL_COLUMNS)
    names = labels(outcome.standings)
    for deal, result in enumerate(outcome.results):
        for name, score in zip(names, result.scores, strict=True):
            each = (score.points, score.difference, score.out)
            shares = [repr(float(value) / score.rounds) for value in each]
            lines.writerow((deal, name, score.rounds, *shares, repr(score.won / score.games)))
    return text.getvalue()


def page_text(outcome: Outcome, source: Provenance, plots: Sequence[Plot]) -> str:
    """The page."""
    contest, standings = outcome.contest, outcome.standings
    columns = {name: c for name, c in COLUMNS.items() if contest.matches or "won" not in c}
    figures = [texts(standing.plain(contest.matches)) for standing in standings]
    rows = [[minus(c.format_map(each)) for c in columns.values()] for each in figures]
    title = escape("Arena: " + ", ".join(dict.fromkeys(s.name for s in standings)))
    errors = "with one standard error" if len(outcome.results) > 1 else "of one deal: no errors"
    lines = [
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n<style>\n{PAGE_STYLE}</style>',
        f'<h1>{title}</h1>\n<div class="track"></div>\n<dl>',
        *(
            f"<dt>{term}</dt><dd>{escape(fact)}</dd>"
            for term, fact in facts(outcome, source).items()
        ),
        "</dl>",
        *table("Figures", ["bot", *columns], dict(zip(labels(standings), rows, strict=True))),
        f"<p>Points {errors}; fewer are better. Milliseconds: the median decision and the "
        "slowest.</p>",
        *compared(outcome),
        "<main>",
        *(
            f'<figure>\n<h2>{escape(plot.title)}</h2>\n<img src="{plot.file}" alt="'
            f'{escape(plot.alt)}">\n<figcaption>{escape(plot.caption)}</figcaption>\n</figure>'
            for plot in plots
        ),
        f'</main>\n<footer>Beside this page: <a href="{DATA}">{DATA}</a>, all figures; '
        f'<a href="{DEALS}">{DEALS}</a>, every deal.</footer>\n</html>\n',
    ]
    return "\n".join(lines)


def facts(outcome: Outcome, source: Provenance) -> dict[str, str]:
    """What was played, and what one needs to play it again."""
    contest = outcome.contest
    header = contest.header
    rules = ", ".join(f"{rule}={str(v).strip('[]')}" for rule, v in header.changes.items())
    rotations = f"each in all {header.players} rotations: {outcome.standings[0].rounds} rounds"
    return {
        "Sheet": header.sheet,
        "House rules": rules or "none",
        "Players": f"{header.players}: {', '.join(labels(outcome.standings))}",
        "Matches" if contest.matches else "Deals": f"{len(outcome.results)}, {rotations}",
        "Time to think": f"{contest.think:g} s a decision" if contest.think else "no limit",
        "Seed": source.seed,
        "Command": source.command,
        "Made": f"{source.made}, mexican-train {source.version} {source.build}, {source.python}",
        "Machine": source.machine,
    }


def compared(outcome: Outcome) -> list[str]:
    """The bots in pairs, and whether anybody is ahead."""
    rows = {
        f"{each.first} less {each.second}": [
            minus(f"{each.interval.mean:+.2f}"),
            minus(each.bounds()) or "one deal shows none",
        ]
        for each in outcome.differences()
    }
    if not rows:
        return [f"<p>{escape(outcome.verdict())}</p>"]
    return [
        *table("Pairs", ["on the same deals", "points a round", "95 % interval"], rows),
        f"<p>{escape(outcome.verdict())} Below zero the first of a pair is left with fewer points. "
        "Each interval stands for itself (Student's distribution over the deals).</p>",
    ]


def table(label: str, columns: Sequence[str], rows: Mapping[str, Sequence[str]]) -> list[str]:
    """A table that can be moved sideways where it is wider than the page."""
    return [
        f'<div class="wide" role="region" aria-label="{label}" tabindex="0">\n<table>',
        f"<thead><tr>{''.join(f'<th>{name}</th>' for name in columns)}</tr></thead>",
        "<tbody>",
        *(
            f"<tr><th>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
            for name, row in rows.items()
        ),
        "</tbody>\n</table>\n</div>",
    ]


def texts(figures: Mapping[str, object]) -> dict[str, object]:
    """The figures of a standing with their errors as text, which is empty where there is none."""
    errors = {name: figures[name] for name in ("points_se", "se")}
    return {
        **figures,
        **{name: "" if error is None else f" ± {error:.2f}" for name, error in errors.items()},
    }
