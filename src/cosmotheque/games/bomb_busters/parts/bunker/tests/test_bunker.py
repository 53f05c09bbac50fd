"""Mission 66: BOM-330 to BOM-339 and BOM-6601 to BOM-6613."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import DualCut, GetStuck, SoloCut
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.bunker.data import (
    GROUND,
    UPPER,
    BunkerLaid,
    Inside,
    JobDone,
    Spotted,
    Stepped,
    StepTask,
    Walk,
    place,
)
from cosmotheque.games.bomb_busters.parts.bunker.rules import beyond, step_to
from cosmotheque.games.bomb_busters.rules.campaign import sequels
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

OPTIONS = Options(mission="66")
NORTH, EAST, SOUTH, WEST = range(4)
# North even, east odd, south low, west high; jobs need 4 to 9.
LAID = Inside(("A", "B", "C", "D"), "E")


def at(name: str, floor: int = 0, **changes: Any) -> Inside:
    column, row = place(name)
    return replace(LAID, floor=floor, column=column, row=row, **changes)


def bomb_at(inside: Inside, stands: str = "1 3 5 8 | 1 3 5 8 | 1 3 5 8 | 1 3 5 8", **options: Any) -> Bomb:
    bomb = Bomb(stands, options=OPTIONS, **options)
    bomb.change(bunker=inside)
    bomb.begin()
    return bomb


def where(bomb: Bomb) -> str:
    inside = bomb.state.parts.bunker
    assert inside is not None
    return f"{inside.floor}{'abcd'[inside.column]}{'123'[inside.row]}"


def test_the_floors() -> None:
    """BOM-330 to BOM-332: places, jobs, traps and stairs."""
    assert (GROUND.start, GROUND.stairs, UPPER.start) == (place("a1"), place("d1"), place("d1"))
    assert GROUND.jobs == {place("b3"): "key", place("d2"): "guard"}
    assert UPPER.jobs == {place("d3"): "lever", place("a1"): "doctor"}
    assert UPPER.traps == (place("b1"), place("b3"), place("d2"))


@pytest.mark.parametrize(
    ("inside", "side", "free"),
    [
        (at("a1"), NORTH, False),
        (at("a1"), WEST, False),
        (at("a1"), EAST, True),
        (at("b1"), EAST, False),
        (at("b3", done=("key",)), EAST, True),
        (at("b3"), EAST, False),
        (at("d1"), SOUTH, False),
        (at("c2", 1), WEST, False),
        (at("c2", 1, done=("lever",)), WEST, True),
        (at("c1", 1), EAST, False),
        (at("c1"), EAST, True),
    ],
)
def test_walls(inside: Inside, side: int, free: bool) -> None:
    """BOM-331, BOM-332, BOM-335, BOM-6604, BOM-6606, BOM-6607: what can be crossed, and what opens it."""
    assert (beyond(inside, side) is not None) == free


def test_constraints_are_drawn() -> None:
    """BOM-333, BOM-6601: four round the bunker, the fifth is for actions; two red and two yellow wires."""
    mission = mission_of(OPTIONS, 4)
    assert (mission.red, mission.yellow) == ((2, 2), (2, 2))
    bomb = Bomb(options=OPTIONS, setup=True)
    assert bomb.actors() == {int(CHANCE)}
    assert GAME.chance is not None
    bomb.play(CHANCE, GAME.chance(bomb.state, Random(1)))
    (laid,) = bomb.heard(BunkerLaid)
    assert sorted((*laid.sides, laid.action)) == ["A", "B", "C", "D", "E"]
    assert where(bomb) == "0a1"


def test_a_cut_takes_a_step() -> None:
    """BOM-334, BOM-6602, BOM-6612: right or wrong; a single way is gone at once."""
    bomb = bomb_at(at("a2"))
    bomb.dual("B4", 8, "A4")
    assert bomb.heard(Stepped) == [Stepped(0, 0, 0)]
    wrong = bomb_at(at("a2"))
    wrong.dual("B1", 8, "A4")
    assert wrong.heard(Stepped) == [Stepped(0, 0, 0)]


def test_the_cutter_chooses_among_several_ways() -> None:
    """BOM-334: a 5 is odd and low: east or south."""
    bomb = bomb_at(at("a1"))
    bomb.dual("B3", 5, "A3")
    assert bomb.legal(0) == [Walk(EAST), Walk(SOUTH)]
    assert bomb.refusal(0, Walk(NORTH)) == "BOM-334"
    bomb.play(0, Walk(SOUTH))
    assert where(bomb) == "0a2"


def test_without_a_way_it_stays() -> None:
    """BOM-335: an 8 points north and west, where there is nothing but the edge."""
    bomb = bomb_at(at("a1"))
    bomb.dual("B4", 8, "A4")
    assert where(bomb) == "0a1"
    assert bomb.state.active == 1


def test_four_wires_are_two_steps() -> None:
    """BOM-336."""
    bomb = bomb_at(at("a1"), "1 1 1 1 2 | 2 3 | 2 3 | 2 3")
    bomb.play(0, SoloCut(1))
    assert [type(task) for task in bomb.state.tasks] == [StepTask, StepTask]
    bomb.play(0, Walk(EAST))
    assert where(bomb) == "0b2"


def test_a_striped_place_wants_its_action() -> None:
    """BOM-337, BOM-6604: only a right cut whose value meets ACTION does it; then it is like any other."""
    bomb = bomb_at(at("b3"))
    bomb.dual("B1", 1, "A1")
    assert (where(bomb), bomb.heard(JobDone)) == ("0b3", [])
    bomb.dual("C4", 5, "B3")
    assert (where(bomb), bomb.heard(JobDone)) == ("0b3", [])
    bomb.dual("D3", 5, "C3")
    assert bomb.heard(JobDone) == [JobDone("key")]
    bomb.dual("A4", 8, "D4")
    assert bomb.legal(3) == [Walk(NORTH), Walk(WEST)]


def test_traps_and_stairs() -> None:
    """BOM-338: a trap advances the detonator; the stairs turn the card over."""
    bomb = bomb_at(at("a3", 1, done=("lever", "guard", "key")))
    bomb.dual("B1", 1, "A1")
    assert bomb.heard(Spotted) == [Spotted("trap")]
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(1, 1)]
    up = bomb_at(at("c1", done=("key", "guard")))
    up.dual("B1", 1, "A1")
    assert up.legal(0) == [Walk(EAST), Walk(SOUTH)]
    up.play(0, Walk(EAST))
    assert (where(up), up.state.detonator) == ("1d1", 0)


def test_the_guard() -> None:
    """BOM-6605: awake he raises the alarm once; asleep he does not."""
    bomb = bomb_at(at("c1", done=("key",)))
    bomb.dual("B1", 1, "A1")
    bomb.play(0, Walk(EAST))
    assert bomb.heard(Spotted) == [Spotted("guard")]
    assert bomb.state.detonator == 1
    asleep = bomb_at(at("d2"))
    asleep.dual("B3", 5, "A3")
    assert asleep.heard(JobDone) == [JobDone("guard")]


def test_the_stairs_lead_up_only() -> None:
    """BOM-6606."""
    assert step_to(at("c1"), EAST).floor == 1
    assert beyond(at("c1", 1), EAST) is None


def test_the_lever() -> None:
    """BOM-6607."""
    bomb = bomb_at(at("d3", 1))
    bomb.dual("B3", 5, "A3")
    assert bomb.heard(JobDone) == [JobDone("lever")]


def test_yellow_waits_for_the_order() -> None:
    """BOM-6603, BOM-6608: on arrival at the Doctor it comes, and the figure moves no more."""
    hands = "1 1.1 3 8 | 1 1.1 3 8 | 1 3 8 | 1 3 8"
    bomb = bomb_at(at("a2", 1, done=("key", "guard", "lever")), hands)
    assert bomb.refusal(0, DualCut(slot("B2"), YELLOW, slot("A2"))) == "BOM-6603"
    bomb.dual("B4", 8, "A4")
    assert bomb.heard(JobDone) == [JobDone("doctor")]
    bomb.dual("A2", YELLOW, "B2")
    assert where(bomb) == "1a1"
    bomb.dual("D1", 1, "C1")
    assert where(bomb) == "1a1"


def test_all_wires_gone_is_won() -> None:
    """BOM-6609, BOM-6611: nothing else is needed, and constraints bind nobody."""
    bomb = bomb_at(at("a1", 1, done=("key", "lever", "doctor")), "2 | 2")
    bomb.dual("B1", 2, "A1")
    assert bomb.reason == "defused"


def test_too_late_for_the_order() -> None:
    """BOM-6610: only yellow left is stuck and skipped; all blue wires gone before the order explodes."""
    bomb = bomb_at(at("a1"), "1.1 | 2 2 | 2 2 1.1")
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert (bomb.state.detonator, bomb.state.active) == (0, 1)
    everything = " ".join(f"{number} " * 4 for number in range(2, 13))
    late = bomb_at(at("a1"), f"1 1 1.1 | 1 1 1.1 | {everything}")
    late.cut(" ".join(f"C{place}" for place in range(1, 45)))
    late.dual("B1", 1, "A1")
    while late.state.tasks:
        late.play(0, late.legal(0)[0])
    late.dual("A2", 1, "B2")
    while late.state.tasks:
        late.play(1, late.legal(1)[0])
    assert late.reason == "stuck"


def test_the_last_four_at_once_may_arrive_with_their_second_step() -> None:
    """BOM-336, BOM-6610: it is late only when both steps are made and the order has not come."""
    everything = " ".join(f"{number} " * 4 for number in range(1, 12))
    bomb = bomb_at(at("a3", 1, done=("key", "lever")), f"1.1 12 12 12 12 | 2.1 | {everything}")
    bomb.cut(" ".join(f"C{place}" for place in range(1, 45)))
    bomb.play(0, SoloCut(12))
    assert (bomb.reason, where(bomb)) == (None, "1a1")


def test_after_a_failure_it_is_stormed_again() -> None:
    """BOM-6613: the same mission follows; after success there is none further."""
    bomb = bomb_at(at("a1", 1, done=("doctor",)), "2 | 2")
    bomb.change(ended="detonator")
    assert [options.mission for options in sequels(bomb.state)] == ["66"]
    bomb.change(ended="defused")
    assert [options.mission for options in sequels(bomb.state)] == ["66"]


def test_the_ray_in_the_bunker() -> None:
    """BOM-339: after a failure either of the two values leads."""
    bomb = bomb_at(at("b2"))
    bomb.change(tasks=(StepTask(bomb.state.active, (8, 1), False),))
    assert bomb.legal(0) == [Walk(NORTH), Walk(SOUTH), Walk(WEST)]
