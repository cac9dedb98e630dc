"""How a report looks: colours by day and by night, the page's style and the plots'."""

from __future__ import annotations

from typing import Any

# By day and by night: plots are drawn for the day, with a style that turns them at night.
COLOURS = {
    "paper": ("#f7f2e6", "#1c1915"),
    "ink": ("#2b2620", "#ece4d5"),
    "faint": ("#6f6558", "#a89d8b"),
    "line": ("#d9cfba", "#3e382f"),
    "accent": ("#a3301e", "#e9806a"),
}
PAPER, INK, FAINT, LINE, ACCENT = (day for day, _ in COLOURS.values())
NIGHT = "@media (prefers-color-scheme: dark)"
PLOT_STYLE = "text { font-family: system-ui, sans-serif !important }\n" + "\n".join(
    f'{NIGHT} {{ [style*="{part}: {day}"] {{ {part}: {night} !important }} }}'
    for day, night in COLOURS.values()
    for part in ("fill", "stroke")
)
INKED = ("text.color", "axes.labelcolor", "xtick.labelcolor", "ytick.labelcolor")
PLOT_SETTINGS: Any = {
    **dict.fromkeys(INKED, INK),
    **dict.fromkeys(("axes.edgecolor", "xtick.color", "ytick.color"), FAINT),
    **dict.fromkeys(("figure.facecolor", "axes.facecolor"), PAPER),
    **dict.fromkeys(("axes.spines.top", "axes.spines.right"), False),
    "axes.axisbelow": True,
    "grid.color": LINE,
    "font.size": 12,
    "text.parse_math": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "mexican-train",  # the same plot has the same bytes
}
DAY_STYLE, NIGHT_STYLE = (
    " ".join(f"--{name}: {pair[when]};" for name, pair in COLOURS.items()) for when in (0, 1)
)
PAGE_STYLE = (
    f""":root {{ color-scheme: light dark; {DAY_STYLE} }}
{NIGHT} {{ :root {{ {NIGHT_STYLE} }} }}
"""
    + """* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.25rem 3rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 600; line-height: 1.2; margin: 0 }
h2 { font-size: 1.2rem; margin-bottom: .5rem }
.track { height: .7rem; margin: .75rem 0 1.5rem; border: solid var(--accent); border-width: 2px 0;
  background: repeating-linear-gradient(90deg, var(--line) 0 .35rem, transparent 0 1rem) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.25rem; margin: 0 0 2rem }
dd { margin: 0; overflow-wrap: anywhere }
dt, p, figcaption, footer { color: var(--faint) }
.wide { overflow-x: auto }
p { margin: .5rem 0 2.5rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid var(--line) }
th:first-child { text-align: left; padding-left: 0 }
td, tbody th { white-space: nowrap }
thead th { border-bottom: 2px solid; vertical-align: bottom }
main { columns: 2 26rem; column-gap: 3rem }
figure { margin: 0 0 2.5rem; break-inside: avoid }
img { display: block; width: 100%; height: auto; margin-bottom: .4rem }
@media (max-width: 30rem) { table { font-size: .85rem } th, td { padding: .4rem } }
"""
)
