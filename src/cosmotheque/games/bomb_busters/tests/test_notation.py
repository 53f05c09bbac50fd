"""Every action of a seat in one line, and back."""

from typing import get_args

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED, YELLOW, Tool
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    Deal,
    Deny,
    Drawn,
    DualCut,
    Exchange,
    GetStuck,
    GiveBack,
    Label,
    LayBeside,
    Lie,
    MarkWire,
    PassOn,
    PlaceToken,
    Point,
    PostIt,
    Recharge,
    RevealReds,
    Rewind,
    Scan,
    SoloCut,
    Stabilize,
    Strike,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import read, write
from cosmotheque.games.bomb_busters.parts.breaches.data import Seal
from cosmotheque.games.bomb_busters.parts.bunker.data import Walk
from cosmotheque.games.bomb_busters.parts.called.data import Name, OwnUp, ShowReds, Silence, TurnOver
from cosmotheque.games.bomb_busters.parts.carrier.data import FileWire
from cosmotheque.games.bomb_busters.parts.cast.data import ChooseCharacter
from cosmotheque.games.bomb_busters.parts.challenges.data import CallRed, Claim
from cosmotheque.games.bomb_busters.parts.clues.data import AskAgain, GiveClue, SayClue, Slip, Understand
from cosmotheque.games.bomb_busters.parts.common_constraint.data import ComeLast, Keep, Replace
from cosmotheque.games.bomb_busters.parts.drill.data import Leave
from cosmotheque.games.bomb_busters.parts.free_order.data import Hold, Snip
from cosmotheque.games.bomb_busters.parts.grids.data import Coffee, DrawLine, Tick, TurnUp
from cosmotheque.games.bomb_busters.parts.hearts.data import ChooseCard, LayHeart
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import LayNumber
from cosmotheque.games.bomb_busters.parts.open_cards.data import TurnDown
from cosmotheque.games.bomb_busters.parts.outward.data import BlindCut
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandOn
from cosmotheque.games.bomb_busters.parts.own_constraints.data import Swap, TakeConstraint, TurnRing
from cosmotheque.games.bomb_busters.parts.oxygen.data import HandTo, Pass
from cosmotheque.games.bomb_busters.parts.robots.data import Face
from cosmotheque.games.bomb_busters.parts.script.data import DropCard
from cosmotheque.games.bomb_busters.parts.sequences.data import ChooseEnd
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accuse
from cosmotheque.games.bomb_busters.parts.windfall.data import GiveToken, PickToken

SLOT, OTHER = Slot(1, 3), Slot(0, 11)
ACTIONS: list[Action] = [
    *(PlaceToken(SLOT), ChooseCard(12), LayHeart(4), DrawLine(3)),
    *(DualCut(SLOT, value, OTHER) for value in (*range(1, 13), YELLOW, RED)),
    *(SoloCut(7), SoloCut(YELLOW), RevealReds()),
    *map(Take, get_args(Tool)),
    *(Point(SLOT), Sweep(2), CutMatch(SLOT), MarkWire(SLOT), GiveBack(SLOT), PostIt(SLOT)),
    *(Announce((3,), (OTHER,)), Announce((3, YELLOW), (OTHER, SLOT)), Announce((3,), ())),
    *(Exchange(SLOT, Seat(2)), Tick(5), Label(True, SLOT), Label(False, SLOT)),
    *(Rewind(), Recharge((Seat(0), Seat(2))), Scan(9), Stabilize(), PassOn(Seat(1))),
    *(TakeConstraint("C"), Keep(), Replace(), TurnRing(-1), TurnRing(1), Swap()),
    *(ComeLast(12), Accuse(Seat(2), "E"), LayNumber(7)),
    *(Coffee(Seat(3)), GetStuck(), TurnUp(0, Seat(1)), Wait()),
    *(ChooseCharacter(10), FastPass((SLOT, OTHER)), LabelSingle(SLOT), Hook(SLOT, 2), Call(SLOT)),
    *(Snip(), Hold(), DropCard(9), Walk(2), Leave()),
    *(LayBeside(2, YELLOW), Lie(SLOT, 7), Deny(), GiveToken(YELLOW), PickToken(3)),
    *(Pass(), HandTo(Seat(2)), Seal(SLOT)),
    *(Face(True), Face(False), CallRed(SLOT), Claim(1)),
    *(BlindCut(7, (SLOT,)), BlindCut(YELLOW, (OTHER, SLOT)), FileWire(2)),
    *(ChooseEnd(5), TurnDown(7), Reckon((3, 4), 7), Discard((3, 4)), HandOn(2, Seat(1))),
    *(TurnOver(), Name(Seat(2)), Snip(), Silence(), OwnUp(SLOT), ShowReds()),
    *(GiveClue(17), SayClue("roues d’un tricycle"), Understand(3), AskAgain(), Slip()),
    Toss(SLOT),
]


def test_every_action_round_trips() -> None:
    """Written and read again it is the same, capitals and spaces aside."""
    assert {type(action) for action in ACTIONS} == {*get_args(Action)} - {Deal, Drawn, Strike}
    assert [read(write(action)) for action in ACTIONS] == ACTIONS
    assert [read(f" {write(action).lower()}  ") for action in ACTIONS] == ACTIONS
    assert read("label != B4") == Label(False, SLOT)


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
