"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game).
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
)

__all__ = [
    "GET_STUCK",
    "REVEAL_REDS",
    "REWIND",
    "STABILIZE",
    "WAIT",
    "Action",
    "Announce",
    "ChooseCard",
    "Coffee",
    "CutMatch",
    "Deal",
    "DrawLine",
    "Drawn",
    "DualCut",
    "Exchange",
    "GetStuck",
    "GiveBack",
    "Label",
    "LayHeart",
    "MarkWire",
    "PassOn",
    "PlaceToken",
    "Point",
    "PostIt",
    "Recharge",
    "RevealReds",
    "Rewind",
    "Scan",
    "SoloCut",
    "Stabilize",
    "Sweep",
    "Take",
    "Tick",
    "TurnUp",
    "Wait",
]
