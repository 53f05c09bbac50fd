"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game), `bonds` (constraints, the weak link, hidden number cards), `bunker`,
`challenges`, `gear` (cards of the boxes, characters, wires cut at once), `oxygen`, `robot`, `script` (missions
against time), `tokens`, `wires` (outward wires, wires of the robot).
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
from cosmotheque.games.bomb_busters.actions.bunker import Walk
from cosmotheque.games.bomb_busters.actions.challenges import CallRed, Claim
from cosmotheque.games.bomb_busters.actions.gear import Call, ChooseCharacter, FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.actions.oxygen import PASS, HandTo, Pass
from cosmotheque.games.bomb_busters.actions.robot import Face
from cosmotheque.games.bomb_busters.actions.script import HOLD, SNIP, STRIKE, DropCard, Hold, Snip, Strike
from cosmotheque.games.bomb_busters.actions.tokens import DENY, Deny, GiveToken, LayBeside, Lie, PickToken
from cosmotheque.games.bomb_busters.actions.wires import BlindCut, FileWire

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
    | Call
    | ChooseCharacter
    | FastPass
    | Hook
    | LabelSingle
    | LayBeside
    | Lie
    | Deny
    | GiveToken
    | PickToken
    | Pass
    | HandTo
    | Face
    | CallRed
    | Claim
    | BlindCut
    | FileWire
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
    "DENY",
    "GET_STUCK",
    "HOLD",
    "KEEP",
    "PASS",
    "REPLACE",
    "REVEAL_REDS",
    "REWIND",
    "SNIP",
    "STABILIZE",
    "STRIKE",
    "SWAP",
    "WAIT",
    "Accuse",
    "Action",
    "Announce",
    "BlindCut",
    "Call",
    "CallRed",
    "ChooseCard",
    "ChooseCharacter",
    "Claim",
    "Coffee",
    "ComeLast",
    "CutMatch",
    "Deal",
    "Deny",
    "DrawLine",
    "Drawn",
    "DropCard",
    "DualCut",
    "Exchange",
    "Face",
    "FastPass",
    "FileWire",
    "GetStuck",
    "GiveBack",
    "GiveToken",
    "HandTo",
    "Hold",
    "Hook",
    "Keep",
    "Label",
    "LabelSingle",
    "LayBeside",
    "LayHeart",
    "LayNumber",
    "Lie",
    "MarkWire",
    "Pass",
    "PassOn",
    "PickToken",
    "PlaceToken",
    "Point",
    "PostIt",
    "Recharge",
    "Replace",
    "RevealReds",
    "Rewind",
    "Scan",
    "Snip",
    "SoloCut",
    "Stabilize",
    "Strike",
    "Swap",
    "Sweep",
    "Take",
    "TakeConstraint",
    "Tick",
    "TurnRing",
    "TurnUp",
    "Wait",
    "Walk",
]
