"""The ready phrases of the chat; their words are in the catalogues of `locales/`."""

from __future__ import annotations

PHRASES = (
    *("hello", "good-luck", "nice-move", "well-done", "oh-no", "thank-you"),
    *("sorry", "one-moment", "your-turn", "hurry", "good-game", "another-round"),
)
"""Their keys: `phrase-hello` and so on in a catalogue."""
