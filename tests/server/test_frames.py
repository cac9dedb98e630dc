"""Frames that are read here must be those that the library would read, and no others."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from mexican_train.server.net.protocols import masked_text, whole_frames

MOST = 4096


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """What a client sends, under a mask of its own making."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 1000, MOST])
def test_a_whole_text_is_read(size: int) -> None:
    text = ("né" * size).encode()[:size].decode(errors="ignore")
    assert masked_text(sent(text.encode()), MOST) == text
    assert whole_frames(sent(text.encode()))


# By names: masks are random, and so would be what pytest calls each of them.
OTHERS = {
    "a part": sent(b"hello", fin=False),
    "bytes": sent(b"hello", Opcode.BINARY),
    "a further part": sent(b"hello", Opcode.CONT),
    "a ping": sent(b"hello", Opcode.PING),
    "a good-bye": sent(b"hello", Opcode.CLOSE),
    "no text": sent(b"\xff"),
    "two texts": sent(b"a") * 2,
    "too long": sent(b"x" * (MOST + 1)),
    "far too long": sent(b"x" * 70_000),
    "without a mask": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_what_is_anything_else_is_left_to_the_library(kind: str) -> None:
    assert masked_text(OTHERS[kind], MOST) is None


def test_no_part_of_a_frame_is_a_text_or_whole() -> None:
    for data in (sent(b"hello"), sent(b"x" * 200)):
        for end in range(1, len(data)):
            assert masked_text(data[:end], MOST) is None
            assert not whole_frames(data[:end])
            assert not whole_frames(data + data[:end])


def test_parts_of_a_message_are_not_whole() -> None:
    assert whole_frames(sent(b"a") + sent(b"", Opcode.PONG) + sent(b"b" * 300))
    assert not whole_frames(sent(b"a", fin=False))
    assert not whole_frames(sent(b"a") + sent(b"b", Opcode.TEXT, fin=False))
