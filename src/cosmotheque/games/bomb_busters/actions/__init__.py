"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game), `script` (missions against time),
`bunker`.
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
from cosmotheque.games.bomb_busters.actions.bunker import Walk
from cosmotheque.games.bomb_busters.actions.script import HOLD, SNIP, STRIKE, DropCard, Hold, Snip, Strike

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
    | Snip
    | Hold
    | DropCard
    | Strike
    | Walk
)

__all__ = [
    "GET_STUCK",
    "HOLD",
    "REVEAL_REDS",
    "REWIND",
    "SNIP",
    "STABILIZE",
    "STRIKE",
    "WAIT",
    "Action",
    "Announce",
    "ChooseCard",
    "Coffee",
    "CutMatch",
    "Deal",
    "DrawLine",
    "Drawn",
    "DropCard",
    "DualCut",
    "Exchange",
    "GetStuck",
    "GiveBack",
    "Hold",
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
    "Snip",
    "SoloCut",
    "Stabilize",
    "Strike",
    "Sweep",
    "Take",
    "Tick",
    "TurnUp",
    "Wait",
    "Walk",
]
