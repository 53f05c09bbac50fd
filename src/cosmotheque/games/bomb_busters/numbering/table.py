"""All kinds of actions one after the other, each with its run of numbers."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from cosmotheque.core import sentences
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.games.bomb_busters import actions as a
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
from cosmotheque.games.bomb_busters.view import View

BASE: Final = (
    SeenCut(),
    Kind(a.SoloCut, p.VALUE),
    Kind(a.RevealReds),
    Kind(a.GetStuck),
    Kind(a.Wait),
    Kind(a.PlaceToken, p.OWN),
    Kind(a.Take, p.TOOL),
    Kind(a.Point, p.OTHER),
    Kind(a.Sweep, p.OTHER_STAND),
    Announcing(1),
    Announcing(2),
    Kind(a.CutMatch, p.OWN),
    Kind(a.MarkWire, p.OWN),
    Kind(a.Exchange, p.OWN, p.SEAT),
    Kind(a.GiveBack, p.OWN),
    Kind(a.Label, p.YES_OR_NO, p.OWN),
    Kind(a.PostIt, p.OWN),
    Kind(a.Rewind),
    Kind(a.Recharge, p.SEATS),
    Kind(a.Scan, p.NUMBER),
    Kind(a.Stabilize),
    Kind(a.PassOn, p.SEAT),
)
"""What missions 1 to 8 and free practice are played with."""
FURTHER: Final = (
    BlindDualCut(),
    Kind(a.BlindCut, p.VALUE, p.BLINDS),
    Announcing(0),
    Kind(a.ChooseCard, p.CARD),
    Kind(a.LayHeart, p.OWN_STAND),
    Kind(a.DrawLine, p.CELL),
    Kind(a.Tick, p.CELL),
    Kind(a.Coffee, p.SEAT),
    TurningUp(p.CARD),
    TurningUp(p.SEAT),
    Kind(a.Snip),
    Kind(a.Hold),
    Kind(a.DropCard, p.CARD),
    Kind(a.Walk, p.SIDE),
    Kind(a.Call, p.OTHER),
    Kind(a.ChooseCharacter, p.CHARACTER),
    Kind(a.FastPass, p.OWN_PAIR),
    Kind(a.Hook, p.OTHER, p.OWN_STAND),
    Kind(a.LabelSingle, p.OWN),
    Kind(a.LayBeside, p.OWN_STAND, p.VALUE),
    Kind(a.Lie, p.OWN, p.VALUE),
    Kind(a.Deny),
    Kind(a.GiveToken, p.VALUE),
    Kind(a.PickToken, p.VALUE),
    Kind(a.Pass),
    Kind(a.HandTo, p.SEAT),
    Kind(a.Seal, p.OWN),
    Kind(a.Face, p.YES_OR_NO),
    Kind(a.CallRed, p.OTHER),
    Kind(a.Claim, p.OWN_STAND),
    Kind(a.FileWire, p.OWN_STAND),
    Kind(a.Accuse, p.SEAT, p.LETTER),
    Kind(a.ComeLast, p.NUMBER),
    Kind(a.Keep),
    Kind(a.LayNumber, p.NUMBER),
    Kind(a.Replace),
    Kind(a.Swap),
    Kind(a.TakeConstraint, p.LETTER),
    Kind(a.TurnRing, p.WAY_ROUND),
    Kind(a.ChooseEnd, p.NUMBER),
    Kind(a.TurnDown, p.NUMBER),
    Reckoning(),
    Kind(a.Discard, p.NUMBER_PAIR),
    Kind(a.HandOn, p.NUMBER, p.SEAT),
    Kind(a.TurnOver),
    Kind(a.Name, p.SEAT),
    Kind(a.Silence),
    Kind(a.OwnUp, p.OWN),
    Kind(a.ShowReds),
    Kind(a.GiveClue, p.CLUE),
    OwnWords(),
    Kind(a.Understand, p.NUMBER),
    Kind(a.AskAgain),
    Kind(a.Toss, p.OWN),
    Kind(a.Leave),
)
KINDS: Final = BASE + FURTHER
STARTS: Final = tuple(accumulate((kind.size for kind in KINDS), initial=0))
"""The first number of each kind, and the number of all of them."""
BASE_SIZE: Final = STARTS[len(BASE)]
BY_TYPE: Final = {
    kind.action: [(start, other) for start, other in zip(STARTS, KINDS, strict=False) if other.action is kind.action]
    for kind in KINDS
}


def _number(view: View, action: a.Action) -> int:
    try:
        start, kind = next(entry for entry in BY_TYPE[type(action)] if entry[1].fits(view, action))
        return start + kind.index(view, action)
    except (KeyError, ValueError, IndexError, StopIteration):
        raise NoNumber(sentences.NO_NUMBER.filled(action)) from None


def _action(view: View, number: int) -> a.Action:
    if not 0 <= number < STARTS[-1]:
        raise NoNumber(sentences.NO_NUMBERED.filled(number))
    place = bisect_right(STARTS, number) - 1
    try:
        return KINDS[place].at(view, number - STARTS[place])
    except IndexError:
        raise NoNumber(sentences.NO_NUMBERED.filled(number)) from None


NUMBERINGS: Final[Numberings] = {"bomb-busters": Numbering(STARTS[-1], _number, _action)}
