"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `script` (missions against time),
`bunker`.
"""

from typing import TypeAlias

from cosmotheque.games.bomb_busters.events.base import (
    Announced,
    CardChosen,
    CardReady,
    CardUsed,
    CharacterUsed,
    Cut,
    Dealt,
    DetonatorMoved,
    Ended,
    Exchanged,
    HeartLaid,
    Labelled,
    LineDrawn,
    Missed,
    Offered,
    Passed,
    RadarAnswered,
    RedsRevealed,
    Ticked,
    TokenPlaced,
    TurnedUp,
    Validated,
)
from cosmotheque.games.bomb_busters.events.bunker import BunkerLaid, JobDone, Spotted, Stepped
from cosmotheque.games.bomb_busters.events.script import CardDropped, Claimed, CueSpoken

Event: TypeAlias = (
    Dealt
    | TokenPlaced
    | CardChosen
    | Announced
    | Cut
    | Missed
    | Validated
    | CardReady
    | CardUsed
    | CharacterUsed
    | TurnedUp
    | DetonatorMoved
    | Labelled
    | Offered
    | Exchanged
    | RadarAnswered
    | HeartLaid
    | LineDrawn
    | Ticked
    | Passed
    | RedsRevealed
    | Ended
    | CueSpoken
    | Claimed
    | CardDropped
    | BunkerLaid
    | Stepped
    | JobDone
    | Spotted
)

__all__ = [
    "Announced",
    "BunkerLaid",
    "CardChosen",
    "CardDropped",
    "CardReady",
    "CardUsed",
    "CharacterUsed",
    "Claimed",
    "CueSpoken",
    "Cut",
    "Dealt",
    "DetonatorMoved",
    "Ended",
    "Event",
    "Exchanged",
    "HeartLaid",
    "JobDone",
    "Labelled",
    "LineDrawn",
    "Missed",
    "Offered",
    "Passed",
    "RadarAnswered",
    "RedsRevealed",
    "Spotted",
    "Stepped",
    "Ticked",
    "TokenPlaced",
    "TurnedUp",
    "Validated",
]
