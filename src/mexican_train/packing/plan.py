"""How the page is packed: which modules go together, and what each address needs for its first
screen. Style sheets stay apart: what styles one room would be in the way in another.

A module is in the first of these packs that needs it, and in no other; so packs need only those
before them. What is not named here and nothing needs at once makes packing fail.
"""

from __future__ import annotations

from typing import NamedTuple

FIRST = "first"
"""The pack that every page begins with."""
TABLE = "table"
DEVICE = "device"
"""The worker that has the tables of a device: no page imports it, and it imports no other pack."""

PACKS: dict[str, tuple[str, ...]] = {
    FIRST: (
        "app/main.js",
        *("base/telling.js", "game/trains.js", "parts/icons.js"),  # nearly every room needs them
        # The home page and a table share these; most people come to a table by its link.
        *("base/deals.js", "base/seen.js", "base/sitting.js", "base/stillness.js"),
        *("parts/fields.js", "parts/name-field.js", "parts/waiting.js"),
    ),
    TABLE: (
        *("table/arrive.js", "table/door.js"),
        "session/mixer.js",  # what a device adds to a deal is waited for only half a second
    ),
    "home": ("home/home.js",),
    "solver": ("game/solver.js",),
    "playing": (
        *("motion/motion.js", "motion/sound.js", "hand/drag.js", "hand/keys.js"),
        *("hand/key-answers.js", "table/side.js", "app/offline.js", "base/explaining.js"),
        *("table/talk.js", "table/tips.js", "base/games.js"),
    ),
    "alone": (
        "base/device.js",
        "table/here.js",
        "parts/progress.js",
        "parts/kept.js",
        "home/alone.js",
    ),
    DEVICE: ("device/worker.js",),
    "seldom": ("app/missing.js", "session/load-anew.js", "table/closed.js", "table/seat-link.js"),
    "options": (
        "home/host.js",
        "home/solo.js",
        "options/house-rules.js",
        "table/house.js",
        "parts/dialog.js",
        "yard/whole.js",
    ),
    "around": (
        *("table/lobby.js", "table/dialogs.js", "score/score.js", "base/learning.js"),
        *("parts/send-deal.js", "table/replay-over.js"),
        *("table/watching.js", "table/latecomers.js"),
    ),
    "learn": ("learn/learn.js",),
    "replay": ("replay/replay.js",),
    "review": ("replay/lookback.js",),
    "rules": ("rules/rules.js", "rules/match.js"),
    "builder": ("builder/builder.js", "settle/settle.js"),
    "keeper": ("keeper/keeper.js",),
    "games": ("games/games.js",),
    "practice": ("practice/practice.js",),
    "daily": ("daily/daily.js", "daily/challenge.js"),
    "beside": ("daily/beside.js", "daily/watch.js"),
}

ALL_SAY = ("table", "refused", "hint", "chat")
"""The parts of the catalogue that every page asks for."""


class Screen(NamedTuple):
    """What the first screen at an address needs: packs, style sheets besides those that every page
    has, parts of the catalogue; `shell` is what is painted before any of its code runs, `card` what
    a link to it is called where it is shown with a preview."""

    packs: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    words: tuple[str, ...] = ALL_SAY
    shell: str = ""
    card: str = "{title}"


_HOME = (
    '<main class="home shell"><header class="front">'
    "<h1>{title}</h1><p>{home-tagline}</p></header>"
    '<div class="parade" aria-hidden="true"></div></main>'
)
_WAITING = '<main class="door shell"><p>{waiting}</p></main>'
_NOTHING = '<main class="door shell"><h1>{missing}</h1><p>{missing-about}</p></main>'
_HOME_SHEETS = ("parts/fields.css", "home/home.css", "parts/rows.css")  # as they come unpacked
_RULES = Screen(("rules",), (), (*ALL_SAY, "rules"))
_REPLAY = Screen((TABLE, "replay"), (), (*ALL_SAY, "replay", "menu", "settings"))
_BUILDER = Screen(("builder",), (), (*ALL_SAY, "settle", "builder", "host"))
_SETTLE = Screen(("builder",), (), (*ALL_SAY, "settle", "builder", "host", "rules"))

SCREENS: dict[str, Screen] = {
    "/": Screen(("home",), _HOME_SHEETS, (*ALL_SAY, "home", "settings"), _HOME),
    "/t/{table:str}": Screen(
        *((TABLE,), ("parts/fields.css",), (*ALL_SAY, "host"), _WAITING),
        card="{door-title} · {title}",
    ),
    "/learn": Screen((TABLE, "learn"), (), (*ALL_SAY, "learn", "score")),
    "/rules": _RULES,
    "/rules/{sheet:path}": _RULES,
    "/replay": _REPLAY,
    "/replay/{round:path}": _REPLAY,
    "/score": Screen(("keeper",), (), (*ALL_SAY, "keeper", "score", "host", "rules")),
    "/games": Screen(("games",), (), (*ALL_SAY, "games", "host")),
    "/practice": Screen((TABLE, "practice"), (), (*ALL_SAY, "practice")),
    "/daily": Screen(("options", "around", "daily"), (), (*ALL_SAY, "daily", "host")),
    "/challenge": Screen(
        *(("options", "around", "daily"), (), (*ALL_SAY, "daily", "send", "host", "rules")),
        card="{challenge} · {title}",
    ),
    "/builder": _BUILDER,
    "/settle": _SETTLE,
}
"""The addresses at which the page is, as routes; what it shows there it finds out by itself."""
NOWHERE = Screen(("seldom",), (), ALL_SAY, _NOTHING, card="")
"""The page at every other address, where there is nothing."""
ANYWHERE = Screen(words=(), card="")
"""The page for all addresses alike, as it is kept for when there is no server."""
