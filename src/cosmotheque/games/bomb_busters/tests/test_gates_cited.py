"""A refused announcement cites the gate that forbids it, with a tool as without; tools cite what bars them."""

from typing import Any

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, PassOn
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.parts.bunker.data import Inside
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints, Letter
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen
from cosmotheque.games.bomb_busters.parts.robots.data import Robot
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

LINK = Link(Seat(0), ("A", "B", "C", "D"), ((),) * 4)


@pytest.mark.parametrize(
    ("mission", "value", "rule", "changes"),
    [
        ("9", 5, "BOM-902", {"numbers": Numbers(line=(3, 4, 5), pointer=0)}),
        ("11", 5, "BOM-1102", {"gear": Gear(5, like_red=5)}),
        ("23", 5, "BOM-2305", {"gear": Gear(5)}),
        ("34", 5, "BOM-3403", {"weak_link": LINK}),
        ("37", 5, "BOM-141", {"constraints": Constraints(opened="A")}),
        ("41", YELLOW, "BOM-4103", {}),
        ("44", 5, "BOM-227", {"oxygen": Oxygen(1, (0,) * 4)}),
        ("59", 5, "BOM-5903", {"robots": Robot(1, 1, (5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12))}),
        ("66", YELLOW, "BOM-6603", {"bunker": Inside()}),
    ],
)
def test_an_announcement_cites_the_gate(mission: MissionName, value: int, rule: str, changes: Any) -> None:
    """BOM-103: a gate binds detectors and the ray like any other cut."""
    bomb = Bomb("1 1.1 5 6 | 1 2 5 6 | 1 5 | 5 6", options=Options(mission=mission))
    bomb.change(turns=1, draft=Draft(("double",), slots("B1 B2")), **changes)
    own = slot("A2" if value == YELLOW else "A3")
    assert bomb.refusal(0, Announce((value,), (own,))) == rule


@pytest.mark.parametrize("mission", ["26", "47", "51"])
def test_a_named_value_is_no_reason_against_itself(mission: MissionName) -> None:
    """BOM-13: the value may be cut, but not at an own wire; another value may not (BOM-260, BOM-2601, BOM-4701)."""
    bomb = Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", options=Options(mission=mission))
    bomb.change(turns=1, numbers=Numbers(open=(1, 2), value=3, namer=Seat(0)))
    assert bomb.refusal(0, DualCut(slot("A1"), 3, slot("A3"))) == "BOM-13"
    other = {"26": "BOM-2601", "47": "BOM-4701", "51": "BOM-260"}[mission]
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == other


@pytest.mark.parametrize(("letter", "rule"), [("G", "BOM-147"), ("K", "BOM-151")])
def test_double_number_cards_cite_the_constraint(letter: Letter, rule: str) -> None:
    """BOM-147, BOM-151: G takes them away, and the fast pass is a solo cut."""
    bomb = Bomb("2 3 5 5 9 11 | 2 9 11 | 2 9 11 | 2 9 11", options=Options(mission="57"), cards=(22, 99, 121))
    bomb.cut("A1 B1 C1 D1 A5 B2 C2 D2 A6 B3 C3 D3")
    bomb.change(turns=1, constraints=Constraints(opened=letter))
    assert bomb.refusal(0, FastPass(slots("A3 A4"))) == rule
    if letter == "G":
        assert bomb.refusal(0, LabelSingle(slot("A2"))) == rule
        assert bomb.refusal(0, Hook(slot("B1"), 0)) == rule


@pytest.mark.parametrize("mission", ["26", "47", "51"])
def test_a_thermos_that_is_not_there(mission: MissionName) -> None:
    """BOM-40: what the mission says of the thermos is for tables that have one."""
    bomb = Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", options=Options(mission=mission))
    bomb.change(turns=1)
    assert bomb.refusal(0, PassOn(Seat(1))) == "BOM-40"
