"""docs/protocol.md is true: its messages are sent, its answers compared, its tables complete.
So is what docs/architecture.md says of the server's files."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import pytest
from in_memory import World
from jumping_clock import run
from protocol_page import (
    ANSWERS,
    CLIENT,
    EXAMPLES,
    HTTP,
    PAGE,
    after,
    call,
    called,
    examples,
    heard,
    like,
    named,
    parts,
    rows,
    section,
    seen,
    sent,
    sit_down,
)

from mexican_train import server
from mexican_train.bots.hint import REASONS
from mexican_train.protocol import client_messages as m
from mexican_train.protocol import close_codes
from mexican_train.protocol.options import OptionsChange
from mexican_train.protocol.reasons import TableReason
from mexican_train.protocol.server_messages import KINDS
from mexican_train.rules.errors import MexicanTrainError, Reason
from mexican_train.rules.events import Event
from mexican_train.rules.tiles import Tile, Wagon
from mexican_train.server.bounds import BOUNDS
from mexican_train.server.calls.answers import STATUS
from mexican_train.server.metrics import Metrics
from mexican_train.server.net.access import Access
from mexican_train.server.net.http import Calls
from mexican_train.server.settings import Settings
from mexican_train.server.table.entries import AnyEntry
from mexican_train.server.table.happenings import entry_event, game_event
from mexican_train.server.table.options import Options
from mexican_train.server.table.phrases import PHRASES
from mexican_train.server.table.wire import encode

SERVER = Path(server.__file__).parent

# ---------------------------------------------------------------------- messages


@pytest.mark.parametrize(("kind", "number"), EXAMPLES)
def test_a_message_of_a_client_is_answered_as_the_page_says(kind: str, number: int) -> None:
    assert examples(CLIENT[kind])[number]["type"] == kind
    answer, _ = sent(kind, number)
    assert [answer["type"]] == ANSWERS[kind]


def test_every_message_of_a_client_is_on_the_page_with_all_its_fields() -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(m.Message)}
    assert CLIENT.keys() == kinds.keys()
    for name, kind in kinds.items():
        shown = {key for example in examples(CLIENT[name]) for key in example}
        assert shown == {"type", *kind.__struct_fields__}, name
    for option in OptionsChange.__struct_fields__:
        assert f"`{option}`" in CLIENT["change"]


def test_a_message_of_the_server_looks_as_the_page_shows_it() -> None:
    for kind, text in parts("What the server sends").items():
        assert examples(text), kind
        for example in examples(text):
            real = [each for each in heard() if each["type"] == example["type"] == kind]
            assert any(like(example, each) for each in real), example


def test_the_server_says_nothing_that_is_not_on_the_page() -> None:
    shown = {kind: examples(text) for kind, text in parts("What the server sends").items()}
    assert {each["type"] for each in heard()} == shown.keys()
    for each in heard():
        assert each.keys() in [example.keys() for example in shown[each["type"]]], each
    assert shown.keys() == KINDS.keys()
    for name, kind in KINDS.items():
        fields_shown = {key for example in shown[name] for key in example}
        assert fields_shown == {"type", *kind.__struct_fields__}, name


def test_the_view_has_just_the_fields_on_the_page() -> None:
    (example,) = examples(section("The view"))
    assert named(section("The view")) == list(dict.fromkeys(named(section("The view"))))
    assert set(named(section("The view"))) == example.keys()
    views = [each["view"] for each in heard() if "view" in each]
    assert {view["phase"] for view in views} == {"lobby", "playing", "round_over", "match_over"}
    for view in views:
        assert view.keys() == example.keys()
    for field, shown in example.items():
        assert any(like(shown, view[field]) for view in views if view[field] is not None), field


SAMPLES: dict[str, Any] = {
    **{
        "tile": Tile(3, 4),
        "wagon": Wagon(12, 5),
        "tiles": (Tile(0, 1),),
        "hands": ((Tile(6, 9),),),
    },
    **{"blocked": False, "winners": (0,), "points": (0, 31), "totals": (0, 31)},
    **{"name": "Bo", "colour": "blue", "level": "planner", "options": Options(clock=60)},
    **{"digest": "", "seed": "", "salt": "", "invite": "", "action": "draw", "by": "clock"},
}


def test_every_event_is_on_the_page_with_its_fields() -> None:
    real: dict[str, Any] = {}
    for kind in get_args(Event):
        values = {"by": 1} | {name: SAMPLES[name] for name in SAMPLES if name != "by"}
        event = kind(**{each.name: values.get(each.name, 0) for each in fields(kind)})
        plain = json.loads(encode(game_event(event)))
        real[plain["type"]] = plain
    for kind in get_args(AnyEntry):
        entry = kind(**{name: SAMPLES.get(name, 0) for name in kind.__struct_fields__})
        told = entry_event(entry)
        if told is not None:
            plain = json.loads(encode(told))
            real[plain["type"]] = plain
    shown = {example["type"]: example for example in map(json.loads, named(section("Events")))}
    assert shown.keys() == real.keys()
    for name, example in shown.items():
        assert like(example, real[name]), (example, real[name])


def test_every_event_that_was_heard_is_on_the_page() -> None:
    shown = {example["type"]: example for example in map(json.loads, named(section("Events")))}
    told = [event for each in heard() for event in each.get("events", ())]
    assert len({event["type"] for event in told}) > 15
    for event in told:
        assert like(shown[event["type"]], event), event


# ---------------------------------------------------------------------- calls over HTTP


def test_every_call_is_on_the_page() -> None:
    routes = Calls(lambda: World().hall, Access((), ("*",))).routes()
    real = {
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in routes
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert HTTP.keys() == real


@pytest.mark.parametrize("name", [name for name, text in HTTP.items() if "Answer" in text])
def test_a_call_is_answered_as_the_page_says(name: str) -> None:
    status, answer = called()[name]
    assert re.findall(r"Answer\s(\d+):", HTTP[name]) == [str(status)]
    assert like(examples(HTTP[name])[-1], answer), answer


def test_bodies_are_on_the_page_with_all_their_fields() -> None:
    table, seat = HTTP["POST /api/tables"], HTTP["POST /api/tables/{table}/seats"]
    assert examples(table)[0].keys() == set(m.NewTable.__struct_fields__) == set(named(table))
    assert examples(seat)[0].keys() == set(m.NewSeat.__struct_fields__)


def test_calls_without_an_example_answer_too() -> None:
    status, text = called()["GET /api/tables/{table}/matches/{match}/records"]
    assert (status, text["format"]) == (200, "mexican-train/1")
    assert called()["GET /metrics"][0] == 200


def test_an_error_looks_as_the_page_shows_it() -> None:
    async def story() -> tuple[int, Any]:
        body = {"name": "Ada", "sheet": "nordish"}
        return await call(World(), "POST", "/api/tables", body, "")

    assert run(story()) == (400, examples(section("HTTP").split("\n### ")[0])[0])


# ---------------------------------------------------------------------- tables of the page


def test_every_reason_is_on_the_page_with_its_status() -> None:
    rules, table = section("Refusals").split("By the table and the server:")
    assert sorted(named(rules)) == sorted(Reason)
    assert sorted(named(table)) == sorted(TableReason)
    for name, status, *_ in rows(table):
        reason = TableReason(name.strip("`"))
        assert status in ({str(STATUS[reason])} if reason in STATUS else {"", "400"}), name


def test_every_close_code_is_on_the_page() -> None:
    codes = {str(code) for name, code in vars(close_codes).items() if name.startswith("CLOSE_")}
    assert sorted(named(section("Close codes"))) == sorted(codes)


def test_every_setting_is_on_the_page_with_its_default() -> None:
    shown = {name.strip("`"): float(default) for name, default, *_ in rows(section("Settings"))}
    assert shown == {each.name: getattr(Settings(), each.name) for each in fields(Settings)}


def test_what_settings_may_be_is_on_the_page() -> None:
    shown = {
        name: may_be
        for names, may_be in rows(section("Bounds of settings"))
        for name in re.findall(r"`(\w+)`", names)
    }
    assert shown == {name: str(bounds) for name, bounds in BOUNDS.items()}
    assert shown.keys() <= {each.name for each in fields(Settings)}


def changed(name: str, value: Any) -> Settings:
    return replace(Settings(), **{name: value})


@pytest.mark.parametrize("name", sorted(BOUNDS))
def test_a_setting_outside_its_bounds_is_refused_in_a_sentence(name: str) -> None:
    bounds = BOUNDS[name]
    wrong = [bounds.most * 2 + 1, bounds.least - 1, *([bounds.least / 2] if bounds.or_none else [])]
    for value in wrong:
        with pytest.raises(MexicanTrainError, match=f"^{name} must be {bounds}, not"):
            changed(name, value)
    for value in (bounds.least, bounds.most, *([0] if bounds.or_none else [])):
        if not name.startswith("bot_pause"):  # of which one must not be more than the other
            assert getattr(changed(name, value), name) == value


def test_every_metric_is_on_the_page_with_its_kind() -> None:
    shown = [(name.strip("`"), kind) for name, kind, _ in rows(section("Metrics"))]
    assert shown == re.findall(r"# TYPE (\S+) (\S+)", Metrics().text())


LEVELS = {"log_event": "info", "log_warning": "warning", "log_error": "error"}


def test_every_line_of_the_log_is_on_the_page_with_its_facts() -> None:
    real = set()
    for path in (*SERVER.rglob("*.py"), *SERVER.with_name("commands").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                level = LEVELS.get(node.func.id)
                if level and isinstance(node.args[0], ast.Constant):
                    facts = ", ".join(f"`{keyword.arg}`" for keyword in node.keywords)
                    real.add((str(node.args[0].value), level, facts))
    real.add(("hung", "error", ""))  # said by the guard, which has only the standard library
    shown = {(event.strip("`"), level, facts) for event, level, facts, _ in rows(section("Log"))}
    assert shown == real


def test_phrases_and_reasons_of_hints_are_on_the_page() -> None:
    behaviour = parts("How a table behaves")
    chat, _ = behaviour["Chat"].split("Their words")
    assert re.findall(r"`([a-z-]+)`", chat) == list(PHRASES)
    assert set(re.findall(r"`(hint-[a-z-]+)`", behaviour["Hints"])) == set(REASONS)


def test_links_within_the_page_lead_somewhere() -> None:
    headings = re.findall(r"^##+ (.*)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= anchors


def test_every_file_of_the_server_is_on_the_map() -> None:
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.split("\n## server/")[1].split("\n## ")[0]
    shown = [name for row in rows(table) for name in re.findall(r"`([\w/]+\.py)`", row[0])]
    files = [str(path.relative_to(SERVER)) for path in SERVER.rglob("[a-z]*.py")]
    assert sorted(shown) == sorted(files)


# ---------------------------------------------------------------------- what the page promises


async def test_the_first_answer_to_hello_is_the_welcome_also_when_a_bot_stood_in() -> None:
    scene = await after("stand_in", seat=1)
    back = await scene.world.connect(scene.made.table, token=scene.token)
    assert back.got[0]["type"] == "welcome"


async def test_ids_belong_to_the_person_and_not_to_the_seat() -> None:
    scene = await sit_down()
    await scene.guest.say("start", id="a1")
    await scene.guest.say("say", id="a2", text="Hello from Bo")
    await scene.host.say("remove", seat=1)
    seat, token = await scene.world.sit(scene.made.table, scene.made.invite, name="Cy")
    other = await scene.world.connect(scene.made.table, token=token)
    assert (seat, (await other.say("me", id="a1", name="Cyd"))["type"]) == (1, "ack")
    await other.say("say", id="a2", text="Hello from Cy")
    assert [said["text"] for said in scene.host.of("said")] == [
        "Hello from Bo",
        "Hello from Cy",
    ]


async def test_all_that_a_stand_in_does_is_told_as_not_the_seats_own_doing() -> None:
    scene = await sit_down(2, sheet="station", rules={"hand": 3}, rounds=100)
    host = scene.host
    await scene.guest.leave()
    await host.say("stand_in", seat=1)
    for _ in range(500):
        view = seen(host)
        if view["phase"] == "round_over":
            await host.say("next")
        elif view["turn"] == 0:
            await host.say("act", version=view["version"], action=view["legal"][0])
        await asyncio.sleep(1)
        caught = [each for each in host.of("update") if "caught" in str(each["events"])]
        if caught:
            assert caught[0]["events"][0] == {"type": "played_for", "seat": 1, "by": "bot"}
            return
    raise AssertionError("nobody was caught")
