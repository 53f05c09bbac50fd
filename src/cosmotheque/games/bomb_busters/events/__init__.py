"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game).
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
)

__all__ = [
    "Announced",
    "CardChosen",
    "CardReady",
    "CardUsed",
    "CharacterUsed",
    "Cut",
    "Dealt",
    "DetonatorMoved",
    "Ended",
    "Event",
    "Exchanged",
    "HeartLaid",
    "Labelled",
    "LineDrawn",
    "Missed",
    "Offered",
    "Passed",
    "RadarAnswered",
    "RedsRevealed",
    "Ticked",
    "TokenPlaced",
    "TurnedUp",
    "Validated",
]
