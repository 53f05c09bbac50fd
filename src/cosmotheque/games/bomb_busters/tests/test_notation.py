"""Every action of a seat in one line, and back."""

from typing import get_args

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters import actions as act
from cosmotheque.games.bomb_busters.components import RED, YELLOW, Tool
from cosmotheque.games.bomb_busters.notation import read, write
from cosmotheque.games.bomb_busters.state import Slot

SLOT, OTHER = Slot(1, 3), Slot(0, 11)
ACTIONS: list[act.Action] = [
    *(act.PlaceToken(SLOT), act.ChooseCard(12), act.LayHeart(4), act.DrawLine(3)),
    *(act.DualCut(SLOT, value, OTHER) for value in (*range(1, 13), YELLOW, RED)),
    *(act.SoloCut(7), act.SoloCut(YELLOW), act.RevealReds()),
    *map(act.Take, get_args(Tool)),
    *(act.Point(SLOT), act.Sweep(2), act.CutMatch(SLOT), act.MarkWire(SLOT), act.GiveBack(SLOT), act.PostIt(SLOT)),
    *(act.Announce((3,), (OTHER,)), act.Announce((3, YELLOW), (OTHER, SLOT)), act.Announce((3,), ())),
    *(act.Exchange(SLOT, Seat(2)), act.Tick(5), act.Label(True, SLOT), act.Label(False, SLOT)),
    *(act.Rewind(), act.Recharge((Seat(0), Seat(2))), act.Scan(9), act.Stabilize(), act.PassOn(Seat(1))),
    *(act.TakeConstraint("C"), act.Keep(), act.Replace(), act.TurnRing(-1), act.TurnRing(1), act.Swap()),
    *(act.ComeLast(12), act.Accuse(Seat(2), "E"), act.LayNumber(7)),
    *(act.Coffee(Seat(3)), act.GetStuck(), act.TurnUp(0, Seat(1)), act.Wait()),
    *(act.ChooseCharacter(10), act.FastPass((SLOT, OTHER)), act.LabelSingle(SLOT), act.Hook(SLOT, 2), act.Call(SLOT)),
    *(act.Snip(), act.Hold(), act.DropCard(9), act.Walk(2), act.Leave()),
    *(act.LayBeside(2, YELLOW), act.Lie(SLOT, 7), act.Deny(), act.GiveToken(YELLOW), act.PickToken(3)),
    *(act.Pass(), act.HandTo(Seat(2)), act.Seal(SLOT)),
    *(act.Face(True), act.Face(False), act.CallRed(SLOT), act.Claim(1)),
    *(act.BlindCut(7, (SLOT,)), act.BlindCut(YELLOW, (OTHER, SLOT)), act.FileWire(2)),
    *(act.ChooseEnd(5), act.TurnDown(7), act.Reckon((3, 4), 7), act.Discard((3, 4)), act.HandOn(2, Seat(1))),
    *(act.TurnOver(), act.Name(Seat(2)), act.Snip(), act.Silence(), act.OwnUp(SLOT), act.ShowReds()),
    *(act.GiveClue(17), act.SayClue("roues d’un tricycle"), act.Understand(3), act.AskAgain(), act.Slip()),
    act.Toss(SLOT),
]


def test_every_action_round_trips() -> None:
    """Written and read again it is the same, capitals and spaces aside."""
    assert {type(action) for action in ACTIONS} == {*get_args(act.Action)} - {act.Deal, act.Drawn, act.Strike}
    assert [read(write(action)) for action in ACTIONS] == ACTIONS
    assert [read(f" {write(action).lower()}  ") for action in ACTIONS] == ACTIONS
    assert read("label != B4") == act.Label(False, SLOT)


@pytest.mark.parametrize(
    "line",
    [
        *("", "cut", "cut B4 7", "cut B4 7 A5 A6", "cut ?1 3 A1", "cut B0 3 A1", "cut B4 Q A5", "label ~ B4"),
        *("take axe", "heart Z", "radar ²", "deal 0 - - -", "dance"),
    ],
)
def test_what_is_no_action_is_said_to_be_none(line: str) -> None:
    with pytest.raises(BadNotation, match="cut B4 7 A5"):
        read(line)
