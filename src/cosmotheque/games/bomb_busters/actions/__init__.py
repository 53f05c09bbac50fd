"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game), `numbers` (number cards).
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
from cosmotheque.games.bomb_busters.actions.numbers import (
    SHOW_REDS,
    SILENCE,
    SNIP,
    TURN_OVER,
    ChooseEnd,
    Discard,
    HandOn,
    Name,
    OwnUp,
    Reckon,
    ShowReds,
    Silence,
    Snip,
    TurnDown,
    TurnOver,
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
    | ChooseEnd
    | TurnDown
    | Reckon
    | Discard
    | HandOn
    | TurnOver
    | Name
    | Snip
    | Silence
    | OwnUp
    | ShowReds
)

__all__ = [
    "GET_STUCK",
    "REVEAL_REDS",
    "REWIND",
    "SHOW_REDS",
    "SILENCE",
    "SNIP",
    "STABILIZE",
    "TURN_OVER",
    "WAIT",
    "Action",
    "Announce",
    "ChooseCard",
    "ChooseEnd",
    "Coffee",
    "CutMatch",
    "Deal",
    "Discard",
    "DrawLine",
    "Drawn",
    "DualCut",
    "Exchange",
    "GetStuck",
    "GiveBack",
    "HandOn",
    "Label",
    "LayHeart",
    "MarkWire",
    "Name",
    "OwnUp",
    "PassOn",
    "PlaceToken",
    "Point",
    "PostIt",
    "Recharge",
    "Reckon",
    "RevealReds",
    "Rewind",
    "Scan",
    "ShowReds",
    "Silence",
    "Snip",
    "SoloCut",
    "Stabilize",
    "Sweep",
    "Take",
    "Tick",
    "TurnDown",
    "TurnOver",
    "TurnUp",
    "Wait",
]
