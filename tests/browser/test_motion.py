"""Motion shows where things come from, sound tells of them; both can be had without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from real import Server

from browser.conftest import Visit
from browser.story import HELD, SCENE, Story, box, middle, near, played

KNOCKED, CAUGHT, SOUND = "Knock, knock!", "Forgot to knock!", "Sound"
HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(name="story")
def _story(visit: Visit, server: Server) -> Story:
    """Told to someone who has nothing against motion; all of it is held at its beginning."""
    visitor = visit("desk", reduced_motion="no-preference")
    visitor.page.add_init_script(HELD)
    return Story(visitor, server)


def test_ones_own_tile_travels_from_the_hand_to_the_train(story: Story) -> None:
    held = box(story.piece("1-5"))
    story.visitor.press(story.piece("1-5"))
    expect(story.travellers).to_have_count(1)
    assert near(box(story.travellers), held)
    assert story.shown(story.wagon("5-1")) == 0
    story.let_go()
    assert story.shown(story.wagon("5-1")) == 1


def test_a_tile_that_was_dragged_goes_on_from_where_it_was_let_go(story: Story) -> None:
    mouse, (x, y, width, height) = story.page.mouse, box(story.lane(0).locator(".track"))
    there = (x + width * 0.8, y + height / 2)
    mouse.move(*middle(story.piece("1-5")))
    mouse.down()
    mouse.move(*there, steps=3)
    mouse.up()
    expect(story.travellers).to_have_count(1)
    assert near(middle(story.travellers), there)
    story.let_go()


def test_it_does_not_travel_again_when_the_table_tells_of_it(story: Story) -> None:
    story.visitor.press(story.piece("1-5"))
    expect(story.travellers).to_have_count(1)
    story.tell(
        played(0, "5-1", 0),
        trains=[["12-5", "5-1"], [], []],
        hand=["2-12", "3-3"],
        turn=1,
        legal=[],
    )
    expect(story.page.locator(".duty")).to_contain_text("playing")
    assert story.travellers.count() == 1
    story.let_go()


def test_the_tile_of_another_comes_from_their_plate(story: Story) -> None:
    story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    expect(story.travellers).to_have_count(1)
    assert near(middle(story.travellers), middle(story.lane(1).locator(".disc")))
    story.let_go()
    assert story.shown(story.wagon("12-9")) == 1


def test_what_is_on_its_way_comes_to_where_the_wagon_is(story: Story) -> None:
    story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    expect(story.travellers).to_have_count(1)
    story.page.set_viewport_size({"width": 1100, "height": 640})
    story.tell()
    end = "document.getAnimations().forEach((each) => { each.currentTime = 279.99; })"
    story.page.evaluate(end)
    assert near(box(story.travellers), box(story.wagon("12-9")))


def test_a_double_turns_across_when_it_is_there(story: Story) -> None:
    story.tell(played(2, "12-12", 2), trains=[["12-5"], [], ["12-12"]])
    expect(story.travellers).to_have_count(1)
    _, _, width, height = box(story.travellers)
    assert width > height
    story.page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 279; })")
    _, _, width, height = box(story.travellers)
    assert width < height
    story.let_go()


def test_a_marker_rolls_in_from_the_end_of_the_track_and_out_again(story: Story) -> None:
    story.tell({"type": "marker_placed", "seat": 1}, markers=[1])
    loco = story.lane(1).locator(".loco")
    expect(loco).to_be_attached()
    left, _, width, _ = box(story.lane(1).locator(".track"))
    assert box(loco)[0] >= left + width - 1
    story.let_go()
    assert box(loco)[0] < left + width / 2
    story.tell({"type": "marker_taken", "seat": 1}, markers=[])
    expect(loco).to_have_count(0)
    expect(story.page.locator(".leaving .loco")).to_have_count(1)
    story.let_go()


def test_a_drawn_tile_comes_out_of_the_boneyard(story: Story) -> None:
    hand = [*SCENE["hand"], "8-9"]
    story.tell({"type": "drew", "seat": 0, "tile": "8-9"}, hand=hand, boneyard=19)
    expect(story.travellers).to_have_count(1)
    assert near(middle(story.travellers), middle(story.page.locator(".pile")))
    story.let_go()
    assert story.shown(story.piece("8-9")) == 1


def test_what_another_draws_goes_to_their_plate_and_nobody_sees_it(story: Story) -> None:
    story.tell({"type": "drew", "seat": 2, "tile": None}, counts=[3, 4, 6], boneyard=19)
    expect(story.travellers).to_have_count(1)
    assert near(middle(story.travellers), middle(story.page.locator(".pile")))
    assert story.travellers.locator("svg").count() == 0
    story.page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 279.9; })")
    assert near(middle(story.travellers), middle(story.lane(2).locator(".disc")))
    story.let_go()


def test_a_tile_the_table_does_not_take_comes_back(story: Story) -> None:
    story.visitor.press(story.piece("1-5"))
    expect(story.wagon("5-1")).to_be_attached()
    story.let_go()
    laid = middle(story.wagon("5-1"))
    story.refuse()
    expect(story.travellers).to_have_count(1)
    assert near(middle(story.travellers), laid)
    story.let_go()
    assert story.shown(story.piece("1-5")) == 1


def test_the_deal_comes_into_the_hand(story: Story) -> None:
    began = {"type": "round_began", "number": 2, "engine": 11, "engine_player": None, "first": 0}
    hand = ["4-11", "5-11", "6-6", "7-8"]
    story.tell(began, hand=hand, engine=11, round=2, trains=[[], [], []], legal=["4-11@0"])
    expect(story.travellers).to_have_count(len(hand))
    assert all(story.shown(story.piece(tile)) == 0 for tile in hand)
    story.let_go()
    assert all(story.shown(story.piece(tile)) == 1 for tile in hand)


def test_a_knock_is_seen_and_heard(story: Story) -> None:
    story.page.mouse.click(5, 5)
    story.tell({"type": "knocked", "seat": 1}, counts=[3, 1, 5])
    expect(story.page.get_by_text(KNOCKED)).to_be_visible()
    plate, sign = box(story.lane(1).locator(".plate")), box(story.page.locator(".shout"))
    assert abs(middle(plate)[1] - middle(sign)[1]) < 2
    story.page.wait_for_function(
        "() => window.heard.filter((x) => x === 'OscillatorNode').length === 2"
    )
    assert story.moving() > 0
    expect(story.page.get_by_text(KNOCKED)).to_have_count(0)


def test_a_catch_is_seen_with_the_tiles_it_costs(story: Story) -> None:
    caught = {"type": "caught", "seat": 2, "by": 1, "count": 2, "tiles": None}
    story.tell(caught, counts=[3, 4, 7], boneyard=18)
    expect(story.page.get_by_text(CAUGHT)).to_be_visible()
    expect(story.page.locator(".bone")).to_have_count(2)


def test_ones_turn_begins_with_a_sound_and_a_line_that_stands_out(story: Story) -> None:
    story.tell({"type": "passed", "seat": 0}, turn=1, legal=[])
    expect(story.page.locator(".duty")).to_contain_text("playing")
    story.page.mouse.click(5, 5)
    before = story.heard()
    story.tell({"type": "passed", "seat": 1}, turn=0, legal=["1-5@0"])
    story.page.wait_for_function("(before) => window.heard.length > before", arg=before)
    assert story.page.evaluate("document.querySelector('.duty').getAnimations().length") == 1


def test_the_last_tile_is_seen_before_the_score_is(story: Story) -> None:
    over = {"type": "round_over", "blocked": False, "winners": [1], "points": [9, 0, 9]}
    story.tell(
        *(played(1, "12-9", "M"), {**over, "hands": [["1-5"], [], ["2-7"]]}),
        **{"mexican": ["12-9"], "phase": "round_over", "turn": None, "round_winners": [1]},
        **{"hands": [["1-5"], [], ["2-7"]], "counts": [1, 0, 1], "scores": [[6, 0, 9]]},
        **{"totals": [6, 0, 9], "legal": []},
    )
    expect(story.travellers).to_have_count(1)
    expect(story.visitor.score).to_have_count(0)
    expect(story.visitor.score).to_be_visible()


def test_what_comes_quickly_does_not_pile_up(story: Story) -> None:
    wagons = ["12-9", "9-8", "8-7", "7-6", "6-4"]
    for count, wagon in enumerate(wagons, 1):
        story.tell(played(1, wagon, "M"), mexican=wagons[:count])
        expect(story.wagon(wagon)).to_be_attached()
    expect(story.travellers).to_have_count(1)
    assert [story.shown(story.wagon(wagon)) for wagon in wagons] == [1, 1, 1, 1, 0]


def test_nothing_stays_on_its_way_where_nobody_looks(story: Story) -> None:
    story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    expect(story.travellers).to_have_count(1)
    story.page.evaluate(HIDDEN)
    expect(story.travellers).to_have_count(0)
    assert story.shown(story.wagon("12-9")) == 1
    story.tell(played(1, "9-8", "M"), mexican=["12-9", "9-8"])
    expect(story.wagon("9-8")).to_be_attached()
    assert story.travellers.count() == 0


def test_one_can_play_while_something_is_on_its_way(story: Story) -> None:
    story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    expect(story.travellers).to_have_count(1)
    story.visitor.press(story.piece("1-5"))
    expect(story.wagon("5-1")).to_be_attached()
    expect(story.travellers).to_have_count(2)


def test_no_motion_is_longer_than_a_moment(story: Story) -> None:
    began = {"type": "round_began", "number": 2, "engine": 11, "engine_player": None, "first": 0}
    hand = [f"{pip}-11" for pip in range(11)]
    story.tell(
        *(began, played(1, "11-12", 1), {"type": "marker_placed", "seat": 2}),
        *({"type": "knocked", "seat": 1}, {"type": "drew", "seat": 2, "tile": None}),
        **{"hand": hand, "engine": 11, "round": 2, "trains": [[], ["11-12"], []], "markers": [2]},
    )
    expect(story.page.locator(".shout")).to_be_visible()
    lengths = story.page.evaluate(
        "document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)"
    )
    assert len(lengths) > len(hand)
    assert max(lengths) < 300


def test_with_reduced_motion_nothing_moves_and_all_is_there(visit: Visit, server: Server) -> None:
    visitor = visit("desk", reduced_motion="reduce")
    visitor.page.add_init_script(HELD)
    story = Story(visitor, server)
    visitor.press(story.piece("1-5"))
    expect(story.wagon("5-1")).to_be_visible()
    story.tell(
        *(played(1, "12-9", "M"), {"type": "marker_placed", "seat": 2}),
        *({"type": "drew", "seat": 2, "tile": None}, {"type": "knocked", "seat": 1}),
        **{"mexican": ["12-9"], "markers": [2], "counts": [3, 1, 6]},
    )
    expect(story.wagon("12-9")).to_be_visible()
    expect(story.page.get_by_text(KNOCKED)).to_be_visible()
    assert story.page.evaluate("window.moves") == 0
    assert story.moving() == 0
    assert story.shown(story.wagon("12-9")) == 1
    story.page.wait_for_function("() => window.heard.length > 0")


def test_nothing_sounds_before_one_did_something(story: Story) -> None:
    with story.page.expect_response("**/sound.js"):
        story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    expect(story.wagon("12-9")).to_be_attached()
    story.tell(played(1, "9-8", "M"), mexican=["12-9", "9-8"])
    expect(story.wagon("9-8")).to_be_attached()
    assert story.page.evaluate("window.contexts") == 0
    story.page.mouse.click(5, 5)
    story.tell(played(1, "8-8", "M"), mexican=["12-9", "9-8", "8-8"])
    story.page.wait_for_function("() => window.heard.length > 0")
    assert story.page.evaluate("window.contexts") == 1


def test_sound_is_off_in_one_tap_and_stays_off(story: Story) -> None:
    story.page.mouse.click(5, 5)
    story.tell(played(1, "12-9", "M"), mexican=["12-9"])
    story.page.wait_for_function("() => window.heard.length > 0")
    sound = story.visitor.button(SOUND)
    expect(sound).to_have_attribute("aria-pressed", "true")
    story.visitor.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "false")
    before = story.heard()
    story.tell(played(1, "9-8", "M"), {"type": "knocked", "seat": 1}, mexican=["12-9", "9-8"])
    expect(story.page.get_by_text(KNOCKED)).to_be_visible()
    assert story.heard() == before
    story.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
