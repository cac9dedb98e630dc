"""The page itself, packed: `web/index.html` with what its first screen needs written into it."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from html import escape
from typing import NamedTuple

from .errors import NotPacked
from .plan import ALL_SAY, FIRST, Screen
from .sheets import smaller

_SHEET = re.compile(r'<link rel="stylesheet" href="/web/([^"]+)">\s*')
_FONT = re.compile(r'<link rel="preload" as="font"[^>]*>\s*')
_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
_THEME = re.compile(r'<script src="/web/([^"]+)"></script>')
_MAIN = re.compile(r'<script type="module" src="/web/([^"]+)"></script>')
_ICON = re.compile(r'(<link rel="icon"[^>]* href=)"/web/([^"]+)"')
_OTHER_FILE = re.compile(r'(<link rel="(?:apple-touch-icon|manifest)" href=)"/(web/[^"]+)"')
_TITLE = re.compile(r"<title>[^<]*</title>")
_LANGUAGE = re.compile(r'<html lang="\w+">')
_ABOUT = re.compile(r'<meta name="description" content="[^"]*">')
_APP = '<div id="app">'
_END = "</body>"

ORIGIN = "{origin}"
"""Stands in a page where its server, or where it is put, is to be named in full."""
CARD = "icons/card-{}.png"
"""The picture on the preview card of a link, in a language; its variants have the same."""
CARD_SIZE = (1200, 630)


class Html(NamedTuple):
    """A page, and the digests of the scripts and styles in it, as a policy names them."""

    text: str
    scripts: tuple[str, ...]
    styles: tuple[str, ...] = ()


class Parts(NamedTuple):
    """What a packed page is put together from: where everything is, and texts to write into it.

    `names` are modules with names of their own, `base` is the path before all others.
    """

    html: str
    sources: Mapping[str, str]
    places: Mapping[str, str]
    words: Callable[[str, str], str]
    names: Mapping[str, str]
    base: str


def import_map(index: str) -> dict[str, str]:
    """The modules with names of their own, and where they are in `web/`."""
    found = json.loads(_only(_MAP, index)[1])["imports"]
    return {name: address.removeprefix("/web/") for name, address in found.items()}


def first_sheets(index: str) -> list[str]:
    """The style sheets that every page has."""
    return _SHEET.findall(index)


def plain_page(index: str) -> Html:
    """The page as it is written, which asks for each of its modules and sheets."""
    return Html(index, (digest(_only(_MAP, index)[1].encode()),))


def packed_page(parts: Parts, screen: Screen, language: str) -> Html:
    """The page for an address in a language, with its packs named and the rest written in."""
    index, places = parts.html, parts.places
    asked = {name: at for name, at in sorted(places.items()) if at.endswith((".js", ".css"))}
    map = json.dumps({"imports": {**parts.names, **asked}}, separators=(",", ":"))
    theme = _without_end("script", parts.sources[_only(_THEME, index)[1]])
    sheets = [*first_sheets(index), *screen.sheets]
    style = _without_end("style", "\n".join(_placed(parts, sheet) for sheet in sheets))
    scripts = [
        f'<script type="module" src="{places[f"packs/{FIRST}"]}"></script>',
        *(f'<link rel="modulepreload" href="{places[f"packs/{each}"]}">' for each in screen.packs),
    ]
    text = _SHEET.sub("", _FONT.sub("", index))
    text = _put(_LANGUAGE, text, f'<html lang="{language}">')
    text = _put(_TITLE, text, f"<title>{_said(parts, '{title}', ALL_SAY, language)}</title>")
    text = _put(_MAP, text, f'<script type="importmap">{map}</script>')
    text = _put(_THEME, text, f"<script>{theme}</script>")
    text = _put(_ABOUT, text, _card(parts, screen, language))
    text = _put(
        _MAIN, text, f'<style data-sheets="{" ".join(sheets)}">{style}</style>\n{"".join(scripts)}'
    )
    text = _ICON.sub(lambda found: f'{found[1]}"{places[f"/web/{found[2]}"]}"', text)
    text = _OTHER_FILE.sub(rf'\1"{parts.base}\2"', text)
    text = text.replace(_APP, _APP + _said(parts, screen.shell, screen.words, language))
    blocks = "".join(_words(parts, language, part) for part in screen.words)
    text = text.replace(_END, blocks + _END)
    return Html(_trimmed(text), _digests(map, theme), _digests(style))


def digest(body: bytes) -> str:
    """A digest as browsers check it."""
    return f"sha256-{b64encode(sha256(body).digest()).decode()}"


def _digests(*texts: str) -> tuple[str, ...]:
    return tuple(digest(text.encode()) for text in texts)


def _placed(parts: Parts, sheet: str) -> str:
    return placed(smaller(parts.sources[sheet]), parts.places)


def placed(sheet: str, places: Mapping[str, str]) -> str:
    """A style sheet that asks for files where they are when packed."""

    def place(found: re.Match[str]) -> str:
        if found[1] not in places:
            raise NotPacked(f"no page knows where {found[1]} is: a style sheet asks for it")
        return f'url("{places[found[1]]}")'

    return re.sub(r'url\("(/web/[^"]+)"\)', place, sheet)


def _said(parts: Parts, pattern: str, words: Iterable[str], language: str) -> str:
    """A pattern in a language: `{title}` in it is the message of that name."""
    text = "\n".join(parts.words(language, part) for part in words)

    def said(key: str) -> str:
        line = re.search(rf"^{key} = (.+)\n(?! )", text, re.MULTILINE)
        if line is None:
            raise NotPacked(f"{language} has no message {key} of one line")
        whole = re.sub(r"\{ (-[\w-]+) \}", lambda term: said(term[1]), line[1])
        if "{" in whole:
            raise NotPacked(f"{key} in {language} has more in it than other names")
        return whole

    return re.sub(r"\{([\w-]+)\}", lambda found: escape(said(found[1])), pattern)


def _card(parts: Parts, screen: Screen, language: str) -> str:
    """What the page is about, for search engines and for preview cards of links to it.

    Nothing of a table is on a card: what lets one in is behind the #, which is sent to nobody.
    """
    about = _said(parts, "{home-tagline}", ("home",), language)
    tags = [f'<meta name="description" content="{about}">']
    if screen.card:
        width, height = CARD_SIZE
        properties = {
            "type": "website",
            "title": _said(parts, screen.card, screen.words, language),
            "description": about,
            "image": f"{ORIGIN}{parts.base}web/{CARD.format(language.partition('-')[0])}",
            **{"image:width": width, "image:height": height},
        }
        tags += [
            f'<meta property="og:{name}" content="{value}">' for name, value in properties.items()
        ]
        tags.append('<meta name="twitter:card" content="summary_large_image">')
    return "\n".join(tags)


def _words(parts: Parts, language: str, part: str) -> str:
    text = _without_end("script", parts.words(language, part))
    return f'<script type="text/plain" data-words="{language}/{part}">{text}</script>'


def _trimmed(text: str) -> str:
    """The head of the page without its indentation; what is written in has none."""
    head, body = text.split("<style", 1)
    return re.sub(r"^ +", "", head, flags=re.MULTILINE) + "<style" + body


def _without_end(tag: str, text: str) -> str:
    if f"</{tag}" in text.lower():
        raise NotPacked(f"</{tag}> cannot be in what is written into the page")
    return text


def _only(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = list(pattern.finditer(text))
    if len(found) != 1:
        raise NotPacked(f"index.html has {len(found)} of {pattern.pattern}")
    return found[0]


def _put(pattern: re.Pattern[str], text: str, new: str) -> str:
    found = _only(pattern, text)
    return text[: found.start()] + new + text[found.end() :]
