"""Someone who does not see the page: has what a screen reader tells, and the keys. Nothing else.

What is there comes from the tree of accessible things, what happens from the live regions. No
choice is made by looking at the document itself.
"""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page

MOST_KEYS = 150

# Notes what live regions tell, as screen readers do: what is added to a region that was there
# before, in sight and not behind a dialog; all of the region where it says so; alerts always.
_EARS = """(() => {
  window.heard = [];
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]';
  const tell = (text) => {
    const said = text.replace(/\\s+/g, ' ').trim();
    if (said) window.heard.push(said);
  };
  const elements = (nodes) => [...nodes].filter((node) => node.nodeType === 1);
  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => elements(addedNodes)));
    const isNew = (node) => [...added].some((each) => each.contains(node));
    const inside = (node, region) => [...added].some((each) => each !== node
      && each.contains(node) && region.contains(each));
    const whole = new Set();
    for (const { target, type, addedNodes } of records) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(LIVE);
      const modal = document.querySelector('dialog:modal');
      if (region && !isNew(region) && region.checkVisibility()
        && (!modal || modal.contains(region))) {
        const atomic = region.ariaAtomic
          ? region.ariaAtomic === 'true' : ['status', 'alert'].includes(region.role);
        if (atomic) whole.add(region);
        else if (type === 'characterData') tell(target.data);
        else for (const node of addedNodes) {
          if (node.isConnected && !inside(node, region)) tell(node.textContent);
        }
      }
      for (const node of elements(addedNodes)) {
        const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
        if (alert?.isConnected) whole.add(alert);
      }
    }
    for (const region of whole) tell(region.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""


class Thing(NamedTuple):
    """Something in the tree: what it is, what it is called, and within what."""

    role: str
    name: str
    about: str
    focused: bool
    disabled: bool
    level: int | None
    within: tuple[str, ...]
    """The roles and names of what it is in, the outermost first: `region Your tiles`."""


class Listener:
    """A person with ears and a keyboard at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tree = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")
        self._listened = 0
        page.add_init_script(_EARS)

    # ------------------------------------------------------------------ what is there

    def things(self) -> list[Thing]:
        """All there is, in the order in which it is read."""
        nodes = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found: list[Thing] = []

        def walk(node: dict[str, Any], within: tuple[str, ...]) -> None:
            if not node["ignored"]:
                thing = _thing(node, within)
                found.append(thing)
                within = (*within, f"{thing.role} {thing.name}".strip())
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child], within)

        walk(nodes[0], ())
        return found

    def named(self, role: str, name: str = "") -> list[Thing]:
        """Whatever has this role and a name of this pattern."""
        return [
            thing for thing in self.things() if thing.role == role and re.search(name, thing.name)
        ]

    @property
    def at(self) -> Thing:
        """What has the focus; the page itself if nothing has."""
        things = self.things()
        focused = [thing for thing in things[1:] if thing.focused]
        return focused[-1] if focused else things[0]

    def wait_for(self, role: Literal["button", "dialog"], name: str) -> Thing:
        """Wait for something of this role and name."""
        self.page.get_by_role(role, name=re.compile(name)).first.wait_for()
        return self.named(role, name)[0]

    # ------------------------------------------------------------------ what is told

    def hear(self) -> str:
        """Waits for the next sentence."""
        ready = "(count) => window.heard[count]"
        sentence: str = self.page.wait_for_function(ready, arg=self._listened).json_value()
        self._listened += 1
        return sentence

    def hear_until(self, pattern: str) -> list[str]:
        """Listens until something like this is told; all that was told until then."""
        told = [self.hear()]
        while not re.search(pattern, told[-1]):
            told.append(self.hear())
        return told

    def heard(self) -> list[str]:
        """Everything that was told so far."""
        told: list[str] = self.page.evaluate("() => window.heard")
        return told

    def forget(self) -> None:
        """Listens from now on."""
        self.page.evaluate("() => { window.heard.length = 0; }")
        self._listened = 0

    # ------------------------------------------------------------------ what can be done

    def go_to(self, role: str, name: str) -> Thing:
        """Goes there with the keys: Tab, and the arrows where tiles are beside one another."""
        for _ in range(MOST_KEYS):
            at = self.at
            if at.role == role and re.search(name, at.name):
                return at
            bar = next((each for each in at.within if each.startswith("toolbar")), None)
            wanted = self.named(role, name)
            beside = bar and any(bar in thing.within for thing in wanted)
            self.page.keyboard.press("ArrowRight" if beside else "Tab")
        raise AssertionError(f"the keys never lead to the {role} {name}")

    def press(self, role: str, name: str) -> None:
        self.go_to(role, name)
        self.page.keyboard.press("Enter")


def _thing(node: dict[str, Any], within: tuple[str, ...]) -> Thing:
    said = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Thing(
        role=node["role"]["value"],
        name=node.get("name", {}).get("value", ""),
        about=node.get("description", {}).get("value", ""),
        focused=bool(said.get("focused")),
        disabled=bool(said.get("disabled")),
        level=said.get("level"),
        within=within,
    )
