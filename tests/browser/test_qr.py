"""QR codes as the page draws them, square by square those of another maker of such codes."""

from __future__ import annotations

import segno

from browser.conftest import Visit
from browser.modules import ask

FULL = {"M": (14, 26, 42, 62, 84, 180, 213, 331, 1059, 2331), "L": (17, 32, 154, 271, 2953)}
"""As many bytes as a size just holds, from the first to the last size: nothing is filled up."""
TEXT = "https://dominoes.example/t/k7qf3mxw#h4t9wq2mzk7rx3pd "


def text_of(length: int) -> str:
    return (TEXT * (length // len(TEXT) + 1))[:length]


def drawn_elsewhere(text: str, level: str) -> list[list[list[bool]]]:
    """The code with each of the masks there are: which of them reads best is a matter of taste."""
    made = (
        segno.make(text, error=level, mode="byte", boost_error=False, micro=False, mask=mask)
        for mask in range(8)
    )
    return [[[bool(square) for square in row] for row in code.matrix] for code in made]


def test_every_size_is_drawn_as_the_standard_has_it(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    cases = [(text_of(length), level) for level, all in FULL.items() for length in all]
    for (text, level), squares in zip(
        cases, ask(ada.page, "qr/qr", "qrCode", [list(case) for case in cases]), strict=True
    ):
        assert squares in drawn_elsewhere(text, level), (len(text), level)


def test_what_is_too_long_has_no_code_and_what_is_short_is_filled_up(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    assert ask(ada.page, "qr/qr", "qrCode", [[text_of(2332), "M"], [text_of(2954), "L"]]) == [
        None,
        None,
    ]
    size = ask(ada.page, "qr/sizes", "sizeFor", [[10, "M"]])[0]
    codewords = """async (size) => {
      const { codewordsOf } = await import('/web/qr/codewords.js');
      return codewordsOf(new TextEncoder().encode('https://ex'), size);
    }"""
    # 0100, the length, the bytes, 0000, and then the two fillings in turn.
    data = bytes.fromhex("40a68747470733a2f2f65780")
    assert bytes(ada.page.evaluate(codewords, size)[:16]) == data + bytes([0xEC, 0x11, 0xEC, 0x11])
