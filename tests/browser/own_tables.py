"""Tables of a device, played at by a script in their page: what they tell is noted by the test."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page

from browser.alone import STARTING, prepare_worker
from mexican_train.rules.record import read_record, replay
from mexican_train.sheets import load_sheet

NAME = "told"
LOOKS = ("round", "phase", "turn", "hand", "trains", "scores", "legal")
# Plays by itself at one table, the first thing that is legal each time; everything the table tells
# is noted by the test. `plays(count)` is done after so many messages, and still makes some moves.
DRIVER = """async () => {
  const { DeviceSocket, askDevice, device, startDevice } = await import('/web/base/device.js');
  const own = { heard: 0, closed: 0, waiting: [], moves: 0, view: null, sent: 0, device };
  globalThis.own = own;
  const news = () => {
    own.waiting.splice(0).forEach((look) => look());
  };
  own.until = async (is) => {
    while (!is()) await new Promise((resolve) => own.waiting.push(resolve));
  };
  own.start = async () => {
    await startDevice();
  };
  own.make = async (options) => {
    const { status, text } = await askDevice('/api/tables', { body: options });
    return [status, JSON.parse(text)];
  };
  own.ask = async (path, secret) => (await askDevice(path, { secret })).text;
  own.say = (message) => own.socket.send(JSON.stringify(message));
  own.act = (action) => {
    const id = `${own.life}-${++own.sent}`;
    const said = { type: 'act', id, version: own.view.version, action };
    own.acting = own.view.version;
    own.moves -= 1;
    globalThis.told(JSON.stringify({ ...said, type: 'said', round: own.view.round }));
    own.say(said);
    return id;
  };
  own.move = () => {
    const { view } = own;
    if (own.moves <= 0 || !view || own.acting === view.version) return;
    if (view.phase === 'round_over' && !view.ready.includes(0)) {
      own.acting = view.version;
      own.say({ type: 'next', id: `${own.life}-${++own.sent}` });
    } else if (view.phase === 'playing' && view.turn === 0) own.act(view.legal[0]);
  };
  own.sit = async ([table, token, life]) => {
    if (own.socket) own.socket.onmessage = own.socket.onclose = null;
    own.socket?.close();
    Object.assign(own, { life, closed: 0, view: null, acting: -1 });
    own.socket = new DeviceSocket(table);
    own.socket.onmessage = ({ data }) => {
      globalThis.told(data);
      const message = JSON.parse(data);
      own.heard += 1;
      own.last = message;
      if (message.view) own.view = message.view;
      if (message.type === 'refused') own.acting = -1;
      own.move();
      news();
    };
    own.socket.onclose = ({ code }) => {
      own.closed = code || 1;
      news();
    };
    await new Promise((resolve) => { own.socket.onopen = resolve; });
    own.say({ type: 'hello', protocol: 1, token });
    await own.until(() => own.view || own.closed);
  };
  own.plays = async (count) => {
    own.moves = Infinity;
    const until = own.heard + count;
    own.move();
    await own.until(() => own.heard >= until || own.closed || own.view.phase === 'match_over');
    own.moves = 3;
    return own.view.phase;
  };
}"""


class OwnTable:
    """A table of the device in a browser's context; `told` is all that its pages were told."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.seat: tuple[str, str] = ("", "")
        self._context = context
        self._address = address
        self._lives = 0
        context.expose_function(NAME, lambda text: self.told.append(json.loads(text)))
        prepare_worker(context)

    def before_the_worker(self, script: str) -> None:
        """Run a script in every worker first: what prepares pages does not reach it."""
        prepare_worker(self._context, script)

    def page(self) -> Page:
        """A new page that can play."""
        page = self._context.new_page()
        page.set_default_timeout(STARTING)
        page.goto(f"{self._address}/learn")
        page.evaluate(DRIVER)
        return page

    def make(self, page: Page, **options: Any) -> None:
        """Makes the table."""
        new = {"name": "Ada", "seats": 3, "bots": ["greedy"] * 2, "pace": "at_once", **options}
        status, made = page.evaluate("(options) => own.make(options)", new)
        assert status == 201, made
        self.seat = (made["table"], made["token"])

    def sit(self, page: Page) -> dict[str, Any]:
        """Comes to the table; the view one is welcomed with."""
        self._lives += 1
        page.evaluate("(seat) => own.sit(seat)", [*self.seat, f"life{self._lives}"])
        return self.view(page)

    @staticmethod
    def view(page: Page) -> dict[str, Any]:
        """The last view that a page was told."""
        view: dict[str, Any] = page.evaluate("own.view")
        return view

    @staticmethod
    def play(page: Page, messages: int = 1_000_000) -> str:
        """Plays until so many messages have come, or the match is over; the phase then."""
        return str(page.evaluate("(count) => own.plays(count)", messages))

    def ask(self, page: Page, path: str) -> str:
        """What a call below the table is answered."""
        table, token = self.seat
        where = f"/api/tables/{table}{path}"
        return str(page.evaluate("([path, secret]) => own.ask(path, secret)", [where, token]))

    def looked(self) -> dict[int, dict[str, Any]]:
        """What the table looked like at each version, of which all pages were told the same."""
        found: dict[int, dict[str, Any]] = {}
        for view in [each["view"] for each in self.told if each.get("view")]:
            looks = {name: view[name] for name in LOOKS}
            assert found.setdefault(view["version"], looks) == looks
        return found

    def is_whole(self, page: Page, rounds: int) -> int:
        """Whether each round's record is right, and has every tile that was laid for sure, once.

        How many these were.
        """
        self.looked()
        said = {each["id"]: each for each in self.told if each["type"] == "said"}
        sure = [
            said[each["id"]] for each in self.told if each["type"] == "ack" and each["id"] in said
        ]
        laid = {(each["round"], each["action"]) for each in sure if "@" in each["action"]}
        lines = self.ask(page, "/matches/1/records").splitlines()
        records = {record["round"]: record for record in map(json.loads, lines)}
        assert list(records) == list(range(1, rounds + 1))
        for record in records.values():
            replay(read_record(record, lambda name: load_sheet(name).rules))
        for round, action in laid:
            assert records[round]["actions"].count(action) == 1
        return len(laid)
