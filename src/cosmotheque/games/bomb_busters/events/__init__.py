"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `bonds` (constraints, the weak link, hidden number cards).
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
from cosmotheque.games.bomb_busters.events.bonds import (
    Accused,
    ConstraintOpened,
    ConstraintReleased,
    ConstraintsDealt,
    ConstraintsPaired,
    ConstraintTaken,
    HandReturned,
    LinkStuck,
    NumberDrawn,
    NumberLaid,
    NumbersGone,
    NumberShown,
    NumberTaken,
    RingTurned,
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
    | ConstraintTaken
    | ConstraintOpened
    | ConstraintReleased
    | ConstraintsPaired
    | ConstraintsDealt
    | RingTurned
    | Accused
    | LinkStuck
    | NumberLaid
    | NumberShown
    | NumberTaken
    | NumbersGone
    | NumberDrawn
    | HandReturned
)

__all__ = [
    "Accused",
    "Announced",
    "CardChosen",
    "CardReady",
    "CardUsed",
    "CharacterUsed",
    "ConstraintOpened",
    "ConstraintReleased",
    "ConstraintTaken",
    "ConstraintsDealt",
    "ConstraintsPaired",
    "Cut",
    "Dealt",
    "DetonatorMoved",
    "Ended",
    "Event",
    "Exchanged",
    "HandReturned",
    "HeartLaid",
    "Labelled",
    "LineDrawn",
    "LinkStuck",
    "Missed",
    "NumberDrawn",
    "NumberLaid",
    "NumberShown",
    "NumberTaken",
    "NumbersGone",
    "Offered",
    "Passed",
    "RadarAnswered",
    "RedsRevealed",
    "RingTurned",
    "Ticked",
    "TokenPlaced",
    "TurnedUp",
    "Validated",
]
