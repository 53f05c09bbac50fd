"""All kinds of actions one after the other, each with its run of numbers."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from cosmotheque.core import sentences
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.games.bomb_busters.model.actions import (
    CutMatch,
    Deny,
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
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.numbering import parts as p
from cosmotheque.games.bomb_busters.numbering.kinds import (
    Announcing,
    BlindDualCut,
    Kind,
    OwnWords,
    Reckoning,
    SeenCut,
    TurningUp,
)
from cosmotheque.games.bomb_busters.parts.breaches.data import Seal
from cosmotheque.games.bomb_busters.parts.bunker.data import Walk
from cosmotheque.games.bomb_busters.parts.called.data import Name, OwnUp, ShowReds, Silence, TurnOver
from cosmotheque.games.bomb_busters.parts.carrier.data import FileWire
from cosmotheque.games.bomb_busters.parts.cast.data import ChooseCharacter
from cosmotheque.games.bomb_busters.parts.challenges.data import CallRed, Claim
from cosmotheque.games.bomb_busters.parts.clues.data import AskAgain, GiveClue, Understand
from cosmotheque.games.bomb_busters.parts.common_constraint.data import ComeLast, Keep, Replace
from cosmotheque.games.bomb_busters.parts.drill.data import Leave
from cosmotheque.games.bomb_busters.parts.free_order.data import Hold, Snip
from cosmotheque.games.bomb_busters.parts.grids.data import Coffee, DrawLine, Tick
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
from cosmotheque.games.bomb_busters.parts.sums.data import Discard
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accuse
from cosmotheque.games.bomb_busters.parts.windfall.data import GiveToken, PickToken
from cosmotheque.games.bomb_busters.view.seen import View

BASE: Final = (
    SeenCut(),
    Kind(SoloCut, p.VALUE),
    Kind(RevealReds),
    Kind(GetStuck),
    Kind(Wait),
    Kind(PlaceToken, p.OWN),
    Kind(Take, p.TOOL),
    Kind(Point, p.OTHER),
    Kind(Sweep, p.OTHER_STAND),
    Announcing(1),
    Announcing(2),
    Kind(CutMatch, p.OWN),
    Kind(MarkWire, p.OWN),
    Kind(Exchange, p.OWN, p.SEAT),
    Kind(GiveBack, p.OWN),
    Kind(Label, p.YES_OR_NO, p.OWN),
    Kind(PostIt, p.OWN),
    Kind(Rewind),
    Kind(Recharge, p.SEATS),
    Kind(Scan, p.NUMBER),
    Kind(Stabilize),
    Kind(PassOn, p.SEAT),
)
"""The actions of missions 1 to 8 and of free practice."""
FURTHER: Final = (
    BlindDualCut(),
    Kind(BlindCut, p.VALUE, p.BLINDS),
    Announcing(0),
    Kind(ChooseCard, p.CARD),
    Kind(LayHeart, p.OWN_STAND),
    Kind(DrawLine, p.CELL),
    Kind(Tick, p.CELL),
    Kind(Coffee, p.SEAT),
    TurningUp(p.CARD),
    TurningUp(p.SEAT),
    Kind(Snip),
    Kind(Hold),
    Kind(DropCard, p.CARD),
    Kind(Walk, p.SIDE),
    Kind(Call, p.OTHER),
    Kind(ChooseCharacter, p.CHARACTER),
    Kind(FastPass, p.OWN_PAIR),
    Kind(Hook, p.OTHER, p.OWN_STAND),
    Kind(LabelSingle, p.OWN),
    Kind(LayBeside, p.OWN_STAND, p.VALUE),
    Kind(Lie, p.OWN, p.VALUE),
    Kind(Deny),
    Kind(GiveToken, p.VALUE),
    Kind(PickToken, p.VALUE),
    Kind(Pass),
    Kind(HandTo, p.SEAT),
    Kind(Seal, p.OWN),
    Kind(Face, p.YES_OR_NO),
    Kind(CallRed, p.OTHER),
    Kind(Claim, p.OWN_STAND),
    Kind(FileWire, p.OWN_STAND),
    Kind(Accuse, p.SEAT, p.LETTER),
    Kind(ComeLast, p.NUMBER),
    Kind(Keep),
    Kind(LayNumber, p.NUMBER),
    Kind(Replace),
    Kind(Swap),
    Kind(TakeConstraint, p.LETTER),
    Kind(TurnRing, p.WAY_ROUND),
    Kind(ChooseEnd, p.NUMBER),
    Kind(TurnDown, p.NUMBER),
    Reckoning(),
    Kind(Discard, p.NUMBER_PAIR),
    Kind(HandOn, p.NUMBER, p.SEAT),
    Kind(TurnOver),
    Kind(Name, p.SEAT),
    Kind(Silence),
    Kind(OwnUp, p.OWN),
    Kind(ShowReds),
    Kind(GiveClue, p.CLUE),
    OwnWords(),
    Kind(Understand, p.NUMBER),
    Kind(AskAgain),
    Kind(Toss, p.OWN),
    Kind(Leave),
)
KINDS: Final = BASE + FURTHER
STARTS: Final = tuple(accumulate((kind.size for kind in KINDS), initial=0))
"""The first number of each kind, and the number of all of them."""
BASE_SIZE: Final = STARTS[len(BASE)]
BY_TYPE: Final = {
    kind.action: [(start, other) for start, other in zip(STARTS, KINDS, strict=False) if other.action is kind.action]
    for kind in KINDS
}


def _number(view: View, action: Action) -> int:
    try:
        start, kind = next(entry for entry in BY_TYPE[type(action)] if entry[1].fits(view, action))
        return start + kind.index(view, action)
    except (KeyError, ValueError, IndexError, StopIteration):
        raise NoNumber(sentences.NO_NUMBER.filled(action)) from None


def _action(view: View, number: int) -> Action:
    if not 0 <= number < STARTS[-1]:
        raise NoNumber(sentences.NO_NUMBERED.filled(number))
    place = bisect_right(STARTS, number) - 1
    try:
        return KINDS[place].at(view, number - STARTS[place])
    except IndexError:
        raise NoNumber(sentences.NO_NUMBERED.filled(number)) from None


NUMBERINGS: Final[Numberings] = {"bomb-busters": Numbering(STARTS[-1], _number, _action)}
