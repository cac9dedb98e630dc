"""Motion shows where things come from, sound tells of them; both can be had without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.moving_table import HELD, SCENE, MovingTable, box, middle, near, played
from browser.page_host import PageHost

KNOCKED, CAUGHT, SOUND = "Knock, knock!", "Forgot to knock!", "Sound"
BEGAN = {"type": "round_began", "number": 2, "engine": 11, "engine_player": None, "first": 0}
DEALT = ["4-11", "5-11", "6-6", "7-8"]
LONGEST = """() => Math.max(...document.getAnimations().map((each) =>
  each.effect.getComputedTiming().endTime))"""
# When each tile that is dealt to the hand starts, in their order there.
STARTS = """() => [...document.querySelectorAll('.traveller:has(svg)')].map((picture) =>
  picture.getAnimations()[0].effect.getComputedTiming().delay)"""
# What the plates have counted at a part of the time they take for it.
COUNTED = """(part) => [...document.querySelectorAll('.counting-up')].map((picture) => {
  const [counting] = picture.getAnimations();
  counting.currentTime = part * counting.effect.getComputedTiming().duration;
  return Number(getComputedStyle(picture).getPropertyValue('--dealt'));
})"""
# Notes the shape of every tone.
SHAPES = """() => {
  window.shapes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...how) {
    window.shapes.push(this.type);
    return start.apply(this, how);
  };
}"""
HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(name="table")
def _moving_table(visit: Visit, page_host: PageHost) -> MovingTable:
    """Told to someone who has nothing against motion; all of it is held at its beginning."""
    visitor = visit("desk", reduced_motion="no-preference")
    visitor.page.add_init_script(HELD)
    return MovingTable(visitor, page_host)


def test_ones_own_tile_travels_from_the_hand_to_the_train(table: MovingTable) -> None:
    held = box(table.piece("1-5"))
    table.visitor.press(table.piece("1-5"))
    expect(table.travellers).to_have_count(1)
    assert near(box(table.travellers), held)
    assert table.shown(table.wagon("5-1")) == 0
    table.let_go()
    assert table.shown(table.wagon("5-1")) == 1


def test_a_tile_that_was_dragged_goes_on_from_where_it_was_let_go(table: MovingTable) -> None:
    mouse, (x, y, width, height) = table.page.mouse, box(table.lane(0).locator(".track"))
    there = (x + width * 0.8, y + height / 2)
    mouse.move(*middle(table.piece("1-5")))
    mouse.down()
    mouse.move(*there, steps=3)
    mouse.up()
    expect(table.travellers).to_have_count(1)
    assert near(middle(table.travellers), there)
    table.let_go()


def test_it_does_not_travel_again_when_the_table_tells_of_it(table: MovingTable) -> None:
    table.visitor.press(table.piece("1-5"))
    expect(table.travellers).to_have_count(1)
    table.update(
        played(0, "5-1", 0),
        trains=[["12-5", "5-1"], [], []],
        hand=["2-12", "3-3"],
        turn=1,
        legal=[],
    )
    expect(table.page.locator(".duty")).to_contain_text("playing")
    assert table.travellers.count() == 1
    table.let_go()


def test_the_tile_of_another_comes_from_their_plate(table: MovingTable) -> None:
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    expect(table.travellers).to_have_count(1)
    assert near(middle(table.travellers), middle(table.lane(1).locator(".disc")))
    table.let_go()
    assert table.shown(table.wagon("12-9")) == 1


def test_what_is_on_its_way_comes_to_where_the_wagon_is(table: MovingTable) -> None:
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    expect(table.travellers).to_have_count(1)
    table.page.set_viewport_size({"width": 1100, "height": 640})
    table.update()
    end = "document.getAnimations().forEach((each) => { each.currentTime = 279.99; })"
    table.page.evaluate(end)
    assert near(box(table.travellers), box(table.wagon("12-9")))


def test_a_double_turns_across_when_it_is_there(table: MovingTable) -> None:
    table.update(played(2, "12-12", 2), trains=[["12-5"], [], ["12-12"]])
    expect(table.travellers).to_have_count(1)
    _, _, width, height = box(table.travellers)
    assert width > height
    table.page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 279; })")
    _, _, width, height = box(table.travellers)
    assert width < height
    table.let_go()


def test_a_marker_rolls_in_from_the_end_of_the_track_and_out_again(table: MovingTable) -> None:
    table.update({"type": "marker_placed", "seat": 1}, markers=[1])
    loco = table.lane(1).locator(".loco")
    expect(loco).to_be_attached()
    left, _, width, _ = box(table.lane(1).locator(".track"))
    assert box(loco)[0] >= left + width - 1
    table.let_go()
    assert box(loco)[0] < left + width / 2
    table.update({"type": "marker_taken", "seat": 1}, markers=[])
    expect(loco).to_have_count(0)
    expect(table.page.locator(".leaving .loco")).to_have_count(1)
    table.let_go()


def test_a_drawn_tile_comes_out_of_the_boneyard(table: MovingTable) -> None:
    hand = [*SCENE["hand"], "8-9"]
    table.update({"type": "drew", "seat": 0, "tile": "8-9"}, hand=hand, boneyard=19)
    expect(table.travellers).to_have_count(1)
    assert near(middle(table.travellers), middle(table.page.locator(".pile")))
    table.let_go()
    assert table.shown(table.piece("8-9")) == 1


def test_what_another_draws_goes_to_their_plate_and_nobody_sees_it(table: MovingTable) -> None:
    table.update({"type": "drew", "seat": 2, "tile": None}, counts=[3, 4, 6], boneyard=19)
    expect(table.travellers).to_have_count(1)
    assert near(middle(table.travellers), middle(table.page.locator(".pile")))
    assert table.travellers.locator("svg").count() == 0
    table.page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 279.9; })")
    assert near(middle(table.travellers), middle(table.lane(2).locator(".disc")))
    table.let_go()


def test_a_tile_the_table_does_not_take_comes_back(table: MovingTable) -> None:
    table.visitor.press(table.piece("1-5"))
    expect(table.wagon("5-1")).to_be_attached()
    table.let_go()
    laid = middle(table.wagon("5-1"))
    table.refuse("no_fit")
    expect(table.travellers).to_have_count(1)
    assert near(middle(table.travellers), laid)
    table.let_go()
    assert table.shown(table.piece("1-5")) == 1


def deal(table: MovingTable) -> None:
    """The second round is dealt, four tiles to each of three."""
    table.update(
        *(BEGAN,),
        **{"hand": DEALT, "engine": 11, "round": 2, "trains": [[], [], []], "counts": [4, 4, 4]},
        **{"legal": ["4-11@0", "5-11@0"]},
    )
    expect(table.piece(DEALT[0])).to_be_attached()


def test_tiles_are_dealt_one_after_the_other_and_plates_count_them(table: MovingTable) -> None:
    deal(table)
    expect(table.travellers.locator("svg")).to_have_count(len(DEALT))
    assert [table.shown(table.piece(tile)) for tile in DEALT] == [0] * 4
    assert table.page.evaluate(STARTS) == sorted(set(table.page.evaluate(STARTS)))
    assert table.page.evaluate(LONGEST) < 1000
    counted = []
    for part in (0, 0.5, 0.99):
        counted.append(table.page.evaluate(COUNTED, part))
    assert counted == [[0] * 3, [2] * 3, [4] * 3]
    table.let_go()
    assert all(table.shown(table.piece(tile)) == 1 for tile in DEALT)
    assert table.page.locator(".counting-up").count() == 0


def test_whoever_plays_during_the_deal_sees_all_of_it_at_once(table: MovingTable) -> None:
    deal(table)
    expect(table.travellers.locator("svg")).to_have_count(len(DEALT))
    table.visitor.press(table.piece("4-11"))
    expect(table.wagon("11-4")).to_be_attached()
    assert [table.shown(table.piece(tile)) for tile in DEALT[1:]] == [1] * 3
    assert table.page.locator(".counting-up").count() == 0


def test_ones_own_round_ends_with_a_whistle(table: MovingTable) -> None:
    table.page.mouse.click(5, 5)
    table.page.evaluate(SHAPES)
    for winners, shape in (([1], "sine"), ([0], "triangle")):  # a bell; a whistle
        table.page.evaluate("() => { window.shapes.length = 0; }")
        table.update({"type": "round_over", "winners": winners, "points": [], "hands": []})
        table.page.wait_for_function("() => window.shapes.length > 0")
        assert set(table.page.evaluate("window.shapes")) == {shape}


def test_a_knock_is_seen_and_heard(table: MovingTable) -> None:
    table.page.mouse.click(5, 5)
    table.update({"type": "knocked", "seat": 1}, counts=[3, 1, 5])
    expect(table.page.get_by_text(KNOCKED)).to_be_visible()
    plate, sign = box(table.lane(1).locator(".pill")), box(table.page.locator(".shout"))
    assert abs(middle(plate)[1] - middle(sign)[1]) < 2
    table.page.wait_for_function(
        "() => window.heard.filter((x) => x === 'OscillatorNode').length === 2"
    )
    assert table.moving() > 0
    expect(table.page.get_by_text(KNOCKED)).to_have_count(0)


def test_a_catch_is_seen_with_the_tiles_it_costs(table: MovingTable) -> None:
    caught = {"type": "caught", "seat": 2, "by": 1, "count": 2, "tiles": None}
    table.update(caught, counts=[3, 4, 7], boneyard=18)
    expect(table.page.get_by_text(CAUGHT)).to_be_visible()
    expect(table.page.locator(".bone")).to_have_count(2)


def test_ones_turn_begins_with_a_sound_and_a_line_that_stands_out(table: MovingTable) -> None:
    table.update({"type": "passed", "seat": 0}, turn=1, legal=[])
    expect(table.page.locator(".duty")).to_contain_text("playing")
    table.page.mouse.click(5, 5)
    before = table.heard()
    table.update({"type": "passed", "seat": 1}, turn=0, legal=["1-5@0"])
    table.page.wait_for_function("(before) => window.heard.length > before", arg=before)
    assert table.page.evaluate("document.querySelector('.duty').getAnimations().length") == 1


def test_the_last_tile_is_seen_before_the_score_is(table: MovingTable) -> None:
    over = {"type": "round_over", "blocked": False, "winners": [1], "points": [9, 0, 9]}
    table.update(
        *(played(1, "12-9", "M"), {**over, "hands": [["1-5"], [], ["2-7"]]}),
        **{"mexican": ["12-9"], "phase": "round_over", "turn": None, "round_winners": [1]},
        **{"hands": [["1-5"], [], ["2-7"]], "counts": [1, 0, 1], "scores": [[6, 0, 9]]},
        **{"totals": [6, 0, 9], "legal": []},
    )
    expect(table.travellers).to_have_count(1)
    expect(table.visitor.score).to_have_count(0)
    expect(table.visitor.score).to_be_visible()


def test_what_comes_quickly_does_not_pile_up(table: MovingTable) -> None:
    wagons = ["12-9", "9-8", "8-7", "7-6", "6-4"]
    for count, wagon in enumerate(wagons, 1):
        table.update(played(1, wagon, "M"), mexican=wagons[:count])
        expect(table.wagon(wagon)).to_be_attached()
    expect(table.travellers).to_have_count(1)
    assert [table.shown(table.wagon(wagon)) for wagon in wagons] == [1, 1, 1, 1, 0]


def test_nothing_stays_on_its_way_where_nobody_looks(table: MovingTable) -> None:
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    expect(table.travellers).to_have_count(1)
    table.page.evaluate(HIDDEN)
    expect(table.travellers).to_have_count(0)
    assert table.shown(table.wagon("12-9")) == 1
    table.update(played(1, "9-8", "M"), mexican=["12-9", "9-8"])
    expect(table.wagon("9-8")).to_be_attached()
    assert table.travellers.count() == 0


def test_one_can_play_while_something_is_on_its_way(table: MovingTable) -> None:
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    expect(table.travellers).to_have_count(1)
    table.visitor.press(table.piece("1-5"))
    expect(table.wagon("5-1")).to_be_attached()
    expect(table.travellers).to_have_count(2)


def test_wagons_move_up_smoothly_when_the_oldest_are_folded(table: MovingTable) -> None:
    wagons = ["12-9", "9-8", "8-7", "7-6", "6-4", "4-3", "3-2", "2-1", "1-0"]
    table.update(trains=[wagons, [], []], mexican=["12-3"])
    expect(table.wagon("1-0")).to_be_attached()
    table.let_go()
    plate = table.lane(1).locator(".plate")
    seen, stood = box(table.wagon("3-2")), middle(plate)
    table.update(played(0, "0-5", 0), trains=[[*wagons, "0-5"], [], []], mexican=["12-3"])
    expect(table.wagon("0-5")).to_be_attached()
    assert near(box(table.wagon("3-2")), seen)
    table.let_go()
    assert box(table.wagon("3-2"))[0] < seen[0] - 4
    assert box(table.wagon("3-2"))[2:] == seen[2:]
    assert near(middle(plate), stood)


def test_a_knock_does_not_lie_over_the_score(visit: Visit, page_host: PageHost) -> None:
    visitor = visit("phone", reduced_motion="reduce")
    table = MovingTable(visitor, page_host)
    table.page.evaluate("() => { window.setTimeout = () => 0; }")  # nothing goes by itself
    table.update({"type": "knocked", "seat": 1}, counts=[3, 1, 5])
    expect(table.page.locator(".shout")).to_be_visible()
    over = {"type": "round_over", "winners": [2], "points": [9, 5, 0], "hands": []}
    scores = [[9, 5, 0]]
    table.update(over, phase="round_over", turn=None, scores=scores, totals=scores[0])
    expect(visitor.score).to_be_visible()
    assert not table.page.locator(".shout").is_visible()


def test_no_motion_is_longer_than_a_moment(table: MovingTable) -> None:
    hand = [f"{pip}-11" for pip in range(11)]
    table.update(
        *(BEGAN, played(1, "11-12", 1), {"type": "marker_placed", "seat": 2}),
        *({"type": "knocked", "seat": 1}, {"type": "drew", "seat": 2, "tile": None}),
        **{"hand": hand, "engine": 11, "round": 2, "trains": [[], ["11-12"], []], "markers": [2]},
    )
    expect(table.page.locator(".shout")).to_be_visible()
    assert table.moving() > len(hand)
    assert table.page.evaluate(LONGEST) < 1000


def test_with_reduced_motion_nothing_moves_and_all_is_there(
    visit: Visit, page_host: PageHost
) -> None:
    visitor = visit("desk", reduced_motion="reduce")
    visitor.page.add_init_script(HELD)
    table = MovingTable(visitor, page_host)
    visitor.press(table.piece("1-5"))
    expect(table.wagon("5-1")).to_be_visible()
    table.update(
        *(played(1, "12-9", "M"), {"type": "marker_placed", "seat": 2}),
        *({"type": "drew", "seat": 2, "tile": None}, {"type": "knocked", "seat": 1}),
        **{"mexican": ["12-9"], "markers": [2], "counts": [3, 1, 6]},
    )
    expect(table.wagon("12-9")).to_be_visible()
    expect(table.page.get_by_text(KNOCKED)).to_be_visible()
    assert table.shown(table.wagon("12-9")) == 1
    deal(table)
    assert [table.shown(table.piece(tile)) for tile in DEALT] == [1] * 4
    assert table.page.evaluate("window.moves") == 0
    assert table.moving() == 0
    table.page.wait_for_function("() => window.heard.length > 0")


def test_nothing_sounds_before_one_did_something(table: MovingTable) -> None:
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    expect(table.wagon("12-9")).to_be_attached()
    table.update(played(1, "9-8", "M"), mexican=["12-9", "9-8"])
    expect(table.wagon("9-8")).to_be_attached()
    assert table.page.evaluate("window.contexts") == 0
    table.page.mouse.click(5, 5)
    table.update(played(1, "8-8", "M"), mexican=["12-9", "9-8", "8-8"])
    table.page.wait_for_function("() => window.heard.length > 0")
    assert table.page.evaluate("window.contexts") == 1


def test_sound_is_off_in_one_tap_and_stays_off(table: MovingTable) -> None:
    table.page.mouse.click(5, 5)
    table.update(played(1, "12-9", "M"), mexican=["12-9"])
    table.page.wait_for_function("() => window.heard.length > 0")
    sound = table.visitor.button(SOUND)
    expect(sound).to_have_attribute("aria-pressed", "true")
    table.visitor.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "false")
    before = table.heard()
    table.update(played(1, "9-8", "M"), {"type": "knocked", "seat": 1}, mexican=["12-9", "9-8"])
    expect(table.page.get_by_text(KNOCKED)).to_be_visible()
    assert table.heard() == before
    table.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
