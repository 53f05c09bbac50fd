"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `gear` (cards of the boxes, characters, wires cut at once).
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
from cosmotheque.games.bomb_busters.events.gear import (
    Called,
    CaptainChosen,
    CardDiscarded,
    CardLocked,
    CardsLaid,
    CharacterChosen,
    CutTogether,
    Disintegrated,
    Hooked,
    NumbersDealt,
    NumberShown,
    SingleLabelled,
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
    | Called
    | CaptainChosen
    | CardDiscarded
    | CardLocked
    | CardsLaid
    | CharacterChosen
    | CutTogether
    | Disintegrated
    | Hooked
    | NumberShown
    | NumbersDealt
    | SingleLabelled
)

__all__ = [
    "Announced",
    "Called",
    "CaptainChosen",
    "CardChosen",
    "CardDiscarded",
    "CardLocked",
    "CardReady",
    "CardUsed",
    "CardsLaid",
    "CharacterChosen",
    "CharacterUsed",
    "Cut",
    "CutTogether",
    "Dealt",
    "DetonatorMoved",
    "Disintegrated",
    "Ended",
    "Event",
    "Exchanged",
    "HeartLaid",
    "Hooked",
    "Labelled",
    "LineDrawn",
    "Missed",
    "NumberShown",
    "NumbersDealt",
    "Offered",
    "Passed",
    "RadarAnswered",
    "RedsRevealed",
    "SingleLabelled",
    "Ticked",
    "TokenPlaced",
    "TurnedUp",
    "Validated",
]
