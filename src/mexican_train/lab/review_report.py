"""Reviews as a page: one file that needs nothing from outside, with a graph of every round."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from .. import __version__
from ..reviews.review import Decision, Review, Verdict
from ..rules.record import Record
from .report_files import minus, write
from .report_style import PAGE_STYLE
from .reviews import COLUMNS, Reviewed, Row, row_of, total_rows

WIDTH, HEIGHT, EDGE = 720, 240, 28
# By seat: hues that keep apart on light and on dark paper.
HUES = ("#c2452d", "#2f7fb8", "#4f9a3c", "#a45bb5", "#b98a1e", "#2a9d8f", "#8a6f5a", "#d05c8c")
GRAPH_STYLE = (
    "main { columns: auto }\nsvg { display: block; width: 100%; height: auto }\n"
    "svg text { fill: var(--faint); font-size: 12px }\n"
    "svg .zero { stroke: var(--line) }\n"
    "svg polyline { fill: none; stroke-width: 2 }\n"
    "svg .slip, svg .mistake { stroke: var(--paper) }\n"
    "ul { padding-left: 1.2rem } section { margin-bottom: 3rem }\n"
    + "\n".join(
        f".seat{seat} {{ stroke: {hue} }} .dot{seat} {{ fill: {hue} }}"
        for seat, hue in enumerate(HUES)
    )
)


def write_review(path: Path, found: Sequence[Reviewed]) -> Path:
    """Writes the page; gives its path."""
    write(path, page_text(found))
    return path


def page_text(found: Sequence[Reviewed]) -> str:
    """The page."""
    sections = []
    tables = []
    for reviewed in found:
        if reviewed.review is not None:
            rows = [row_of(reviewed.record, seat) for seat in reviewed.review.seats]
            tables.append(rows)
            sections.append(section(reviewed.record, reviewed.review, rows))
    if len(tables) > 1 and len({len(rows) for rows in tables}) == 1:
        whole = f"<h2>All {len(tables)} rounds</h2>\n{table(total_rows(tables))}"
        sections.insert(0, f"<section>\n{whole}\n</section>")
    title = "Review: what was luck, what was skill"
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<title>{title}</title>\n<link rel="icon" href="data:,">',
            f"<style>\n{PAGE_STYLE}{GRAPH_STYLE}\n</style>",
            f'<h1>{title}</h1>\n<div class="track"></div>',
            "<p>Points of a round less the others' mean, with one standard error: less is better. "
            "Par is what who gives nothing away may expect before the deal; unknown is what one's "
            "actions changed that nobody could know. Gave away is what slips, mistakes and "
            "being caught cost; unclear is what other moves may have cost, or chance. Each line "
            "adds up to its result.</p>\n<main>",
            *sections,
            f"</main>\n<footer>mexican-train {__version__}</footer>\n</html>\n",
        ]
    )


def section(record: Record, review: Review, rows: Sequence[Row]) -> str:
    """A round: its figures, how it went, and what one could have done better."""
    header = record.header
    decisions = [each for seat in review.seats for each in seat.decisions]
    called = [each for each in decisions if each.verdict != Verdict.FINE]
    lines = [
        f"<section>\n<h2>{escape(header.title)}, {header.players} players, "
        f"round {record.number}</h2>",
        table(rows),
        graph(review, called),
    ]
    if called:
        called.sort(key=lambda each: each.index)
        lines += ["<ul>", *(f"<li>{escape(told(each))}</li>" for each in called), "</ul>"]
    return "\n".join([*lines, "</section>"])


def told(decision: Decision) -> str:
    """A slip or a mistake in words."""
    loss = decision.loss
    return (
        f"Action {decision.index + 1}, seat {decision.seat}: {decision.played} gave away "
        f"{loss.value:.1f} ± {loss.error:.1f} ({decision.verdict}), better {decision.better}"
    )


def table(rows: Sequence[Row]) -> str:
    """The figures of a round, seat by seat."""
    names = ["points", *COLUMNS, "result", "slips", "mistakes"]
    lines = [
        '<div class="wide" role="region" aria-label="Figures" tabindex="0">\n<table>',
        f"<thead><tr><th>seat</th>{''.join(f'<th>{name}</th>' for name in names)}</tr></thead>",
        "<tbody>",
    ]
    for row in rows:
        cells = [
            str(row.points),
            *(f"{each.value:+z.1f} ± {each.error:.1f}" for each in row.columns.values()),
            f"{row.result:+z.1f}",
            str(row.slips),
            str(row.mistakes),
        ]
        lines.append(
            f"<tr><th>{row.seat}</th>{''.join(f'<td>{minus(cell)}</td>' for cell in cells)}</tr>"
        )
    return "\n".join([*lines, "</tbody>\n</table>\n</div>"])


def graph(review: Review, called: Sequence[Decision]) -> str:
    """How the round went: what each seat's result was going to be, moment by moment."""
    moments = review.worth
    most = max(1.0, *(abs(value) for moment in moments for value in moment))

    def place(index: int, value: float) -> tuple[float, float]:
        x = EDGE + index / max(1, len(moments) - 1) * (WIDTH - 2 * EDGE)
        return round(x, 1), round(HEIGHT / 2 + value / most * (HEIGHT / 2 - EDGE), 1)

    lines = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="What each seat\'s result was '
        'going to be, after the deal and after each action; higher is better">',
        f'<line class="zero" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{HEIGHT / 2:g}" '
        f'y2="{HEIGHT / 2:g}"/>',
        f'<text x="0" y="{EDGE}">{minus(f"{-most:.0f}")}</text>',
        f'<text x="0" y="{HEIGHT - EDGE}">+{most:.0f}</text>',
    ]
    for seat in range(len(moments[0])):
        spots = [place(index, moment[seat]) for index, moment in enumerate(moments)]
        points = " ".join(f"{x:g},{y:g}" for x, y in spots)
        lines.append(f'<polyline class="seat{seat}" points="{points}"/>')
        x, y = spots[-1]
        lines.append(f'<text x="{x + 6:g}" y="{y + 4:g}">{seat}</text>')
    for each in called:
        x, y = place(each.index + 1, moments[each.index + 1][each.seat])
        size = 6 if each.verdict == Verdict.MISTAKE else 4
        lines.append(
            f'<circle class="{each.verdict} dot{each.seat}" cx="{x:g}" cy="{y:g}" r="{size}">'
            f"<title>{escape(told(each))}</title></circle>"
        )
    return "\n".join([*lines, "</svg>"])
