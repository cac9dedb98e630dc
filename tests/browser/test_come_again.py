"""Who is asked to come again by the server is back before they could notice."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.visitor import Visitor

COME_AGAIN = 1013
NOTED = """() => {
  window.noted = [];
  const look = () => {
    for (const each of document.querySelectorAll('.notice')) window.noted.push(each.innerText);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


class Door:
    """The way of a page to its table, which can be closed, or kept from opening."""

    def __init__(self, visitor: Visitor) -> None:
        self.opened = 0
        self.stuck = False
        self._route: WebSocketRoute
        visitor.page.route_web_socket("**/ws/*", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self._route = route
        self.opened += 1
        if not self.stuck:
            route.connect_to_server()

    def close(self) -> None:
        """The server asks the page to come again."""
        self._route.close(code=COME_AGAIN, reason="come again")


def test_who_comes_again_at_once_is_told_nothing_and_plays_on(visit: Visit, server: Server) -> None:
    ada = visit()
    door = Door(ada)
    made = server.make(bots=["greedy"])
    ada.open_seat(made.table, made.token)
    ada.wait_for_turn()
    ada.page.evaluate(NOTED)
    door.close()
    ada.take_turn()  # which the table acknowledges on the new connection
    assert door.opened == 2
    assert ada.page.evaluate("window.noted") == []


def test_who_does_not_get_back_soon_is_told(visit: Visit, server: Server) -> None:
    ada = visit()
    door = Door(ada)
    made = server.make(bots=["greedy"])
    ada.open_seat(made.table, made.token)
    ada.wait_for_turn()
    door.stuck = True
    door.close()
    expect(ada.page.get_by_text(words.LOST)).to_be_visible()
