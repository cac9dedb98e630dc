"""The page puts a view together from what has changed as the program does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from in_memory import World
from jumping_clock import run
from played import play_out

from browser.conftest import Visit
from mexican_train.protocol.differences import put_together
from mexican_train.protocol.server_messages import Difference, Update, Welcome, read_server_message
from mexican_train.protocol.view import View

_PUT_TOGETHER = """async (messages) => {
  const { updateOf } = await import('/web/session/differences.js');
  let view;
  return messages.map((message) => {
    view = message.type === 'difference' ? updateOf(view, message).view : message.view;
    return view;
  });
}"""


async def told() -> list[str]:
    """What somebody is told who asks for differences, in a match of two rounds."""
    world = World()
    made = await world.make(rules={"max_pip": 9, "hand": 8}, rounds=2)
    _, token = await world.sit(made.table, made.invite)
    players = [await world.connect(made.table, token=each) for each in (made.token, token)]
    short = await world.connect(made.table, token=made.token, differences=True)
    await play_out(*players)
    for player in players:
        await player.say("next")
    await play_out(*players)
    kinds = ("welcome", "update", "difference")
    return [text for text in short.raw if msgspec.json.decode(text)["type"] in kinds]


def test_views_are_put_together_alike(visit: Visit) -> None:
    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        texts = pool.submit(lambda: run(told())).result()
    views: list[Any] = []
    view: View | None = None
    for text in texts:
        message = read_server_message(text)
        if isinstance(message, Difference):
            assert view is not None
            message = put_together(view, message)
        assert isinstance(message, Welcome | Update)
        view = message.view
        views.append(msgspec.to_builtins(view))
    ada = visit()
    ada.go_home()
    messages = [msgspec.json.decode(text) for text in texts]
    assert len([each for each in messages if each["type"] == "difference"]) > 20
    assert ada.page.evaluate(_PUT_TOGETHER, messages) == views
