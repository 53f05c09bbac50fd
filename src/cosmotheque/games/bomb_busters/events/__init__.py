"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `numbers` (number cards).
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
from cosmotheque.games.bomb_busters.events.numbers import (
    Answered,
    HandedOn,
    Named,
    NumberDone,
    NumberRevealed,
    NumbersLaid,
    NumberTurned,
    Reckoned,
    SequenceLaid,
    ToldOff,
    Unheard,
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
    | NumbersLaid
    | NumberRevealed
    | NumberDone
    | SequenceLaid
    | NumberTurned
    | Reckoned
    | HandedOn
    | Answered
    | Named
    | Unheard
    | ToldOff
)

__all__ = [
    "Announced",
    "Answered",
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
    "HandedOn",
    "HeartLaid",
    "Labelled",
    "LineDrawn",
    "Missed",
    "Named",
    "NumberDone",
    "NumberRevealed",
    "NumberTurned",
    "NumbersLaid",
    "Offered",
    "Passed",
    "RadarAnswered",
    "Reckoned",
    "RedsRevealed",
    "SequenceLaid",
    "Ticked",
    "TokenPlaced",
    "ToldOff",
    "TurnedUp",
    "Unheard",
    "Validated",
]
