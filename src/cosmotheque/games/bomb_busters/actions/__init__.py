"""What can be done. Each action is small; a cut with a detector or the ray is drafted: take, point, announce.

Reading order: `base` (the base game), `bonds` (constraints, the weak link, hidden number cards), `bunker`,
`challenges`, `clues` (numbers that are not said), `drill` (a mission in parts), `gear` (cards of the boxes, characters,
wires cut at once), `numbers` (number cards), `oxygen`, `robot`, `script` (missions against time), `tokens`, `wires`
(outward wires, wires of the robot).
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
from cosmotheque.games.bomb_busters.actions.clues import (
    ASK_AGAIN,
    LONGEST_CLUE,
    SAY_CLUE,
    SLIP,
    AskAgain,
    GiveClue,
    SayClue,
    Slip,
    Understand,
)
from cosmotheque.games.bomb_busters.actions.drill import LEAVE, Leave
from cosmotheque.games.bomb_busters.actions.gear import Call, ChooseCharacter, FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.actions.numbers import (
    SHOW_REDS,
    SILENCE,
    TURN_OVER,
    ChooseEnd,
    Discard,
    HandOn,
    Name,
    OwnUp,
    Reckon,
    ShowReds,
    Silence,
    TurnDown,
    TurnOver,
)
from cosmotheque.games.bomb_busters.actions.oxygen import PASS, HandTo, Pass, Seal
from cosmotheque.games.bomb_busters.actions.robot import Face
from cosmotheque.games.bomb_busters.actions.script import HOLD, SNIP, STRIKE, DropCard, Hold, Snip, Strike, Toss
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
    | Seal
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
    | ChooseEnd
    | TurnDown
    | Reckon
    | Discard
    | HandOn
    | TurnOver
    | Name
    | Silence
    | OwnUp
    | ShowReds
    | GiveClue
    | SayClue
    | Understand
    | AskAgain
    | Slip
    | Toss
    | Leave
)
WithTools = (
    Take
    | Point
    | Sweep
    | Announce
    | Stabilize
    | PassOn
    | Exchange
    | Label
    | Recharge
    | Rewind
    | Scan
    | PostIt
    | FastPass
    | LabelSingle
    | Hook
)
"""What is done with equipment or a character."""

__all__ = [
    "ASK_AGAIN",
    "DENY",
    "GET_STUCK",
    "HOLD",
    "KEEP",
    "LEAVE",
    "LONGEST_CLUE",
    "PASS",
    "REPLACE",
    "REVEAL_REDS",
    "REWIND",
    "SAY_CLUE",
    "SHOW_REDS",
    "SILENCE",
    "SLIP",
    "SNIP",
    "STABILIZE",
    "STRIKE",
    "SWAP",
    "TURN_OVER",
    "WAIT",
    "Accuse",
    "Action",
    "Announce",
    "AskAgain",
    "BlindCut",
    "Call",
    "CallRed",
    "ChooseCard",
    "ChooseCharacter",
    "ChooseEnd",
    "Claim",
    "Coffee",
    "ComeLast",
    "CutMatch",
    "Deal",
    "Deny",
    "Discard",
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
    "GiveClue",
    "GiveToken",
    "HandOn",
    "HandTo",
    "Hold",
    "Hook",
    "Keep",
    "Label",
    "LabelSingle",
    "LayBeside",
    "LayHeart",
    "LayNumber",
    "Leave",
    "Lie",
    "MarkWire",
    "Name",
    "OwnUp",
    "Pass",
    "PassOn",
    "PickToken",
    "PlaceToken",
    "Point",
    "PostIt",
    "Recharge",
    "Reckon",
    "Replace",
    "RevealReds",
    "Rewind",
    "SayClue",
    "Scan",
    "Seal",
    "ShowReds",
    "Silence",
    "Slip",
    "Snip",
    "SoloCut",
    "Stabilize",
    "Strike",
    "Swap",
    "Sweep",
    "Take",
    "TakeConstraint",
    "Tick",
    "Toss",
    "TurnDown",
    "TurnOver",
    "TurnRing",
    "TurnUp",
    "Understand",
    "Wait",
    "Walk",
    "WithTools",
]
