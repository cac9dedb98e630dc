"""The types of the page are those of the protocol, and its number is the protocol's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

import mexican_train
from mexican_train.protocol.number import PROTOCOL
from mexican_train.protocol.replays import StepView
from mexican_train.protocol.view import View

PROJECT = Path(__file__).parents[1]
WEB = Path(mexican_train.__file__).parent / "web"


@pytest.mark.gate
def test_the_types_of_the_page_are_made_from_the_protocol() -> None:
    script = [sys.executable, "scripts/page_types", "--check"]
    done = subprocess.run(script, cwd=PROJECT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_speaks_the_protocol_it_was_made_for() -> None:
    said = [
        number
        for path in WEB.rglob("wire.js")
        for number in re.findall(r"^const PROTOCOL = (\d+);", path.read_text("utf-8"), re.M)
    ]
    assert said == [str(PROTOCOL)]


def test_a_step_of_a_replay_tells_its_fields_as_a_view_does() -> None:
    of_view = {field.name: field.type for field in structs.fields(View)}
    for field in structs.fields(StepView):
        told = of_view[field.name]
        assert field.type == told or field.type | None == told, field.name
