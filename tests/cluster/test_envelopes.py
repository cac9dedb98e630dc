"""Two servers that write to each other while envelopes are lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mexican_train.server.cluster.exchanges import Exchanges
from mexican_train.server.cluster.letters import Departed, Envelope, FrameIn, Letter

NAMES = ("a", "b")
DEEDS = ("write", "write", "arrive", "arrive", "drop", "lose")
STEPS = st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(DEEDS)), max_size=60)


class Pair:
    """Both ends, and the envelopes on their way between them.

    A letter begins a connection under a number of its own, `Departed` ends it; who takes everything
    for lost ends all connections, and says so of those that it began.
    """

    def __init__(self) -> None:
        self.ends = {name: Exchanges(name) for name in NAMES}
        self.ways: dict[str, list[Envelope]] = {name: [] for name in NAMES}
        self.open: dict[str, dict[int, str]] = {name: {} for name in NAMES}
        self.farewells: dict[str, list[Letter]] = {name: [] for name in NAMES}
        self.count = self.losses = 0

    def write(self, sender: str) -> None:
        self.count += 1
        self.open[sender][self.count] = sender
        letters = [*self.farewells[sender], FrameIn(self.count, "")]
        self.farewells[sender] = []
        to = other(sender)
        self.ways[to].append(self.ends[sender].envelope(to, letters, 0.0))

    def arrive(self, at: str) -> None:
        if not self.ways[at]:
            return
        envelope = self.ways[at].pop(0)
        if self.ends[at].arrived(envelope, 0.0):
            self.forget(at)
        for letter in envelope.letters:
            if isinstance(letter, Departed):
                self.open[at].pop(letter.connection, None)
            elif isinstance(letter, FrameIn):
                self.open[at][letter.connection] = other(at)

    def drop(self, at: str) -> None:
        if self.ways[at]:
            self.ways[at].pop(0)

    def lose(self, at: str) -> None:
        self.ends[at].lose(other(at), 0.0)
        self.forget(at)

    def forget(self, at: str) -> None:
        self.losses += 1
        mine = [number for number, by in self.open[at].items() if by == at]
        self.farewells[at] += [Departed(number) for number in mine]
        self.open[at].clear()

    def arrive_all(self) -> None:
        while any(self.ways.values()):
            for name in NAMES:
                self.arrive(name)


def other(name: str) -> str:
    return NAMES[1 - NAMES.index(name)]


@given(steps=STEPS)
def test_whatever_is_lost_in_the_end_both_agree_on_what_is_open(
    steps: list[tuple[str, str]],
) -> None:
    pair = Pair()
    for name, deed in steps:
        getattr(pair, deed)(name)
    for _ in range(3):
        for name in NAMES:
            pair.write(name)
        pair.arrive_all()
    losses = pair.losses
    assert pair.open["a"] == pair.open["b"]
    for name in NAMES:
        pair.write(name)
        pair.arrive_all()
        assert pair.count in pair.open[other(name)]
    assert pair.losses == losses, "nothing was lost, and yet something was taken for lost"


@given(steps=STEPS)
def test_nothing_is_taken_for_lost_when_nothing_is(steps: list[tuple[str, str]]) -> None:
    pair = Pair()
    for name, deed in steps:
        if deed in ("write", "arrive"):
            getattr(pair, deed)(name)
    pair.arrive_all()
    assert pair.losses == 0
    assert pair.open["a"] == pair.open["b"]
    assert len(pair.open["a"]) == pair.count


def test_a_gap_is_a_loss_for_both_ends() -> None:
    pair = Pair()
    for name in ("a", "a", "a", "b"):
        pair.write(name)
    pair.arrive("a")
    pair.arrive("b")
    pair.drop("b")
    pair.arrive("b")
    assert pair.losses == 1
    pair.write("b")
    pair.arrive("a")
    assert pair.losses == 2


def test_silence_is_noticed() -> None:
    exchanges = Exchanges("a")
    assert not exchanges.silent("b", 100.0, 2.0)
    exchanges.envelope("b", [], 10.0)
    assert not exchanges.silent("b", 12.0, 2.0)
    assert exchanges.silent("b", 12.1, 2.0)
    exchanges.arrived(Envelope("b", 1, 0, []), 12.1)
    assert not exchanges.silent("b", 14.0, 2.0)
