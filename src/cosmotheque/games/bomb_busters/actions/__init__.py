"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game), `bonds` (constraints, the weak link, hidden number cards).
"""

from typing import TypeAlias

from cosmotheque.games.bomb_busters.actions.base import (
    GET_STUCK,
    REVEAL_REDS,
    REWIND,
    STABILIZE,
    WAIT,
    Announce,
    ChooseCard,
    Coffee,
    CutMatch,
    Deal,
    DrawLine,
    Drawn,
    DualCut,
    Exchange,
    GetStuck,
    GiveBack,
    Label,
    LayHeart,
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
    Tick,
    TurnUp,
    Wait,
)
from cosmotheque.games.bomb_busters.actions.bonds import (
    KEEP,
    REPLACE,
    SWAP,
    Accuse,
    ComeLast,
    Keep,
    LayNumber,
    Replace,
    Swap,
    TakeConstraint,
    TurnRing,
)

Action: TypeAlias = (
    Deal
    | PlaceToken
    | ChooseCard
    | LayHeart
    | DrawLine
    | DualCut
    | SoloCut
    | RevealReds
    | Take
    | Point
    | Sweep
    | Announce
    | CutMatch
    | MarkWire
    | Exchange
    | GiveBack
    | Tick
    | Label
    | PostIt
    | Rewind
    | Recharge
    | Scan
    | Stabilize
    | PassOn
    | Coffee
    | GetStuck
    | TurnUp
    | Wait
    | Drawn
    | Accuse
    | ComeLast
    | Keep
    | LayNumber
    | Replace
    | Swap
    | TakeConstraint
    | TurnRing
)

__all__ = [
    "GET_STUCK",
    "KEEP",
    "REPLACE",
    "REVEAL_REDS",
    "REWIND",
    "STABILIZE",
    "SWAP",
    "WAIT",
    "Accuse",
    "Action",
    "Announce",
    "ChooseCard",
    "Coffee",
    "ComeLast",
    "CutMatch",
    "Deal",
    "DrawLine",
    "Drawn",
    "DualCut",
    "Exchange",
    "GetStuck",
    "GiveBack",
    "Keep",
    "Label",
    "LayHeart",
    "LayNumber",
    "MarkWire",
    "PassOn",
    "PlaceToken",
    "Point",
    "PostIt",
    "Recharge",
    "Replace",
    "RevealReds",
    "Rewind",
    "Scan",
    "SoloCut",
    "Stabilize",
    "Swap",
    "Sweep",
    "Take",
    "TakeConstraint",
    "Tick",
    "TurnRing",
    "TurnUp",
    "Wait",
]
