"""The campaign (BOM-400 to BOM-409): which mission lies in which box, and what leads where."""

import pytest

from cosmotheque import laws
from cosmotheque.core.campaign import Team, progress
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS
from cosmotheque.games.bomb_busters.model.options import OFFICIAL, Options
from cosmotheque.games.bomb_busters.rules.campaign import LAST_OF_BOX, NUMBERED, missions_in
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.text import WORDS
from cosmotheque.games.bomb_busters.text.campaign import NEWS, STORIES, TITLES

assert GAME.campaign is not None
CAMPAIGN = GAME.campaign
BOXES = {
    "training": (1, 8),
    "box-1": (9, 19),
    "box-2": (20, 30),
    "box-3": (31, 42),
    "box-4": (43, 54),
    "box-5": (55, 66),
}
THERE = sorted(int(name) for name in OFFICIAL if name.isdigit())


def test_every_numbered_mission_is_a_stage_and_no_other() -> None:
    """BOM-400: in their order."""
    laws.check_campaign(GAME)
    assert [int(stage.key) for stage in CAMPAIGN.stages] == THERE
    assert [int(name) for name in NUMBERED] == list(THERE)


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_its_missions(box: str) -> None:
    """BOM-401, BOM-404, BOM-405: a lid, a story and what is new, also where its missions are still to come."""
    first, last = BOXES[box]
    assert [int(name) for name in missions_in(box)] == [number for number in THERE if first <= number <= last]
    assert {box} <= LAST_OF_BOX.keys() & TITLES.keys() & STORIES.keys() & NEWS.keys()


def test_winning_opens_the_next_mission_and_the_last_of_a_box_the_next_box() -> None:
    """BOM-402, BOM-403: before that nothing of it is open; BOM-406: a mission that was lost comes again."""
    won = frozenset[str]()
    for number, stage in enumerate(CAMPAIGN.stages):
        reached = progress(CAMPAIGN, Team(played=won | {stage.key}, won=won), 4)
        assert reached.next == stage.key
        assert len(reached.stages) == number + 1
        assert all(any(one.key in reached.stages for one in box.stages) for box in CAMPAIGN.boxes[: len(reached.boxes)])
        won |= {stage.key}
    assert progress(CAMPAIGN, Team(played=won, won=won), 4).next is None


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_mission_is_for_those_who_can_begin_it(seats: int) -> None:
    """BOM-407, BOM-408: a team that cannot play it passes it, whatever was played by how many before."""
    for stage in CAMPAIGN.stages:
        options = Options(**stage.options)
        if seats in stage.seats:
            assert start(options, seats).options == options
        else:
            with pytest.raises(BadOptions):
                start(options, seats)


def test_free_play_knows_which_missions_lie_in_which_box() -> None:
    """BOM-409: the option that a stage decides is the mission alone; captain and the rest are the table's."""
    assert all(stage.options == {"mission": stage.key} for stage in CAMPAIGN.stages)
    assert CAMPAIGN.stage_of({"mission": "practice", "captain": "1"}) is None


def test_a_mission_wears_its_number_in_lists_and_on_its_card_but_once() -> None:
    """BOM-400: number and title, as in the box; the tiles of a campaign have the number already."""
    for name in NUMBERED[8:]:
        title = SCENARIOS[name].title
        assert WORDS.briefings[f"mission.{name}"].title.fr == f"{name} · {title.fr}"
        assert WORDS.options[f"mission.{name}"].en == f"{name} · {title.en}"
        assert not title.fr[0].isdigit()


def test_rules_of_closed_boxes_name_their_box() -> None:
    """BOM-403: everything that only missions of a box need; the base game and the campaign itself are open to all."""
    boxes = {rule.id: section.box for section in GAME.words.rulebook for rule in section.rules}
    for key in [*BOXES][1:]:
        for name in missions_in(key):
            assert {boxes[rule] for rule in GAME.words.briefings[f"mission.{name}"].rules} == {key}
    assert {boxes[RuleId(f"BOM-{number}")] for number in (1, 70, 90, 400)} == {""}
    first = {100: "box-1", 180: "box-2", 140: "box-3", 225: "box-4", 330: "box-5"}
    assert {number: boxes[RuleId(f"BOM-{number}")] for number in first} == first
