"""The languages people can read the game in, and where their words are."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

LANGUAGES = {"en": "en-GB", "fr": "fr-CA", "nb": "nb-NO", "es": "es"}
"""The languages there are, and how each writes numbers and lists."""
LOCALES = Path(str(files("mexican_train"))) / "locales"
"""A folder for each language, in it the parts of its catalogue."""
SAME = {"no": "nb", "nn": "nb"}
SETTINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def parts() -> list[str]:
    """The parts of a catalogue; all languages have the same."""
    return sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))


def device_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language this machine is set to, or English where there are no words in it."""
    for wish in ":".join(environment.get(name, "") for name in SETTINGS).split(":"):
        base = re.split(r"[-_.@]", wish)[0].lower()
        language = SAME.get(base, base)
        if language in LANGUAGES:
            return language
    return "en"
