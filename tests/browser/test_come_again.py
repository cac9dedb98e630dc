"""A page that the server asks to reconnect is back before its player could notice."""

from __future__ import annotations

from playwright.sync_api import expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.visitor import Visitor

# The page's own sockets, closed from within: Playwright's mock of a socket that is closed and
# opened again at once sometimes drops the new connection.
SOCKETS = """(() => {
  const Native = WebSocket;
  const silent = () => Object.assign(new EventTarget(), { readyState: 0, close() {}, send() {} });
  window.sockets = [];
  window.stuck = false;
  window.WebSocket = class extends Native {
    constructor(address) {
      if (window.stuck) return silent();
      super(address);
      window.sockets.push(this);
    }
  };
})()"""
COME_AGAIN = """() => window.sockets.at(-1).dispatchEvent(
  new CloseEvent('close', { code: 1013, reason: 'come again', wasClean: true }),
)"""
COLLECT_NOTICES = """() => {
  window.notices = [];
  const collect = () => {
    for (const each of document.querySelectorAll('.notice')) window.notices.push(each.innerText);
  };
  new MutationObserver(collect).observe(document.body, { childList: true, subtree: true });
}"""


def at_own_turn(visit: Visit, server: Server) -> Visitor:
    """Return a player who is to act at a table of a real server."""
    ada = visit()
    ada.page.add_init_script(SOCKETS)
    made = server.make(bots=["greedy"])
    ada.open_seat(made.table, made.token)
    ada.wait_for_turn()
    return ada


def test_a_page_that_reconnects_at_once_shows_no_notice_and_plays_on(
    visit: Visit, server: Server
) -> None:
    ada = at_own_turn(visit, server)
    ada.page.evaluate(COLLECT_NOTICES)
    ada.page.evaluate(COME_AGAIN)
    ada.take_turn()  # which the table acknowledges on the new connection
    assert ada.page.evaluate("window.sockets.length") == 2
    assert ada.page.evaluate("window.notices") == []


def test_a_page_that_cannot_reconnect_soon_shows_it(visit: Visit, server: Server) -> None:
    ada = at_own_turn(visit, server)
    ada.page.evaluate("window.stuck = true")
    ada.page.evaluate(COME_AGAIN)
    expect(ada.page.get_by_text(words.LOST)).to_be_visible()
